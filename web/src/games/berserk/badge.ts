import icon from 'icon:crossed-axes';
import type { Badge } from '../../lib/game-ui';

export const badge: Badge = { icon, colour: '#4a2a1c' };
