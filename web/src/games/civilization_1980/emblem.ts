import picture from "./picture.svg?raw";
import "./picture.css";

export const emblem = { icon: "trireme", kind: "k-special", order: 2, hours: [2, 5], weight: 3, picture, crop: "216 118 140 140" };
