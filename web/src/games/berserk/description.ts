import type { GameDescription } from '../../lib/game-ui';
import Figure from './Figure.svelte';
import { QUIET } from './labels';
import { spotsOf } from './offers';
import { label, outline } from './outline';
import { room } from './room';

export const description: GameDescription = { Figure, room, outline, label, spots: spotsOf, quiet: QUIET };
