/** The six sources of Glory, each with its emblem and its paint, and what an age brought. */
import crown from 'icon:laurel-crown';
import embers from 'icon:burning-embers';
import meteor from 'icon:burning-meteor';
import seal from 'icon:wax-seal';
import swords from 'icon:crossed-swords';
import upgrade from 'icon:upgrade';
import type { Recap } from '../../lib/game-ui';
import Age from './Age.svelte';
import NextAge from './NextAge.svelte';

const LOOKS: Record<string, { icon: string; paint: string }> = {
  battles: { icon: swords, paint: 'var(--src-battle)' },
  quests: { icon: seal, paint: 'var(--src-quest)' },
  ragnarok: { icon: meteor, paint: 'var(--src-ragnarok)' },
  gifts: { icon: upgrade, paint: 'var(--src-gift)' },
  pillage: { icon: embers, paint: 'var(--src-pillage)' },
  legends: { icon: crown, paint: 'var(--src-legend)' },
};

export const recap: Recap = {
  paint: (source) => LOOKS[source] ?? { icon: swords, paint: 'var(--src-battle)' },
  label: (source, say) => say.name(`source-${source}`),
  Chapter: Age,
  Next: NextAge,
};
