/** The emblems and colours by which titles are known on the pages. */
export interface Badge {
  /** Body of the title's emblem. */
  icon: string;
  colour: string;
}

const badges = import.meta.glob<Badge>('../games/*/badge.ts', { eager: true, import: 'badge' });

export const badgeOf = (game: string): Badge | undefined => badges[`../games/${game}/badge.ts`];
