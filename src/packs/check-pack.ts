import { repeated } from '../cards/repeated.ts';
import type { Message } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { CannotBeAdded, type PackRemark, perhapsMeant } from '../kernel/packs.ts';
import { hasIcon } from '../picture/icons.ts';
import { numbersOutOfBounds, outOfBounds } from './bounds.ts';
import { digestOf } from './digest.ts';
import { grammarProblems } from './grammar-problems.ts';
import { idsOf } from './own-ids.ts';
import { type Manifest, type Pack, packOfFile, packSchema } from './pack.ts';
import { partFaults } from './part-faults.ts';
import type { PackPlace, PackProblem, Path } from './problem.ts';
import type { PackFiles } from './read-pack.ts';
import { registerPack } from './register-pack.ts';
import { remarksOn } from './remarks.ts';
import { unsaid } from './required-words.ts';
import { schemaProblems } from './schema-problems.ts';
import { linesIn } from './sources.ts';
import { letterProblem, wordProblems } from './word-problems.ts';
import { titlesOf } from './words.ts';

/** A pack that can be played. */
export interface CheckedPack {
  pack: Pack;
  digest: string;
  /** What its author may want to look at again. */
  warnings: PackProblem[];
}

/** Something that is wrong, and where in the whole. */
interface Fault {
  path: Path;
  what: readonly Message[];
}

/** How many problems are worth reading at once. */
const MOST_TOLD = 50;

/**
 * A pack in which nothing is wrong, or everything that is. Registers it to find out: so this belongs in a process
 * of its own, unless the pack is then played.
 */
export function checkPack(
  { value, sources }: PackFiles,
  games: readonly Game[],
): CheckedPack | { problems: PackProblem[] } {
  const lineOf = linesIn(sources);
  const placeOf = (path: Path): PackPlace => {
    const card = innermostId(value, path);
    return { path, ...lineOf(path), ...(card === '' ? {} : { card }) };
  };
  const located = (faults: Iterable<Fault>): PackProblem[] =>
    firstOf(faults, MOST_TOLD).map(({ path, what }) => ({ where: placeOf(path), what }));
  const told = (faults: Iterable<Fault>) => ({ problems: located(faults) });
  const beyond = outOfBounds(value);
  if (beyond) return told([{ path: beyond.path, what: [beyond.what] }]);
  const wrong = schemaProblems(packSchema(games), value);
  if (wrong.length > 0) return told(wrong);
  const beyondRules = [...numbersOutOfBounds(value)].map(({ path, what }) => ({
    path,
    what: [what],
  }));
  if (beyondRules.length > 0) return told(beyondRules);
  const pack = packOfFile(value as { [name: string]: unknown; pack: Manifest });
  const pathOf = pathsOfIds(pack.content);
  const found = told(faultsOf(pack, games, pathOf));
  if (found.problems.length > 0) return found;
  const digest = digestOf(pack);
  try {
    registerPack(pack, games);
    // What a card does is put into words here for the first time.
    const warnings = located(warningsOn(pack, digest, games, pathOf));
    return { pack, digest, warnings };
  } catch (failure) {
    return told(registrationFaults(failure, digest, pathOf));
  }
}

function* warningsOn(
  pack: Pack,
  digest: string,
  games: readonly Game[],
  pathOf: (id: string) => Path,
): Iterable<Fault> {
  for (const { id, what } of remarksOn(pack, digest, games)) yield { path: pathOf(id), what };
}

function* faultsOf(
  pack: Pack,
  games: readonly Game[],
  pathOf: (id: string) => Path,
): Iterable<Fault> {
  const ids = idsOf(pack, games);
  for (const { id, what } of idProblems(ids, games)) yield { path: pathOf(id), what };
  for (const { id, what } of symbolProblems(pack, ids)) yield { path: ['symbols', id], what };
  yield* titleProblems(pack);
  yield* wordProblems(pack, games);
  yield* grammarProblems(pack);
  for (const { rules } of games) {
    const content = pack.content[rules.id];
    if (content === undefined) continue;
    for (const faults of [
      partFaults(content, rules.packs?.box, rules.packs?.byOverlay),
      rules.packs?.faults?.(content),
    ]) {
      for (const { id, what, part } of faults ?? []) {
        yield { path: partPath(pathOf(id), part), what };
      }
    }
  }
  for (const { id, key, isNeeded } of unsaid(pack, games)) {
    if (isNeeded) yield { path: pathOf(id), what: [{ key: 'packs.words-missing', args: { key } }] };
  }
}

/** Where a part of something stands, by the path of its id. */
const partPath = (id: Path, part: Path | undefined): Path =>
  part ? [...id.slice(0, -1), ...part] : id;

