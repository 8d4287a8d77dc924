/** The server's operations (docs/api.md), typed.  The page knows nothing about a game but what comes through here. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Option = [string, ...Json[]];

export interface Ref {
  kind: string;
  value: Json;
}
export interface Message {
  id: string;
  args: Json[];
  text: string;
  refs?: Ref[];
}
export interface GameOption {
  name: string;
  type: "str" | "int" | "bool";
  default: string | number | boolean;
  help: string;
  choices: (string | number | boolean)[];
  lo: number | null;
  hi: number | null;
}
export interface Title {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  rules_version: number;
  prefix: string;
  options: GameOption[];
  bots: string[];
}
export interface Catalogue {
  titles: Title[];
  paces: { name: string; seconds: number | null }[];
  languages: string[];
  version: string;
}
export interface Player {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string;
  bot: string | null;
  stand_in: string | null;
  stand_in_why: "asked" | "clock" | "host" | null;
  here: boolean;
  thinking: boolean;
}
export interface Refusal {
  rule: string;
  message: Message;
}
export interface Choice {
  option: Option;
  label: Message;
}
export interface Space {
  space: string;
  verb?: string;
  items?: Json[];
  bounds?: number[];
  labels?: Message[];
  lo?: number;
  hi?: number;
  parts?: (Choice[] | Space)[];
  [more: string]: unknown;
}
export interface Decision {
  seat: number;
  what: string;
  rule: string;
  kind: "one" | "sealed" | "open";
  prompt: Message;
  options: Choice[];
  space: Space | null;
  samples?: Choice[]; // some options out of a space
  refused: { option: Option; label: Message; refusal: Refusal }[];
}
export interface Line {
  n: number;
  version: number;
  position: number;
  seat: number | null;
  message: Message;
}
export interface Right {
  allowed: boolean;
  refusal?: Refusal;
}
export type View = { [field: string]: any };
export interface Summary {
  id: string;
  title: string;
  status: "open" | "running" | "over" | "cancelled";
  players: Player[];
  options: Record<string, Json>;
  pace: string;
  listed: boolean;
  changed: number;
  version: number;
  position: number;
  to_act: number[];
  deadline: number | null;
  moment: Message | null;
  what: string | null;
  scores: number[] | null;
  ranking: number[][] | null;
  rematch: string | null;
  seat?: number | null;
  token_index?: number;
  my_turn?: boolean;
  host?: boolean;
}
export interface Table {
  id: string;
  title: string;
  status: "open" | "running" | "over" | "cancelled";
  seat: number | null;
  version: number;
  position: number;
  options: Record<string, Json>;
  pace: string;
  listed: boolean;
  watch: boolean;
  players: Player[];
  to_act: number[];
  deadline: number | null;
  changed: number;
  over: boolean;
  scores: number[] | null;
  ranking: number[][] | null;
  moment: Message | null;
  numbers: Record<string, number>[] | null;
  number_names: Record<string, string>;
  view: View | null;
  board: View | null;
  decision: Decision | null;
  undo: Right | null;
  redo: Right | null;
  since: { position: number; line: number } | null;
  lines: { from: number; total: number; new: Line[] };
  chat: { last: number };
  rematch: string | null;
}
export interface Position {
  position: number;
  last: number;
  version: number;
  move: { seat: number; label: Message | null; at: number } | null;
  view: View;
  board: View | null;
  numbers: Record<string, number>[];
  moment: Message | null;
  to_act: number[];
  scores: number[];
  lines: Line[];
  line: number;
}
export interface Preview {
  option: Option;
  changes: { name: string; label: string; before: number; after: number }[];
  unsure: string[];
  hidden: boolean; // chance or hidden cards come into it
  next: { seat: number; what: string } | null;
  warnings: Message[];
}
export interface Graph {
  positions: number[];
  moments: (Message | null)[];
  series: Record<string, number[][]>;
  labels: Record<string, string>;
  marks: { position: number; message: Message }[];
}
export interface ChatMessage {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
export interface Rule {
  id: string;
  heading: string;
  text: string;
}
/** The rules of a title and of the table, and what their chapters say besides; texts are Markdown. */
export interface Book {
  chapters: { heading: string; text: string }[];
  rules: Rule[];
}
export interface Facts {
  title: string;
  data: Record<string, any>;
  faces: any;
}
export interface NewSeat {
  kind: "me" | "invite" | "bot";
  name?: string;
  bot?: string;
}
export interface NewGame {
  title: string;
  seats: NewSeat[];
  options: Record<string, Json>;
  pace: string;
  listed: boolean;
  watch: boolean;
  shuffle: boolean;
}
export interface Made {
  id: string;
  host: string;
  seats: { seat: number; kind: string; token?: string; invite?: string }[];
  table: Table;
}

