import { z } from 'zod';
import type { AddedNouns } from './added-nouns.ts';

/**
 * What a language does to a word that is filled in: articles, elision, agreement. All of it comes from its files, so
 * that code fills in a name and no more.
 */
export interface Grammar {
  /** Whether a message can ask for it: `{enemy, the}` asks for `the`. */
  has(form: string): boolean;
  /** A phrase in a form, or what that form says about it, such as its gender. */
  inflect(form: string, phrase: string): string;
  /** The kinds of noun that its rules know apart. */
  readonly kinds: ReadonlySet<string>;
  /** The kind of a noun that its files name. */
  kindOf(noun: string): string | undefined;
}

/** The first rule of a form that applies gives the words. */
const Rule = z.strictObject({
  /** The kinds of noun that it is for; unset: all. */
  of: z.array(z.string()).optional(),
  /**
   * What the phrase begins with: a regular expression, in which `{vowel}` stands for the pattern of that name. In
   * `gives`, `{rest}` is the phrase without it.
   */
  starts: z.string().optional(),
  /** The words, with `{noun}` or `{rest}` where the phrase or what is left of it belongs. */
  gives: z.string(),
});

/** What ICU reads after a comma by itself. */
const OF_ICU = ['number', 'date', 'time', 'plural', 'select', 'selectordinal'];

const FormName = z
  .string()
  .regex(/^[A-Za-z]+$/)
  .refine((name) => !OF_ICU.includes(name), 'belongs to ICU');

/** A file `grammar.json` of a language, or `grammar.<part>.json`: what several say is put together. */
export const GrammarFile = z.strictObject({
  /** Regular expressions by name; `article` is what can stand before a noun that is filled in. */
  patterns: z.record(z.string().regex(/^[a-z]+$/), z.string()).default({}),
  /** Rules by the name of the form. */
  forms: z.record(FormName, z.array(Rule).min(1)).default({}),
  /** Nouns by their kind, each as it is written in the catalogue; any other phrase is of the kind `other`. */
  nouns: z.record(z.string(), z.array(z.string().min(1))).default({}),
});

export type GrammarFile = z.infer<typeof GrammarFile>;

const OTHER = 'other';
const ARTICLE = 'article';

/** Emoji, marks of Markdown and numbers before the noun. */
const BEFORE_THE_NOUN = /^[^\p{L}]+/u;

/** A phrase can hold a player's name, so there is no end to them. */
const MOST_KNOWN = 2000;

/**
 * @throws RangeError if two files say different things about a form, a pattern or a noun, if a form has no rule for
 * everything else, or if a pattern is no regular expression
 * @param added nouns that come while it is used; what the files say goes first
 */
export function createGrammar(
  files: readonly GrammarFile[],
  added: AddedNouns = { kinds: new Map(), changes: 0 },
): Grammar {
  const patterns = merged(files.map((file) => Object.entries(file.patterns)));
  const rules = merged(files.map((file) => Object.entries(file.forms)));
  const forms = new Map([...rules].map(([form, of]) => [form, followed(form, of, patterns)]));
  const kinds = merged(
    files.flatMap(({ nouns }) =>
      Object.entries(nouns).map(([kind, words]) => words.map((noun) => [noun, kind] as const)),
    ),
  );
  const article = patterns.has(ARTICLE) ? beginning(`{${ARTICLE}}`, patterns) : null;
  const known = new Map<string, string>();
  let changes = added.changes;
  const kindOfNoun = (noun: string) => kinds.get(noun) ?? added.kinds.get(noun);
  const kindOf = (phrase: string): string => {
    if (changes !== added.changes) known.clear();
    changes = added.changes;
    let kind = known.get(phrase);
    if (kind === undefined) {
      const words = phrase.replace(BEFORE_THE_NOUN, '');
      kind =
        kindByHead(words, kindOfNoun) ??
        kindByHead(withoutArticle(words, article), kindOfNoun) ??
        OTHER;
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(phrase, kind);
    }
    return kind;
  };
  return {
    has: (form) => forms.has(form),
    kinds: new Set([...kinds.values(), ...[...rules.values()].flat().flatMap(({ of = [] }) => of)]),
    kindOf: (noun) => kinds.get(noun),
    inflect(form, phrase) {
      const rule = forms.get(form);
      if (!rule) throw new RangeError(`There is no form ${form}.`);
      return rule(kindOf(phrase), phrase);
    },
  };
}

function merged<Value>(
  parts: readonly (readonly (readonly [string, Value])[])[],
): Map<string, Value> {
  const whole = new Map<string, Value>();
  for (const [name, value] of parts.flat()) {
    if (whole.has(name) && whole.get(name) !== value)
      throw new RangeError(`The grammar says twice what ${name} is.`);
    whole.set(name, value);
  }
  return whole;
}

/** The kind of the longest noun that the phrase begins with: *Pillard frox (rouge)* is what *Pillard frox* is. */
function kindByHead(
  phrase: string,
  kindOf: (noun: string) => string | undefined,
): string | undefined {
  for (let head = phrase; head !== ''; head = withoutLastWord(head)) {
    const kind = kindOf(head);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

const withoutArticle = (phrase: string, article: RegExp | null): string =>
  article === null ? phrase : phrase.replace(article, '');

const withoutLastWord = (phrase: string): string => phrase.replace(/(?:^|[^\p{L}]+)\p{L}*$/u, '');

function followed(
  form: string,
  rules: readonly z.infer<typeof Rule>[],
  patterns: ReadonlyMap<string, string>,
): (kind: string, phrase: string) => string {
  const last = rules.at(-1);
  if (last?.of || last?.starts)
    throw new RangeError(`The last rule of the form ${form} has to be for everything.`);
  const compiled = rules.map(({ of, starts, gives }) => ({
    of,
    starts: starts === undefined ? undefined : beginning(starts, patterns),
    gives,
  }));
  return (kind, phrase) => {
    for (const { of, starts, gives } of compiled) {
      if (of && !of.includes(kind)) continue;
      const start = starts?.exec(phrase)?.[0];
      if (starts && start === undefined) continue;
      return gives.replaceAll(/\{(noun|rest)\}/g, (_, part) =>
        part === 'noun' ? phrase : phrase.slice(start?.length ?? 0),
      );
    }
    return phrase;
  };
}

/** @throws RangeError if a pattern is unknown or no regular expression */
function beginning(starts: string, patterns: ReadonlyMap<string, string>): RegExp {
  const source = starts.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => {
    const pattern = patterns.get(name);
    if (pattern === undefined) throw new RangeError(`The grammar has no pattern ${name}.`);
    return `(?:${pattern})`;
  });
  try {
    return new RegExp(`^(?:${source})`, 'u');
  } catch (error) {
    throw new RangeError(`The grammar’s “${starts}” is no regular expression.`, { cause: error });
  }
}
