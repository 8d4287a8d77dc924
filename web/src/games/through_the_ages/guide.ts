import type { GuideStep } from "../../parts/Guide";

const action = ["action"];

/** The first two turns. */
export const guide: GuideStep[] = [
  { id: "tta-guide-row", what: action, at: ".tta [data-region=row]", rule: "TTA-6.2.1" },
  { id: "tta-guide-workers", what: action, at: ".tta [data-region=tableau]", rule: "TTA-6.4.1" },
  { id: "tta-guide-actions", what: action, at: ".tta [data-region=tableau] header", rule: "TTA-6.1.1" },
  { id: "tta-guide-first", what: action, at: ".asking", rule: "TTA-6.1.1", idea: true },
  { id: "tta-guide-forecast", what: action, at: ".tta .fc", rule: "TTA-7.3" },
  { id: "tta-guide-more", what: action, at: `.asking:has(.ch[data-option]:not([data-option*='"end"']))`, rule: "TTA-6.1.1", idea: true },
  { id: "tta-guide-end", what: action, at: '.choices .ch[data-option*="\\"end\\""]', rule: "TTA-7.4" },
  { id: "tta-guide-politics", what: ["politics"], at: ".tta [data-region=hands]", rule: "TTA-5.0.1" },
  { id: "tta-guide-others", what: [], at: ".tta .mid", rule: "TTA-2.6" },
];
