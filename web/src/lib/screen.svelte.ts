/** The form of the screen, told once for all boards. */
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  /** Rails on both sides of the board. */
  get wide(): boolean {
    return this.width >= 1100;
  }
  /** Too low for anything above or below the board: a phone held sideways, or a page enlarged twice. */
  get short(): boolean {
    return !this.wide && this.height < 560 && this.width >= 600;
  }
  /** The prompt and the hand stand beside the board instead of below it. */
  get column(): boolean {
    return this.short || (!this.wide && this.width >= 720 && this.width > this.height);
  }
  get narrow(): boolean {
    return this.width < 520;
  }
}

export const screen = new Screen();
