/** Which sheet lies over the table now. */
class Panels {
  open = $state<'menu' | 'settings' | 'text' | 'rules' | 'ending' | 'chapter' | null>(null);
  game = $state('');
  section = $state<string | undefined>(undefined);

  rules(game: string, section?: string): void {
    this.game = game;
    this.section = section;
    this.open = 'rules';
  }

  close = (): void => {
    this.open = null;
  };
}

export const panels = new Panels();
