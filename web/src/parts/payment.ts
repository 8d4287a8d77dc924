import { computed, effect, signal } from "@preact/signals";
import { api, type Json, type Message, type Option, type Refusal, type Space } from "../api";
import { language } from "../settings";
import type { Sitting } from "../table/sitting";

/** A price and what may stand for it, as `kernel/payment.py` describes it. */
export interface Bill {
  how: number;
  price: number[]; // by part: so many of each
  kinds: number[]; // what may be handed over
  covers: number[]; // for each of these the parts it may pay for: a bit for each part that is due, in order
  label?: Message;
}
export interface PaymentSpace extends Space {
  bounds: number[]; // what is held of each kind
  bills: Bill[];
}
/** One unit of the price, and the kind that pays for it. */
export interface Slot {
  part: number;
  due: number; // its place among the parts that are due
  kind: number;
}

export const isPayment = (space: Space | null | undefined): space is PaymentSpace => space?.space === "payment";

/** The units of a price, one by one; nothing pays for them yet. */
function unpaid(bill: Bill): Slot[] {
  const due = bill.price.flatMap((n, part) => (n ? [part] : []));
  return due.flatMap((part, i) => Array.from({ length: bill.price[part]! }, () => ({ part, due: i, kind: -1 })));
}

/** The kinds that may pay for a unit: its own first, then what there is most of. */
export function payers(bill: Bill, held: number[], slot: Slot): number[] {
  const able = bill.kinds.filter((_, i) => (bill.covers[i]! >> slot.due) & 1);
  const own = (kind: number) => (kind === slot.part ? 1 : 0);
  return able.sort((a, b) => own(b) - own(a) || held[b]! - held[a]! || a - b);
}

/** How many of each kind are handed over. */
export function amountsOf(slots: Slot[], kinds: number): number[] {
  const found = Array.from({ length: kinds }, () => 0);
  for (const { kind } of slots) if (kind >= 0) found[kind]!++;
  return found;
}

/** Every unit paid for with what is held, as near to *wanted* as can be; *fixed* is not touched.  Null if that cannot be. */
export function settle(bill: Bill, held: number[], wanted: number[] = [], fixed = -1): Slot[] | null {
  const slots = unpaid(bill);
  const paidBy = new Map<number, number[]>(bill.kinds.map((kind) => [kind, []]));
  const liked = (i: number) => {
    const able = payers(bill, held, slots[i]!);
    return i === fixed ? [wanted[i]!] : wanted[i] !== undefined && able.includes(wanted[i]!) ? [wanted[i]!, ...able] : able;
  };
  const pay = (i: number, seen: Set<number>): boolean => {
    for (const kind of liked(i)) {
      if (seen.has(kind)) continue;
      seen.add(kind);
      const units = paidBy.get(kind)!;
      const moved = units.length < held[kind]! ? -1 : units.find((j) => j !== fixed && pay(j, seen));
      if (moved === undefined) continue;
      if (moved >= 0) units.splice(units.indexOf(moved), 1);
      units.push(i);
      slots[i]!.kind = kind;
      return true;
    }
    return false;
  };
  const order = slots.map((_, i) => i).sort((a, b) => Number(b === fixed) - Number(a === fixed));
  return order.every((i) => pay(i, new Set())) ? slots : null;
}

/** In how many ways a bill can be paid: amounts by kind, whoever pays for what; at most so many are counted. */
export function countWays({ price, kinds, covers }: Bill, held: number[], most = 1000): number {
  const due = price.filter((n) => n);
  const groups = Array.from({ length: 1 << due.length }, (_, mask) => mask).slice(1);
  const cost = groups.map((mask) => due.reduce((sum, n, i) => sum + ((mask >> i) & 1 ? n : 0), 0));
  const total = due.reduce((sum, n) => sum + n, 0);
  const paid: number[] = [];
  const enough = () => groups.every((mask, g) => paid.reduce((sum, n, i) => sum + (covers[i]! & mask ? n : 0), 0) >= cost[g]!);
  let found = 0;
  const walk = (left: number): void => {
    const i = paid.length;
    if (found >= most) return;
    if (i === kinds.length) {
      if (!left && enough()) found++;
      return;
    }
    for (let n = Math.min(left, held[kinds[i]!]!); n >= 0; n--) {
      paid.push(n);
      walk(left - n);
      paid.pop();
    }
  };
  walk(total);
  return found;
}

