import type { GameDescription } from '../../lib/game-ui';
import Figure from './Figure.svelte';
import { label, outline } from './outline';

export const description: GameDescription = { Figure, room: () => 270, outline, label, spots: () => [] };
