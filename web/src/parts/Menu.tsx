import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { language, languages, sound, theme, wanted } from "../settings";
import { languageName, learn, say } from "../words";
import { Icon } from "./Icon";

export function LanguageChoice() {
  return (
    <label class="row">
      <span class="vh">{say("page-language")}</span>
      <select
        class="fld"
        value={language.value}
        onChange={(event) => {
          const lang = event.currentTarget.value;
          void learn(lang).then(() => (wanted.value = lang));
        }}
      >
        {languages.value.map((lang) => (
          <option value={lang}>{languageName(lang)}</option>
        ))}
      </select>
    </label>
  );
}

export function ThemeButton() {
  const other = theme.value === "light" ? "dark" : "light";
  return (
    <button class="btn" onClick={() => (theme.value = other)}>
      {say(`page-${other}`)}
    </button>
  );
}

/** The rest of the bar, folded away.  Escape or a click elsewhere folds it again. */
export function Menu({ children }: { children?: ComponentChildren }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = (event: Event) => {
      const open = menu.current;
      if (!open?.open || (event instanceof KeyboardEvent ? event.key !== "Escape" : open.contains(event.target as Node))) return;
      open.open = false;
      if (event instanceof KeyboardEvent) open.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", fold);
    addEventListener("keydown", fold);
    return () => {
      removeEventListener("pointerdown", fold);
      removeEventListener("keydown", fold);
    };
  }, []);
  return (
    <details class="menu" ref={menu}>
      <summary class="btn" aria-label={say("page-menu")}>
        <Icon name="menu" />
      </summary>
      <div class="panel" onClick={(event) => (event.target as Element).matches("button.quiet") && (event.currentTarget.parentElement as HTMLDetailsElement).removeAttribute("open")}>
        {children}
        <LanguageChoice />
        <ThemeButton />
        <button class="btn quiet" aria-pressed={sound.value} onClick={() => (sound.value = !sound.value)}>
          {say(sound.value ? "page-sound-off" : "page-sound-on")}
        </button>
        <a class="btn quiet" href="/credits">
          {say("page-credits")}
        </a>
        <a class="btn quiet" href="/">
          {say("page-lobby")}
        </a>
      </div>
    </details>
  );
}
