import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { api, type Rule } from "../api";
import { say } from "../words";
import { Dialog } from "./Dialog";

/** Which rule is being read, in which book; null: the book is shut. */
export const reading = signal<{ title: string; rule: string } | null>(null);
export const book = signal<string>(""); // the title whose rules are meant

/** A rule id as a quiet link into the rule book. */
export function RuleLink({ rule }: { rule: string }) {
  return (
    <a
      class="rule"
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

const books = new Map<string, Rule[]>();

export function useRules(title: string | undefined): Rule[] | null {
  const [rules, setRules] = useState<Rule[] | null>(title ? (books.get(title) ?? null) : null);
  useEffect(() => {
    if (!title) return;
    const known = books.get(title);
    if (known) {
      setRules(known);
      return;
    }
    void api.rules(title).then(({ rules }) => {
      books.set(title, rules);
      setRules(rules);
    });
  }, [title]);
  return rules;
}

/** The rule book over the table, open at the rule that was asked for. */
export function RulesDialog() {
  const open = reading.value;
  if (!open) return null;
  return (
    <Dialog title={say("page-rules")} close={() => (reading.value = null)} wide>
      <RuleText title={open.title} rule={open.rule} />
    </Dialog>
  );
}

export function RuleText({ title, rule }: { title: string; rule: string }) {
  const rules = useRules(title);
  const [words, setWords] = useState("");
  useEffect(() => {
    const at = rule && document.getElementById(`rule-${rule}`);
    if (at) at.scrollIntoView({ block: "center" });
  }, [rules, rule]);
  if (!rules) return <p class="lab">{say("page-loading")}</p>;
  const wanted = words.trim().toLowerCase();
  const shown = wanted ? rules.filter((r) => `${r.id} ${r.heading} ${r.text}`.toLowerCase().includes(wanted)) : rules;
  let heading = "";
  return (
    <div class="rules">
      <label class="find">
        <span class="lab">{say("page-find-a-rule")}</span>
        <input class="fld" type="search" value={words} onInput={(e) => setWords(e.currentTarget.value)} />
      </label>
      {shown.slice(0, wanted ? 80 : undefined).map((r) => {
        const head = r.heading !== heading ? <h3>{(heading = r.heading)}</h3> : null;
        return (
          <>
            {head}
            <article id={`rule-${r.id}`} class={r.id === rule ? "hi" : ""}>
              <b>{r.id}</b> <Marked text={r.text} />
            </article>
          </>
        );
      })}
    </div>
  );
}

/** The little of Markdown our rule books use: bold, code, lines. */
export function Marked({ text }: { text: string }) {
  return (
    <>
      {text.split(/(\*\*[^*]+\*\*|`[^`]+`|\n)/).map((part) =>
        part.startsWith("**") ? <b>{part.slice(2, -2)}</b> : part.startsWith("`") && part.length > 1 ? <code>{part.slice(1, -1)}</code> : part === "\n" ? <br /> : part,
      )}
    </>
  );
}
