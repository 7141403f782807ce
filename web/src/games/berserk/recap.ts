/** The battle is fought for lives: what is left of them is the score. */
import heart from 'icon:hearts';
import type { Recap } from '../../lib/game-ui';
import Survivors from './Survivors.svelte';

export const recap: Recap = {
  paint: () => ({ icon: heart, paint: '#8c2a20' }),
  label: (source) => source,
  Last: Survivors,
};
