/** Words of the glossary in the texts of cards: where they stand, in whatever form. */
import { settings } from '../../lib/settings.svelte';
import type { Teller } from '../../lib/words.svelte';

/** Entries that texts of cards speak of, `term-…` of the catalogue. */
const TERMS = [
  'simple_strike', 'special_strike', 'magic_strike', 'discharge', 'shot', 'throw', 'lunge', 'spell', 'effect', 'directed_strike', 'unanswered_strike',
  'armor', 'attack_experience', 'defence_experience', 'shooting_experience', 'clumsiness', 'regeneration', 'poison', 'jump', 'teleport', 'incarnation',
  'incarnation_token', 'valhalla', 'vampirism', 'scavenging', 'finishing', 'steadfast', 'incorporeal', 'formation', 'horde', 'unique', 'protection',
  'protection_shots', 'protection_spells', 'protection_throws', 'protection_discharges', 'protection_magic', 'protection_flyers', 'protection_poison',
  'prevention', 'range', 'movement', 'extra_lives', 'counters', 'per_turn', 'per_battle', 'open', 'closed', 'instant', 'redirection', 'block',
  'start_of_battle', 'start_of_turn', 'end_of_turn', 'redistribute', 'land', 'fly', 'on_death', 'destroy', 'banish', 'summon', 'revive', 'prophecy',
  'opposite', 'row', 'column', 'host', 'artifact', 'terrain', 'hero', 'elite', 'ordinary', 'symbiont', 'next_to',
] as const;

export interface Linked {
  text: string;
  /** The entry this piece leads to. */
  term: string | null;
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const LETTER = '[a-zа-яё]';
const ENDING = { ru: /(?:ость|[аеёиоуыэюяйь]{1,2})$/, en: /(?:ing|ed|es|s|e)$/ };

/** A word in any of its forms: what does not change of it, and up to four letters. */
function forms(word: string, language: 'ru' | 'en'): string {
  const stem = word.length < 4 ? word : word.replace(ENDING[language], '');
  const fixed = stem.replace(SPECIAL, '\\$&');
  return word.length < 4 && language === 'ru' ? fixed : `${fixed}${LETTER}{0,4}`;
}

class Links {
  #made = new Map<string, { pattern: RegExp; terms: string[] }>();

  of(say: Teller): { pattern: RegExp; terms: string[] } {
    const { language } = settings;
    const known = this.#made.get(language);
    if (known) return known;
    const named = TERMS.map((term) => ({ term, name: say.name(`term-${term}`).toLocaleLowerCase() })).sort((a, b) => b.name.length - a.name.length);
    const alternatives = named.map(({ name }) => `(${name.split(/\s+/).map((word) => forms(word, language)).join('\\s+')})`);
    const made = { pattern: new RegExp(`(?<!${LETTER})(?:${alternatives.join('|')})(?!${LETTER})`, 'g'), terms: named.map(({ term }) => term) };
    // Before the catalogue has come, names are keys: those are not kept.
    if (named.every(({ name }) => !name.startsWith('term-'))) this.#made.set(language, made);
    return made;
  }
}

const links = new Links();

/** A text in pieces; each entry is led to once, where it is named first. */
export function linked(text: string, say: Teller): Linked[] {
  const { pattern, terms } = links.of(say);
  const out: Linked[] = [];
  const led = new Set<string>();
  let end = 0;
  for (const match of text.toLowerCase().matchAll(pattern)) {
    const term = terms[match.slice(1).findIndex((group) => group !== undefined)];
    if (!term || led.has(term)) continue;
    led.add(term);
    if (match.index > end) out.push({ text: text.slice(end, match.index), term: null });
    end = match.index + match[0].length;
    out.push({ text: text.slice(match.index, end), term });
  }
  if (end < text.length) out.push({ text: text.slice(end), term: null });
  return out;
}

/** An entry as it stands beside a card: `Armour 2`. */
export function entryName(say: Teller, term: string, number = 0): string {
  const name = say.name(`term-${term}`);
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}${number ? ` ${number}` : ''}`;
}
