import type { GameDescription } from '../../lib/game-ui';
import Figure from './Figure.svelte';
import { ownNumbers } from './numbers.svelte';
import { spotsOf } from './offers';
import { label, outline } from './outline';
import { room } from './room';
import RulesCard from './RulesCard.svelte';

export const description: GameDescription = { Figure, room, RulesCard, numbers: ownNumbers, outline, label, spots: (asked, text) => spotsOf(text, asked.seat) };
