/** Glory of Wolves of Odin comes from victory cards, and a round shows its lines as they stood. */
import type { Recap } from '../../lib/game-ui';
import { victoryIcon, victoryKey } from './cards';
import { VICTORIES } from './facts';
import NextRound from './NextRound.svelte';
import Round from './Round.svelte';

/** Enough to tell neighbours apart; the emblem tells which card it is. */
const PAINTS = ['#8a5a2b', '#4f6b3a', '#7d3b2a', '#2d5d85', '#8c2a20', '#5a4a7a', '#7a6a24', '#2f6d6a', '#6b4a5e'];

export const recap: Recap = {
  paint: (source) => ({ icon: victoryIcon(source), paint: PAINTS[VICTORIES.findIndex((one) => one === source) % PAINTS.length] ?? '#8a5a2b' }),
  label: (source, say) => say.name(victoryKey(source)),
  Chapter: Round,
  Next: NextRound,
};
