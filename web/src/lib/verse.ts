/** One move in words, as the saga tells it. */
import { sentenceCase, type Piece } from './params';
import { plain } from './prompt';
import type { Happening, LogLine } from './wire';
import type { Teller } from './words.svelte';

/** What the answers after these lines are about: the latest that one card did to another. */
export function askedAbout(lines: readonly LogLine[]): Happening | null {
  return lines.flatMap(({ events }) => events).findLast(({ params }) => params.card !== undefined && params.target !== undefined) ?? null;
}

/** What a move told; where that is nothing, the answer itself, with what it is `about`. An answer kept until all have
 *  chosen has no words: what comes of it is told then. `quiet`: events that the board shows well enough. */
export function verseOf(line: LogLine, say: Teller, quiet: readonly string[], about: Happening | null = null): Piece[][] {
  const events = line.events.filter(({ key }) => !quiet.includes(key)).map(({ key, params }) => sentenceCase(say.rich(`event-${key}`, params)));
  const answer = `answer-${line.move?.split(' ')[0] ?? ''}`;
  if (events.length || !line.move || !say.has(answer)) return events;
  const named = about && line.move === 'pass' ? [...plain(' · '), ...say.rich(`event-${about.key}`, about.params)] : [];
  return [[{ kind: 'seat', seat: line.seat }, ...plain(`: ${say.text(answer)}`), ...named]];
}
