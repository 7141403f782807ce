import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { fluentArguments, pieces, sentenceCase, type Lookup } from '../src/lib/params';

const FORMS: Record<string, string> = { 'tile-odin': 'Один', 'tile-odin.acc': 'Одина', 'tile-hel': 'Хель' };
const lookup: Lookup = { name: (key, form) => FORMS[`${key}.${form}`] ?? FORMS[key] ?? key, seat: (seat) => ['Сигрун', 'Ильва'][seat] ?? '?' };

function told(message: string, params: Parameters<typeof fluentArguments>[0], marked = false): string {
  const bundle = new FluentBundle('ru', { useIsolating: false });
  bundle.addResource(new FluentResource(`key = ${message}`));
  const pattern = bundle.getMessage('key')?.value;
  return pattern ? bundle.formatPattern(pattern, fluentArguments(params, lookup, marked)) : '';
}

describe('parameters of messages', () => {
  it('put names into the case that a sentence asks for', () => {
    expect(told('{ $seat } кладёт { $tile_acc }', { seat: '#0', tile: '@tile-odin' })).toBe('Сигрун кладёт Одина');
  });

  it('leave a name as it is where it has no such form', () => {
    expect(told('на { $tile_acc }', { tile: '@tile-hel' })).toBe('на Хель');
  });

  it('count in Russian', () => {
    const message = '{ $count -> [one] { $count } тайл [few] { $count } тайла *[many] { $count } тайлов }';
    const broken = message.replaceAll(' [', '\n    [').replace(' *', '\n   *').replace(' }', ' }');
    expect([1, 2, 5, 21, 112].map((count) => told(broken.replace(/ }$/, '\n}'), { count }))).toEqual(['1 тайл', '2 тайла', '5 тайлов', '21 тайл', '112 тайлов']);
  });

  it('join lists and count them', () => {
    expect(told('{ $tiles } ({ $tiles_count })', { tiles: ['@tile-odin', '@tile-hel', 3] })).toBe('Один, Хель, 3 (3)');
  });

  it('come back as pieces: seats as chips, names in bold', () => {
    expect(pieces(told('{ $seat } кладёт { $tile_acc } на c4', { seat: '#1', tile: '@tile-odin' }, true))).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'text', text: ' кладёт ' },
      { kind: 'name', key: 'tile-odin', text: 'Одина' },
      { kind: 'text', text: ' на c4' },
    ]);
  });

  it('begin a sentence with a capital', () => {
    expect(sentenceCase([{ kind: 'text', text: 'ваш ход' }])).toEqual([{ kind: 'text', text: 'Ваш ход' }]);
    expect(sentenceCase([{ kind: 'seat', seat: 0 }])).toEqual([{ kind: 'seat', seat: 0 }]);
  });

  it('do not take literal text for a seat', () => {
    expect(told('{ $name }', { name: '#one' })).toBe('#one');
  });
});
