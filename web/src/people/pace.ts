import { call, type Option } from "../api";
import type { components } from "../openapi";

/** Clocks and standing orders, as the server knows them. */
export type ClockRules = components["schemas"]["ClockRules"];
export type Clock = components["schemas"]["Clock"];
export type Orders = components["schemas"]["StandingOrders"];

const lang = (language: string) => `language=${encodeURIComponent(language)}`;

export const pace = {
  orders: (id: string, token: string, language: string) => call<Orders>(`/games/${id}/orders?${lang(language)}`, undefined, token),
  give: (id: string, orders: { what: string; option: Option; on: boolean }[], plan: Option[] | null, token: string, language: string) =>
    call<Orders>(`/games/${id}/orders?${lang(language)}`, plan ? { orders, plan } : { orders }, token),
  away: (id: string, begin: number, until: number, token: string) => call<unknown>(`/games/${id}/away`, { begin, until }, token),
  back: (id: string, token: string) => call<unknown>(`/games/${id}/away/end`, {}, token),
  pause: (id: string, token: string) => call<unknown>(`/games/${id}/pause`, {}, token),
  playOn: (id: string, token: string) => call<unknown>(`/games/${id}/pause/end`, {}, token),
};

type Wish = components["schemas"]["ClockWish"];

/** What a new table is told about its clock; null: the usual one. */
export const clockWish = (clock: Partial<ClockRules> | undefined): Wish | null => (clock && Object.keys(clock).length ? (clock as Wish) : null);

/** 8:00, from the minutes of a day. */
export const hour = (minute: number): string => `${String(Math.floor(minute / 60) % 24).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** The minutes of a day, from 8:00. */
export const minuteOf = (text: string): number => {
  const [h = 0, m = 0] = text.split(":").map(Number);
  return h * 60 + m;
};

/** Where this browser lives. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
