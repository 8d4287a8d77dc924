import { call } from "../api";
import type { components } from "../openapi";
import { account, held, hold, language, myName } from "../settings";
import { zone } from "./pace";

export type Account = components["schemas"]["Account"];
export type Wishes = Required<components["schemas"]["Wishes"]>;
export type Told = Omit<components["schemas"]["Told"], "wishes"> & { wishes: Wishes };
export type Blocked = components["schemas"]["Blocked"];
export type Results = components["schemas"]["Results"];

/** What the account of this device is asked for and does. */
export const people = {
  me: () => call<{ me: Account | null; letters: boolean }>("/me"),
  register: (name: string, password: string, mail: string | null) => call<{ me: Account }>("/people", { name, password, mail, label: device() }),
  signIn: (name: string, password: string) => call<{ me: Account }>("/session", { name, password, label: device() }),
  signOut: () => call<null>("/session/end", {}),
  forgot: (name: string) => call<null>("/session/forgot", { name }),
  letter: (token: string, password: string | null) => call<{ me: Account | null }>("/letter", { token, password, label: device() }),
  change: (wish: { name?: string; shown?: boolean; zone?: string; language?: string }) => call<{ me: Account }>("/me", wish),
  password: (old: string, fresh: string) => call<null>("/me/password", { old, new: fresh }),
  mail: (mail: string, password: string) => call<null>("/me/mail", { mail, password }),
  leave: (password: string) => call<null>("/me/leave", { password }),
  program: (label: string) => call<{ token: string }>("/me/programs", { label }),
  endDevice: (id: string) => call<null>(`/me/devices/${id}/end`, {}),
  endOthers: () => call<null>("/me/devices/end-others", {}),
  claim: (tokens: string[]) => call<{ seats: number }>("/me/claim", { tokens }),
  told: () => call<Told>("/me/notices"),
  tellMe: (wishes: Wishes) => call<Told>("/me/notices", wishes),
  addWebhook: (address: string, game: string | null) => call<Told>("/me/webhooks", { address, game }),
  tryWebhook: (id: string) => call<{ answer: number }>(`/me/webhooks/${id}/try`, {}),
  endWebhook: (id: string) => call<null>(`/me/webhooks/${id}/end`, {}),
  endBrowser: (id: string) => call<null>(`/me/browsers/${id}/end`, {}),
  blocks: () => call<{ people: Blocked[] }>("/me/blocks"),
  unblock: (id: string) => call<null>(`/me/blocks/${id}/end`, {}),
  block: (game: string, seat: number) => call<null>(`/games/${game}/seats/${seat}/block`, {}),
  results: () => call<Results>("/me/results"),
  keys: (tokens: string[]) => call<{ keys: { game: string; seat: number | null; token: string }[] }>("/me/keys", { tokens }),
};

/** What this device is called in the list of them. */
export function device(): string {
  const agent = navigator.userAgent;
  const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0].replace("Edg", "Edge") ?? "";
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? "";
  return [browser, system].filter(Boolean).join(", ");
}

const tokens = () => [...new Set(held.value.map((h) => h.token))].slice(0, 200);

/** Have the keys of all my seats on this device; what it was lent for another account is forgotten. */
export async function fetchKeys(): Promise<void> {
  const { keys } = await people.keys(tokens());
  if (keys.length) hold(...keys.map((key) => ({ ...key, lent: true, ...(key.seat === null ? { host: true } : {}) })));
}

/** Somebody is signed in here. */
export async function greet(me: Account): Promise<void> {
  account.value = myName.value = me.name;
  const here = { zone: zone(), language: language.value }; // where and in which words this person is told things
  if (me.settings.zone !== here.zone || me.settings.language !== here.language) await people.change(here);
  await fetchKeys();
}

/** Nobody is signed in here any more: what was lent opens nothing, what a guest had stays. */
export function partWith(): void {
  account.value = "";
  held.value = held.value.filter((h) => !h.lent);
}

/** What this browser holds as a guest. */
export const guestTokens = () => [...new Set(held.value.filter((h) => !h.lent).map((h) => h.token))].slice(0, 200);
