/** Who is here. */
import { get } from './hall';
import type { Me } from './wire';

class Session {
  me = $state.raw<Me | null>(null);
  #asking: Promise<Me> | null = null;

  /** Ask the hall once who this session is. */
  async know(): Promise<Me> {
    this.#asking ??= get<Me>('/me').then((me) => (this.me = me));
    try {
      return await this.#asking;
    } catch (error) {
      this.#asking = null;
      throw error;
    }
  }

  /** The hall may give a new token with a new account. */
  become(me: Me): void {
    this.me = me;
    this.#asking = Promise.resolve(me);
  }
}

export const session = new Session();
