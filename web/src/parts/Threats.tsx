import type { Threat } from "../api";
import type { Sitting } from "../table/sitting";
import { say } from "../words";
import { Icon } from "./Icon";
import { refsOf } from "./Inspector";
import { book, reading } from "./Rules";

const SIGNS: Record<Threat["level"], string> = { loss: "strength", care: "warn", note: "clock" };

/** What I should not forget, always in sight: each says what it is, lights what it is about, and opens its rule. */
export function Threats({ sitting }: { sitting: Sitting }) {
  const table = sitting.live.table.value!;
  const threats = (sitting.past.value ?? table).threats;
  if (table.seat === null || (table.over && !sitting.past.value)) return null;
  return (
    <section class="threats" aria-label={say("page-threats")} data-region="threats">
      <h2>
        <Icon name="warn" /> <span>{say("page-threats")}</span>
      </h2>
      {threats.length === 0 && <span class="mut">{say("page-no-threats")}</span>}
      {threats.map(({ level, rule, message }, i) => {
        const light = () => (sitting.lit.value = message.refs ?? []);
        const dim = () => (sitting.lit.value = []);
        return (
          <button
            type="button"
            key={message.id + i}
            data-thing={`${message.id}-${i}`}
            class={`chip threat ${level}`}
            onMouseEnter={light}
            onMouseLeave={dim}
            onFocus={light}
            onBlur={dim}
            onClick={() => (reading.value = { title: book.value, rule })}
            {...refsOf(message.refs?.filter((ref) => ref.kind !== "seat"))}
          >
            <Icon name={SIGNS[level]} /> <span>{message.text}</span> <i class="lab">{rule}</i>
          </button>
        );
      })}
    </section>
  );
}
