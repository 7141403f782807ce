import type { GameUi } from '../../lib/game-ui';
import { screen } from '../../lib/screen.svelte';
import { viewOf } from '../../lib/view';
import type { View } from '../../lib/wire';
import { cardsSeen, emblems } from './cards';
import { CLAN_SLOT, MONSTER_SLOT } from './facts';
import { monsters } from './pieces.svelte';
import Table from './Table.svelte';

/** Cards of monsters that stand on the board lie on the sheets. */
async function ready(view: View): Promise<void> {
  const { draft, clans } = viewOf('bloodrage', view).state;
  const summoned = clans.some(({ upgrades }) => upgrades.slice(MONSTER_SLOT, CLAN_SLOT).some((card) => card !== null));
  const drafting = draft?.take === undefined ? null : import('./drafting').catch(() => null);
  const holding = drafting && !screen.wide ? null : import('./holding').catch(() => null);
  await Promise.all([emblems.load(cardsSeen(view)), summoned ? monsters.bring() : null, drafting, holding]);
}

export const gameUi: GameUi = { Table, emblems, ready, stage: 'age', recap: () => import('./recap') };
