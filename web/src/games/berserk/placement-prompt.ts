/** What the prompt bar says while a squad is placed. */
import type { Act, Prompt } from '../../lib/prompt';
import type { TableModel } from '../../lib/table.svelte';
import { ui } from '../../lib/words.svelte';
import { cardKey, cardOf } from './cards';
import type { Placing } from './placing.svelte';

export function placementPrompt(table: TableModel, placing: Placing): Prompt | null {
  const { say } = table;
  const { asked, held, left } = placing;
  if (!asked) return null;
  const acts: Act[] = [];
  if (left.length < placing.squad.length) acts.push({ id: 'clear', label: say.text('board-recruit-clear'), act: () => placing.anew() });
  const done = placing.whole && held === null;
  if (done) acts.push({ id: 'commit', label: say.text('board-place-done'), key: ui('space'), kind: 'main', act: () => placing.commit() });
  const ask = done
    ? say.rich('board-place-whole')
    : held === null
      ? say.rich('board-place-ask', { count: left.length })
      : say.rich('board-place-card', { card: `@${cardKey(cardOf(placing.squad[held] ?? null))}` });
  return { seat: asked.seat, who: ui('your-turn'), ask, note: done ? say.text('board-place-whole-note') : undefined, rule: { section: 'placement', label: ui('rule-link') }, acts, tone: 'act' };
}
