import type { ComponentChildren } from "preact";
import { Consequences } from "../table/Consequences";
import type { Sitting } from "../table/sitting";
import { say } from "../words";
import { Icon } from "./Icon";
import { type PaymentChoice, payers, paymentOf } from "./payment";
import { RuleLink } from "./Rules";
import "./payment.css";

/** How a kind of thing that is paid with looks. */
export interface Currency {
  name: string;
  icon?: string;
  class?: string; // of its sign, such as a colour
  most?: number; // of it one can hold: so many pips
}

/** The currencies as the server words them, for a board that has no signs for them. */
export function currencies(sitting: Sitting): Currency[] {
  const space = paymentOf(sitting).space.value;
  return (space?.bounds ?? []).map((_, i) => ({ name: space?.labels?.[i]?.text ?? String(i) }));
}

/** Which bill, if there are several; the price as a row of slots, each changed with one tap; and what is left of everything. */
export function Payment({ sitting, kinds }: { sitting: Sitting; kinds: Currency[] }) {
  const payment = paymentOf(sitting);
  const space = payment.space.value;
  if (!space) return null;
  return (
    <div class="payment">
      {space.bills.length > 1 && (
        <div class="seg bills" role="group" aria-label={say("page-which-bill")}>
          {space.bills.map((bill, i) => (
            <button type="button" data-thing={`bill-${i}`} class={payment.bill.value === i ? "on" : ""} aria-pressed={payment.bill.value === i} onClick={() => payment.choose(i)}>
              {bill.label?.text ?? priced(bill.price, kinds)}
            </button>
          ))}
        </div>
      )}
      <p class="lab">{say("page-ways-to-pay", { n: payment.ways.value, price: payment.slots.value.length })}</p>
      <Slots payment={payment} kinds={kinds} />
      <Purse payment={payment} kinds={kinds} />
    </div>
  );
}

/** 2 wood, 1 ore. */
const priced = (price: number[], kinds: Currency[]) => price.flatMap((n, part) => (n ? [`${n} ${kinds[part]?.name ?? ""}`] : [])).join(", ");

/** A slot for each unit: every kind that may pay for it, the one that does marked. */
function Slots({ payment, kinds }: { payment: PaymentChoice; kinds: Currency[] }) {
  const space = payment.space.value!;
  const bill = space.bills[payment.bill.value]!;
  return (
    <div class="slots" role="group" aria-label={say("page-price")}>
      {payment.slots.value.map((slot, i) => {
        const able = payers(bill, space.bounds, slot);
        const others = payment.others(i);
        return (
          <div class="payslot" role="radiogroup" aria-label={say("page-slot", { n: i + 1, what: kinds[slot.part]?.name ?? "" })}>
            {able.map((kind) => (
              <button
                type="button"
                role="radio"
                data-thing={`slot-${i}-${kind}`}
                aria-checked={slot.kind === kind}
                aria-label={kinds[kind]?.name}
                aria-disabled={slot.kind !== kind && !others.includes(kind)}
                class={slot.kind === kind ? "on" : ""}
                onClick={() => payment.pay(i, kind)}
              >
                <Sign kind={kinds[kind]} /> {slot.kind === kind && able.length > 1 && <Icon name="ok" />}
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}

const Sign = ({ kind }: { kind: Currency | undefined }) => (kind?.icon ? <Icon name={kind.icon} class={kind.class} /> : <span>{kind?.name}</span>);

/** What is held of each kind that can pay here, what goes, and what is left. */
function Purse({ payment, kinds }: { payment: PaymentChoice; kinds: Currency[] }) {
  const space = payment.space.value!;
  const bill = space.bills[payment.bill.value]!;
  return (
    <dl class="purse">
      {bill.kinds.map((kind) => {
        const [held, goes] = [space.bounds[kind]!, payment.amounts.value[kind] ?? 0];
        const most = Math.max(held, kinds[kind]?.most ?? held);
        return (
          <div class={goes ? "goes" : ""}>
            <dt>
              {kinds[kind]?.icon && <Icon name={kinds[kind]!.icon!} class={kinds[kind]!.class} />} {kinds[kind]?.name}
            </dt>
            <dd>
              {most <= 12 && (
                <span class="pips" aria-hidden="true">
                  {Array.from({ length: most }, (_, i) => (
                    <i class={i < held - goes ? "has" : i < held ? "gone" : ""} />
                  ))}
                </span>
              )}
              <b class={goes ? "dn" : ""}>{goes ? `${held} → ${held - goes}` : held}</b>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The button under a payment. */
export function PayButton({ sitting, children }: { sitting: Sitting; children?: ComponentChildren }) {
  const payment = paymentOf(sitting);
  const [option, why] = [payment.option.value, payment.why.value];
  return (
    <>
      {why && (
        <p class="trouble">
          {why.message.text} <RuleLink rule={why.rule} />
        </p>
      )}
      <button class="btn act" disabled={!option || !!why || sitting.busy.value} onClick={() => void sitting.play(option!)}>
        {children ?? say("page-pay", { n: payment.slots.value.length })}
      </button>
    </>
  );
}

/** A payment as a form of its own, in place of the list: a board gives it from its `form`. */
export function PaymentForm({
  sitting,
  kinds,
  title,
  lead,
  pay,
  after,
}: {
  sitting: Sitting;
  kinds: Currency[];
  title?: string;
  lead?: ComponentChildren;
  pay?: string; // what the button says
  after?: ComponentChildren; // what else can be chosen, what it brings
}) {
  const decision = sitting.live.table.value?.decision;
  const option = paymentOf(sitting).option.value;
  if (!decision) return null;
  return (
    <>
      <div class="prompt">
        <h2 id="question" aria-live="polite" tabIndex={-1}>
          {title ?? decision.prompt.text}
        </h2>
        <p class="lab">
          {lead} {decision.rule && <RuleLink rule={decision.rule} />}
        </p>
      </div>
      <div class="choices space" role="group" aria-label={say("page-choices")} data-region="choices">
        <Payment sitting={sitting} kinds={kinds} />
        {option && <Consequences sitting={sitting} option={option} />}
        {after}
      </div>
      <div class="foot do">
        <PayButton sitting={sitting}>{pay}</PayButton>
      </div>
    </>
  );
}
