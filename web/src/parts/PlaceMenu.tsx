import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { same } from "../api";
import { Consequences } from "../table/Consequences";
import type { Sitting } from "../table/sitting";
import { say } from "../words";
import { Icon } from "./Icon";
import { Because, refsOf } from "./Inspector";

/** Do what is selected, or leave it. */
export function DoIt({ sitting }: { sitting: Sitting }) {
  return (
    <div class="do">
      <button class={`btn act ${sitting.sure.value ? "danger" : ""}`} disabled={sitting.busy.value} onClick={() => void sitting.confirm()}>
        {say(sitting.sure.value ? "page-yes-do-it" : "page-do-it")} <kbd>Enter</kbd>
      </button>
      <button class="btn" onClick={sitting.forget}>
        {say("page-cancel")}
      </button>
    </div>
  );
}

/** The switch before everything that only destroys. */
export function GivingUp({ sitting }: { sitting: Sitting }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={sitting.givingUp.value} onChange={() => (sitting.givingUp.value = !sitting.givingUp.value)} />
      <span>{say("page-show-giving-up")}</span>
    </label>
  );
}

/** What can be done with the thing that was clicked, beside it; what only destroys is behind its switch. */
export function PlaceMenu({ sitting }: { sitting: Sitting }) {
  const box = useRef<HTMLElement>(null);
  const place = sitting.place.value;
  useLayoutEffect(() => {
    if (box.current && place) stand(box.current, place.at);
  });
  useEffect(() => {
    if (place?.keys) box.current?.querySelector<HTMLElement>(".ch, input")?.focus();
    const away = (event: PointerEvent) => {
      const target = event.target as Element;
      if (place && !target.closest(".placemenu, .asking, dialog") && !place.at.contains(target)) sitting.forget();
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [place]);
  if (!place) return null;
  const offered = sitting.offered(place.choices);
  const selected = sitting.selected.value;
  return (
    <section class="panel placemenu" ref={box} aria-label={place.name}>
      <header>
        <b class="serif">{place.name}</b>
        <span class="sp" />
        <button class="btn quiet sm" aria-label={say("page-close")} onClick={sitting.forget}>
          <Icon name="x" />
        </button>
      </header>
      {sitting.reasonsFor(place.wishes).map((reason) => (
        <Because reason={reason} />
      ))}
      {offered.map((choice) => {
        const on = !!selected && same(selected.option, choice.option);
        return (
          <div class={`way ${on ? "on" : ""} ${sitting.harms(choice.option) ? "harm" : ""}`}>
            <button class="ch" aria-pressed={on} {...refsOf(choice.label.refs)} onClick={() => sitting.select(choice)}>
              <Icon name={sitting.module.value?.icon?.(choice.option, sitting) ?? "right"} />
              <span class="ttl">{choice.label.text}</span>
            </button>
            <Consequences sitting={sitting} option={choice.option} />
          </div>
        );
      })}
      {selected && offered.some((c) => same(c.option, selected.option)) && <DoIt sitting={sitting} />}
      {place.choices.some((c) => sitting.harms(c.option)) && <GivingUp sitting={sitting} />}
    </section>
  );
}

/** Beside the thing, where there is room; never over it. */
function stand(box: HTMLElement, thing: Element): void {
  const near = thing.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = box;
  const right = near.right + 8 + w < innerWidth;
  const left = !right && near.left - 8 - w > 0;
  const x = right ? near.right + 8 : left ? near.left - 8 - w : Math.max(6, Math.min(innerWidth - w - 6, near.left));
  const y = right || left ? near.top - 8 : near.bottom + 8 + h < innerHeight ? near.bottom + 8 : near.top - h - 8;
  box.style.left = `${x}px`;
  box.style.top = `${Math.max(44, Math.min(innerHeight - h - 6, y))}px`;
}
