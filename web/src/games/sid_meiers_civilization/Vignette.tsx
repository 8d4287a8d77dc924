import { Drawn } from "./Art";

/** Cut paper in the colour of the kind: a scene behind the sign of a card. */
export function Vignette({ sign, scene, class: looks = "" }: { sign: string; scene: string; class?: string }) {
  return (
    <svg class={`vg ${looks}`} viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="v0" width="120" height="60" />
      {scene === "action" || scene === "leader" || scene === "wonder" ? (
        <>
          <path class="v1" d="M60 58 0 34V14zM60 58 10 0h22zM60 58 52 0h16zM60 58 88 0h22zM60 58 120 14v20z" />
          <circle class="v0" cx="60" cy="58" r="30" />
          <path class="v2" d="M0 50Q60 40 120 50V60H0z" />
        </>
      ) : scene === "attack" || scene === "unit" ? (
        <>
          <path class="v1" d="M0 34Q20 10 44 24T84 12t36 14v34H0z" />
          <path class="v2" d="M0 44 30 36l30 6 34-8 26 6v20H0z" />
          <path class="v3" d="M0 54 60 48l60 6v6H0z" />
        </>
      ) : scene === "special" || scene === "gov" ? (
        <>
          <path class="v1" d="M0 12 60 2l60 10v6H0zM8 20h9v30H8zM28 20h9v30h-9zM83 20h9v30h-9zM103 20h9v30h-9z" />
          <path class="v2" d="M0 50h120v10H0z" />
        </>
      ) : (
        <>
          <path class="v1" d="M0 0h16v60H0zM32 0h16v60H32zM64 0h16v60H64zM96 0h16v60H96z" />
          <path class="v2" d="M0 48q30-10 60-2t60-4v18H0z" />
        </>
      )}
      <g class="v4">
        <Drawn name={sign} size={46} x={60} y={31} colour="inherit" />
      </g>
    </svg>
  );
}
