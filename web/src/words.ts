import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { api, type Forms, Problem } from "./api";
import { language, languages } from "./settings";

/** The page's own sentences, from the same catalogues as the server's and the terminal's. */
const bundles = signal<Record<string, FluentBundle>>({});

const declined: Record<string, Forms> = {};

export async function learn(lang: string): Promise<void> {
  if (bundles.value[lang]) return;
  const { catalogues, forms } = await api.words(lang);
  declined[lang] = forms;
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: functions(forms) });
  for (const source of Object.values(catalogues)) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  bundles.value = { ...bundles.value, [lang]: bundle };
}

/** What messages may call, as civitas.words.forms has it on the server: the case of a name, the Hungarian article before it. */
const functions = (forms: Forms): Record<string, FluentFunction> => ({
  CASE: ([name, which]) => forms[String(name)]?.[String(which)] ?? String(name),
  ARTICLE: ([what]) => article(String(what?.valueOf() ?? "")),
});

/** A name as it stands in a sentence, in whatever case; undefined if it does not stand there. */
export function standing(name: string, text: string): string | undefined {
  const forms = [name, ...Object.values(declined[language.value]?.[name] ?? {})];
  return forms.sort((one, other) => other.length - one.length).find((form) => text.includes(form));
}

function article(what: string): string {
  const word = what.replace(/^[„»(]+/, "").toLowerCase();
  const digits = /^\d*/.exec(word)?.[0] ?? "";
  const sounded = digits ? digits[0] === "5" || (digits[0] === "1" && digits.length % 3 === 1) : /^[aáeéiíoóöőuúüű]/.test(word);
  return sounded ? "az" : "a";
}

const speaking = computed(() => bundles.value[language.value] ?? bundles.value.en);

/** Whether there are words for it. */
export const known = (id: string) => [speaking.value, bundles.value.en].some((bundle) => bundle?.hasMessage(id));

/** The sentence of that id in the reader's language. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  return written(id, args) ?? id.replace(/^[a-z]+-/, "").replace(/-/g, " ");
}

function written(id: string, args: Record<string, FluentVariable>): string | undefined {
  for (const bundle of [speaking.value, bundles.value.en]) {
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return typeset(bundle.formatPattern(message.value, ungrouped(args), []), bundle.locales[0] ?? "en");
  }
  return undefined;
}

/** Blanks that do not break, between a number and what it counts and before a dash, as civitas.words.typography has it. */
const typeset = (text: string, lang: string) => {
  const ended = text.replace(/(?<=[!?])\.(?=\s|$)/g, ""); // after a name that ends a sentence itself
  return lang === "en" ? ended : ended.replace(/(?<=\d) (?=\p{L})| (?=[–—] )/gu, "\u00a0");
};

/** Numbers without separators, as points are written on a board: 1350. */
const ungrouped = (args: Record<string, FluentVariable>) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value]));

/** The vowels of a language, and the letters that are one sound: a word is broken before the last consonant before a vowel. */
const SOUNDS: Record<string, [vowels: string, joined: string]> = {
  lt: ["aąeęėiįyouųū", "ch|dz|dž"],
  pl: ["aąeęioóuy", "ch|cz|dz|dź|dż|rz|sz"],
  hu: ["aáeéiíoóöőuúüű", "dzs|cs|dz|gy|ly|ny|sz|ty|zs"],
  ru: ["аеёиоуыэюя", "щ"],
};

/** A text for a narrow place, with soft hyphens in its long words; browsers know where to break English ones, few know the others. */
export function hyphenated(text: string): string {
  const known = SOUNDS[language.value];
  if (!known) return text;
  const [vowels, joined] = known;
  const sounds = new RegExp(`${joined}|\\p{L}`, "giu");
  const sung = (sound = " ") => vowels.includes(sound.toLowerCase());
  const breaks = (word: string[], at: number) => at > 1 && at < word.length - 2 && !/[йьъ]/i.test(word[at]!) && !sung(word[at]) && sung(word[at + 1]);
  return text.replace(/\p{L}{9,}/gu, (word) => {
    const parts = word.match(sounds) ?? [];
    return parts.map((part, at) => (breaks(parts, at) && parts.slice(0, at).some(sung) ? `\u00ad${part}` : part)).join("");
  });
}

/** What went wrong, in the reader's language: in the page's own words, else in those for whoever writes programs, else as the server put it. */
export function complaint(problem: unknown): string {
  const sentence = problem instanceof Problem ? problem.sentence : undefined;
  return (sentence && (written(`page-${sentence.id}`, sentence.args) ?? written(sentence.id, sentence.args))) ?? (problem instanceof Error ? problem.message : String(problem));
}

/** Learn which languages there are, and the words of mine. */
export async function begin(): Promise<void> {
  languages.value = (await api.titles()).languages;
  await Promise.all([learn("en"), learn(language.value)]);
}

/** What a language calls itself. */
export function languageName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** 1 d 4 h, 2 d, 3 h, 12 min. */
export function span(seconds: number): string {
  const minutes = Math.max(0, Math.round(seconds / 60));
  if (minutes < 60) return say("page-minutes", { n: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 ? say("page-hours-minutes", { h: hours, m: minutes % 60 }) : say("page-hours", { h: hours });
  return hours % 24 ? say("page-days-hours", { d: Math.floor(hours / 24), h: hours % 24 }) : say("page-days", { d: hours / 24 });
}
