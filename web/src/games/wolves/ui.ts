import type { GameUi } from '../../lib/game-ui';
import Figure from './Figure.svelte';
import { ownNumbers } from './numbers.svelte';
import { spotsOf } from './offers';
import { label, outline } from './outline';
import RulesCard from './RulesCard.svelte';
import Table from './Table.svelte';

export const gameUi: GameUi = { Table, Figure, RulesCard, numbers: ownNumbers, outline, label, spots: (asked, text) => spotsOf(text, asked.seat), stage: 'round', recap: () => import('./recap') };
