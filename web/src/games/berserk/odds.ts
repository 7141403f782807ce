/** Odds in one line. */
import { outcomes, percent, type Outcome, type Preview } from './offers';

/** Outcomes in short: `0: 28% · 2: 64% · 4†: 8%`. */
export const inShort = (list: Outcome[]): string => list.map(({ wounds, often, deadly }) => `${wounds}${deadly ? '†' : ''}: ${percent(often)}%`).join(' · ');

/** The outcomes of a strike. */
export function oddsLine(preview: Preview): string {
  return preview.strikes ? inShort(outcomes(preview.strikes, preview.life ?? 99)) : '';
}
