import { marked } from "marked";
import { useEffect, useRef, useState } from "preact/hooks";
import { api, type Book, type Rule } from "../api";
import { language } from "../settings";
import { complaint, say } from "../words";

const books = new Map<string, Book>();

/** A rule book in the reader's language; what went wrong, if it cannot be had. */
function useBook(title: string): Book | string | null {
  const edition = `${title} ${language.value}`;
  const [, have] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (books.has(edition)) return;
    api.rules(title, language.value).then(
      (book) => {
        books.set(edition, book);
        have(edition);
      },
      (why) => setProblem(complaint(why)),
    );
  }, [edition]);
  return books.get(edition) ?? (problem || null);
}

/** A rule that is not in the players' book, because only programs need it, and that the table cites all the same. */
function useLoose(title: string, book: Book | string | null, rule: string): Rule[] {
  const [found, setFound] = useState<{ rule: string; rules: Rule[] }>({ rule: "", rules: [] });
  const missing = rule && book && typeof book !== "string" && !book.rules.some((r) => r.id === rule);
  useEffect(() => {
    if (missing)
      api.rule(title, rule, language.value).then(
        ({ rules }) => setFound({ rule, rules }),
        () => undefined,
      );
  }, [missing, title, rule]);
  return missing && found.rule === rule ? found.rules.filter((r) => r.id === rule) : [];
}

/** A rule book to read: its chapters, its rules by number, open at the one that was asked for. */
export function RuleBook({ title, rule, turn }: { title: string; rule: string; turn: (rule: string) => void }) {
  const book = useBook(title);
  const loose = useLoose(title, book, rule);
  const [words, setWords] = useState("");
  const pages = useRef<HTMLDivElement>(null);
  const leaf = (id: string) => pages.current?.querySelector(`[id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: "start" });
  useEffect(() => {
    if (rule) leaf(`rule-${rule}`);
  }, [book, rule, loose.length]);
  useEffect(() => {
    const hit = words.trim() && pages.current?.querySelector("mark");
    if (hit) (hit.closest("article") ?? hit.closest("h3, .md"))?.scrollIntoView({ block: "start" });
  }, [words]);
  if (!book || typeof book === "string") return <p class="lab">{book ?? say("page-loading")}</p>;
  const wanted = words.trim().toLowerCase();
  const holds = (...texts: string[]) => !wanted || texts.join(" ").replaceAll("\\*", "*").toLowerCase().includes(wanted);
  const ids = new Set(book.rules.map((r) => r.id));
  const shown = (r: Rule) => (
    <article key={r.id} id={`rule-${r.id}`} class={r.id === rule ? "hi" : ""}>
      <b class="num">
        <Marked text={r.id} wanted={wanted} />
      </b>
      <Written text={r.text} ids={ids} prefix={prefix(r.id)} wanted={wanted} />
    </article>
  );
  const chapters = book.chapters
    .map((chapter, n) => ({ ...chapter, n, rules: book.rules.filter((r) => r.heading === chapter.heading && holds(r.id, r.heading, r.text)) }))
    .filter((chapter) => chapter.rules.length || holds(chapter.heading, chapter.text));
  return (
    <div
      class="rules"
      ref={pages}
      onClick={(event) => {
        const to = (event.target as Element).closest<HTMLElement>("[data-rule]")?.dataset.rule;
        if (!to) return;
        event.preventDefault();
        event.stopPropagation();
        if (to === rule) leaf(`rule-${to}`);
        setWords("");
        turn(to);
      }}
    >
      <label class="find">
        <span class="lab">{say("page-find-a-rule")}</span>
        <input class="fld" type="search" value={words} onInput={(e) => setWords(e.currentTarget.value)} />
        <span class="lab" role="status">
          {wanted && say("page-rules-found", { n: chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0) })}
        </span>
      </label>
      <nav class="contents" aria-label={say("page-contents")}>
        <ol>
          {chapters.map(({ heading, n }) => (
            <li>
              <button class="btn quiet" onClick={() => leaf(`chapter-${n}`)}>
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div class="leaves">
        {loose.map(shown)}
        {chapters.map(({ heading, text, n, rules }) => (
          <section key={n}>
            <h3 id={`chapter-${n}`}>
              <Marked text={heading} wanted={wanted} />
            </h3>
            {text && holds(heading, text) && <Written text={text} ids={ids} prefix={prefix(rules[0]?.id ?? book.rules[0]?.id)} wanted={wanted} />}
            {rules.map(shown)}
          </section>
        ))}
      </div>
    </div>
  );
}

const prefix = (id = "") => id.split("-")[0];

/** A number of a rule, with or without the letters of its book, or the lettered id of one: SMC-T.writing, COC-ADV-1. */
const CITED = /(?:\b[A-Z][A-Z0-9]*-)?\b\d+(?:\.\d+)+\b|\b[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*[.-]\w+/g;

/** Where the words that are looked for stand in a text: what comes before, the words, what comes between, the words ... */
function hits(text: string, wanted: string): string[] {
  return wanted ? text.split(new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "i")) : [text];
}

/** A text with what is looked for marked in it. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  return <>{hits(text, wanted).map((part, n) => (n % 2 ? <mark>{part}</mark> : part))}</>;
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;").replace(/'/g, "&#39;");

/** Markdown of ours, with every number of a rule turned into a link to it, and what is looked for marked. */
function Written({ text, ids, prefix, wanted }: { text: string; ids: Set<string>; prefix: string; wanted: string }) {
  const html = (marked.parse(text, { async: false }) as string)
    .replace(/<a [^>]*>(.*?)<\/a>/g, "$1") // links between files lead nowhere here
    .replace(/<table>/g, '<table tabindex="0">') // a wide one is scrolled with the keys, too
    .replace(/<th><\/th>/g, "<td></td>")
    .split(/(<code>.*?<\/code>|<[^>]+>)/)
    .map((part, n) => (n % 2 ? part : part.replace(CITED, (found) => linked(found, ids, prefix))))
    .join("")
    .split(/(<[^>]+>)/)
    .map((part, n) =>
      n % 2
        ? part
        : hits(part, escaped(wanted))
            .map((hit, at) => (at % 2 ? `<mark>${hit}</mark>` : hit))
            .join(""),
    )
    .join("");
  return <div class="md" dangerouslySetInnerHTML={{ __html: html }} />;
}

function linked(number: string, ids: Set<string>, prefix: string): string {
  const id = number.includes("-") ? number : `${prefix}-${number}`;
  return ids.has(id) ? `<a href="#${id}" data-rule="${id}">${number}</a>` : number;
}
