import type { Option } from '../../../../kernel/decision.ts';
import { type Procedures, resume } from '../../../../kernel/engine.ts';
import type { Chapter, Happening } from '../../../../kernel/event.ts';
import { copyOf } from '../../../../kernel/json.ts';
import type { Frame, Match } from '../../../../kernel/match.ts';
import type { Procedure } from '../../../../kernel/procedure.ts';
import { StackedTooHigh } from '../../../../kernel/random.ts';
import { AHEAD } from '../procedures/index.ts';
import type { AdventureState } from '../state.ts';

type AdventureMatch = Match<AdventureState>;

/** Where the rules continue from. */
export interface Start {
  state: AdventureState;
  stack: Frame[];
}

/** A procedure at its first step. */
export function frameOf(procedure: string, data: Frame['data']): Frame {
  const step = RULES[procedure]?.first;
  if (step === undefined) throw new Error(`There is no procedure ${procedure}.`);
  return { procedure, step, data };
}

/** One way in which something can go, with its events. */
export interface Way {
  state: AdventureState;
  happenings: Happening[];
  /** Its chance among all ways with the same answers, from 0 to 1; they add up to 1. */
  chance: number;
}

/** All ways for each series of possible answers; first those that give the first answer to everything. */
export type Ways = readonly [readonly Way[], ...(readonly Way[])[]];

/**
 * Lets the rules themselves continue from a position, in every way that chance allows and with every answer
 * that somebody could choose freely; the position itself isn't changed. Questions with one legal answer
 * answer themselves. If a question can be declined, declining is its first answer; if it asks for several
 * options, the first ones are the only answer tried.
 */
export const follow = (start: Start, isFarEnough: (match: AdventureMatch) => boolean): Ways =>
  followed(start, isFarEnough, [], []);

/** A placeholder for a result that isn't known yet: larger than any real result, and never used. */
const NOT_KNOWN = Number.POSITIVE_INFINITY;

/** @param results of chance, and answers, on the way so far: each time the way is retraced from the start */
function followed(
  start: Start,
  isFarEnough: (match: AdventureMatch) => boolean,
  results: readonly number[],
  answers: readonly Option[][],
): Ways {
  const match = laidOut(start, [...results, NOT_KNOWN]);
  const happenings: Happening[] = [];
  try {
    happenings.push(...resume(RULES, match, isFarEnough));
    for (const answer of answers) {
      give(match, answer);
      happenings.push(...resume(RULES, match, isFarEnough));
    }
  } catch (problem) {
    if (!(problem instanceof StackedTooHigh) || problem.value !== NOT_KNOWN) throw problem;
    const each = Array.from({ length: problem.limit }, (_, result) =>
      followed(start, isFarEnough, [...results, result], answers),
    );
    return together(each);
  }
  const [decision] = match.open;
  if (!decision) return [[{ state: match.state, happenings, chance: 1 }]];
  const { options, choose } = decision;
  const possible = choose.min === 1 ? declinedFirst(options).map((one) => [one]) : [];
  const [first = options.slice(0, choose.min), ...others] = possible;
  const ways = (answer: Option[]) => followed(start, isFarEnough, results, [...answers, answer]);
  const [known, ...further] = ways(first);
  return [known, ...further, ...others.flatMap(ways)];
}

const declinedFirst = (options: readonly Option[]): Option[] => [
  ...options.filter(({ verb }) => verb === 'decline'),
  ...options.filter(({ verb }) => verb !== 'decline'),
];

function give(match: AdventureMatch, answer: Option[]): void {
  const frame = match.stack.at(-1);
  const [decision] = match.open;
  if (!frame || !decision) throw new Error('Nothing is asked.');
  frame.reply = { ...frame.reply, [decision.key]: answer };
  match.open = [];
}

/** What follows from each of several results that are equally likely. */
function together(each: readonly Ways[]): Ways {
  const most = Math.max(...each.map(({ length }) => length));
  const those = (index: number): Way[] =>
    each.flatMap((ways) =>
      (ways[index] ?? ways[0]).map((way) => ({ ...way, chance: way.chance / each.length })),
    );
  return [those(0), ...Array.from({ length: most - 1 }, (_, index) => those(index + 1))];
}

const laidOut = ({ state, stack }: Start, stacked: number[]): AdventureMatch => ({
  gameId: 'adventure',
  content: '',
  seats: [],
  state: copyOf(state),
  stack: copyOf(stack),
  open: [],
  random: { words: [0, 0, 0, 0], stacked },
  inputs: 0,
  questions: 0,
  chapter: NOWHERE,
  outcome: null,
});

/** None of it is told to anyone. */
const NOWHERE: Chapter = { id: '', title: { key: '' } };

/** Which cards a hand draws or loses at random makes no difference to the forecast, because nobody plays them. */
const OF_HANDS: readonly string[] = ['draw-cards', 'discard-cards'];

const RULES: Procedures<AdventureState> = Object.fromEntries(
  Object.entries(AHEAD).map(([name, one]) => [
    name,
    OF_HANDS.includes(name) ? byAnyChance(one) : one,
  ]),
);

function byAnyChance(one: Procedure<AdventureState>): Procedure<AdventureState> {
  const steps = Object.entries(one.steps).map(([name, step]): [string, typeof step] => [
    name,
    (run, data, came) => {
      const { random } = run.match;
      run.match.random = { words: [0, 0, 0, 0] };
      const result = step(run, data, came);
      run.match.random = random;
      return result;
    },
  ]);
  return { ...one, steps: Object.fromEntries(steps) };
}
