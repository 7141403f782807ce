/** The log of a table as it grows, line by line. */
import type { LogLine } from './wire';

/** One line told twice, or two: where all choose at once a seat may have several of the same moment, the choice and then
 *  that it gave up. */
const same = (one: LogLine, other: LogLine): boolean =>
  one.seq === other.seq && one.seat === other.seat && one.at === other.at && JSON.stringify(one.events) === JSON.stringify(other.events);

/** The log with one more line, unless it has come already. */
export const withLine = (log: LogLine[], line: LogLine): LogLine[] => {
  for (let at = log.length - 1; at >= 0 && (log[at]?.seq ?? 0) >= line.seq; at -= 1) if (log[at] && same(log[at] as LogLine, line)) return log;
  return [...log, line];
};

/** Whether a line is a move that its seat would take back: letting something happen, which often nobody was asked about,
 *  is none. */
export const isMove = ({ move, events }: Pick<LogLine, 'move' | 'events'>): boolean => move !== 'pass' || events.length > 0;
