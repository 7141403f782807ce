/** The points of a play as the hall's reckoning tells them: by seat and source, over time, and by stage. */
import type { Points, Reckoned } from './wire';

/** A round or an age: from the moment it began to the moment it was over. */
export interface Span {
  number: number;
  from: number;
  to: number;
}

export interface Share {
  source: string;
  points: number;
}

export class Account {
  readonly sources: string[];
  readonly points: Points[];
  /** All stages of the play; none where the title has none. */
  readonly spans: Span[];
  readonly length: number;

  constructor(reckoned: Reckoned, length: number) {
    this.sources = reckoned.sources;
    this.points = reckoned.points;
    this.length = length;
    const begun = reckoned.stages.filter(({ number }) => number > 1);
    this.spans = begun.length || reckoned.stages.length ? [{ number: 1, at: 0 }, ...begun].map(({ number, at }, nth) => ({ number, from: at, to: begun[nth]?.at ?? length })) : [];
  }

  total(seat: number, to = this.length): number {
    return this.points.reduce((sum, one) => (one.seat === seat && one.at <= to ? sum + one.points : sum), 0);
  }

  /** What each source brought a seat between two moments, in the order of the sources; none that brought nothing. */
  shares(seat: number, from = 0, to = this.length): Share[] {
    const sums = new Map<string, number>();
    for (const one of this.points) if (one.seat === seat && one.at > from && one.at <= to) sums.set(one.source, (sums.get(one.source) ?? 0) + one.points);
    return this.sources.flatMap((source) => (sums.get(source) ? [{ source, points: sums.get(source) ?? 0 }] : []));
  }

  /** The sources that brought anybody anything. */
  get used(): string[] {
    const seen = new Set(this.points.map(({ source }) => source));
    return this.sources.filter((source) => seen.has(source));
  }

  entries(seat: number, source: string): Points[] {
    return this.points.filter((one) => one.seat === seat && one.source === source);
  }

  /** The points of a seat over time: a step for every moment at which they changed. */
  steps(seat: number): [at: number, total: number][] {
    const out: [number, number][] = [[0, 0]];
    let sum = 0;
    for (const one of this.points) {
      if (one.seat !== seat) continue;
      sum += one.points;
      const last = out.at(-1);
      if (last?.[0] === one.at) last[1] = sum;
      else out.push([one.at, sum]);
    }
    return out;
  }

  /** The one move that brought a seat most. */
  best(seat: number): { at: number; points: number } | null {
    const sums = new Map<number, number>();
    for (const one of this.points) if (one.seat === seat) sums.set(one.at, (sums.get(one.at) ?? 0) + one.points);
    const [found] = [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return found && found[1] > 0 ? { at: found[0], points: found[1] } : null;
  }

  /** Since when a seat has been ahead of all others to the end; null where it is not. */
  aheadSince(seat: number, seats: number): number | null {
    const others = Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat);
    const moments = [...new Set(this.points.map(({ at }) => at))].sort((a, b) => b - a);
    let since: number | null = null;
    for (const at of moments) {
      const mine = this.total(seat, at);
      if (others.some((other) => this.total(other, at) >= mine)) return since;
      since = at;
    }
    return since;
  }
}
