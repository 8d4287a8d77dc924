import type { ComponentChildren } from "preact";
import { say } from "../words";
import { LanguageChoice, ThemeButton } from "./Menu";

/** A page beside the table: the bar with the way home, and one sheet of paper. */
export function Frame({ title, wide = false, children }: { title: string; wide?: boolean; children: ComponentChildren }) {
  return (
    <div class="frame">
      <header class="bar">
        <a href="/" class="mark" data-tip={say("page-lobby")}>
          CIVITAS
        </a>
        <span class="sp" />
        <LanguageChoice />
        <ThemeButton />
      </header>
      <main class={`page ${wide ? "" : "narrow"}`}>
        <section class="panel" aria-labelledby="page-title">
          <header>
            <h1 id="page-title">{title}</h1>
          </header>
          <div class="bd">{children}</div>
        </section>
      </main>
    </div>
  );
}

/** Nothing is here, or not for me: what to do instead. */
export function Lost({ why }: { why: string }) {
  return (
    <Frame title={say(`page-lost-${why}`)}>
      <p>
        <a class="btn act big" href="/">
          {say("page-lobby")}
        </a>
      </p>
    </Frame>
  );
}
