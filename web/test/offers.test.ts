import { describe, expect, it } from 'vitest';
import { boosts, byCell, readOffer } from '../src/games/voluspa/offers';

const offer = (text: string, points = 0): ReturnType<typeof readOffer> => readOffer({ text, preview: { points, lines: [] } });

describe('options of Völuspá', () => {
  it('are taken apart', () => {
    expect(offer('odin c4')).toMatchObject({ verb: 'place', tile: 'odin', boost: 0, cell: 'c4', way: '' });
    expect(offer('odin+2 c4')).toMatchObject({ tile: 'odin', boost: 2, cell: 'c4' });
    expect(offer('jotun c4 throws n')).toMatchObject({ tile: 'jotun', cell: 'c4', way: 'n' });
    expect(offer('jotun+1 c4')).toMatchObject({ tile: 'jotun', boost: 1, way: '' });
    expect(offer('serpent aa12 col')).toMatchObject({ tile: 'serpent', cell: 'aa12', way: 'col' });
    expect(offer('fly d5')).toMatchObject({ verb: 'fly', tile: 'raven', cell: 'd5' });
    expect(offer('stay')).toMatchObject({ verb: 'stay', cell: '' });
    expect(offer('discard odin')).toMatchObject({ verb: 'discard', tile: 'odin', cell: '' });
    expect(offer('drop freya')).toMatchObject({ verb: 'drop', tile: 'freya' });
  });

  it('keep what they would bring', () => {
    const choice = readOffer({ text: 'jotun c4 throws n', preview: { points: 5, lines: [['row', 5, ['a4', 'b4', 'c4']]], thrown: ['c4', 'c1'] } });
    expect(choice.points).toBe(5);
    expect(choice.lines).toEqual([{ way: 'row', points: 5, cells: ['a4', 'b4', 'c4'] }]);
    expect(choice.thrown).toEqual(['c4', 'c1']);
  });

  it('are grouped by cell, the best way first', () => {
    const choices = [offer('jotun c4 throws n', 2), offer('jotun c4 throws e', 7), offer('jotun d4', 1), offer('odin c4', 9), offer('jotun+1 c4 throws n', 8)];
    const cells = byCell(choices, 'jotun', 0);
    expect([...cells.keys()]).toEqual(['c4', 'd4']);
    expect(cells.get('c4')?.map((choice) => choice.way)).toEqual(['e', 'n']);
    expect(boosts(choices, 'jotun')).toEqual([0, 1]);
  });
});
