import { effect } from "@preact/signals";
import { call } from "../api";
import { account, held, pushed } from "../settings";
import { raw, written } from "./bytes";
import { zone } from "./pace";

/** What this browser is told while no page of ours is open (Web Push). */

interface Subscription {
  address: string;
  p256dh: string;
  auth: string;
}

/** Whether this browser can be told things at all. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
export const mayPush = () => canPush() && Notification.permission !== "denied";

const described = (one: PushSubscription): Subscription => ({ address: one.endpoint, p256dh: written(one.getKey("p256dh")!), auth: written(one.getKey("auth")!) });

async function known(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Let this browser be told: all that my account wants, or, as a guest, what happens at the seats that I hold here. */
export async function turnOn(quiet: [number, number] | null): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const { key } = await call<{ key: string }>("/push");
  const old = await worker.pushManager.getSubscription();
  const kept = old?.options.applicationServerKey && written(old.options.applicationServerKey) === key; // another server, or another key: listen anew
  if (old && !kept) await old.unsubscribe();
  const listening = kept ? old : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw(key) });
  await call("/push", { subscription: described(listening), tokens: guests(), zone: zone(), quiet });
  pushed.value = { on: true, quiet, of: told() };
  keepTelling();
}

/** Tell this browser nothing any more. */
export async function turnOff(): Promise<void> {
  const old = await known();
  if (old) await call("/push/end", { subscription: described(old) });
  await old?.unsubscribe();
  pushed.value = { on: false, quiet: null, of: "" };
}

export async function tryOut(): Promise<void> {
  const one = await known();
  if (one) await call("/push/try", { subscription: described(one) });
}

const guests = () => [...new Set(held.value.filter((h) => !h.lent && h.seat !== null).map((h) => h.token))].slice(0, 200);
/** For whom this browser listens: an account, or so many seats of a guest. */
const told = () => (account.value ? `@${account.value}` : guests().join(" "));

let keeping = false;

/** Whoever signs in or sits down anew is told of that, too. */
export function keepTelling(): void {
  if (keeping) return;
  keeping = true;
  effect(() => {
    const { on, quiet, of } = pushed.value;
    if (on && of !== told() && mayPush()) void turnOn(quiet).catch(() => undefined);
  });
}
