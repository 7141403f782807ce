import { describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../src/lib/wire';

vi.mock('../src/lib/words.svelte', () => ({ ui: (key: string) => `<${key}>`, hall: { has: (key: string) => key === 'bot-greedy', text: (key: string) => `<${key}>` } }));
const { personName, seatNames } = await import('../src/lib/names');

const seat = (kind: string, name: string, bot: string | null = null): SeatInfo => ({ kind, name, bot, standIn: false, present: true, mine: false, clock: null, left: false, ranOut: false, standInSince: null, replaceableIn: null, kept: false, keptForMe: false });

describe('what those at a table are called', () => {
  it('by their names, machines by their kind, an open seat by nothing', () => {
    expect(seatNames([seat('person', 'Sigrun'), seat('bot', '', 'greedy'), seat('bot', '', 'ismcts:500'), seat('open', '')])).toEqual(['Sigrun', '<bot-greedy>', 'ismcts:500', '']);
  });

  it('tells machines of one kind apart, and guests without a name', () => {
    expect(seatNames([seat('person', ''), seat('bot', '', 'greedy'), seat('person', '-'), seat('bot', '', 'greedy')])).toEqual(['<guest>\u00A01', '<bot-greedy>\u00A01', '<guest>\u00A02', '<bot-greedy>\u00A02']);
    expect(seatNames([seat('person', ' ')])).toEqual(['<guest>']);
  });

  it('never changes a name that was given', () => {
    expect(seatNames([seat('person', 'Ylva'), seat('person', 'Ylva')])).toEqual(['Ylva', 'Ylva']);
    expect([personName('Ylva'), personName(''), personName('-'), personName(null)]).toEqual(['Ylva', '<guest>', '<guest>', '<guest>']);
  });
});
