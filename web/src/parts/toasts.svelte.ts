/** Short news that need no answer. */
export interface News {
  id: number;
  text: string;
  harm: boolean;
}

class Toasts {
  list = $state<News[]>([]);
  #next = 0;

  show(text: string, harm = false): void {
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, harm }];
    setTimeout(() => (this.list = this.list.filter((news) => news.id !== id)), 5000);
  }
}

export const toasts = new Toasts();
