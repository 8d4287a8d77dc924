import type { Catalogue } from "../api";
import { say, span } from "../words";
import { type ClockRules, hour, minuteOf, zone } from "./pace";
import "./people.css";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
const TIMEOUTS = ["bot", "once", "wait", "forfeit"] as const;

/** How fast a new game goes: one of the usual paces, and what of its clock shall differ. */
export function ClockForm({ paces, pace, clock, set }: { paces: Catalogue["paces"]; pace: string; clock: Partial<ClockRules>; set: (pace: string, clock: Partial<ClockRules>) => void }) {
  const usual = paces.find((p) => p.name === pace)?.clock as ClockRules | null | undefined;
  const rules = usual ? { ...usual, ...clock } : null;
  const change = (part: Partial<ClockRules>) => set(pace, { ...clock, ...part });
  const live = !!usual && usual.turn < HOUR;
  const times = (part: "turn" | "bank" | "refund", label: string, choices: number[]) => (
    <div class="fr">
      <label class="l" for={`clock-${part}`}>
        {label}
      </label>
      <select id={`clock-${part}`} class="fld" value={rules![part]} onChange={(e) => change({ [part]: Number(e.currentTarget.value) })}>
        {[...new Set([...choices, rules![part]])]
          .sort((a, b) => a - b)
          .map((seconds) => (
            <option value={seconds}>{seconds ? span(seconds) : say("page-none-of-it")}</option>
          ))}
      </select>
    </div>
  );
  return (
    <div class="clockform">
      <div class="fr">
        <label class="l" for="pace">
          {say("page-pace")}
        </label>
        <select id="pace" class="fld" value={pace} onChange={(e) => set(e.currentTarget.value, {})}>
          {paces.map((p) => (
            <option value={p.name}>{say(`pace-${p.name}`)}</option>
          ))}
        </select>
      </div>
      {rules && (
        <>
          {times("turn", say("page-clock-turn"), live ? [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE] : [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY])}
          {times("bank", say("page-clock-in-bank"), live ? [0, 5 * MINUTE, 20 * MINUTE, 60 * MINUTE] : [0, DAY, 3 * DAY, 6 * DAY, 14 * DAY])}
          {times("refund", say("page-clock-refund"), live ? [0, MINUTE, 2 * MINUTE] : [0, 4 * HOUR, 12 * HOUR, DAY])}
          <div class="fr">
            <label class="l" for="clock-timeout">
              {say("page-timeout")}
            </label>
            <select id="clock-timeout" class="fld" value={rules.timeout} onChange={(e) => change({ timeout: e.currentTarget.value as ClockRules["timeout"] })}>
              {TIMEOUTS.map((name) => (
                <option value={name}>{say(`page-timeout-${name}`)}</option>
              ))}
            </select>
          </div>
          <div class="fr">
            <label class="l choice">
              <input type="checkbox" class="toggle" checked={!!rules.window} onChange={(e) => change({ window: e.currentTarget.checked ? [480, 1320] : null, zone: zone() })} />
              {say("page-clock-only-hours")}
            </label>
            {rules.window && (
              <>
                <input
                  class="fld"
                  type="time"
                  aria-label={say("page-clock-from")}
                  value={hour(rules.window[0]!)}
                  onChange={(e) => change({ window: [minuteOf(e.currentTarget.value), rules.window![1]!] })}
                />
                <input
                  class="fld"
                  type="time"
                  aria-label={say("page-clock-to")}
                  value={hour(rules.window[1]!)}
                  onChange={(e) => change({ window: [rules.window![0]!, minuteOf(e.currentTarget.value)] })}
                />
              </>
            )}
          </div>
          {!live && (
            <div class="fr">
              <label class="l" for="clock-vacation">
                {say("page-clock-vacation")}
              </label>
              <input
                id="clock-vacation"
                class="fld"
                type="number"
                min={0}
                max={90}
                value={rules.vacation}
                onChange={(e) => change({ vacation: Math.max(0, Math.min(90, Number(e.currentTarget.value) || 0)) })}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
