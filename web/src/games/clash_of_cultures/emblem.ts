import picture from "./picture.svg?raw";
import "./picture.css";

export const emblem = { icon: "mayan-pyramid", kind: "k-event", order: 4, hours: [2, 4], weight: 3, picture, crop: "130 120 170 170" };
