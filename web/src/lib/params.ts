/** Parameters of messages: `@key` is a name with its cases, `#n` a seat, lists are joined; and back from a formatted
 *  sentence to its pieces, so that seats become chips and names stand in bold. */
import type { Param, Params } from './wire';

export const CASES = ['acc', 'gen', 'dat', 'ins', 'prep'] as const;

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'name'; key: string; text: string };

/** Private characters that mark where a seat or a name stands in a formatted sentence. */
const SEAT = '\uE000';
const NAME = '\uE001';
const MID = '\uE002';
const END = '\uE003';
const MARKED = /\uE000(\d+)\uE003|\uE001([^\uE002]*)\uE002([^\uE003]*)\uE003/g;

export interface Lookup {
  /** A name of the catalogue, in a case where that form is written. */
  name(key: string, form: string): string;
  /** The name of whoever sits on this seat. */
  seat(seat: number): string;
}

function word(value: Param, form: string, lookup: Lookup, marked: boolean): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((part) => word(part, form, lookup, marked)).join(', ');
  if (value.startsWith('@')) {
    const name = lookup.name(value.slice(1), form);
    return marked ? `${NAME}${value.slice(1)}${MID}${name}${END}` : name;
  }
  if (/^#\d+$/.test(value)) return marked ? `${SEAT}${value.slice(1)}${END}` : lookup.seat(Number(value.slice(1)));
  return value;
}

/** The parameters as Fluent wants them. `marked`: leave marks that `pieces` understands. */
export function fluentArguments(params: Params, lookup: Lookup, marked = false): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number') {
      out[name] = value;
      continue;
    }
    if (Array.isArray(value)) out[`${name}_count`] = value.length;
    out[name] = word(value, '', lookup, marked);
    for (const form of CASES) out[`${name}_${form}`] = word(value, form, lookup, marked);
  }
  return out;
}

/** A sentence with marks, as pieces in order. */
export function pieces(sentence: string): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > at) out.push({ kind: 'text', text: sentence.slice(at, match.index) });
    if (match[1] !== undefined) out.push({ kind: 'seat', seat: Number(match[1]) });
    else out.push({ kind: 'name', key: match[2] ?? '', text: match[3] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) out.push({ kind: 'text', text: sentence.slice(at) });
  return out;
}

/** The first letter of a sentence is a capital, whatever piece it stands in. */
export function sentenceCase(list: Piece[]): Piece[] {
  const first = list[0];
  if (!first || first.kind === 'seat') return list;
  return [{ ...first, text: first.text.charAt(0).toLocaleUpperCase() + first.text.slice(1) }, ...list.slice(1)];
}
