import type { GameUi } from '../../lib/game-ui';
import Table from './Table.svelte';

export const gameUi: GameUi = { Table, recap: () => import('./recap') };
