import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import type { Sitting } from "../../table/sitting";
import { say } from "../../words";
import { Advances } from "./Advances";
import { Battle } from "./Battle";
import { Capture } from "./Capture";
import { Civilizations, LeaderChoice } from "./Civilization";
import { dialogs, question } from "./dialogs";
import { EndScore } from "./EndScore";
import { EventPanel } from "./EventPanel";
import { Objectives } from "./Objectives";
import { looking } from "./state";
import { Offers, Routes } from "./Trade";
import "./dialogs.css";

/** Whatever lies over the map: the boards one opens, the great questions, the event under way, the end. */
export function Dialogs({ sitting, wide }: { sitting: Sitting; wide: boolean }) {
  const { middle } = looking(sitting);
  const what = question(sitting)?.what;
  const version = sitting.live.table.value!.version;
  useEffect(() => {
    if (what === "advance")
      middle.value = "advances"; // it is asked of the whole board
    else if (middle.value === "advances") middle.value = "map"; // gained, or something else was done
  }, [what, version]);
  return (
    <>
      <Battle sitting={sitting} />
      <Objectives sitting={sitting} />
      <Capture sitting={sitting} />
      <LeaderChoice sitting={sitting} />
      <Offers sitting={sitting} />
      {middle.value === "advances" && !wide && (
        <Room sitting={sitting} title={say("coc-advances-title")}>
          <Advances sitting={sitting} />
        </Room>
      )}
      {middle.value === "civilizations" && (
        <Room sitting={sitting} title={say("coc-civilizations-title")}>
          <Civilizations sitting={sitting} />
        </Room>
      )}
      <EndScore sitting={sitting} />
    </>
  );
}

/** What stands beside the map: the ways to the boards of all players, the event under way, trade routes. */
export function BesideMap({ sitting, wide }: { sitting: Sitting; wide: boolean }) {
  return (
    <>
      <Doors sitting={sitting} wide={wide} />
      <EventPanel sitting={sitting} />
      <Routes sitting={sitting} />
    </>
  );
}

/** A scene that is still open is shown by the dialog that asks about it. */
export const scenesWait = (sitting: Sitting): boolean => {
  const { battle, event } = dialogs(sitting);
  return !!sitting.playback.scene.value?.open && !!(battle || event) && !sitting.playback.shown.value;
};

/** The ways to the boards of all players. */
function Doors({ sitting, wide }: { sitting: Sitting; wide: boolean }) {
  const { middle } = looking(sitting);
  const open = (which: "advances" | "civilizations", icon: string, title: string) => (
    <button class="btn" data-thing={which} aria-pressed={middle.value === which} onClick={() => (middle.value = middle.value === which ? "map" : which)}>
      <Icon name={icon} /> {title}
    </button>
  );
  return (
    <div class="coc-doors" data-region="doors" role="group" aria-label={say("page-board")}>
      {!wide && open("advances", "sickle", say("coc-advances-title"))}
      {open("civilizations", "laurels", say("coc-civilizations-title"))}
    </div>
  );
}

/** A board of all players in place of the map; Escape closes it. */
function Room({ sitting, title, children }: { sitting: Sitting; title: string; children: ComponentChildren }) {
  const { middle } = looking(sitting);
  const close = () => (middle.value = "map");
  useEffect(() => {
    const key = (event: KeyboardEvent) => event.key === "Escape" && !sitting.selected.value && close();
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  return (
    <div class="coc-room" role="group" aria-label={title}>
      <button class="btn away" onClick={close}>
        <Icon name="x" /> {say("page-close")} <kbd>Esc</kbd>
      </button>
      {children}
    </div>
  );
}
