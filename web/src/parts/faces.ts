/** The five people of the hall against whom one plays. */
const FACES = ['thrall', 'freewoman', 'huskarl', 'jarl', 'king'] as const;
export const LEVELS = FACES.map((_, at) => `level:${at + 1}`);

/** The rank of a machine, from 1; null for one that has none. */
export function rankOf(bot: string | null | undefined): number | null {
  const at = LEVELS.indexOf(bot ?? '');
  return at < 0 ? null : at + 1;
}

export function faceOf(bot: string | null | undefined): (typeof FACES)[number] | null {
  const rank = rankOf(bot);
  return rank === null ? null : (FACES[rank - 1] ?? null);
}

/** The colour of the ring around a face. */
export const RINGS = ['#8a8176', '#a9834c', '#b5763c', '#c9d3da', '#ecc45e'];