const payments = new WeakMap<Sitting, PaymentChoice>();

/** The payment that is being put together at this table. */
export function paymentOf(sitting: Sitting): PaymentChoice {
  if (!payments.has(sitting)) payments.set(sitting, new PaymentChoice(sitting));
  return payments.get(sitting)!;
}

/** What is asked, if it is a payment, or has one among its parts. */
function asked(sitting: Sitting): PaymentSpace | null {
  const space = sitting.past.value ? null : sitting.live.table.value?.decision?.space;
  if (isPayment(space)) return space;
  const parts = (space?.parts ?? []).flatMap((part) => (Array.isArray(part) ? [] : [part]));
  return parts.find(isPayment) ?? null;
}

/** A price paid slot by slot: each unit by its own kind, or by what may stand for it. */
export class PaymentChoice {
  readonly bill = signal(0); // which of the bills
  readonly slots = signal<Slot[]>([]);
  readonly why = signal<Refusal | null>(null);
  readonly space;

  constructor(private readonly sitting: Sitting) {
    this.space = computed(() => asked(sitting));
    let version = "";
    effect(() => {
      const table = sitting.live.table.value;
      const now = `${table?.version} ${table?.decision?.what}`;
      if (!table || now === version) return;
      version = now;
      this.choose(0);
    });
    effect(() => void this.ask(this.option.value));
  }

  readonly amounts = computed(() => amountsOf(this.slots.value, this.space.value?.bounds.length ?? 0));
  readonly option = computed<Option | null>(() => {
    const space = this.space.value;
    const bill = space?.bills[this.bill.value];
    return bill && this.slots.value.length ? [space!.verb!, bill.how, this.amounts.value as Json] : null;
  });
  readonly ways = computed(() => {
    const space = this.space.value;
    return space ? space.bills.reduce((sum, bill) => sum + countWays(bill, space.bounds), 0) : 0;
  });

  /** Another bill, paid as one would. */
  choose(bill: number): void {
    const space = this.space.peek();
    this.bill.value = bill;
    this.slots.value = (space?.bills[bill] && settle(space.bills[bill]!, space.bounds)) || [];
  }

  /** The other kinds that could pay for a unit, the others being shifted where they can. */
  others(i: number): number[] {
    const space = this.space.value!;
    const bill = space.bills[this.bill.value]!;
    const slots = this.slots.value;
    return payers(bill, space.bounds, slots[i]!).filter((kind) => kind !== slots[i]!.kind && this.with(i, kind) !== null);
  }

  private with(i: number, kind: number): Slot[] | null {
    const space = this.space.value!;
    const wanted = this.slots.value.map((slot, j) => (i === j ? kind : slot.kind));
    return settle(space.bills[this.bill.value]!, space.bounds, wanted, i);
  }

  /** This kind pays for this unit. */
  pay(i: number, kind: number): void {
    const slots = this.with(i, kind);
    if (slots) this.slots.value = slots;
  }

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The engine says whether it will do, and what it would change. */
  private ask(option: Option | null): void {
    clearTimeout(this.timer);
    this.why.value = null;
    const { me, id } = this.sitting;
    if (!option || !me) return;
    this.timer = setTimeout(() => {
      api.whyNot(id, [option], me.token, language.value).then(
        ({ answers }) => this.option.value === option && (this.why.value = answers[0]?.refusal ?? null),
        () => undefined,
      );
      void this.sitting.look([option]);
    }, 120);
  }
}
