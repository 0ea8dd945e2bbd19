import type { AdventureEvents } from '../../games/adventure/rules/events.ts';
import { AHEAD } from '../../games/adventure/rules/procedures/index.ts';
import type { AdventureState } from '../../games/adventure/rules/state.ts';
import type { Combatant } from '../../games/adventure/rules/terms.ts';
import type { Decision } from '../../kernel/decision.ts';
import { answer, type Procedures, resume } from '../../kernel/engine.ts';
import type { Happening } from '../../kernel/event.ts';
import { copyOf } from '../../kernel/json.ts';
import type { Match } from '../../kernel/match.ts';
import { StackedTooHigh } from '../../kernel/random.ts';
import type { EventOf } from '../../kernel/vocabulary.ts';

export type AdventureMatch = Match<AdventureState>;

/** The result of a fight that was played to the end, according to what was told. */
export interface Came {
  /** Blows as they were struck: side, die, attack and defense. */
  blows: string[];
  held: Combatant[];
  /**
   * Damage dealt to characters, from dice, powers and blows on: what a card costs or does at once is told with
   * it.
   */
  hurt: { [character: string]: number };
  result: string;
}

/** One way in which a fight went. */
export interface Played {
  came: Came;
  /** For all ways together, from 0 to 1. */
  chance: number;
  /** Whether somebody had a free choice on the way, other than to let things be. */
  wasFree: boolean;
}

/** Which option to take when something has to be chosen freely. */
export type Choosing = (decision: Pick<Decision, 'options' | 'choose'>) => string[];

/** What a card names first. */
export const theFirst: Choosing = ({ options, choose }) =>
  options.slice(0, choose.min).map(({ id }) => id);

/** Not what a card names first, if there is anything else. */
export const theLast: Choosing = ({ options, choose }) =>
  options.slice(options.length - choose.min).map(({ id }) => id);

/** A match to play on from, with what has been told of the fight up to there. */
export interface Begun {
  match: AdventureMatch;
  told: readonly Happening[];
  /** The answer to the open question, or the one that comes first. */
  first: string;
}

/** A fight that begins with an option. */
export const beginning = (match: AdventureMatch, first: string): Begun => ({
  match,
  told: [],
  first,
});

/**
 * Plays a fight on to where the dice will be rolled, so that it can be played on from there with any throw.
 * Unchanged if there isn't a single way to get there.
 */
export function untilDice(begun: Begun): Begun {
  const fork = copyOf(begun.match);
  fork.random.stacked = [NOT_KNOWN];
  try {
    const { roll, told, wasFree } = playOn(fork, begun, theFirst, true);
    return roll === null || wasFree ? begun : { match: fork, told, first: roll };
  } catch (problem) {
    if (!(problem instanceof StackedTooHigh)) throw problem;
    return begun;
  }
}

/**
 * Plays a match on to the end of the fight, by answering its questions like a player who lets everything be:
 * rolls, lets the dice stand, declines. What is then left to chance is played in every way it can turn out that
 * affects the fight.
 * @param dice the throw, if the dice are still to be rolled
 */
export function playedOut(
  begun: Begun,
  dice: readonly number[],
  choosing: Choosing = theFirst,
): Played[] {
  const results = dice.map((die) => die - 1);
  return inEveryWay(begun, results, choosing, 1);
}

const NOT_KNOWN = Number.POSITIVE_INFINITY;

function inEveryWay(
  begun: Begun,
  results: readonly number[],
  choosing: Choosing,
  chance: number,
): Played[] {
  const fork = copyOf(begun.match);
  fork.random.stacked = [...results, NOT_KNOWN];
  try {
    const { told, wasFree } = playOn(fork, begun, choosing);
    return [{ came: cameOf(told) as Came, wasFree, chance }];
  } catch (problem) {
    if (!(problem instanceof StackedTooHigh) || problem.value !== NOT_KNOWN) throw problem;
    const isOfNone = OF_NO_CONSEQUENCE.includes(fork.stack.at(-1)?.procedure ?? '');
    const { limit } = problem;
    const ways = isOfNone
      ? [(results.length * 7) % limit]
      : Array.from({ length: limit }, (_, way) => way);
    return ways.flatMap((way) =>
      inEveryWay(begun, [...results, way], choosing, chance / ways.length),
    );
  }
}

/** What a hand draws, looks at or loses, or which token is found, does not affect a fight: one way stands for all. */
const OF_NO_CONSEQUENCE: readonly string[] = [
  'draw-cards',
  'discard-cards',
  'effect.dig',
  'effect.find-discovery',
];

/**
 * Answers until the fight has ended.
 * @param fork is changed
 * @param stopsAtDice or until the dice are about to be rolled
 */
function playOn(
  fork: AdventureMatch,
  begun: Begun,
  choosing: Choosing,
  stopsAtDice = false,
): { told: Happening[]; roll: string | null; wasFree: boolean } {
  const told = [...begun.told];
  // If nothing is asked yet, the rules have still to reach the question; one with a single answer is not asked.
  if (fork.open.length === 0) told.push(...resume(PROCEDURES, fork));
  let wasFree = false;
  for (let next: string[] = [begun.first]; ; ) {
    if (cameOf(told)) return { told, roll: null, wasFree };
    const [decision] = fork.open;
    if (!decision) throw new Error('The match is over, and the fight is not.');
    const rest = decision.options.find(({ verb }) => RESTS.includes(verb));
    const isFirst = decision.options.some(({ id }) => id === next[0]);
    if (stopsAtDice && !isFirst && rest?.verb === 'roll') return { told, roll: rest.id, wasFree };
    const options = isFirst ? next : rest ? [rest.id] : choosing(decision);
    wasFree ||= !isFirst && !rest;
    next = [];
    const seat = decision.options.find(({ id }) => id === options[0])?.seat ?? decision.seats[0];
    const choice = { seat: seat as string, decision: decision.id, options };
    const result = answer(PROCEDURES, fork, choice);
    if (!result.accepted) throw new Error(`${options.join(' ')} was refused: ${result.refusal}`);
    told.push(...result.happenings);
  }
}

/** Ways to answer that let things be. */
const RESTS: readonly string[] = ['roll', 'stand', 'decline'];

/** The rules, asking whatever there is to ask. After the fight chance is chance again. */
const PROCEDURES: Procedures<AdventureState> = (() => {
  const end = AHEAD['combat-end'];
  const begin = end?.steps.begin;
  if (!end || !begin) throw new Error('Combats have no end.');
  const steps: typeof end.steps = {
    ...end.steps,
    begin: (run, data, came) => {
      run.match.random.stacked = [];
      return begin(run, data, came);
    },
  };
  return { ...AHEAD, 'combat-end': { ...end, steps } };
})();

/** The result of the fight; null while it goes on. */
function cameOf(told: readonly Happening[]): Came | null {
  const came: Came = { blows: [], held: [], hurt: {}, result: '' };
  let goesOn = false;
  for (const { event } of told) {
    const { type, args } = event as EventOf<AdventureEvents>;
    goesOn ||= EXCHANGE.includes(type);
    if (type === 'attacked') {
      came.blows.push(`${args.side} ${args.die}+${args.attack}/${args.defense}`);
    }
    if (type === 'attack-held') came.held.push(args.side);
    if (type === 'damaged' && goesOn)
      came.hurt[args.character] = (came.hurt[args.character] ?? 0) + args.amount;
    if (type === 'combat-ended') return { ...came, result: args.result };
  }
  return null;
}

const EXCHANGE: readonly string[] = ['dice-rolled', 'power-used', 'attacked', 'attack-held'];
