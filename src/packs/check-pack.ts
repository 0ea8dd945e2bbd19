import type { z } from 'zod';
import { repeated } from '../cards/repeated.ts';
import type { Game } from '../kernel/game.ts';
import { isMeant } from '../kernel/nearest-names.ts';
import { hasIcon } from '../picture/icons.ts';
import { outOfBounds } from './bounds.ts';
import { digestOf } from './digest.ts';
import { idsOf } from './own-ids.ts';
import { type Manifest, type Pack, packOfFile, packSchema } from './pack.ts';
import type { PackFiles } from './read-pack.ts';
import { registerPack } from './register-pack.ts';
import { placeOf } from './sources.ts';
import { wordProblems } from './word-problems.ts';

/** Something that is wrong with a pack. */
export interface PackProblem {
  /** File and line, and the card if it is one: `altar-quest/decks/tide.json, line 12, tide-mother`. */
  where: string;
  what: string;
}

type Path = readonly (string | number)[];

/** How many problems are worth reading at once. */
const MOST_TOLD = 50;

/**
 * A pack in which nothing is wrong, or everything that is. Registers it to find out: so this belongs in a process
 * of its own, unless the pack is then played.
 */
export function checkPack(
  { value, sources }: PackFiles,
  games: readonly Game[],
): { pack: Pack; digest: string } | { problems: PackProblem[] } {
  const told = (path: Path, what: string): PackProblem => ({
    where: [placeOf(sources, path), innermostId(value, path)].filter(Boolean).join(', '),
    what,
  });
  const beyond = outOfBounds(value);
  if (beyond) return { problems: [told(beyond.path, `This ${beyond.message}.`)] };
  const { data, error } = packSchema(games).safeParse(value);
  if (error) return { problems: issuesOf(error.issues, told).slice(0, MOST_TOLD) };
  const pack = packOfFile(data as { [name: string]: unknown; pack: Manifest });
  const problems = [
    ...idProblems(pack, games).map((what) => told([], what)),
    ...symbolProblems(pack, games).map(({ id, what }) => told(['symbols', id], what)),
    ...wordProblems(pack, idsOf(pack, games)).map(({ path, what }) => told(path, what)),
  ];
  if (problems.length > 0) return { problems: problems.slice(0, MOST_TOLD) };
  const digest = digestOf(pack);
  try {
    registerPack(pack, games);
  } catch (failure) {
    return { problems: registrationProblems(failure, digest, sources[0]?.file ?? '') };
  }
  return { pack, digest };
}

/** Of the alternatives of a union those that come closest to what is there: they go deepest into it. */
function issuesOf(
  issues: readonly z.core.$ZodIssue[],
  told: (path: Path, what: string) => PackProblem,
  outer: Path = [],
): PackProblem[] {
  return issues.flatMap((issue) => {
    const path = [...outer, ...(issue.path as (string | number)[])];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const depth = (inner: readonly z.core.$ZodIssue[]) =>
        Math.max(...inner.map((one) => one.path.length));
      const [closest = []] = issue.errors.toSorted((one, other) => depth(other) - depth(one));
      return issuesOf(closest, told, path);
    }
    return [told(path, sentence(issue.message))];
  });
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

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

function idProblems(pack: Pack, games: readonly Game[]): string[] {
  const ids = idsOf(pack, games);
  const taken = new Set(
    games.flatMap(({ rules: { packs } }) => (packs ? packs.ids(packs.box) : [])),
  );
  const words = wordsOfLanguages(games);
  return [
    ...(ids.length === 0 ? ['This pack brings nothing to any game.'] : []),
    ...repeated(ids).map((id) => `There are two things called ${id}.`),
    ...ids
      .filter((id) => taken.has(id))
      .map((id) => `The box has something called ${id} already. Give it another id.`),
    ...ids
      .filter((id) => !taken.has(id) && words.has(id))
      .map((id) => `${id} is a word of the effect language. Give it another id, such as ${id}-2.`),
  ];
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

function symbolProblems(pack: Pack, games: readonly Game[]): { id: string; what: string }[] {
  const ids = idsOf(pack, games);
  return Object.entries(pack.symbols).flatMap(([id, icon]) => {
    if (!ids.includes(id))
      return [{ id, what: `Nothing in this pack is called ${id}.${isMeant(ids, id)}` }];
    return hasIcon(icon)
      ? []
      : [{ id, what: `There is no symbol ${icon}. game-icons.net shows them all.` }];
  });
}

/** What a library says about something that can't be added, with the ids that the author wrote. */
function registrationProblems(failure: unknown, digest: string, file: string): PackProblem[] {
  const text = failure instanceof Error ? failure.message : String(failure);
  const [first = '', ...more] = text.replaceAll(`@${digest}`, '').split('\n');
  return (more.length > 0 ? more : [first]).map((what) => ({ where: file, what: sentence(what) }));
}
