/** The hall's doors: every request that is not part of a table's live channel. */
import type { CardNumbers, DeckTold, Imported, Join, Left, Lobby, Me, NewTable, OwnDeck, Params, Position, ReadyDeck, Reckoned, Records, Replay, Review, ReviewMoment, SessionInfo, TableInfo, TitleInfo } from './wire';
import { session } from './session.svelte';
import { trouble } from './trouble.svelte';

export class HallError extends Error {
  readonly status: number;
  readonly error: string;
  readonly reason: string | null;
  readonly params: Params;

  constructor(status: number, body: { error?: string; reason?: string | null; params?: Params }) {
    super(body.error ?? String(status));
    this.status = status;
    this.error = body.error ?? (status === 0 ? 'unreachable' : 'server');
    this.reason = body.reason ?? null;
    this.params = body.params ?? {};
  }
}

async function call<Answer>(method: 'GET' | 'POST', path: string, body?: unknown, kind = 'application/json'): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method === 'POST') {
    headers['content-type'] = kind;
    headers['x-csrf-token'] = session.me?.csrf ?? '';
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body ?? {}),
    });
  } catch {
    throw new HallError(0, {});
  }
  const text = await response.text();
  let parsed: unknown = text;
  try {
    parsed = text ? JSON.parse(text) : null;
  } catch {
    // A saga is plain text.
  }
  if (!response.ok) {
    const error = new HallError(response.status, (parsed ?? {}) as Record<string, never>);
    trouble.met(error.error);
    throw error;
  }
  return parsed as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => call<Answer>('GET', path);
export const post = <Answer>(path: string, body?: unknown): Promise<Answer> => call<Answer>('POST', path, body);

export const titles = (): Promise<TitleInfo[]> => get('/titles');
export const lobby = (): Promise<Lobby> => get('/lobby');
export const openTable = (table: NewTable): Promise<TableInfo> => post('/tables', table);
export const tableInfo = (id: string): Promise<TableInfo> => get(`/tables/${id}`);
export const join = (id: string, body: Join): Promise<TableInfo> => post(`/tables/${id}/join`, body);
export const leave = (id: string): Promise<Left> => post(`/tables/${id}/leave`);
/** Before the play: let a machine sit on a free seat, or have its seat free again. */
export const setSeat = (id: string, seat: number, bot: string | null): Promise<TableInfo> => post(`/tables/${id}/seat`, { seat, kind: bot ? 'bot' : 'open', bot });
export const start = (id: string): Promise<TableInfo> => post(`/tables/${id}/start`);
export const rematch = (id: string): Promise<TableInfo> => post(`/tables/${id}/rematch`);
export const saga = (id: string): Promise<string> => get(`/tables/${id}/saga`);
/** How this reader has fared against machines in one title. */
export const records = (game: string): Promise<Records> => get(`/me/records/${game}`);
export const setName = (name: string): Promise<Me> => post('/me', { name });
export const makeAccount = (name: string, password: string): Promise<Me> => post('/account', { name, password });
export const logIn = (name: string, password: string): Promise<Me> => post('/login', { name, password });
export const logOut = (): Promise<Me> => post('/logout');
export const changePassword = (old: string, fresh: string): Promise<Me> => post('/account/password', { old, new: fresh });
export const sessions = (): Promise<SessionInfo[]> => get('/account/sessions');
/** End one of my sessions, or with no id all but this one. */
export const endSession = (id: string | null): Promise<SessionInfo[]> => post('/account/sessions/end', { id });
export const deleteMe = (password: string): Promise<Me> => post('/me/delete', { password });
/** Everything of mine, as a file. */
export const MY_DATA = '/api/me/data';
export const tellSaga = (text: string): Promise<Imported> => call('POST', '/sagas', text, 'text/plain');
/** A recorded play at one moment, as a seat saw it; with no seat, as whoever watched. */
export const moment = (source: 'table' | 'saga', id: string, at: number, seat: number | null = null): Promise<Replay> =>
  get(`${source === 'table' ? `/tables/${id}/replay` : `/replays/${id}`}?at=${at}${seat === null ? '' : `&seat=${seat}`}`);

/** Where all points of a play so far came from. */
export const reckoning = (source: 'table' | 'saga', id: string): Promise<Reckoned> => get(`/${source === 'table' ? 'tables' : 'replays'}/${id}/reckoning`);

/** A review as far as it is thought about; asking again keeps it going. */
export const review = (source: 'table' | 'saga', id: string, open: boolean): Promise<Review> =>
  get(`/${source === 'table' ? 'tables' : 'replays'}/${id}/review${open ? '?open=true' : ''}`);
/** What a seat knew before one of its moves, and what that move and a better one would do. */
export const reviewMoment = (source: 'table' | 'saga', id: string, at: number, better: string | null): Promise<ReviewMoment> =>
  get(`/${source === 'table' ? 'tables' : 'replays'}/${id}/review/${at}${better ? `?${new URLSearchParams({ better })}` : ''}`);

/** The numbers in the texts of a title's cards, for one set of them. */
export const cardNumbers = (game: string, cards: string): Promise<CardNumbers> => get(`/games/${game}/cards/${encodeURIComponent(cards)}`);

/** What the rules say of a deck, given as its code or as a list of cards. */
export const deckTold = (game: string, text: string): Promise<DeckTold> => get(`/games/${game}/deck?${new URLSearchParams({ text })}`);
export const readyDecks = (game: string): Promise<ReadyDeck[]> => get(`/games/${game}/decks`);
/** The decks that the hall keeps for this account. */
export const myDecks = (): Promise<OwnDeck[]> => get('/me/decks');
export const keepDeck = (game: string, name: string, code: string): Promise<OwnDeck> => post('/me/decks', { game, name, code });
export const changeDeck = (id: string, change: { name?: string; code?: string }): Promise<OwnDeck> => post(`/me/decks/${id}`, change);
export const deleteDeck = (id: string): Promise<OwnDeck[]> => post(`/me/decks/${id}/delete`);

/** A position given as text, with options of the title, and what one move would do there. */
export function position(game: string, text: string, move: string, options: Record<string, string>): Promise<Position> {
  const query = new URLSearchParams({ ...options, text, ...(move ? { move } : {}) });
  return get(`/games/${game}/position?${query}`);
}
