/** Points of Völuspá come from the tiles that were laid; each has its emblem and its paint. */
import type { Recap } from '../../lib/game-ui';
import { tileFacts } from './tiles';

const PAINTS: Record<string, string> = {
  hel: '#4c3d63', odin: '#2d5d85', thor: '#8a6a20', troll: '#5b6a34', dragon: '#8c2a20', fenrir: '#5f5a66', skadi: '#2f6d6a', valkyrie: '#7a5a86',
  loki: '#a05f22', serpent: '#3f7344', jotun: '#456f93', hermod: '#846a28', dwarf: '#7d4f2c', freya: '#9a4a66', raven: '#3d4a5e', nidhogg: '#6b3a2e',
};

export const recap: Recap = {
  paint: (source) => ({ icon: tileFacts(source).icon, paint: PAINTS[source] ?? '#4c3d63' }),
  label: (source, say) => say.name(`tile-${source}`),
};
