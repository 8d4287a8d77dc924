import { api, type Json, type NewSeat, type Title } from "../api";
import { go } from "../router";
import { hold, invited, myName } from "../settings";
import { clockWish, type ClockRules } from "../people/pace";
import { say } from "../words";

/** Who sits at a new table besides bots. */
export type Company = "bots" | "friends" | "anyone" | "here";

/** All that a new game is made of. */
export interface Wish {
  title: string;
  company: Company;
  /** How many people besides me: friends, strangers, or others at this screen. */
  people: number;
  /** The names of those at this screen. */
  names: string[];
  /** How many of each bot, by its name. */
  bots: Record<string, number>;
  options: Record<string, Json>;
  pace: string;
  /** What of the clock differs from the usual one of the pace. */
  clock?: Partial<ClockRules>;
  /** Whether spectators read what is said; they do unless it is said otherwise. */
  overheard?: boolean;
}

/** What a title begins with: one opponent more than it needs, of the usual strength. */
export function firstWish(title: Title, company: Company = "bots"): Wish {
  const others = Math.min(title.max_players - 1, title.min_players);
  const usual = title.usual_bot;
  const people = company === "bots" ? 0 : 1;
  return {
    title: title.id,
    company,
    people,
    names: [],
    bots: usual ? { [usual]: company === "bots" ? others : Math.max(0, title.min_players - 1 - people) } : {},
    options: {},
    pace: "none",
  };
}

/** The seats that a wish comes to: I sit first, then people, then bots. */
export function seatsOf({ company, people, names, bots }: Wish): NewSeat[] {
  const mine = myName.value.trim() || say("page-guest");
  const me: NewSeat = { kind: "me", name: (company === "here" && names[0]?.trim()) || mine };
  const others = Array.from(
    { length: company === "bots" ? 0 : people },
    (_, i): NewSeat => (company === "here" ? { kind: "me", name: names[i + 1]?.trim() || `${mine} ${i + 2}` } : { kind: "invite" }),
  );
  const machines = Object.entries(bots).flatMap(([bot, n]) => Array.from({ length: n }, (): NewSeat => ({ kind: "bot", bot })));
  return [me, ...others, ...machines];
}

/** Make the table, keep its keys, and go there. */
export async function start(wish: Wish): Promise<void> {
  const { title, options, pace, clock, company, overheard = true } = wish;
  const made = await api.create({
    title,
    seats: seatsOf(wish),
    options,
    pace,
    clock: clockWish(clock),
    listed: company === "anyone",
    watch: true,
    overheard,
    shuffle: true,
  });
  hold(...made.seats.filter((s) => s.token).map((s) => ({ game: made.id, seat: s.seat, token: s.token! })), { game: made.id, seat: null, token: made.host, host: true });
  invited(made.id, Object.fromEntries(made.seats.filter((s) => s.invite).map((s) => [s.seat, s.invite!])));
  go(`/games/${made.id}`);
}
