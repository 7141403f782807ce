/** What the prompt bar says at a table of Völuspá. */
import type { Act, Prompt } from '../../lib/prompt';
import type { TableModel } from '../../lib/table.svelte';
import { waitingPrompt } from '../../lib/waiting';
import { ui } from '../../lib/words.svelte';
import type { Choosing } from './choosing.svelte';

const RULES: Record<string, string> = { place: 'turn', follow: 'hermod', fly: 'raven', discard: 'turn', drop: 'skadi' };

export function promptOf(table: TableModel, choosing: Choosing, onending: () => void): Prompt {
  const { say, asked } = table;
  if (!asked || !choosing.choices.length) return waitingPrompt(table, onending);
  const { tile, choice, kind, pass } = choosing;
  const cancel: Act = { id: 'cancel', label: ui('cancel'), key: 'Esc', act: () => choosing.cancel() };
  const acts: Act[] = [];
  let ask = say.rich(`prompt-${kind}`, { seat: `#${asked.seat}`, ...asked.params });
  let note: string | undefined;

  if (choice && choice.verb !== 'fly' && !choice.cell && tile) {
    ask = say.rich(`board-ask-${kind}`, { tile: `@tile-${tile}` });
    acts.push(cancel, { id: 'commit', label: say.text(`answer-${kind}`), key: 'Enter', kind: 'main', act: () => choosing.commit() });
  } else if (choice?.cell && tile) {
    ask = say.rich(sentenceOf(choice.lines), { tile: `@tile-${tile}`, cell: choice.cell, points: choice.points, row: lineOf(choice, 'row'), column: lineOf(choice, 'col') });
    if (choice.thrown) note = say.text('board-thrown', { cell: choice.thrown[1] });
    acts.push(cancel, {
      id: 'commit',
      label: say.text(kind === 'fly' ? 'board-fly' : 'board-place', { points: choice.points }),
      key: 'Enter',
      kind: 'main',
      act: () => choosing.commit(),
    });
  } else if (tile && kind !== 'fly') {
    ask = choosing.cells.size
      ? say.rich('board-ask-cell', { tile: `@tile-${tile}`, count: choosing.cells.size })
      : say.rich('board-ask-nowhere', { tile: `@tile-${tile}` });
    if (say.has(`tile-${tile}.text`)) note = say.text(`tile-${tile}.text`);
    acts.push(cancel);
  }
  if (pass && !choice)
    acts.push({ id: 'pass', label: say.text(`answer-${pass.verb}`), key: ui('space'), act: () => choosing.play(pass) });

  const section = RULES[kind] ?? 'turn';
  return {
    seat: asked.seat,
    who: ui('your-turn'),
    ask,
    note,
    rule: { section: tile && choice ? tile : section, label: ui('rule-link') },
    acts,
    tone: 'act',
  };
}

function lineOf(choice: { lines: { way: string; points: number }[] }, way: string): number {
  return choice.lines.find((line) => line.way.endsWith(way))?.points ?? 0;
}

/** Which sentence tells of the lines that score. */
function sentenceOf(lines: { way: string; points: number }[]): string {
  const row = lines.some((line) => line.way.endsWith('row') && line.points);
  const column = lines.some((line) => line.way.endsWith('col') && line.points);
  if (row && column) return 'board-here-both';
  if (row) return 'board-here-row';
  if (column) return 'board-here-column';
  return lines.some((line) => line.points) ? 'board-here-other' : 'board-here-none';
}
