import type { GameUi } from '../../lib/game-ui';
import Figure from './Figure.svelte';
import { spotsOf } from './offers';
import { label, outline } from './outline';
import Table from './Table.svelte';

export const gameUi: GameUi = { Table, Figure, outline, label, spots: spotsOf, recap: () => import('./recap') };
