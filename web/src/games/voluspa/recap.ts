/** Points of Völuspá come from the tiles that were laid; each has its emblem, and its box its paint. */
import type { Recap } from '../../lib/game-ui';
import { tileFacts } from './tiles';

const PAINT: Record<string, string> = { base: '#7d6434', saga: '#3d6470', order: '#5b6a34' };
const HEL = '#4c3d63';

export const recap: Recap = {
  paint: (source) => ({ icon: tileFacts(source).icon, paint: source === 'hel' ? HEL : (PAINT[tileFacts(source).box] ?? HEL) }),
  label: (source, say) => say.name(`tile-${source}`),
};
