import picture from "./picture.svg?raw";
import "./picture.css";

export const emblem = { icon: "mayan-pyramid", kind: "k-wonder", order: 1, hours: [1, 3], weight: 5, picture, crop: "138 78 180 180" };
