/** One move in words, as the saga tells it. */
import { sentenceCase, type Piece } from './params';
import { plain } from './prompt';
import type { LogLine } from './wire';
import type { Teller } from './words.svelte';

/** What a move told; where that is nothing, the answer itself. An answer kept until all have chosen has no words: what
 *  comes of it is told then. `quiet`: events that the board shows well enough. */
export function verseOf(line: LogLine, say: Teller, quiet: readonly string[]): Piece[][] {
  const events = line.events.filter(({ key }) => !quiet.includes(key)).map(({ key, params }) => sentenceCase(say.rich(`event-${key}`, params)));
  const answer = `answer-${line.move?.split(' ')[0] ?? ''}`;
  if (events.length || !line.move || !say.has(answer)) return events;
  return [[{ kind: 'seat', seat: line.seat }, ...plain(`: ${say.text(answer)}`)]];
}
