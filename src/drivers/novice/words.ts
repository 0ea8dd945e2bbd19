/** What stands out in a line for a person who only skims it. */
export interface Mentioned {
  /** Words to press: what is in italics, and a verb of the game. */
  pressed: readonly string[];
  /** What it is about: what is in bold, in other italics, and what tells which one to press. */
  things: readonly string[];
  /** Words with a capital inside a sentence: cards, figures, places. */
  names: readonly string[];
  /** Beginnings of its other longer words. */
  words: readonly string[];
}

const NAME = /\p{Lu}[\p{L}\p{N}’'-]+(?: \p{Lu}[\p{L}\p{N}’'-]+)*/gu;
const FIRST_WORD = /^\P{L}*[\p{L}\p{N}’'-]+/u;
/** How much of a word is the same in all its forms: "discover", "discovers". */
const STEM = 6;
/** "*Play* a follower that discovers one": not just any follower. */
const WHICH = new RegExp(`\\*[^*]+\\* an? [\\p{L} ]*?that (\\p{L}{${STEM}})`, 'gu');
const STEMS = new RegExp(`\\b\\p{Ll}{${STEM}}`, 'gu');

/**
 * What a line mentions.
 *
 * @param known names that are in every line, those of its reader: they tell nothing
 * @param isVerb whether a word is one of the game's button verbs
 */
export function mentionedIn(
  line: string,
  known: readonly string[],
  isVerb: (word: string) => boolean,
): Mentioned {
  const bold = /\*\*([^*]+)\*\*/g;
  const italics = /\*([^*]+)\*/g;
  const plain = line.replaceAll(bold, '');
  const marked = found(plain, italics);
  const rest = plain.replaceAll(italics, '');
  const capital = rest
    .split(/[.:!?]\s+/)
    .flatMap((sentence) => sentence.replace(FIRST_WORD, '').match(NAME) ?? [])
    .map((name) => name.toLowerCase());
  const own = known.map((name) => name.toLowerCase());
  return {
    pressed: marked.filter(isVerb),
    things: [
      ...found(line, bold),
      ...marked.filter((word) => !isVerb(word)),
      ...found(plain, WHICH),
    ],
    names: [...new Set(capital)].filter((name) => !own.includes(name)),
    words: [...new Set(rest.match(STEMS) ?? [])],
  };
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());

/** A name counts as much as several words that any line may have. */
const OF_A_WORD = 0.1;

/**
 * How clearly a line points at a button, 0 for not at all. The word to press alone is enough unless the line says
 * what to press it for.
 */
export function pointsAt(
  { pressed, things, names, words }: Mentioned,
  { verb, text }: { verb: string; text: string },
): number {
  const said = text.toLowerCase();
  const count = (all: readonly string[]) => all.filter((one) => said.includes(one)).length;
  const isAbout = count(things);
  const isPressed = pressed.includes(verb.toLowerCase()) && (isAbout > 0 || things.length === 0);
  const clear = isAbout + count(names) + (isPressed ? 2 : 0);
  return clear === 0 ? 0 : clear + OF_A_WORD * count(words);
}

/** The chance on a button from 0 to 1, the last if it compares several ("41 → 68%"); null if it shows none. */
export function chanceOn(label: string): number | null {
  const [, percent] = /(\d+)%/.exec(label) ?? [];
  return percent === undefined ? null : Number(percent) / 100;
}
