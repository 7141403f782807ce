import icon from 'icon:wolf-howl';
import type { Badge } from '../../lib/game-ui';

export const badge: Badge = { icon, colour: '#5a2416' };
