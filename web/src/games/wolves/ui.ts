import type { GameUi } from '../../lib/game-ui';
import { cardsSeen, emblems } from './cards';
import Table from './Table.svelte';

export const gameUi: GameUi = { Table, emblems, ready: (view) => emblems.load(cardsSeen(view)), stage: 'round', recap: () => import('./recap') };
