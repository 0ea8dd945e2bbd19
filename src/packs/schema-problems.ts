import type { z } from 'zod';
import type { Message } from '../kernel/decision.ts';
import { hintIn } from '../kernel/hint.ts';
import { quoted } from '../kernel/nearest-names.ts';
import { mayBe, meantOrAny } from './may-be.ts';
import type { Path } from './problem.ts';

/** What a schema has to say against a part of a value. */
export interface SchemaProblem {
  path: Path;
  what: readonly Message[];
}

type Raw = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

/** Everything that a schema finds wrong with a value, in sentences that say what would be right. */
export function schemaProblems(schema: z.ZodType, value: unknown): SchemaProblem[] {
  // A schema takes nothing but a text from whoever says what is wrong.
  const { error } = schema.safeParse(value, { error: (issue) => written(sentencesFor(issue)) });
  return error ? issuesIn(error.issues, value, []) : [];
}

function issuesIn(issues: readonly Issue[], value: unknown, outer: Path): SchemaProblem[] {
  return issues.flatMap((issue) => {
    const path = [...outer, ...(issue.path as (string | number)[])];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const { closest, tags } = meantOf(issue.errors);
      const tag = tags.values().next().value;
      if (closest) return issuesIn(closest, value, path);
      if (tag !== undefined) return [tagProblem([...path, tag], issue.errors, value)];
    }
    return [{ path, what: read(issue.message, path, value) }];
  });
}

/**
 * Of the alternatives of a union the one whose tag (`type`, `face`) is there, and of those the one that gets
 * furthest into what is there; none if no alternative has its tag.
 */
function meantOf(alternatives: readonly (readonly Issue[])[]) {
  const tagsOf = (issues: readonly Issue[]) =>
    issues.filter(isAboutTag).map(({ path }) => path[0] as string);
  const tags = new Set(alternatives.flatMap(tagsOf));
  const fitting = alternatives.filter((issues) => tagsOf(issues).length === 0);
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));
  const [closest] = fitting.toSorted(
    (one, other) => depth(other) - depth(one) || one.length - other.length,
  );
  return { closest, tags };
}

/** About a property that has one value only, which tells an alternative from the others. */
const isAboutTag = (issue: Issue): boolean =>
  issue.code === 'invalid_value' && issue.values.length === 1 && issue.path.length === 1;

function tagProblem(path: Path, alternatives: readonly (readonly Issue[])[], value: unknown) {
  const names = alternatives.flatMap((issues) =>
    issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : [])),
  );
  return { path, what: among(String(path.at(-1)), names, partAt(value, path)) };
}

/** What is wrong, as far as the schema knows. */
function sentencesFor(issue: Raw): Message[] | undefined {
  const name = subject(issue.path?.at(-1));
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = propertiesOf(issue.inst);
      return issue.keys.flatMap((key: string) => [
        { key: 'packs.unknown-property', args: { given: quoted(key) } },
        ...meantOrAny(known, key),
      ]);
    }
    case 'invalid_union':
      return issue.discriminator === undefined
        ? [{ key: 'packs.unfit', args: { name, given: quoted(issue.input) } }]
        : among(
            issue.discriminator,
            ((issue.options ?? []) as unknown[]).map(String),
            (issue.input as { [name: string]: unknown })[issue.discriminator],
          );
    case 'invalid_value':
      return among(name, issue.values.map(String), issue.input);
    case 'invalid_type': {
      const { expected, input } = issue;
      return input === undefined
        ? [{ key: 'packs.missing', args: { name, expected } }]
        : [{ key: 'packs.other-type', args: { name, expected, given: quoted(input) } }];
    }
    case 'too_big':
    case 'too_small':
      return [limit(name, issue)];
    default:
      return undefined;
  }
}

type Limit = Extract<Raw, { code: 'too_big' | 'too_small' }>;

function limit(name: string, issue: Limit): Message {
  const { origin, input, code } = issue;
  const end = code === 'too_big' ? issue.maximum : issue.minimum;
  return {
    key: code === 'too_big' ? 'packs.too-much' : 'packs.too-little',
    args: {
      name,
      limit: String(end),
      included: issue.inclusive === false ? 'no' : 'yes',
      of: origin,
      size: typeof input === 'string' || Array.isArray(input) ? `${input.length}` : quoted(input),
    },
  };
}

/** What something is called in a sentence; an entry of a list has no name. */
const subject = (name: unknown): string =>
  typeof name === 'string' && !/^\d+$/.test(name) ? name : 'none';

function among(name: string, names: readonly string[], given: unknown): Message[] {
  if (given === undefined) {
    return [{ key: 'packs.missing', args: { name, expected: 'other' } }, ...mayBe(names)];
  }
  const [only] = names;
  return names.length === 1 && only !== undefined
    ? [{ key: 'packs.only', args: { name, only, given: quoted(given) } }]
    : [{ key: 'packs.unfit', args: { name, given: quoted(given) } }, ...meantOrAny(names, given)];
}

/** The names of an object's properties. */
function propertiesOf(schema: unknown): string[] {
  const shape = (schema as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return Object.keys(shape ?? {});
}

const written = (sentences: Message[] | undefined): string | undefined =>
  sentences && JSON.stringify(sentences);

/** Sentences, or what a schema was told to say. */
function read(message: string, path: Path, value: unknown): Message[] {
  if (message.startsWith('[{')) return JSON.parse(message) as Message[];
  const { key, args } = hintIn(message) ?? { key: 'packs.unfit' };
  return [
    { key, args: { name: subject(path.at(-1)), given: quoted(partAt(value, path)), ...args } },
  ];
}

function partAt(value: unknown, path: Path): unknown {
  let part = value;
  for (const name of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as { [name: string]: unknown })[name];
  }
  return part;
}
