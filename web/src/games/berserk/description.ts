import type { GameDescription } from '../../lib/game-ui';
import Figure from './Figure.svelte';
import { QUIET } from './labels';
import { spotsOf } from './offers';
import { label, outline } from './outline';

export const description: GameDescription = { Figure, outline, label, spots: spotsOf, quiet: QUIET };
