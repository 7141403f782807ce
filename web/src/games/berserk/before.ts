/** What stands where the field will before the battle: picking a deck, recruiting, placing. Each of them puts its moves
 *  together itself and tells the table what the prompt bar says (`onprompt`; null where the table's own words will do). */
import type { Component } from 'svelte';
import type { Prompt } from '../../lib/prompt';
import type { TableModel } from '../../lib/table.svelte';
import type { BerserkState } from './position';

export interface BeforeProps {
  table: TableModel;
  onprompt?: (prompt: Prompt | null) => void;
}

export type Stage = 'muster' | 'placement';

/** Frames that ask something before the battle, and where that is answered. */
const STAGES: Record<string, Stage> = { PickDeck: 'muster', LayDeck: 'muster', GoFirst: 'muster', Redeal: 'muster', Recruit: 'muster', Place: 'placement' };

export const beforeOf = (state: BerserkState): Stage | null => STAGES[state.frames.at(-1)?.[0] ?? ''] ?? null;

export const PLACES: Record<Stage, () => Promise<{ default: Component<BeforeProps> }>> = {
  muster: () => import('./Muster.svelte'),
  placement: () => import('./Placement.svelte'),
};
