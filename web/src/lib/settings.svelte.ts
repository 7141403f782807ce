/** What the reader has chosen about the page itself; remembered on this machine. */
export type Language = 'en' | 'ru';
export type Theme = 'night' | 'day';
/** How fast the moves of others are told. */
export type Pace = 'at_once' | 'quick' | 'calm' | 'slow';
/** How long the table stops between rounds or ages. */
export type Pause = 'never' | 'short' | 'long' | 'key';
export const PAUSES: Record<Pause, number | null> = { never: 0, short: 8, long: 20, key: null };

const KEY = 'meadhall.settings';

interface Saved {
  language: Language;
  theme: Theme;
  motion: boolean;
  volume: number;
  coordinates: boolean;
  pace: Pace;
  pause: Pause;
}

function saved(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('night');
  motion = $state(true);
  /** 0 is silence, and silence is the default. */
  volume = $state(0);
  coordinates = $state(true);
  pace = $state<Pace>('quick');
  pause = $state<Pause>('key');

  constructor() {
    const was = saved();
    this.language = was.language ?? (navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en');
    this.theme = was.theme ?? 'night';
    this.motion = was.motion ?? true;
    this.volume = was.volume ?? 0;
    this.coordinates = was.coordinates ?? true;
    this.pace = was.pace ?? 'quick';
    this.pause = was.pause ?? 'key';
  }

  /** Silence, or as loud as it was before; half loud at first. */
  toggleSound(): void {
    if (this.volume) this.#loud = this.volume;
    this.volume = this.volume ? 0 : this.#loud;
  }
  #loud = 0.5;

  /** Write the choices to the page and to the machine; call from an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? 'on' : 'off';
    const { language, theme, motion, volume, coordinates, pace, pause } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, volume, coordinates, pace, pause }));
    } catch {
      // A page without storage still works; it only forgets.
    }
  }
}

export const settings = new Settings();
