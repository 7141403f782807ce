import type { GameUi } from '../../lib/game-ui';
import { viewOf } from '../../lib/view';
import type { View } from '../../lib/wire';
import { emblems, emblemsOf } from './emblems.svelte';
import { inBattle } from './position';
import Table from './Table.svelte';

/** In battle all is seen by all, unless a card lies face down. */
function unveiled(given: View): boolean {
  const { state } = viewOf('berserk', given);
  return inBattle(state) && !state.cards.some((card) => card.faceDown);
}

export const gameUi: GameUi = { Table, unveiled, emblems, ready: (view) => emblems.load(emblemsOf(view)), recap: () => import('./recap') };
