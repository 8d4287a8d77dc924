import { useMemo } from "preact/hooks";
import { type Geometry, SIZE } from "./geometry";

/** Sea and land, rivers, hills and borders: what never changes. */
export function Terrain({ geometry, inPlay, ids }: { geometry: Geometry; inPlay: boolean[]; ids: string[] }) {
  return useMemo(
    () => (
      <g aria-hidden="true">
        <rect x="-600" y="-600" width={SIZE.w + 1200} height={SIZE.h + 1200} class="band" />
        <rect width={SIZE.w} height={SIZE.h} class="sea-bed" />
        {Object.entries(geometry.zones).map(([id, zone]) => (
          <path key={id} d={zone.path} class={`w-${zone.kind}`} fill-rule="evenodd" />
        ))}
        <path d={geometry.lines.sea} class="l-sea" />
        {[3, 2, 1].map((n) => (
          <path d={geometry.lines.coast} class={`foam f${n}`} />
        ))}
        {ids.map((id, i) => {
          const area = geometry.areas[id]!;
          const shade = Math.max(0, geometry.meta.colours.regions[area.region]!.indexOf(area.fill)) + 1; // neighbours differ
          return <path key={id} d={area.path} fill-rule="evenodd" style={{ fill: `var(--${inPlay[i] === false ? "out" : area.region}-${shade})` }} />;
        })}
        {Object.entries(geometry.zones)
          .filter(([, zone]) => zone.kind === "lake")
          .map(([id, zone]) => (
            <path key={id} d={zone.path} class="w-lake" fill-rule="evenodd" />
          ))}
        {geometry.flood_plains.map((plain) => (
          <path d={plain.path} class="flood" />
        ))}
        {geometry.rivers.map((river) => (
          <path d={river.path} class="river" />
        ))}
        {geometry.decoration.mountains.map(([x, y, size]) => (
          <path d={`M${x - size},${y + size * 0.5}l${size},${-size}l${size},${size}`} class="hill" />
        ))}
        <path d={geometry.lines.land} class="l-land" />
        <path d={geometry.lines.region} class="l-region" />
        <path d={geometry.lines.coast} class="l-coast" />
        {geometry.connectors.map((c) => (
          <path d={c.path} class="l-over" />
        ))}
        {geometry.volcanoes.map(({ x, y }) => (
          <path d={`M${x - 10},${y + 8}l7,-14h6l7,14z`} class="volcano" />
        ))}
        <path d={`M-600-600h${SIZE.w + 1200}v${SIZE.h + 1200}h${-SIZE.w - 1200}zM0 0v${SIZE.h}h${SIZE.w}v${-SIZE.h}z`} class="band" />
        <rect width={SIZE.w} height={SIZE.h} class="neat" />
      </g>
    ),
    [geometry, inPlay.join()],
  );
}

/** Whose land it is, before one piece is read: a line of the owner's colour inside each area, broken where several share it. */
export function Edges({ geometry, owners, ids }: { geometry: Geometry; owners: number[][]; ids: string[] }) {
  return useMemo(
    () => (
      <g class="edges" aria-hidden="true">
        {owners.map((seats, a) => {
          if (!seats.length) return null;
          const { path } = geometry.areas[ids[a]!]!;
          return (
            <>
              <clipPath id={`in-${a}`}>
                <path d={path} clip-rule="evenodd" />
              </clipPath>
              {seats.map((seat, n) => (
                <path d={path} clip-path={`url(#in-${a})`} style={{ stroke: `var(--seat-${(seat % 7) + 1})` }} stroke-dasharray={seats.length > 1 ? "14 14" : undefined} stroke-dashoffset={n * 14} />
              ))}
            </>
          );
        })}
      </g>
    ),
    [geometry, JSON.stringify(owners)],
  );
}

/** The map in small: land, and a point for every area that somebody holds. */
export function Silhouette({ geometry, owners, ids }: { geometry: Geometry; owners: number[][]; ids: string[] }) {
  return useMemo(
    () => (
      <>
        <rect width={SIZE.w} height={SIZE.h} class="w-coast" />
        <path d={ids.map((id) => geometry.areas[id]!.path).join("")} class="land" fill-rule="evenodd" />
        {owners.flatMap((seats, a) =>
          seats.map((seat, n) => <circle cx={geometry.areas[ids[a]!]!.pole[0] + n * 22} cy={geometry.areas[ids[a]!]!.pole[1]} r="13" style={{ fill: `var(--seat-${(seat % 7) + 1})` }} />),
        )}
      </>
    ),
    [geometry, JSON.stringify(owners)],
  );
}
