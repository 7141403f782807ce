/** What people read: Fluent catalogues of the hall and of each title, loaded when needed, switched at once. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { fluentArguments, pieces, type Lookup, type Piece } from './params';
import { settings, type Language } from './settings.svelte';
import type { Params } from './wire';

type Loader = () => Promise<string>;

const hallFiles = import.meta.glob<string>('../../../src/meadhall/text/*.ftl', { import: 'default' });
const gameFiles = import.meta.glob<string>('../../../src/meadhall/games/*/*.ftl', { import: 'default' });

/** `hall`, a title's name, or a part of either: `hall/pages` for all pages but the table, `<title>/rules`. */
type Scope = string;

function loaderOf(scope: Scope, language: Language): Loader | undefined {
  const [title, part] = scope.split('/');
  const file = `${part ? `${part}.` : ''}${language}.ftl`;
  return title === 'hall' ? hallFiles[`../../../src/meadhall/text/${file}`] : gameFiles[`../../../src/meadhall/games/${title}/${file}`];
}

class Words {
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #wanted = new Set<Scope>();

  /** Have these catalogues ready in the reader's language. */
  async need(...scopes: Scope[]): Promise<void> {
    for (const scope of scopes) this.#wanted.add(scope);
    await this.#load(settings.language);
  }

  /** Switch the language of everything, once all that is on the page is there in it. */
  async speak(language: Language): Promise<void> {
    await this.#load(language);
    settings.language = language;
  }

  async #load(language: Language): Promise<void> {
    const missing = [...this.#wanted].filter((scope) => !this.#bundles[`${scope} ${language}`]);
    const loaded = await Promise.all(
      missing.map(async (scope) => {
        const bundle = new FluentBundle(language, { useIsolating: false });
        const loader = loaderOf(scope, language);
        if (loader) bundle.addResource(new FluentResource(await loader()));
        return [`${scope} ${language}`, bundle] as const;
      }),
    );
    if (loaded.length) this.#bundles = { ...this.#bundles, ...Object.fromEntries(loaded) };
  }

  bundles(title: Scope | null): FluentBundle[] {
    const scopes = title ? [title, `${title}/board`, `${title}/rules`, `${title}/decks`] : [];
    return [...scopes, 'hall', 'hall/pages'].flatMap((scope) => this.#bundles[`${scope} ${settings.language}`] ?? []);
  }
}

export const words = new Words();

/** Tells the texts of one title (null: the hall's own) with the names of those at the table. */
export class Teller {
  readonly title: string | null;
  #names: () => string[];
  #shortNames: () => string[];

  constructor(title: string | null = null, names: () => string[] = () => [], shortNames = names) {
    this.title = title;
    this.#names = names;
    this.#shortNames = shortNames;
  }

  /** A value of the title's option; one that no catalogue can know is named by the text for others. */
  option(name: string, value: string): string {
    const key = `option-${name}-${value}`;
    if (this.has(key)) return this.text(key);
    return this.has(`option-${name}-other`) ? this.text(`option-${name}-other`, { name: value }) : value;
  }

  has(key: string): boolean {
    const [id, attribute] = key.split('.') as [string, string | undefined];
    return words.bundles(this.title).some((bundle) => {
      const message = bundle.getMessage(id);
      return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
    });
  }

  /** A message as plain text; `key.attribute` asks for an attribute. */
  text(key: string, params: Params = {}): string {
    return this.#format(key, params, false);
  }

  /** A message as pieces: text, seats and names. */
  rich(key: string, params: Params = {}): Piece[] {
    return pieces(this.#format(key, params, true));
  }

  /** A name in a case. */
  name(key: string, form = ''): string {
    return this.text(form && this.has(`${key}.${form}`) ? `${key}.${form}` : key);
  }

  seat(seat: number): string {
    return this.#names()[seat] || this.text('seat-nameless', { number: seat + 1 });
  }

  /** The same without what a machine is called beside its name, where there is little room. */
  shortSeat(seat: number): string {
    return this.#shortNames()[seat] || this.seat(seat);
  }

  #lookup: Lookup = { name: (key, form) => this.name(key, form), seat: (seat) => this.seat(seat) };

  #format(key: string, params: Params, marked: boolean): string {
    const [id, attribute] = key.split('.') as [string, string | undefined];
    for (const bundle of words.bundles(this.title)) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern == null) continue;
      const errors: Error[] = [];
      const out = bundle.formatPattern(pattern, fluentArguments(params, this.#lookup, marked), errors);
      if (errors.length && import.meta.env.DEV) console.warn(key, settings.language, errors);
      return out;
    }
    if (import.meta.env.DEV) console.warn('no text', key, settings.language);
    return key;
  }
}

/** The hall's own voice. */
export const hall = new Teller();
/** Short for texts of the hall's own pages: `ui('cancel')` is the message `ui-cancel`. */
export const ui = (key: string, params?: Params): string => hall.text(`ui-${key}`, params);
