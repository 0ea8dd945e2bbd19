import type { Option } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';

/**
 * Options one after another that differ in nothing but arguments, as they are saved: a hundred spaces to walk to
 * are a hundred names, instead of a hundred times the same words.
 */
interface Alike extends Omit<Option, 'args'> {
  /** With the name of an argument in braces where its value is: `move:{to}`. */
  id: string;
  /** Arguments that are the same in all of them. */
  args: Arguments;
  /** Names of the other arguments. */
  of: string[];
  /** Their values, option by option; null where one has no such argument. */
  each: (Value | null)[];
}

type Value = string | number;
type Arguments = { [name: string]: Value };

/** An option that is saved as it is, or several together. */
type Packed = Option | Alike;

/** A match whose options are packed. */
export interface PackedMatch extends Omit<Match, 'open'> {
  open: (Omit<Match['open'][number], 'options'> & { options: Packed[] })[];
}

/** A match as it is saved. Most of it would be options of the open questions: packed they take a tenth. */
export const packMatch = (match: Match): PackedMatch => ({
  ...match,
  open: match.open.map((decision) => ({ ...decision, options: packOptions(decision.options) })),
});

/** The match that was saved. Matches saved before there was packing have nothing to unpack. */
export const unpackMatch = (saved: PackedMatch): Match => ({
  ...saved,
  open: saved.open.map((decision) => ({
    ...decision,
    options: decision.options.flatMap((packed) => ('each' in packed ? unpack(packed) : [packed])),
  })),
});

function packOptions(options: readonly Option[]): Packed[] {
  const packed: Packed[] = [];
  let alike: Option[] = [];
  let last: string | null = null;
  const close = () => {
    packed.push(...(alike.length > 1 && last !== null ? [together(alike)] : alike));
    alike = [];
  };
  for (const option of options) {
    const shape = shapeOf(option);
    if (shape === null || shape !== last) close();
    last = shape;
    alike.push(option);
  }
  close();
  return packed;
}

/** The same for options that differ in nothing but arguments; null for one that can't be told from these. */
function shapeOf({ id, args, ...others }: Option): string | null {
  if (args === undefined || id.includes('{')) return null;
  return JSON.stringify([patternOf(id, args), others]);
}

/** Parts of an id that are arguments have their names instead. */
const patternOf = (id: string, args: NonNullable<Option['args']>): string =>
  id
    .split(':')
    .map((part) => {
      const name = Object.keys(args).find((one) => String(args[one]) === part);
      return name === undefined ? part : `{${name}}`;
    })
    .join(':');

function together(options: readonly Option[]): Alike {
  const [{ id, args = {}, ...others }] = options as [Option];
  const all = options.map((option) => option.args ?? {});
  const names = [...new Set(all.flatMap(Object.keys))];
  const isCommon = (name: string) => all.every((one) => one[name] === args[name]);
  const of = names.filter((name) => !isCommon(name));
  const common = names.filter((name) => isCommon(name) && args[name] !== undefined);
  return {
    ...others,
    id: patternOf(id, args),
    args: Object.fromEntries(common.map((name) => [name, args[name] as Value])),
    of,
    each: all.flatMap((one) => of.map((name) => one[name] ?? null)),
  };
}

function unpack({ of, each, id: pattern, args: common, ...others }: Alike): Option[] {
  return Array.from({ length: each.length / of.length }, (_, index) => {
    const values = each.slice(index * of.length, (index + 1) * of.length);
    const own = of.flatMap((name, place): [string, Value][] => {
      const value = values[place] ?? null;
      return value === null ? [] : [[name, value]];
    });
    const args: Arguments = { ...common, ...Object.fromEntries(own) };
    const id = pattern.replaceAll(/\{([^}]*)\}/g, (_whole, name: string) => String(args[name]));
    return { ...others, id, args };
  });
}
