import picture from "./picture.svg?raw";
import "./picture.css";

export const emblem = { icon: "trireme", kind: "k-special", order: 3, hours: [2, 4], weight: 4, picture, crop: "166 120 170 170" };
