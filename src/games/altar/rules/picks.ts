import type { Address } from './language/kind.ts';
import type { AltarVerbs, OptionAmong, Pick } from './verbs.ts';

const PARTS = ['index', 'altar', 'worshipper', 'target', 'realm'] as const;

/** Options for the ways to carry out an effect: `play:raider:love`. */
export const pickOptions = <Verb extends 'play' | 'free' | 'choose'>(
  verb: Verb,
  at: Address,
  ways: readonly Pick[],
): { id: string; verb: Verb; args: AltarVerbs[Verb] }[] =>
  ways.map((pick) => ({
    id: [verb, at.card, ...PARTS.flatMap((part) => pick[part] ?? [])].join(':'),
    verb,
    args: { card: at.card, ...(at.path === '' ? {} : { path: at.path }), ...partsOf(pick) },
  }));

/** The way that an option stands for. */
export const pickOf = ({ args }: OptionAmong<'play' | 'free' | 'choose'>): Pick => partsOf(args);

/** Drops the parts that are missing. */
const partsOf = (pick: Pick): Pick =>
  Object.fromEntries(
    PARTS.flatMap((part) => (pick[part] === undefined ? [] : [[part, pick[part]]])),
  );
