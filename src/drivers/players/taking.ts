import { below, pick, type RandomState, shuffle } from '../../kernel/random.ts';
import type { SeenMessage } from '../../local/index.ts';
import type { Done } from './deed.ts';
import type { Policy } from './person.ts';
import type { Player } from './player.ts';
import { isChoosing, type Step, type Way, waysIn, wayTo } from './ways.ts';

/** Messages at the end of a thread that people look at. */
export const IN_SIGHT = 12;

/** The name of an option that passes on, in every game that has one. */
export const PASSING_ON = 'done';

/** Probability of passing on if that is offered: low, for long matches. */
export const UNHURRIED = 0.1;

export interface Taking {
  random: RandomState;
  /** Probability of passing on if that is offered, from 0 to 1. */
  hurry: number;
  /** What they may press first. */
  first(player: Player): readonly Step[];
  /** Which presses they make; all unless given. */
  takes?: (step: Step) => boolean;
}

/** Takes whatever is offered, by chance: first what they look at, then what their answer offers. */
export const taking =
  ({ random, hurry, first, takes = () => true }: Taking): Policy =>
  (player, latest) => {
    const steps = latest ? stepsAfter(latest, random).filter(takes) : first(player);
    return steps.length > 0 ? pickStep(random, steps, hurry) : null;
  };

/** A player who has voted leaves it to the others. */
const stepsAfter = ({ deed, answer }: Done, random: RandomState): Step[] =>
  answer && !deed.voted ? stepsIn(answer, random) : [];

/**
 * What a player would press: the answers in the latest panel, or else those in a question to them, or the way
 * to the panel when they are called.
 */
export function stepsFor(player: Player, random: RandomState, thread: string): Step[] {
  const seen = player.sees(thread);
  const panel = seen.findLast((message) => message.ephemeral && !message.loading);
  if (panel && waysIn(panel).some(isChoosing)) return stepsIn(panel, random);
  const call = seen
    .filter((message) => !message.ephemeral)
    .slice(-IN_SIGHT)
    .findLast((message) => calls(message, player.userId) && waysIn(message).length > 0);
  if (!call) return [];
  const answers = stepsIn(call, random);
  const act = wayTo(call, 'act');
  return answers.length > 0 ? answers : act ? [{ way: act, values: null }] : [];
}

/** Whether a message calls somebody by name. */
export const calls = (message: SeenMessage, userId: string): boolean =>
  message.text.includes(`<@${userId}>`);

/** True with a probability from 0 to 1. */
export const chance = (random: RandomState, probability: number): boolean =>
  below(random, 10_000) < probability * 10_000;

/** Every click that a message offers to a player who wants to get on. */
export function stepsIn(message: SeenMessage, random: RandomState): Step[] {
  return waysIn(message)
    .filter((way) => isChoosing(way) || way.address.verb === 'panel')
    .flatMap((way) => stepsOf(way, random));
}

/** Each entry of a menu, or one random set of them if it takes several. */
function stepsOf(way: Way, random: RandomState): Step[] {
  const { kind, options, minValues, maxValues } = way.control;
  if (kind === 'button') return [{ way, values: null }];
  const values = options.map(({ value }) => value);
  if (maxValues === 1 && minValues === 1) return values.map((value) => ({ way, values: [value] }));
  const most = Math.min(maxValues, values.length);
  const amount = minValues + below(random, most - minValues + 1);
  return [{ way, values: shuffle(random, values).slice(0, amount) }];
}

/**
 * One of the clicks. A player in a hurry ends what can be ended; one who has marked enough usually confirms.
 * @param hurry probability of passing on if that is offered
 */
export function pickStep(random: RandomState, steps: readonly Step[], hurry: number): Step {
  const passing = steps.find((step) => passesOn(step));
  if (passing && chance(random, hurry)) return passing;
  const final = steps.filter(({ way: { address } }) => address.verb === 'marked');
  if (final.length > 0 && chance(random, 0.6)) return pick(random, final);
  return pick(random, steps);
}

function passesOn({ way: { address }, values }: Step): boolean {
  return address.verb === 'pick' ? address.option === PASSING_ON : values?.[0] === PASSING_ON;
}
