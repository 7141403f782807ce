/** The five seats: colour, shape and beast, always together. */
import bear from 'icon:bear-head';
import raven from 'icon:raven';
import serpent from 'icon:snake-totem';
import stag from 'icon:stag-head';
import wolf from 'icon:wolf-head';

export interface Mark {
  /** In a box of 40 by 40. */
  shape: string;
  beast: string;
  /** Name of the beast: the message `ui-beast-…`. */
  key: string;
  size: number;
  middle: number;
}

export const MARKS: Mark[] = [
  { shape: 'M20 2.5a17.5 17.5 0 1 0 0 35a17.5 17.5 0 1 0 0-35Z', beast: wolf, key: 'wolf', size: 24, middle: 20 },
  { shape: 'M20 .8 39.2 20 20 39.2 .8 20Z', beast: raven, key: 'raven', size: 21, middle: 20 },
  { shape: 'M8 3h24l5 5v24l-5 5H8l-5-5V8Z', beast: bear, key: 'bear', size: 25, middle: 20 },
  { shape: 'M3 3h34v15c0 9-7 16-17 21.5C10 34 3 27 3 18Z', beast: serpent, key: 'serpent', size: 21, middle: 17 },
  { shape: 'M12.5 1.5h15v11h11v15h-11v11h-15v-11h-11v-15h11Z', beast: stag, key: 'stag', size: 23, middle: 20 },
];

export const markOf = (seat: number): Mark => MARKS[seat % MARKS.length] as Mark;
/** Seats count from 0, the tokens of their colours from 1. */
export const colourOf = (seat: number): number => (seat % MARKS.length) + 1;

/** An axe-cut rectangle: things that can be held. */
export const cut = (x: number, y: number, w: number, h: number, k: number): string =>
  `M${x + k} ${y}H${x + w - k}L${x + w} ${y + k}V${y + h - k}L${x + w - k} ${y + h}H${x + k}L${x} ${y + h - k}V${y + k}Z`;
