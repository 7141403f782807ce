import type { GameFront } from '../../lib/front';
import Figure from './Figure.svelte';
import { label, outline } from './outline';
import Table from './Table.svelte';

export const front: GameFront = { Table, Figure, outline, label };
