import { say } from "../words";
import { Icon } from "./Icon";

interface CountProps {
  n: number;
  most: number;
  least?: number;
  open?: boolean; // nobody has said a number yet: each place takes what suits it
  set: (n: number) => void;
  label: string;
  sign?: string; // of what is counted, where several things are
}

/** How many of a stack: a button each while there are few, less and more beside them.  Digits, plus and minus do the same. */
export function Count({ n, most, least = 1, open = false, set, label, sign }: CountProps) {
  const few = most - least < 9;
  return (
    <div class="count-wheel" role="group" aria-label={label}>
      {sign && (
        <span class="of" data-tip={label}>
          <Icon name={sign} />
        </span>
      )}
      <button class="btn" aria-label={say("page-less")} disabled={n <= least} onClick={() => set(n - 1)}>
        <Icon name="minus" />
      </button>
      {few ? (
        <span class="numbers">
          {Array.from({ length: most - least + 1 }, (_, i) => i + least).map((i) => (
            <button class={`btn ${i === n && !open ? "on" : ""}`} aria-pressed={i === n && !open} onClick={() => set(i)}>
              {i}
            </button>
          ))}
        </span>
      ) : (
        <output>
          {n}/{most}
        </output>
      )}
      <button class="btn" aria-label={say("page-more")} disabled={n >= most} onClick={() => set(n + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** What a key means for a number: a digit, one more, one less; null if nothing. */
export function counted(key: string, n: number, most: number, least = 1): number | null {
  const within = (to: number) => Math.max(least, Math.min(most, to));
  if (/^[0-9]$/.test(key)) return within(Number(key));
  if (key === "+" || key === "=") return within(n + 1);
  if (key === "-") return within(n - 1);
  return null;
}
