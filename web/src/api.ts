/** The server's operations (docs/api.md), typed.  The page knows nothing about a game but what comes through here. */

import type { components } from "./openapi";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Option = [string, ...Json[]];

type Schemas = components["schemas"];
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] }; // without the index of what may come besides
/** What the document leaves open, said more exactly. */
type Refined<T, R> = Omit<Known<T>, keyof R> & R;

export type Ref = Refined<Schemas["Ref"], { value: Json }>;
export type Message = Refined<Schemas["Message"], { args: Record<string, Json>; refs?: Ref[] }>;
export type GameOption = Refined<Schemas["TitleOption"], { type: "str" | "int" | "bool"; default: string | number | boolean; choices: (string | number | boolean)[] }>;
export type Title = Refined<Schemas["Title"], { options: GameOption[] }>;
export type Catalogue = Refined<Schemas["Titles"], { titles: Title[] }>;
export type Player = Refined<Schemas["Player"], { stand_in_why: "asked" | "clock" | "host" | null }>;
export type Refusal = Refined<Schemas["Reason"], { message: Message }>;
export type Choice = Refined<Schemas["Choice"], { option: Option; label: Message }>;
/** A set choice, as the server describes it. */
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
export type Decision = Refined<Schemas["Decision"], { prompt: Message; options: Choice[]; samples: Choice[]; space: Space | null; refused: (Choice & { refusal: Refusal })[] }>;
export type Chapter = Refined<Schemas["Heading"], { heading: Message }>;
export type Line = Refined<Schemas["Line"], { message: Message; chapter: Chapter | null }>;
export type Threat = Refined<Schemas["Threat"], { message: Message }>;
export type Right = Refined<Schemas["Right"], { refusal: Refusal | null }>;
export type View = { [field: string]: any };
type Numbers = Record<string, number>[];
export type Summary = Refined<
  Schemas["Mine"],
  { status: Table["status"]; players: Player[]; options: Record<string, Json>; moment: Message | null; seat?: number | null; token_index?: number | null; my_turn?: boolean; host?: boolean }
>;
export type Table = Refined<
  Schemas["Table"],
  {
    options: Record<string, Json>;
    players: Player[];
    moment: Message | null;
    numbers: Numbers | null;
    number_names: Record<string, string>;
    view: View | null;
    board: View | null;
    decision: Decision | null;
    undo: Right | null;
    redo: Right | null;
    threats: Threat[];
    lines: Refined<Schemas["Lines"], { new: Line[] }>;
  }
>;
export type Position = Refined<
  Schemas["Past"],
  { move: { seat: number; label: Message | null; at: number } | null; view: View; board: View | null; numbers: Numbers; moment: Message | null; scores: number[]; lines: Line[]; threats: Threat[] }
>;
export type Preview = Refined<Schemas["Preview"], { option: Option; warnings: Message[]; next: { seat: number; what: string } | null }>;
/** A good choice in a bot's eyes, and what it would change. */
export type Idea = Choice & { preview: Preview; gain: number };
/** What was decided in a position, and what a bot would have done; no seat where nothing may be said. */
export type Hindsight = Refined<Schemas["Hindsight"], { made: Choice | null; ideas: Idea[] }>;
/** What a plan comes to, as the engine says; or why it is refused. */
export interface Planned {
  version: number;
  options: Choice[];
  refusal: Refusal | null;
  preview: Omit<Preview, "option"> | null;
  view: View | null;
  forecast: any;
}
export type Named = { ref: Ref; name: string };
/** Something that nobody should miss, with everybody's numbers before and after it. */
export type Scene = Refined<
  Schemas["StoryScene"],
  {
    lines: Line[];
    ref: Named | null;
    refs: Named[];
    sides: { seat: number; total: number; parts: (Named & { n: number; worth: number })[] }[];
    saved: (Named & { seat: number; was: number; now: number })[];
    facts: { [name: string]: any };
    before: Numbers;
    after: Numbers;
  }
>;
/** What makes the next thing of the last: all of it anew, or parts of it. */
export type Changed = { to: unknown } | { in: Record<string, Changed> };
export type Story = Refined<Schemas["Story"], { start: { view: View; board: View | null; numbers: Numbers } | null; steps: { position: number; seat: number; change: Changed }[]; scenes: Scene[] }>;
export type Graph = Refined<Schemas["Graph"], { moments: (Message | null)[]; series: Record<string, number[][]>; labels: Record<string, string>; marks: { position: number; message: Message }[] }>;
export type ChatMessage = Schemas["ChatMessage"];
export type Rule = Schemas["Rule"];
/** The rules of a title and of the table, and what their chapters say besides; texts are Markdown. */
export type Book = Schemas["Rules"];
export type Facts = Refined<Schemas["Facts"], { data: Record<string, any>; faces: any }>;
export type NewSeat = { kind: "me" | "invite" | "bot"; name?: string; bot?: string };
export type NewGame = Refined<Schemas["NewGame"], { seats: NewSeat[]; options: Record<string, Json> }>;
export type Made = Refined<Schemas["Created"], { table: Table }>;

