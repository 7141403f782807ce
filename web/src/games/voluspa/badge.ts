import icon from 'icon:wizard-face';
import type { Badge } from '../../lib/badges';

export const badge: Badge = { icon, colour: '#1d3a4d' };