function firstOf<Thing>(things: Iterable<Thing>, most: number): Thing[] {
  const first: Thing[] = [];
  for (const thing of things) {
    if (first.push(thing) === most) break;
  }
  return first;
}

/** The id of the innermost card or deck around a part. */
function innermostId(value: unknown, path: Path): string {
  let found = '';
  let part = value;
  for (const name of path) {
    part = (part as { [name: string]: unknown } | undefined)?.[name];
    const id = (part as { id?: unknown } | null | undefined)?.id;
    if (typeof id === 'string') found = id;
  }
  return found;
}

/** Where the last of a pack's things stands that is called like this. */
function pathsOfIds(content: Pack['content']): (id: string) => Path {
  const paths = new Map<string, Path>();
  const collect = (part: unknown, path: Path): void => {
    if (typeof part !== 'object' || part === null) return;
    const { id } = part as { id?: unknown };
    if (typeof id === 'string') paths.set(id, [...path, 'id']);
    for (const [name, inner] of Object.entries(part)) {
      collect(inner, [...path, Array.isArray(part) ? Number(name) : name]);
    }
  };
  collect(content, []);
  return (id) => paths.get(id) ?? [];
}

function* idProblems(ids: readonly string[], games: readonly Game[]): Iterable<PackRemark> {
  if (ids.length === 0) yield { id: '', what: [{ key: 'packs.nothing' }] };
  for (const id of repeated(ids)) yield { id, what: [{ key: 'packs.id.twice', args: { id } }] };
  const taken = new Set(
    games.flatMap(({ rules: { packs } }) => (packs ? packs.ids(packs.box) : [])),
  );
  const words = wordsOfLanguages(games);
  for (const id of ids) {
    if (taken.has(id)) {
      yield { id, what: [{ key: 'packs.id.of-box', args: { id } }] };
    } else if (words.has(id)) {
      yield { id, what: [{ key: 'packs.id.of-language', args: { id } }] };
    }
  }
}

/** What a pack says of itself, in its manifest and in other languages. */
function* titleProblems({ pack, words }: Pack): Iterable<Fault> {
  const said: [Path, object][] = [
    [['pack'], pack],
    ...Object.entries(titlesOf(words)).map(([locale, titles]): [Path, object] => [
      ['words', locale, 'pack'],
      titles,
    ]),
  ];
  for (const [path, titles] of said) {
    for (const [name, value] of Object.entries(titles)) {
      const what = typeof value === 'string' ? letterProblem(`${name}.name`, value) : null;
      if (what) yield { path: [...path, name], what };
    }
  }
}

/** Every text in the boxes: an id of a pack that is one of them would be taken for it. */
function wordsOfLanguages(games: readonly Game[]): ReadonlySet<string> {
  const words = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part === 'string') words.add(part);
    else if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part)) {
        words.add(name);
        collect(inner);
      }
    }
  };
  for (const { rules } of games) collect(rules.packs?.box);
  return words;
}

function* symbolProblems({ symbols }: Pack, ids: readonly string[]): Iterable<PackRemark> {
  const own = new Set(ids);
  for (const [id, icon] of Object.entries(symbols)) {
    if (!own.has(id)) {
      yield { id, what: [{ key: 'packs.symbol.of-none', args: { id } }, ...perhapsMeant(ids, id)] };
    } else if (!hasIcon(icon)) {
      yield { id, what: [{ key: 'packs.symbol.unknown', args: { icon, site: 'game-icons.net' } }] };
    }
  }
}

/** What a library says about something that can't be added, with the ids that the author wrote. */
function registrationFaults(
  failure: unknown,
  digest: string,
  pathOf: (id: string) => Path,
): Fault[] {
  return problemsIn(failure).map(({ key, args = {} }) => {
    const own = JSON.parse(JSON.stringify(args).replaceAll(`@${digest}`, '')) as typeof args;
    const paths = Object.values(own).flatMap((named) => wordsIn(named).map(pathOf));
    return { path: paths.find(({ length }) => length > 0) ?? [], what: [{ key, args: own }] };
  });
}

/** Anything else that is thrown has no words in the catalogue, as nobody has met it yet. */
function problemsIn(failure: unknown): readonly Message[] {
  if (failure instanceof CannotBeAdded) return failure.problems;
  const reason = failure instanceof Error ? failure.message : String(failure);
  return [{ key: 'packs.failed', args: { reason } }];
}

/** Whatever may be an id in what a sentence fills in. */
const wordsIn = (named: unknown): string[] =>
  [named].flat().flatMap((one) => String(one).match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []);
