import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../parts/Icon";
import { RuleLink } from "../parts/Rules";
import { say } from "../words";

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
      <section class="dlg" aria-label={title}>
        <header>
          <h2>{title}</h2>
          <p class="mut">
            {lead} <RuleLink rule={rule} />
          </p>
          <button class="btn quiet" aria-label={say("page-look-at-board")} title={say("page-look-at-board")} onClick={() => setAside(true)}>
            <Icon name="x" />
          </button>
        </header>
        <div class="bd">{children}</div>
        <footer>{footer}</footer>
      </section>
    </div>
  );
}