/** A sentence of the catalogues, and what fills it. */
export interface Sentence {
  id: string;
  args: Record<string, string | number>;
}

/** What the server said no to: in its own words, and as a sentence that the page can say in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly sentence?: Sentence,
    readonly refusal?: Refusal,
  ) {
    super(text);
  }
}

export async function call<T>(path: string, body?: unknown, token?: string | null, method?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang }; // the reader's, which need not be the browser's
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem("offline", "The server does not answer.", 0, { id: "page-offline", args: {} });
  }
  const data = await answer.json().catch(() => null);
  if (!answer.ok) {
    const { status } = answer;
    const error = data?.error ?? { code: "broken", text: `The server answered ${status}.`, message: { id: "page-server-answered", args: { status } } };
    throw new Problem(error.code, error.text, status, error.message, error.refusal);
  }
  return data as T;
}

const lang = (language: string) => `language=${encodeURIComponent(language)}`;

export const api = {
  titles: () => call<Catalogue>("/titles"),
  facts: (title: string, language: string) => call<Facts>(`/titles/${title}/facts?${lang(language)}`),
  rules: (title: string, language: string) => call<Book>(`/titles/${title}/rules?${lang(language)}`),
  words: (language: string) => call<{ catalogues: Record<string, string> }>(`/words/${language}`),
  create: (game: NewGame) => call<Made>("/games", game),
  open: (language: string) => call<{ games: Summary[] }>(`/games?${lang(language)}`),
  mine: (tokens: string[], language: string) => call<{ games: Summary[] }>(`/mine?${lang(language)}`, { tokens }),
  claim: (id: string, invite: string, name: string) => call<{ seat: number; token: string }>(`/games/${id}/claim`, { invite, name }),
  join: (id: string, name: string) => call<{ seat: number; token: string }>(`/games/${id}/join`, { name }),
  table: (id: string, token: string | null, language: string) => call<Table>(`/games/${id}?${lang(language)}`, undefined, token),
  seatBot: (id: string, seat: number, host: string) => call<unknown>(`/games/${id}/seats/${seat}/bot`, {}, host),
  standInFor: (id: string, seat: number, host: string) => call<unknown>(`/games/${id}/seats/${seat}/stand-in`, {}, host),
  invite: (id: string, seat: number, host: string) => call<{ invite: string }>(`/games/${id}/seats/${seat}/invite`, {}, host),
  cancel: (id: string, host: string) => call<unknown>(`/games/${id}/cancel`, {}, host),
  rematch: (id: string, token: string) => call<{ id: string }>(`/games/${id}/rematch`, { key: crypto.randomUUID() }, token),
  standIn: (id: string, token: string) => call<unknown>(`/games/${id}/stand-in`, {}, token),
  back: (id: string, token: string) => call<unknown>(`/games/${id}/back`, {}, token),
  whyNot: (id: string, options: Option[], token: string, language: string) =>
    call<{ answers: { option: Option; refusal: Refusal | null }[] }>(`/games/${id}/why-not?${lang(language)}`, { options }, token),
  previews: (id: string, options: Option[], token: string, language: string) =>
    call<{ version: number; previews: Preview[] }>(`/games/${id}/previews?${lang(language)}`, { options }, token),
  chat: (id: string, token: string | null) => call<{ messages: ChatMessage[] }>(`/games/${id}/chat`, undefined, token),
  at: (id: string, n: number, token: string | null, language: string, seat?: number | "all") =>
    call<Position>(`/games/${id}/at/${n}?${lang(language)}${seat === undefined ? "" : `&seat=${seat}`}`, undefined, token),
  graph: (id: string, token: string | null, language: string) => call<Graph>(`/games/${id}/graph?${lang(language)}`, undefined, token),
};

/** The same option, whatever object it is. */
export const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
