import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Choice, same } from "../api";
import { Icon } from "../parts/Icon";
import { RuleLink } from "../parts/Rules";
import { say } from "../words";
import type { Sitting } from "./sitting";

interface OverProps {
  title: string;
  lead: string;
  rule: string;
  children: ComponentChildren;
  footer: ComponentChildren;
}

/** A great question lies over the board and leaves the list of choices free; it steps aside for a look at the board. */
export function Over({ title, lead, rule, children, footer }: OverProps) {
  const [aside, setAside] = useState(false);
  if (aside)
    return (
      <button class="btn act over-back" onClick={() => setAside(false)}>
        {title}
      </button>
    );
  return (
    <div class="over">
      <div class="dlg" role="group" aria-label={title}>
        <header>
          <h2>{title}</h2>
          <p class="mut">
            {lead} <RuleLink rule={rule} />
          </p>
          <button class="btn quiet" aria-label={say("page-look-at-board")} data-tip={say("page-look-at-board")} onClick={() => setAside(true)}>
            <Icon name="x" />
          </button>
        </header>
        <div class="bd">{children}</div>
        <footer>{footer}</footer>
      </div>
    </div>
  );
}

/** What can be answered to an offer, as buttons: to accept is the one that stands out. */
export function Answers({ sitting, choices }: { sitting: Sitting; choices: Choice[] }) {
  return (
    <>
      {choices.map((choice) => (
        <button
          class={`btn big ${choice.option[0] === "accept" ? "act" : ""}`}
          disabled={sitting.busy.value}
          aria-pressed={sitting.selected.value ? same(sitting.selected.value.option, choice.option) : false}
          onClick={() => sitting.select(choice)}
        >
          {choice.label.text}
        </button>
      ))}
    </>
  );
}
