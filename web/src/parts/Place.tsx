import type { Signal } from "@preact/signals";
import type { Choice, Option, Ref } from "../api";
import type { Sitting } from "../table/sitting";
import { say } from "../words";
import { Icon } from "./Icon";
import { refsOf } from "./Inspector";
import { acting, withChoices } from "./Thing";

export interface PlaceProps {
  sitting: Sitting;
  id: string;
  about: Ref; // what it is, in the words of choices and log lines
  name: string;
  path: string;
  pole: [number, number, ...number[]]; // well inside it
  choices?: Choice[];
  live?: boolean; // something can be done here that is not among the choices: a part of a plan or of a set
  selected: boolean;
  mark?: string; // how it looks besides
  inspected?: boolean; // the inspector tells of it
  wishes?: () => Option[]; // what one would like to do where nothing can be done
  hovered: Signal<string>;
  ringed: Signal<string>;
  moved: () => boolean;
  show: (x: number, y: number) => void;
  click?: () => void;
  keys?: (key: string) => boolean; // keys that mean something here
  leave?: () => void; // a click where nothing can be done gives up what was begun
}

/** One place of a map: named, outlined where something can be done, and what one clicks or walks to with the keys. */
export function Place({
  sitting,
  id,
  about,
  name,
  path,
  pole: [x, y],
  choices = [],
  live = false,
  selected,
  mark = "",
  inspected = false,
  wishes,
  hovered,
  ringed,
  moved,
  show,
  click,
  keys,
  leave,
}: PlaceProps) {
  const can = live || choices.length > 0;
  const looks = (event: FocusEvent) => {
    if (!(event.currentTarget as Element).matches(":focus-visible")) return;
    hovered.value = id;
    ringed.value = path;
    show(x, y);
  };
  const looksAway = () => (hovered.value = ringed.value = "");
  return (
    <path
      d={path}
      class={`place ${can ? "lz" : ""} ${selected ? "lsel" : ""} ${mark} ${sitting.isLit(about.kind, about.value) ? "lit" : ""}`}
      fill-rule="evenodd"
      role="button"
      data-thing={id}
      data-at={`${x},${y}`}
      aria-label={withChoices(name, choices)}
      aria-disabled={!can}
      aria-pressed={can ? selected : undefined}
      {...(inspected ? refsOf([about]) : {})}
      onClick={(event) => {
        if (event.detail && moved()) return; // the map was dragged
        if (can && click) return click();
        if (!can) leave?.();
        acting({ sitting, choices, about: [about], wishes: can ? [] : wishes?.() }, click).onClick(event);
      }}
      onKeyDown={(event) => {
        if (keys?.(event.key)) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
      onMouseEnter={() => (hovered.value = id)}
      onMouseLeave={() => (hovered.value = "")}
      onFocus={looks}
      onBlur={looksAway}
    />
  );
}

/** The outline of the place one looks at with the keys, above everything else. */
export function Ring({ path }: { path: Signal<string> }) {
  if (!path.value) return null;
  return (
    <g class="ring" aria-hidden="true">
      <path d={path.value} />
      <path d={path.value} />
    </g>
  );
}

/** In the corner: what was begun, and the place one looks at. */
export function Hint({ place, names, begun }: { place: Signal<string>; names: (id: string) => string | undefined; begun: string }) {
  const text = [begun, names(place.value)].filter(Boolean);
  if (!text.length) return null;
  return (
    <p class="hint" aria-hidden="true">
      {text.map((line) => (
        <span>{line}</span>
      ))}
    </p>
  );
}

export function ZoomButtons({ zoom, fit }: { zoom: (factor: number) => void; fit: () => void }) {
  return (
    <div class="zoom">
      <button class="btn" aria-label={say("page-zoom-in")} onClick={() => zoom(0.75)}>
        <Icon name="plus" />
      </button>
      <button class="btn" aria-label={say("page-zoom-out")} onClick={() => zoom(1.33)}>
        <Icon name="minus" />
      </button>
      <button class="btn" aria-label={say("page-fit")} onClick={fit}>
        <Icon name="fit" />
      </button>
    </div>
  );
}
