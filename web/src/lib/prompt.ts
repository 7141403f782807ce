/** What the prompt bar says and offers. */
import type { Piece } from './params';

export interface Act {
  id: string;
  label: string;
  /** The key that does the same. */
  key?: string;
  kind?: 'main' | 'harm' | 'other';
  icon?: string;
  disabled?: boolean;
  act: () => void;
}

/** A small button on the upper edge of the bar: something that lasts, or that can be looked at again. */
export interface Pill {
  id: string;
  label: string;
  icon?: string;
  /** Whose mark it bears. */
  seat?: number | null;
  /** What stands at its end: numbers, or what a touch does. */
  value?: string;
  /** A touch ends what it tells of. */
  ends?: boolean;
  act: () => void;
}

export interface Prompt {
  /** Who acts or threatens; null where nobody does. */
  seat: number | null;
  /** Whose turn it is, or what happened. */
  who: string;
  /** The question or the task. */
  ask: Piece[];
  /** What would come of it. */
  note?: string;
  /** Where the rules speak of it: a section of the rules page. */
  rule?: { section: string; label: string };
  acts: Act[];
  /** What else can be asked for: behind the bar's own menu. */
  more?: Act[];
  pills?: Pill[];
  tone: 'act' | 'wait' | 'react' | 'look';
}

export const plain = (text: string): Piece[] => [{ kind: 'text', text }];
