import { LanguageChoice, ThemeButton } from "../parts/Menu";
import { account, myName } from "../settings";
import { say } from "../words";

/** The bar of every page that is not a table: the way home, the rules, the language, the look, and who I am. */
export function Top({ rules }: { rules?: string }) {
  return (
    <header class="bar tall">
      <a href="/" class="mark">
        CIVITAS
      </a>
      <span class="mut tagline">{say("page-tagline")}</span>
      <span class="sp" />
      {rules && (
        <a class="btn" href={`/rules/${rules}`}>
          {say("page-rules")}
        </a>
      )}
      <LanguageChoice />
      <ThemeButton />
      {!account.value && (
        <label class="row">
          <span class="vh">{say("page-your-name")}</span>
          <input class="fld myname" maxLength={40} placeholder={say("page-your-name")} value={myName.value} onInput={(e) => (myName.value = e.currentTarget.value)} />
        </label>
      )}
      <a class="btn" href="/me">
        {account.value || say("page-sign-in")}
      </a>
    </header>
  );
}
