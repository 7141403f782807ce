import type { GameDescription } from '../../lib/game-ui';
import Figure from './Figure.svelte';
import { spotsOf } from './offers';
import { room } from './room';
import { label, outline } from './outline';

export const description: GameDescription = { Figure, room, outline, label, spots: spotsOf };
