/** Which answers have no place on the table: cards of a deck, of a graveyard or of exile. In a window their buttons do. */
import type { Choosing } from './choosing.svelte';

export interface TrayChoice {
  text: string;
  spot: string;
  /** The card, as moves write it. */
  word: string;
}

export function trayChoices(choosing: Choosing): TrayChoice[] {
  if (!choosing.asked || choosing.asked.kind.startsWith('window')) return [];
  if (choosing.asked.kind === 'choose-kind') return choosing.all.filter(({ text }) => text !== 'pass').map(({ text, spot }) => ({ text, spot, word: text }));
  const spots = choosing.via === null ? [...choosing.direct.keys(), ...choosing.vias] : [...choosing.open.keys(), choosing.via];
  return [...new Set(spots)].flatMap((spot) => {
    const word = spot.startsWith('at:') ? spot.slice(3) : '';
    const zone = choosing.lying.get(word)?.card.zone;
    return zone === 'graveyard' || zone === 'exile' ? [{ text: choosing.open.get(spot)?.text ?? choosing.direct.get(spot)?.text ?? spot, spot, word }] : [];
  });
}
