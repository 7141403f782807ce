import icon from 'icon:crossed-axes';
import type { Badge } from '../../lib/badges';

/** The squad of the second seat forgives more: by the hands of machines it wins nine battles of ten. */
export const badge: Badge = { icon, colour: '#4a2a1c', newcomer: 1 };
