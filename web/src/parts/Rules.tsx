import { signal } from "@preact/signals";
import { say } from "../words";
import { Dialog } from "./Dialog";
import { later } from "./later";

/** Which rule is being read, in which book; null: the book is shut. */
export const reading = signal<{ title: string; rule: string } | null>(null);
export const book = signal<string>(""); // the title whose rules are meant

/** A rule id as a quiet link into the rule book; as a thing of its own where the keys walk. */
export function RuleLink({ rule, thing }: { rule: string; thing?: string }) {
  return (
    <a
      class="rule"
      data-thing={thing}
      href={`/rules/${book.value}#${rule}`}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        reading.value = { title: book.value, rule };
      }}
    >
      {rule}
    </a>
  );
}

/** The rule book over the table, open at the rule that was asked for. */
export function RulesDialog() {
  const open = reading.value;
  if (!open) return null;
  return (
    <Dialog title={say("page-rules")} close={() => (reading.value = null)} wide>
      <RuleText {...open} turn={(rule) => (reading.value = { ...open, rule })} />
    </Dialog>
  );
}

interface Reading {
  title: string;
  rule: string;
  turn: (rule: string) => void; // to another rule
}

/** The rule book; what it takes to show one is fetched when the first is opened. */
export const RuleText = later<Reading>(async () => (await import("./RuleBook")).RuleBook, { waits: true });
