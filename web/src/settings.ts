import { computed, effect, signal } from "@preact/signals";
import type { Summary } from "./api";
import type { Wish } from "./lobby/starting";

/** What this browser remembers: the language, the look, my name, and the seats I hold. */

export interface Held {
  game: string;
  token: string;
  seat: number | null; // null: the host's key
  host?: boolean;
  lent?: boolean; // to this device by my account: it goes when I sign out
}

function kept<T>(name: string, fallback: T) {
  let start = fallback;
  try {
    start = { value: fallback, ...JSON.parse(localStorage.getItem(`civitas.${name}`) ?? "{}") }.value;
  } catch {
    /* a private window, or somebody else's text: begin afresh */
  }
  const value = signal<T>(start);
  effect(() => {
    try {
      localStorage.setItem(`civitas.${name}`, JSON.stringify({ value: value.value }));
    } catch {
      /* not kept, but usable */
    }
  });
  return value;
}

export const languages = signal<string[]>([]); // those the server has words in
export const wanted = kept("language", ""); // what was chosen in the menu
/** What is spoken: the language that was chosen, else the first of the browser's that is there. */
export const language = computed(() => [wanted.value, ...navigator.languages.map((l) => l.slice(0, 2))].find((l) => languages.value.includes(l)) ?? "en");
export const theme = kept<"light" | "dark">("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
export const myName = kept("name", "");
export const account = kept("account", ""); // who is signed in here, as far as we know
export const sound = kept("sound", true);
export const scenesShown = kept<"all" | "mine" | "none">("scenes", "all"); // which moments stop the table
export const learned = kept<string[]>("learned", []); // titles whose first help was read
export const guided = kept<Record<string, string[] | "left">>("guided", {}); // by title: the steps of the guided first turns that were read, or that they were left
export const advised = kept("advised", false); // whether the adviser speaks
export const hindsight = kept("hindsight", false); // whether a bot says, while one looks back, what it would have done
export const muted = kept<Record<string, number[]>>("muted", {}); // by game: the seats whose talk I do not want to read
export const pushed = kept<{ on: boolean; quiet: [number, number] | null; of: string }>("push", { on: false, quiet: null, of: "" }); // whether this browser is told things, and of whom
export const held = kept<Held[]>("seats", []);
export const usual = kept<Wish | null>("usual", null); // the game that I make most often
const invites = kept<Record<string, Record<number, string>>>("invites", {}); // what opens the free seats of games that I host, by game and seat

/** Keep what opens the free seats of a game that I host. */
export function invited(game: string, keys: Record<number, string>): void {
  const others = Object.entries(invites.value).filter(([id]) => id !== game);
  invites.value = Object.fromEntries([[game, { ...invites.value[game], ...keys }], ...others].slice(0, 50));
}

export const invitesOf = (game: string): Record<number, string> => invites.value[game] ?? {};

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.lang = language.value;
});

export function hold(...more: Held[]): void {
  const known = held.value.filter((h) => !more.some((m) => m.token === h.token && m.game === h.game));
  held.value = [...more, ...known].slice(0, 200);
}

/** Hold what these tokens open besides: a rematch seats the same people anew, with the keys they have. */
export function recognize(games: Summary[], tokens: string[]): void {
  const found: Held[] = games.flatMap(({ id, seat, token_index, rematch }) => [
    ...(seat != null && token_index != null ? [{ game: id, seat, token: tokens[token_index]! }] : []),
    ...(rematch && hostOf(id) ? [{ game: rematch, seat: null, token: hostOf(id)!, host: true }] : []),
  ]);
  const news = found.filter((f) => !held.value.some((h) => h.game === f.game && h.token === f.token && h.seat === f.seat));
  if (news.length) hold(...news);
}

export const seatsIn = (game: string): Held[] => held.value.filter((h) => h.game === game && !h.host);
export const hostOf = (game: string): string | null => held.value.find((h) => h.game === game && h.host)?.token ?? null;
