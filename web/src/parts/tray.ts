/** One answer that lies in the tray. */
export interface TrayItem {
  /** Tells equal things apart. */
  key: string;
  spot: string;
  /** Taken up, aimed at or picked. */
  on: boolean;
  /** What it is and would do, for those who do not see it. */
  label: string;
  /** A card brings its own edge; anything else lies on a plate. */
  card: boolean;
  /** What this one and those after it have in common. */
  caption?: string;
}

export const trayTestId = (key: string): string => `choice-${key.replace(/[\s:]+/g, '-')}`;
