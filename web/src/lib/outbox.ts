/** Moves that are on their way. Each has an id made here; the hall plays an id at most once, so everything that was not
 *  answered is sent again after a gap, and neither lost nor doubled. Kept over a reload of the page. */
export interface Parcel {
  id: string;
}

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export class Outbox<Kind extends Parcel> {
  #shelf: Shelf;
  #key: string;
  #parcels: Kind[];

  constructor(shelf: Shelf, key: string) {
    this.#shelf = shelf;
    this.#key = key;
    this.#parcels = this.#read();
  }

  /** All that is not answered yet, oldest first. */
  get waiting(): readonly Kind[] {
    return this.#parcels;
  }

  add(parcel: Kind): void {
    if (this.#parcels.some((other) => other.id === parcel.id)) return;
    this.#parcels = [...this.#parcels, parcel];
    this.#write();
  }

  /** The hall has answered, for good or ill. Gives the parcel if it was waiting. */
  settle(id: string): Kind | undefined {
    const found = this.#parcels.find((parcel) => parcel.id === id);
    if (found) {
      this.#parcels = this.#parcels.filter((parcel) => parcel.id !== id);
      this.#write();
    }
    return found;
  }

  #read(): Kind[] {
    try {
      const list: unknown = JSON.parse(this.#shelf.getItem(this.#key) ?? '[]');
      return Array.isArray(list) ? (list as Kind[]) : [];
    } catch {
      return [];
    }
  }

  #write(): void {
    try {
      if (this.#parcels.length) this.#shelf.setItem(this.#key, JSON.stringify(this.#parcels));
      else this.#shelf.removeItem(this.#key);
    } catch {
      // Without storage the parcels live as long as the page.
    }
  }
}

let counter = 0;

/** A new id: unguessable enough never to meet another client's. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  counter += 1;
  return `${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}-${counter}`;
}

/** How long to wait before the nth try to reach the hall again, in milliseconds. */
export function backoff(tries: number, random: number = Math.random()): number {
  return Math.round(Math.min(15000, 400 * 2 ** tries) * (0.7 + 0.6 * random));
}
