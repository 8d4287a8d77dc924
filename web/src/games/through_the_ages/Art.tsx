import { Icon } from "../../parts/Icon";
import { cardIcon, type Face, ownSign } from "./faces";
import sheet from "./signs.json?sheet";

/** Cut paper: a flat scene for each kind of card in tones of its colour (v1 far to v4 near), and the sign of the card before it. */
const SCENES: Record<string, preact.ComponentChildren> = {
  fields: (
    <>
      <circle class="v2" cx="74" cy="11" r="7" />
      <path class="v2" d="M0 20 18 12l16 7 20-10 22 11 20-6v20H0z" />
      <path class="v3" d="M0 25q24-9 48-3t48-4v16H0z" />
      <path class="v4" d="M0 31q30-8 96-3v6H0z" />
    </>
  ),
  town: (
    <>
      <path class="v2" d="M4 34V14h9v-4h7v8h8V8h10v10h9V12h8v22zM66 34V16h7V9h8v9h9v16z" />
      <path class="v3" d="M0 34V24h12v-6h9v8h13v-5h10v7h16v-9h9v6h12v-4h15v13z" />
      <path class="v4" d="M0 34v-4h96v4z" />
    </>
  ),
  ridge: (
    <>
      <path class="v2" d="M0 22 22 6l14 12L54 3l18 16 12-8 12 9v14H0z" />
      <path class="v3" d="M0 28 16 19l18 9 22-11 20 10 20-8v15H0z" />
      <path class="v4" d="M0 34v-3l48-5 48 6v2z" />
    </>
  ),
  halo: (
    <>
      <path class="v2" d="M48 17 96 0v8zM48 17 96 18v10zM48 17 78 34h16zM48 17 30 34h20zM48 17 0 28v6h8zM48 17 0 8v8zM48 17 12 0h18zM48 17 52 0h18z" />
      <circle class="v3" cx="48" cy="17" r="15" />
      <circle class="v1" cx="48" cy="17" r="11.500" />
    </>
  ),
  dawn: (
    <>
      <path class="v2" d="M48 34 0 12V0h6zM48 34 22 0h12zM48 34 46 0h12zM48 34 72 0h14zM48 34 96 8v12z" />
      <path class="v3" d="M0 34v-6h24v-3h12v-3h24v3h12v3h24v6z" />
      <path class="v4" d="M0 34v-2h96v2z" />
    </>
  ),
  columns: (
    <>
      <path class="v2" d="M0 8 48 0l48 8v3H0z" />
      <path class="v2" d="M6 13h7v17H6zM22 13h7v17h-7zM67 13h7v17h-7zM83 13h7v17h-7z" />
      <path class="v3" d="M0 29h96v3H0z" />
      <path class="v4" d="M0 32h96v2H0z" />
    </>
  ),
  plan: (
    <>
      <path class="v2" d="M0 8h96v1.500H0zM0 17h96v1.500H0zM0 26h96v1.500H0zM12 0h1.500v34H12zM30 0h1.500v34H30zM66 0h1.500v34H66zM84 0h1.500v34H84z" />
      <circle class="v1" cx="48" cy="17" r="14" />
      <path class="v3" d="M48 1.500a15.500 15.500 0 1 0 .1 0zm0 2.500a13 13 0 1 1-.1 0z" />
    </>
  ),
  slope: (
    <>
      <path class="v2" d="M0 26 96 4v30H0z" />
      <path class="v3" d="M0 32 96 14v20H0z" />
      <path class="v4" d="M40 34 96 25v9z" />
    </>
  ),
  sea: (
    <>
      <circle class="v2" cx="20" cy="10" r="6" />
      <path class="v3" d="M26 24c8-13 34-15 46 0z" />
      <path class="v3" d="M0 24q8-4 16 0t16 0 16 0 16 0 16 0 16 0v10H0z" />
      <path class="v4" d="M0 30q8-4 16 0t16 0 16 0 16 0 16 0 16 0v4H0z" />
    </>
  ),
  storm: (
    <>
      <path class="v2" d="M0 0h96L0 20zM96 8v12L20 34H0v-4z" />
      <path class="v3" d="M96 26v8H54z" />
    </>
  ),
  two: (
    <>
      <circle class="v2" cx="36" cy="17" r="15" />
      <circle class="v3" cx="60" cy="17" r="15" />
      <path class="v1" d="M48 8a15 15 0 0 1 0 18 15 15 0 0 1 0-18z" />
    </>
  ),
};
const BY_KIND: Record<string, string> = {
  farm: "fields",
  mine: "ridge",
  urban: "town",
  unit: "ridge",
  tactic: "ridge",
  bonus: "storm",
  government: "columns",
  special: "plan",
  leader: "halo",
  wonder: "dawn",
  action: "slope",
  territory: "sea",
  event: "fields",
  aggression: "storm",
  war: "storm",
  pact: "two",
};

export function Art({ face }: { face: Face }) {
  const own = ownSign(face);
  return (
    <span class="art" aria-hidden="true">
      <svg viewBox="0 0 96 34" preserveAspectRatio="xMidYMid slice">
        {SCENES[BY_KIND[face.kind] ?? "slope"]}
      </svg>
      {own ? (
        <svg class="i" viewBox="0 0 512 512">
          <use href={`${sheet}#${own}`} />
        </svg>
      ) : (
        <Icon name={cardIcon(face)} />
      )}
    </span>
  );
}
