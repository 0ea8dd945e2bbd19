import { IntlMessageFormat } from 'intl-messageformat';
import type { Message } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { perhapsMeant } from '../kernel/packs.ts';
import { languagesThere, readGrammar, readMessages, USUAL } from '../texts/catalogue.ts';
import { createGrammar, type Grammar } from '../texts/grammar.ts';
import { withForms } from '../texts/inflected.ts';
import { boxWords, formOf } from './box-words.ts';
import { mayBe } from './may-be.ts';
import { idsOf, ownIdIn } from './own-ids.ts';
import type { Pack } from './pack.ts';
import { messagesOf } from './words.ts';

/** What Discord, a page or a picture would take for something else. */
const MARKUP = /[*_~`|<>\\[\]]|^\s*#|:\/\/|\bdiscord\.gg\b/i;
/** `*so*` and `**so**`, which only names can't do with. */
const STRESSED = /(\*{1,2})[^*\n]+\1/g;
/** Letters that the bot’s pictures have no shapes for, and marks heaped upon a letter. */
const UNDRAWN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{M}{2}/u;
/** Letters that turn text around, break lines or can't be seen. */
const UNSEEN = /\p{Cc}|\p{Cf}|[\u2028\u2029]/u;

/** Anything with a meaning in an ICU message. */
const HAS_GAPS = /[{}']/;

type Path = (string | number)[];

/** What a game's things give names to: numbers that their words fill in, by id. */
type Figures = { readonly [id: string]: readonly string[] };

/** What is wrong with a pack's words, and where. */
export function* wordProblems(
  pack: Pack,
  games: readonly Game[],
): Iterable<{ path: Path; what: Message[] }> {
  const ids = idsOf(pack, games);
  const own = new Set(ids);
  const boxes = Object.fromEntries(games.map(({ rules: { id, packs } }) => [id, packs?.box]));
  const figures = {
    ofBox: new Set(Object.values(figuresOf(boxes, games)).flat()),
    ofPack: figuresOf(pack.content, games),
  };
  const { messages } = boxWords(games);
  const alike = (key: string) => messages.get(formOf(key, own) ?? '');
  for (const [locale, written] of Object.entries(pack.words)) {
    for (const [key, message] of messagesOf(written)) {
      const what =
        keyProblem(key, ids, own) ??
        letterProblem(key, message) ??
        (HAS_GAPS.test(message)
          ? gapProblem(locale, message, allowedIn(key, own, figures, alike(key)))
          : null);
      if (what !== null) yield { path: ['words', locale, ...key.split('.')], what };
    }
  }
}

const figuresOf = (content: Pack['content'], games: readonly Game[]): Figures =>
  Object.assign(
    {},
    ...games.map(({ rules: { id, packs } }) =>
      packs?.figures && content[id] !== undefined ? packs.figures(content[id]) : {},
    ),
  );

/** A pack says nothing but what its own things are called. */
function keyProblem(
  key: string,
  ids: readonly string[],
  own: ReadonlySet<string>,
): Message[] | null {
  const before = partsBefore(key, own);
  if (before === null) {
    const thing = key.split('.').at(-2) ?? key;
    return [{ key: 'packs.words.of-none', args: { thing } }, ...perhapsMeant(ids, thing)];
  }
  const groups = gapsByGroup();
  if (groups.has(before)) return null;
  const said = { key: 'packs.words.never-said', args: { group: before } };
  return [said, ...perhapsMeant([...groups.keys()], before)];
}

/** Why a text can't be shown as it is; null if it can. */
export function letterProblem(key: string, message: string): Message[] | null {
  if (message.trim() === '') return [{ key: 'packs.words.empty' }];
  if (UNSEEN.test(message)) return [{ key: 'packs.words.unseen' }];
  const [undrawn] = UNDRAWN.exec(message.normalize('NFC')) ?? [];
  if (undrawn !== undefined) return [{ key: 'packs.words.undrawn', args: { letter: undrawn } }];
  const plain = key.endsWith('.name') ? message : message.replace(STRESSED, '');
  const [mark] = MARKUP.exec(plain) ?? [];
  return mark === undefined ? null : [{ key: 'packs.words.markup', args: { mark } }];
}

/**
 * Gaps can be filled in only where the box has them as well; where the box fills in figures of its own things, a
 * pack's thing has its own.
 */
function allowedIn(
  key: string,
  own: ReadonlySet<string>,
  figures: { ofBox: ReadonlySet<string>; ofPack: Figures },
  alike?: readonly string[],
): ReadonlySet<string> {
  // Where the box fills in nothing in the same place, nothing is there to be filled in.
  if (alike?.every((message) => !HAS_GAPS.test(message))) return new Set();
  const gaps = gapsByGroup().get(partsBefore(key, own) ?? '') ?? new Set();
  if (![...gaps].some((gap) => figures.ofBox.has(gap))) return gaps;
  const id = key
    .split('.')
    .map((part) => ownIdIn(part, own))
    .find((found) => found !== null);
  return new Set([...gaps, ...(figures.ofPack[id ?? ''] ?? [])]);
}

function gapProblem(
  locale: string,
  message: string,
  allowed: ReadonlySet<string>,
): Message[] | null {
  let gaps: ReadonlySet<string>;
  try {
    gaps = gapsOf(message, locale, languagesThere().includes(locale) ? readGrammar(locale) : NONE);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ key: 'packs.words.unreadable', args: { reason } }];
  }
  const unknown = [...gaps].find((gap) => !allowed.has(gap));
  if (unknown === undefined) return null;
  const names = [...allowed].map((gap) => `{${gap}}`);
  return [{ key: 'packs.words.gap', args: { gap: `{${unknown}}` } }, ...mayBe(names)];
}

/** The parts of a key in front of the one that is the pack's own; null if none is. */
function partsBefore(key: string, own: ReadonlySet<string>): string | null {
  const parts = key.split('.');
  const index = parts.findIndex((part) => ownIdIn(part, own) !== null);
  return index < 0 ? null : parts.slice(0, index).join('.');
}

const NONE = createGrammar([]);

/** What a message leaves to be filled in. @throws Error for one that isn't an ICU message */
function gapsOf(written: string, locale: string, grammar: Grammar): ReadonlySet<string> {
  if (!HAS_GAPS.test(written)) return new Set();
  const { message, inflected } = withForms(written, grammar);
  const parts = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst();
  const forms = new Map(inflected.map(({ name, argument }) => [name, argument]));
  return new Set(namesIn(parts).map((name) => forms.get(name) ?? name));
}

/** How the parser numbers parts that are said as they stand. */
const LITERAL = 0;

type Parts = ReturnType<IntlMessageFormat['getAst']>;

const namesIn = (parts: Parts): string[] =>
  parts.flatMap((part) => [
    ...('value' in part && part.type !== LITERAL ? [part.value] : []),
    ...('options' in part
      ? Object.values(part.options).flatMap(({ value }) => namesIn(value))
      : []),
  ]);

let known: Map<string, Set<string>> | null = null;

/** What the bot's own messages fill in, by every group that they are in. */
function gapsByGroup(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known) return known;
  known = new Map();
  const grammar = readGrammar(USUAL);
  for (const file of readMessages(USUAL).values()) {
    for (const [key, message] of file) {
      const parts = key.split('.');
      for (let length = 1; length < parts.length; length++) {
        const group = parts.slice(0, length).join('.');
        const gaps = known.get(group) ?? new Set();
        known.set(group, gaps);
        for (const gap of gapsOf(message, USUAL, grammar)) gaps.add(gap);
      }
    }
  }
  return known;
}
