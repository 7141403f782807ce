/** What the prompt bar says before the battle, as long as something is asked. */
import type { Act, Prompt } from '../../lib/prompt';
import type { TableModel } from '../../lib/table.svelte';
import { ui } from '../../lib/words.svelte';
import type { Mustering } from './mustering.svelte';

export function musterPrompt(table: TableModel, mustering: Mustering, laying: Act | null = null): Prompt | null {
  const { say } = table;
  const { asked, aimed } = mustering;
  if (!asked) return null;
  const acts: Act[] = [];
  let ask = say.rich(`prompt-${asked.kind}`, asked.params);
  let note: string | undefined;
  const commit = (label: string, key = 'Enter'): Act => ({ id: 'commit', label, key, kind: 'main', act: () => mustering.commit() });
  const word = (text: string, label: string, kind?: Act['kind'], key?: string): Act => ({ id: text, label, kind, key, act: () => mustering.sayWord(text) });
  if (asked.kind === 'lay-deck') {
    ask = say.rich('board-lay-deck');
    if (laying) acts.push(laying);
  } else if (asked.kind === 'pick-deck') {
    if (aimed) acts.push(commit(say.text('board-deck-take', { deck: `@deck-${aimed.text}` })));
  } else if (asked.kind === 'go-first') {
    if (aimed) acts.push(commit(say.text(`board-order-${aimed.text}`)));
    else acts.push(word('first', say.text('answer-first')), word('second', say.text('answer-second')));
  } else if (asked.kind === 'redeal') {
    note = say.text('board-redeal-note', { gold: Number(asked.params.gold) });
    acts.push(word('redeal', say.text('board-redeal')), word('keep', say.text('board-keep'), 'main', ui('space')));
  } else if (mustering.bill) {
    const { bill, parts } = mustering;
    note = say.text('board-recruit-left', { gold: bill.goldLeft, silver: bill.silverLeft });
    if (aimed) {
      ask = say.rich('board-recruit-enough', { count: mustering.affordable, cards: parts.length });
      acts.push({ id: 'cancel', label: say.text('board-recruit-on'), key: 'Esc', act: () => mustering.back() });
    } else {
      ask = say.rich('board-recruit-ask', { count: parts.length });
      if (parts.length) acts.push({ id: 'clear', label: say.text('board-recruit-clear'), act: () => void mustering.stand([]) });
    }
    if (mustering.rest) acts.push(commit(say.text('board-recruit-done', { count: parts.length }), ui('space')));
  }
  return { seat: asked.seat, who: ui('your-turn'), ask, note, rule: { section: 'recruiting', label: ui('rule-link') }, acts, tone: 'act' };
}
