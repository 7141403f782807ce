export type Value = string | number | boolean;
export type Param = number | string | (number | string)[];
export type Params = Record<string, Param>;

/** What one seat may know, as the engine gives it. `state` is the title's own. */
export interface View<State = unknown> {
  game: string;
  seats: number;
  options: Record<string, Value>;
  seat: number | null;
  waiting: number[];
  over: boolean;
  state: State;
}
