/** A seat in a line of words: who plays it, whether they are there, and their clock. */
import type { TableModel } from '../lib/table.svelte';
import type { SeatInfo } from '../lib/wire';
import { ui } from '../lib/words.svelte';

class Ticker {
  now = $state(Date.now());
  constructor() {
    setInterval(() => (this.now = Date.now()), 1000);
  }
}

let ticker: Ticker | null = null;

/** `4:05`, or `2 d 3 h` for slow tables. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86400) return ui('clock-days', { days: Math.floor(left / 86400), hours: Math.floor((left % 86400) / 3600) });
  if (left >= 3600) return ui('clock-hours', { hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

export interface SeatLine {
  facts: string;
  away: boolean;
  clock: string;
  urgent: boolean;
}

/** The clock runs down here between two words of the hall. */
const received = new WeakMap<SeatInfo, number>();

export function seatLine(table: TableModel, seat: SeatInfo, at: number, facts: string): SeatLine {
  const about: string[] = [];
  if (seat.mine && table.seat === at) about.push(ui('you'));
  else if (seat.kind === 'bot') about.push(ui('machine'));
  else if (seat.standIn) about.push(ui('stand-in'));
  else if (seat.kind === 'person' && !seat.present && table.info?.phase === 'playing' && !seat.mine) about.push(ui('away'));
  if (facts) about.push(facts);
  let clock = '';
  let urgent = false;
  if (seat.clock !== null && table.info?.phase === 'playing') {
    ticker ??= new Ticker();
    if (!received.has(seat)) received.set(seat, Date.now());
    const runs = table.info.waiting.includes(at);
    const left = runs ? seat.clock - (ticker.now - (received.get(seat) ?? ticker.now)) / 1000 : seat.clock;
    clock = clockText(left);
    urgent = runs && left < 20;
  }
  return { facts: about.join(' · '), away: about.includes(ui('away')), clock, urgent };
}
