import { encode } from "uqr";
import { say } from "../words";

/** A link for whoever sits beside me and has a camera: dark on light in every theme, or cameras do not see it. */
export function Code({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: "M", border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say("page-code")} shape-rendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join("")} />
    </svg>
  );
}
