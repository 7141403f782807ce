/** Odds in one line. */
import { outcomes, percent, type Preview } from './offers';

/** The outcomes of a strike: `0: 28% · 2: 64% · 4 †: 8%`. */
export function oddsLine(preview: Preview): string {
  if (!preview.strikes) return '';
  return outcomes(preview.strikes, preview.life ?? 99)
    .map(({ wounds, often, deadly }) => `${wounds}${deadly ? ' †' : ''}: ${percent(often)}%`)
    .join(' · ');
}
