import icon from 'icon:crossed-axes';
import type { Badge } from '../../lib/badges';

export const badge: Badge = { icon, colour: '#7a2016' };