/** A sentence of the catalogues, and what fills it. */
export interface Sentence {
  id: string;
  args: Record<string, string | number>;
}

/** The forms of names that sentences ask for, by the nominative and the case. */
export type Forms = Record<string, Record<string, string>>;

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
  rule: (title: string, rule: string, language: string) => call<Book>(`/titles/${title}/rules/${rule}?${lang(language)}`),
  words: (language: string) => call<{ catalogues: Record<string, string>; forms: Forms }>(`/words/${language}`),
  create: (game: NewGame) => call<Made>("/games", game),
  open: (language: string) => call<{ games: Summary[] }>(`/games?${lang(language)}`),
  underWay: (language: string) => call<{ games: Summary[] }>(`/games?watch=true&${lang(language)}`),
  mine: (tokens: string[], language: string) => call<{ games: Summary[] }>(`/mine?${lang(language)}`, { tokens }),
  claim: (id: string, invite: string, name: string) => call<{ seat: number; token: string }>(`/games/${id}/claim`, { invite, name }),
  join: (id: string, name: string) => call<{ seat: number; token: string }>(`/games/${id}/join`, { name }),
  table: (id: string, token: string | null, language: string) => call<Table>(`/games/${id}?${lang(language)}`, undefined, token),
  seatBot: (id: string, seat: number, host: string) => call<unknown>(`/games/${id}/seats/${seat}/bot`, {}, host),
  standInFor: (id: string, seat: number, host: string) => call<unknown>(`/games/${id}/seats/${seat}/stand-in`, {}, host),
  invite: (id: string, seat: number, host: string) => call<{ invite: string }>(`/games/${id}/seats/${seat}/invite`, {}, host),
  letIn: (id: string, seat: number, host: string) => call<unknown>(`/games/${id}/seats/${seat}/let-in`, {}, host),
  sendAway: (id: string, seat: number, host: string) => call<unknown>(`/games/${id}/seats/${seat}/send-away`, {}, host),
  cancel: (id: string, host: string) => call<unknown>(`/games/${id}/cancel`, {}, host),
  rematch: (id: string, token: string) => call<{ id: string }>(`/games/${id}/rematch`, { key: crypto.randomUUID() }, token),
  standIn: (id: string, token: string) => call<unknown>(`/games/${id}/stand-in`, {}, token),
  back: (id: string, token: string) => call<unknown>(`/games/${id}/back`, {}, token),
  whyNot: (id: string, options: Option[], token: string, language: string) =>
    call<{ answers: { option: Option; refusal: Refusal | null }[] }>(`/games/${id}/why-not?${lang(language)}`, { options }, token),
  ideas: (id: string, token: string, language: string) => call<{ version: number; ideas: Idea[] }>(`/games/${id}/ideas?${lang(language)}`, undefined, token),
  hindsight: (id: string, n: number, token: string | null, language: string) => call<Hindsight>(`/games/${id}/at/${n}/ideas?${lang(language)}`, undefined, token),
  playOn: (id: string, position: number, seat: number, name: string, token: string | null) =>
    call<{ id: string; host: string; seat: number; token: string }>(`/games/${id}/play-on`, { position, seat, name }, token),
  previews: (id: string, options: Option[], token: string, language: string) => call<{ version: number; previews: Preview[] }>(`/games/${id}/previews?${lang(language)}`, { options }, token),
  previewPlan: (id: string, parts: Option[], token: string, language: string) => call<Planned>(`/games/${id}/plan/preview?${lang(language)}`, { parts }, token),
  chat: (id: string, token: string | null) => call<{ messages: ChatMessage[] }>(`/games/${id}/chat`, undefined, token),
  at: (id: string, n: number, token: string | null, language: string, seat?: number | "all") =>
    call<Position>(`/games/${id}/at/${n}?${lang(language)}${seat === undefined ? "" : `&seat=${seat}`}`, undefined, token),
  story: (id: string, after: number, steps: boolean, token: string | null, language: string) => call<Story>(`/games/${id}/story?after=${after}&steps=${steps}&${lang(language)}`, undefined, token),
  graph: (id: string, token: string | null, language: string) => call<Graph>(`/games/${id}/graph?${lang(language)}`, undefined, token),
};

/** The same option, whatever object it is. */
export const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
