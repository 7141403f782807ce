/** The rules page of a title as data: `src/meadhall/games/<title>/rules.json`. */
export interface RulesExample {
  id: string;
  /** The position as the title's text notation gives it, line by line. */
  position: string[];
  /** A move that is shown as if it were made. */
  move?: string;
  options?: Record<string, string>;
}

export interface RulesPage {
  /** `cards`: keys of the catalogue that are drawn as cards with what they do. */
  sections: { id: string; cards?: string[]; examples?: RulesExample[] }[];
}

const files = import.meta.glob<RulesPage>('../../../src/meadhall/games/*/rules.json', { import: 'default' });

export async function rulesOf(game: string): Promise<RulesPage> {
  const load = files[`../../../src/meadhall/games/${game}/rules.json`];
  return load ? load() : { sections: [] };
}
