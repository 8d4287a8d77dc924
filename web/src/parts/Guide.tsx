import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Sitting } from "../table/sitting";
import { show, useIdeas } from "../table/Adviser";
import { guided } from "../settings";
import { say } from "../words";
import { Icon } from "./Icon";
import { RuleLink } from "./Rules";

/** A step of a guided first game: when it is shown, what it points at, and the rule it is about. */
export interface GuideStep {
  /** Its words: <id>, <id>-text and <id>-why. */
  id: string;
  /** The questions at which it makes sense; none: any. */
  what: string[];
  /** The thing it points at. */
  at: string;
  rule: string;
  /** It tells what a bot would do, and can do it. */
  idea?: boolean;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The first turns on the real table: a card that points at real things and says why. It can be left at any time. */
export function Guide({ sitting, title, steps }: { sitting: Sitting; title: string; steps: GuideStep[] }) {
  const done = guided.value[title] ?? [];
  const what = sitting.past.value ? undefined : sitting.live.table.value?.decision?.what;
  const [turned, setTurned] = useState(0); // pages that were turned back to
  const version = sitting.live.table.value?.version;
  const open = done === "left" || !what ? [] : steps.filter((step) => !done.includes(step.id));
  const fitting = open.find((step) => (!step.what.length || step.what.includes(what!)) && shownAt(step.at));
  const seen = done === "left" ? [] : steps.filter((step) => done.includes(step.id));
  const step = turned > 0 ? (seen[seen.length - turned] ?? fitting) : fitting;
  const ideas = useIdeas(sitting, !!step?.idea);
  const [box, setBox] = useState<Box | null>(null);
  const [, look] = useState(0);
  useEffect(() => {
    const again = setInterval(() => look((n) => n + 1), 600); // the board draws itself in its own time
    return () => clearInterval(again);
  }, []);
  useLayoutEffect(() => {
    const at = step && shownAt(step.at)?.getBoundingClientRect();
    const found = at && { left: at.left, top: at.top, width: at.width, height: at.height };
    setBox((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : (found ?? null)));
  });
  useEffect(() => setTurned(0), [version]);
  if (!step || !box || document.querySelector(".sceneroom, dialog[open]")) return null; // what has just happened is read first
  const finish = () => {
    if (turned > 0) setTurned(turned - 1);
    else guided.value = { ...guided.value, [title]: [...((guided.value[title] as string[] | undefined) ?? []), step.id] };
  };
  const idea = ideas[0];
  const index = steps.indexOf(step);
  return (
    <>
      <div class="spot" style={{ left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 }} aria-hidden="true" />
      <section class="coach" style={placeBeside(box)} role="dialog" aria-modal="false" aria-labelledby="coach">
        <div class="row">
          <span class="tag">{say("page-guide-step", { n: index + 1, of: steps.length })}</span>
          <span class="sp" />
          <button class="btn quiet sm" onClick={() => (guided.value = { ...guided.value, [title]: "left" })}>
            {say("page-guide-skip")}
          </button>
        </div>
        <h2 id="coach">{say(step.id)}</h2>
        <p>
          {say(`${step.id}-text`)} <RuleLink rule={step.rule} />
        </p>
        {step.idea && idea && (
          <p>
            <b>{idea.label.text}</b>
          </p>
        )}
        <p class="why2">
          <Icon name="idea" />
          <span>{say(`${step.id}-why`)}</span>
        </p>
        <footer class="row wrap">
          <span class="dotz" aria-hidden="true">
            {steps.map((s) => (
              <i class={s === step ? "n" : done !== "left" && done.includes(s.id) ? "d" : ""} />
            ))}
          </span>
          <span class="sp" />
          {seen.length > turned && (
            <button class="btn" onClick={() => setTurned(turned + 1)}>
              {say("page-guide-back")}
            </button>
          )}
          {step.idea && idea && turned === 0 ? (
            <>
              <button class="btn" onClick={() => show(sitting, idea)}>
                {say("page-show-idea")}
              </button>
              <button
                class="btn act"
                disabled={sitting.busy.value}
                onClick={() => {
                  finish();
                  void sitting.play(idea.option);
                }}
              >
                {say("page-guide-do")}
              </button>
              <button class="btn" onClick={finish}>
                {say("page-guide-self")}
              </button>
            </>
          ) : (
            <button class="btn act" onClick={finish}>
              {say("page-guide-next")}
            </button>
          )}
        </footer>
      </section>
    </>
  );
}

/** The first of these things that is on the screen: a phone shows others than a desktop. */
const shownAt = (at: string): Element | undefined => [...document.querySelectorAll(at)].find((thing) => thing.getClientRects().length);

const WIDTH = 344;
const TALL = 300;

/** Where the card stands: beside the thing, never over it if there is room anywhere. */
function placeBeside(box: Box): { left?: number; top?: number } {
  const [wide, high] = [innerWidth, innerHeight];
  if (wide <= 700) return {};
  const within = (n: number, most: number) => Math.max(8, Math.min(most - 8, n));
  const left = within(box.left + box.width / 2 - WIDTH / 2, wide - WIDTH);
  const top = within(box.top + box.height / 2 - TALL / 2, high - TALL);
  if (box.top + box.height + TALL + 20 <= high) return { left, top: box.top + box.height + 14 };
  if (box.top - TALL - 20 >= 0) return { left, top: box.top - TALL - 14 };
  if (box.left - WIDTH - 20 >= 0) return { left: box.left - WIDTH - 14, top };
  if (box.left + box.width + WIDTH + 20 <= wide) return { left: box.left + box.width + 14, top };
  return { left: within(box.left + 24, wide - WIDTH), top: within(box.top + box.height - TALL - 24, high - TALL) }; // inside a thing that fills the page
}
