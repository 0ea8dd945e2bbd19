import type { z } from 'zod';
import { isMeant, quoted } from '../kernel/nearest-names.ts';

type Path = readonly (string | number)[];

/** What a schema has to say against a part of a value. */
export interface SchemaProblem {
  path: Path;
  what: string;
}

type Raw = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

/** What can be listed in a sentence. */
const FEW = 40;

/** Everything that a schema finds wrong with a value, in words that say what would be right. */
export function schemaProblems(schema: z.ZodType, value: unknown): SchemaProblem[] {
  const { error } = schema.safeParse(value, { error: inWords });
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
    return [{ path, what: sentence(issue.message, path, value) }];
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
  return { path, what: amongWords(String(path.at(-1)), names, partAt(value, path)) };
}

/** What is wrong, as far as the schema knows; what stands around it is said by `sentence`. */
function inWords(issue: Raw): string | undefined {
  const name = String(issue.path?.at(-1) ?? 'This');
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = propertiesOf(issue.inst);
      return issue.keys
        .map((key: string) => `Nothing is called ${quoted(key)} here.${orListed(known, key)}`)
        .join(' ');
    }
    case 'invalid_union':
      return issue.discriminator === undefined
        ? `${subject(name)} can’t be ${quoted(issue.input)}.`
        : amongWords(
            issue.discriminator,
            ((issue.options ?? []) as unknown[]).map(String),
            (issue.input as { [name: string]: unknown })[issue.discriminator],
          );
    case 'invalid_value':
      return amongWords(name, issue.values.map(String), issue.input);
    case 'invalid_type':
      return issue.input === undefined
        ? `${subject(name)} is missing: ${EXPECTED[issue.expected] ?? issue.expected} is needed.`
        : `${subject(name)} should be ${EXPECTED[issue.expected] ?? issue.expected}, not ${quoted(issue.input)}.`;
    case 'too_big':
    case 'too_small':
      return `${subject(name)} ${limitOf(issue)}, not ${sizeOf(issue.input)}.`;
    default:
      return undefined;
  }
}

const EXPECTED: { readonly [type: string]: string } = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

type Limit = Extract<Raw, { code: 'too_big' | 'too_small' }>;

function limitOf(issue: Limit): string {
  const [least, most] =
    issue.inclusive === false ? ['more than', 'less than'] : ['at least', 'at most'];
  const limit =
    issue.code === 'too_big'
      ? `can be ${most} ${issue.maximum}`
      : `has to be ${least} ${issue.minimum}`;
  return `${limit}${UNITS[issue.origin] ?? ''}`;
}

const UNITS: { readonly [origin: string]: string } = { string: ' letters long', array: ' long' };

const sizeOf = (input: unknown): string =>
  typeof input === 'string' || Array.isArray(input) ? `${input.length}` : quoted(input);

/** An entry of a list has no name. */
const subject = (name: string): string => (/^\d+$/.test(name) ? 'This' : name);

function amongWords(name: string, names: readonly string[], given: unknown): string {
  if (given === undefined) return `${subject(name)} is missing.${listed(names)}`;
  if (names.length === 1) return `${subject(name)} can only be ${names[0]}, not ${quoted(given)}.`;
  const text = typeof given === 'string' ? given : '';
  return `${subject(name)} can’t be ${quoted(given)}.${orListed(names, text)}`;
}

const orListed = (names: readonly string[], given: string): string =>
  isMeant(names, given) || listed(names);

const listed = (names: readonly string[]): string =>
  names.length === 0 || names.length > FEW ? '' : ` It can be ${names.join(', ')}.`;

/** The names of an object's properties. */
function propertiesOf(schema: unknown): string[] {
  const shape = (schema as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return Object.keys(shape ?? {});
}

/** A schema's own hint is half a sentence: `at most 24 letters`. */
function sentence(message: string, path: Path, value: unknown): string {
  if (/[.!?]$/.test(message)) return message;
  const given = quoted(partAt(value, path));
  return message === 'Invalid input'
    ? `${subject(String(path.at(-1)))} can’t be ${given}.`
    : `${subject(String(path.at(-1) ?? 'This'))} can’t be ${given}; what fits: ${message}.`;
}

function partAt(value: unknown, path: Path): unknown {
  let part = value;
  for (const name of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as { [name: string]: unknown })[name];
  }
  return part;
}
