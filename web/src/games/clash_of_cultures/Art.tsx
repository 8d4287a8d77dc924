/** Our own drawings: the eight wonders at night, in a few shapes each. */

const SKY = (
  <>
    <rect width="120" height="40" fill="#4a3360" />
    <circle cx="97" cy="10" r="6.500" fill="#f6c667" />
    <path d="M0 28q20-9 40-4t42-2 38 0v18H0z" fill="#5d4277" />
    <g fill="#f6c667" opacity=".9">
      <circle cx="10" cy="8" r=".9" />
      <circle cx="20" cy="14" r=".7" />
      <circle cx="110" cy="22" r=".7" />
      <circle cx="46" cy="5" r=".7" />
    </g>
  </>
);
const LIGHT = "#fff3d6";
const SHADE = "#cbb487";

const row = (n: number, from: number, step: number, top: number, high: number, w = 5) =>
  Array.from({ length: n }, (_, i) => (
    <>
      <rect x={from + i * step} y={top} width={w} height={high} fill={LIGHT} />
      <rect x={from + i * step + w * 0.6} y={top} width={w * 0.4} height={high} fill={SHADE} />
    </>
  ));

const WONDERS = [
  // the arena
  <>
    <path d="M22 36V16q38-12 76 0v20z" fill={LIGHT} />
    <path d="M60 12q22 0 38 4v20H60z" fill={SHADE} opacity=".5" />
    {[20, 28].map((y) => Array.from({ length: 9 }, (_, i) => <path d={`M${27 + i * 8} ${y + 6}v-4a2.500 2.500 0 0 1 5 0v4z`} fill="#4a3360" />))}
  </>,
  // the gardens
  <>
    {[0, 1, 2, 3].map((i) => (
      <>
        <rect x={20 + i * 10} y={30 - i * 7} width={80 - i * 20} height="7" fill={i % 2 ? SHADE : LIGHT} />
        <path d={`M${20 + i * 10} ${30 - i * 7}q4-5 8 0t8 0 8 0${i < 3 ? " 8 0 8 0" : ""}`} fill="#78a54d" />
      </>
    ))}
  </>,
  // the library
  <>
    <path d="M22 14 60 2l38 12v3H22z" fill={LIGHT} />
    <path d="M60 2l38 12v3H60z" fill="#e2cfa5" />
    {row(6, 28, 11, 16, 17)}
    <path d="M22 33h76v3H22zM18 36h84v4H18z" fill="#f0dfb8" />
  </>,
  // the lighthouse
  <>
    <path d="M50 36 54 18h12l4 18z" fill={LIGHT} />
    <path d="M60 18h6l4 18H60z" fill={SHADE} />
    <rect x="55" y="9" width="10" height="9" fill="#f0dfb8" />
    <path d="M53 9h14l-7-6z" fill={SHADE} />
    <path d="M66 12 104 6v10zM54 12 16 6v10z" fill="#f6c667" opacity=".4" />
    <path d="M0 35q15-4 30 0t30 0 30 0 30 0v5H0z" fill="#3f6e86" />
  </>,
  // the mausoleum
  <>
    <path d="M36 14 60 3l24 11z" fill={LIGHT} />
    {row(5, 39, 9, 14, 12)}
    <path d="M34 26h52v4H34zM28 30h64v7H28z" fill="#f0dfb8" />
    <path d="M57 5V0h6v5z" fill={SHADE} />
  </>,
  // the pyramid
  <>
    <path d="M60 3 98 36H22z" fill={LIGHT} />
    <path d="M60 3 98 36H68z" fill={SHADE} />
    <path d="M92 20 110 36H76z" fill="#e2cfa5" />
    <path d="M22 36 60 3M34 26h50M44 17h32" stroke="#a98f5e" stroke-width=".7" fill="none" />
  </>,
  // the statue
  <>
    <path d="M52 34V22q0-8 8-8t8 8v12z" fill={LIGHT} />
    <circle cx="60" cy="9" r="4.500" fill={LIGHT} />
    <path d="M68 18 80 6l2 2-11 14z" fill={LIGHT} />
    <circle cx="82" cy="5" r="2.600" fill="#f6c667" />
    <path d="M60 14q8 0 8 8v12h-8z" fill={SHADE} />
    <path d="M44 34h32v4H44z" fill="#f0dfb8" />
  </>,
  // the wall
  <>
    <path d="M0 30q30-14 60-4t60-8v8q-30 16-60 8T0 38z" fill={LIGHT} />
    <path d="M0 34q30-14 60-4t60-8v4q-30 16-60 8T0 38z" fill={SHADE} />
    {[14, 58, 100].map((x, i) => (
      <path d={`M${x - 7} ${34 - i * 3}V${12 - i * 2}h3v3h2.500v-3h3v3h2.500v-3h3v${22}z`} fill="#f0dfb8" />
    ))}
  </>,
];

/** A wonder, over the whole width of where it stands. */
export function WonderArt({ wonder }: { wonder: number }) {
  return (
    <svg class="scene" viewBox="0 0 120 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SKY}
      {WONDERS[wonder]}
      <path d="M0 37q30-4 60 1t60-2v5H0z" fill="#3b284e" />
    </svg>
  );
}

/** What a ruler wears: laurel, diadem, helmet, tall crown, headcloth. */
const WORN = [
  <path d="M50 22q4-9 14-8l-2 2.500q4-1.500 6 1l-4 1q3 1 3 3.500l-4-1.500-13 4z" />,
  <path d="M49.500 21.500q9-6 20-3l-.6 3q-10-2.500-18.500 3z" />,
  <path d="M47 27q-2-15 12-17 13-1 13 11l-6-1-1 4-4-4q-6 0-7 9zM52 10q6-6 16-3l3 4q-10-4-17 1z" />,
  <path d="M49 21V8l5 5 4-8 4 8 6-5 2 12q-12-3-21 1z" />,
  <path d="M47 40q-4-28 12-29 11 0 12 9l-14 1q-4 5-3 19z" />,
];

/** A leader as a coin shows one: a head in profile, and what the rulers of that civilization wear. */
export function LeaderArt({ leader }: { leader: number }) {
  return (
    <svg class="coin" viewBox="0 0 120 48" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="field" d="M0 0h120v48H0z" />
      {Array.from({ length: 24 }, (_, i) => (
        <path class="ray" d="M60 24V-70" transform={`rotate(${i * 15} 60 24)`} />
      ))}
      <circle class="gold" cx="60" cy="24" r="22" />
      <circle class="bead" cx="60" cy="24" r="19.600" />
      <path
        class="head"
        d="M46 41q7-3 6.500-9-5-4-4.500-11 1-9.500 11-9.500 9.500 0 11 8l3 5.500-2.600 1.500.4 2.300-1.300 1 .5 1.700q-.6 3.400-4.500 3-3-.5-3 2.500 0 3 7 4.500-3.500 3-11.500 3-7.500 0-12-3.500z"
      />
      <g class="wear">{WORN[Math.floor(leader / 3) % WORN.length]}</g>
    </svg>
  );
}
