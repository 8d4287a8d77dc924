import { Icon } from "../parts/Icon";
import { emblemOf } from "./emblems";

/** The picture of a title, or its sign where nobody has drawn one. */
export function Picture({ title, shape = "wide" }: { title: string; shape?: "wide" | "small" | "tall" }) {
  const { picture, crop, icon, kind } = emblemOf(title);
  if (!picture)
    return (
      <span class={`picture em ${kind}`}>
        <Icon name={icon} />
      </span>
    );
  return (
    <svg
      class={`picture ${title}`}
      viewBox={shape === "small" && crop ? crop : shape === "tall" ? "80 -220 310 520" : "0 0 480 300"}
      preserveAspectRatio={shape === "tall" ? "xMidYMax slice" : "xMidYMid slice"}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
}
