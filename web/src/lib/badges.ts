/** The emblems and colours by which titles are known on the pages. */
export interface Badge {
  /** Body of the title's emblem. */
  icon: string;
  colour: string;
  /** Where somebody new sits best, from 0; the first seat unless the title says otherwise. */
  newcomer?: number;
}

const badges = import.meta.glob<Badge>('../games/*/badge.ts', { eager: true, import: 'badge' });

export const badgeOf = (game: string): Badge | undefined => badges[`../games/${game}/badge.ts`];
