import icon from 'icon:wolf-howl';
import type { Badge } from '../../lib/badges';

export const badge: Badge = { icon, colour: '#5a2416' };
