import { setTimeout as wait } from 'node:timers/promises';
import { pick, type RandomState } from '../../kernel/random.ts';
import type { LocalDiscord, SeenMessage } from '../../local/index.ts';
import type { Done } from './deed.ts';
import { type Policy, pressUntil } from './person.ts';
import type { Player } from './player.ts';
import { chance, pickStep, stepsIn, taking } from './taking.ts';
import { chosenBy, isChoosing, latestWayTo, type Step, tellsTheEnd, waysIn } from './ways.ts';

/** A click that is about to be made, and who makes it. */
export interface Intention {
  player: Player;
  step: Step;
}

export interface Match {
  discord: LocalDiscord;
  random: RandomState;
  thread: string;
  players: readonly Player[];
  /** Probability of passing on if that is offered, from 0 to 1. */
  hurry: number;
  /** Whether it is over; if absent, when the thread tells the end. */
  isOver?: () => boolean;
  /** Probability that Discord hands a click to the bot twice; 0.15 unless given. */
  twice?: number;
}

/** Milliseconds in which somebody must find something to choose. */
const PATIENCE = 30_000;
const LOOK_AGAIN = 200;
/** Clicks that it may take until a choice is accepted: ballots of others, boxes to mark, pages. */
const CLICKS = 60;
/** How often Discord hands a click to the bot twice. */
const TWICE = 0.15;

/**
 * Something that a player can choose, from a panel just opened. Null if nobody can for this long, or if the
 * match is over.
 */
export async function intention(match: Match, milliseconds = PATIENCE): Promise<Intention | null> {
  const { random, thread, players, hurry } = match;
  const until = Date.now() + milliseconds;
  while (Date.now() < until && !isOver(match)) {
    const first = pick(random, players);
    for (const player of [first, ...players.filter((other) => other !== first)]) {
      const panel = await openPanel(player, thread);
      if (panel) return { player, step: pickStep(random, stepsIn(panel, random), hurry) };
    }
    await wait(LOOK_AGAIN);
  }
  return null;
}

/** What somebody's panel offers, just opened; null if it asks nothing, or is not there between two rounds. */
export async function openPanel(player: Player, thread: string): Promise<SeenMessage | null> {
  const way = latestWayTo(player.discord.messages(thread), 'act');
  const answer = way ? (await player.click({ way, values: null })).answer : null;
  return answer && waysIn(answer).some(isChoosing) ? answer : null;
}

/** Whether the thread tells the end; for a match of a campaign, whether that has come to another. */
export const isOver = ({ discord, thread, isOver: over }: Match): boolean =>
  over ? over() : tellsTheEnd(discord.messages(thread));

/**
 * Somebody clicks until a choice is accepted. Null if none is for too long, or if the match is over.
 * @param milliseconds in which somebody must find something to choose
 */
export async function chooseOnce(match: Match, milliseconds = PATIENCE): Promise<Done | null> {
  for (let left = CLICKS; left > 0; ) {
    const intended = await intention(match, milliseconds);
    if (!intended) return null;
    const { player, step } = intended;
    const person = { player, policy: goingOnFrom(step, match), patience: { presses: left } };
    const { ending, presses, latest } = await pressUntil(person, showsAcceptance);
    if (ending === 'answered') return latest;
    left -= presses;
  }
  return null;
}

/** Follows what is offered from this click on. Discord may hand any of them to the bot twice. */
function goingOnFrom(step: Step, { discord, random, hurry, twice = TWICE }: Match): Policy {
  const take = taking({ random, hurry, first: () => [step] });
  return (player, latest) => {
    const next = take(player, latest);
    if (next && chance(random, twice)) discord.faults.duplicateNextInteraction();
    return next;
  };
}

/** A choice was answered neither with a refusal nor as one vote among several: the chooser knows that it counts. */
export function showsAcceptance({ deed, answer }: Done): boolean {
  const { step } = deed;
  if (!step || !answer || deed.problem !== null || deed.refusal !== null) return false;
  const chose = chosenBy(step) !== null || step.way.address.verb === 'marked';
  return chose && !deed.voted;
}
