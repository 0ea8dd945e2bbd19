import { setTimeout as wait } from 'node:timers/promises';
import { pick, type RandomState } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import type { Done } from './deed.ts';
import type { Player } from './player.ts';
import { chance, pickStep, stepsIn } from './steps.ts';
import { chosenBy, isChoosing, latestWayTo, type Step, tellsTheEnd, waysIn } from './ways.ts';

/** A click that is about to be made, and by whom. */
export interface Intention {
  player: Player;
  step: Step;
}

export interface Match {
  discord: LocalDiscord;
  random: RandomState;
  thread: string;
  players: readonly Player[];
  /** Probability of passing on where that is offered, from 0 to 1. */
  hurry: number;
  /** Whether it is over; without this, when the thread tells the end. */
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
 * Something that a player can choose, from a panel just opened. Null when nobody can for so long, or
 * when the match is over.
 */
export async function intention(match: Match, milliseconds = PATIENCE): Promise<Intention | null> {
  const { discord, random, thread, players, hurry } = match;
  const until = Date.now() + milliseconds;
  while (Date.now() < until && !isOver(match)) {
    const first = pick(random, players);
    for (const player of [first, ...players.filter((other) => other !== first)]) {
      // Between two rounds there may be no way for a moment.
      const way = latestWayTo(discord.messages(thread), 'act');
      const answer = way ? (await player.click({ way, values: null })).answer : null;
      if (!answer || !waysIn(answer).some(isChoosing)) continue;
      return { player, step: pickStep(random, stepsIn(answer, random), hurry) };
    }
    await wait(LOOK_AGAIN);
  }
  return null;
}

/** Whether the thread tells the end; of a match of a campaign, whether that has come to another. */
export const isOver = ({ discord, thread, isOver: over }: Match): boolean =>
  over ? over() : tellsTheEnd(discord.messages(thread));

/**
 * Clicks until a choice is accepted. Null when none is for too long, or when the match is over.
 * @param milliseconds in which somebody must find something to choose
 */
export async function chooseOnce(match: Match, milliseconds = PATIENCE): Promise<Done | null> {
  const { random, hurry, twice = TWICE } = match;
  let next: Intention | null = null;
  for (let click = 0; click < CLICKS; click++) {
    next ??= await intention(match, milliseconds);
    if (!next) return null;
    const { player, step }: Intention = next;
    if (chance(random, twice)) match.discord.faults.duplicateNextInteraction();
    const done: Done = await player.click(step);
    if (showsAcceptance(done)) return done;
    // Whoever has voted leaves it to the others.
    const steps = done.answer && !done.deed.voted ? stepsIn(done.answer, random) : [];
    next = steps.length > 0 ? { player, step: pickStep(random, steps, hurry) } : null;
  }
  return null;
}

/** A choice was answered neither with a refusal nor as one vote of several: who made it knows that it counts. */
export function showsAcceptance({ deed, answer }: Done): boolean {
  const { step } = deed;
  if (!step || !answer || deed.problem !== null || deed.refusal !== null) return false;
  const chose = chosenBy(step) !== null || step.way.address.verb === 'marked';
  return chose && !deed.voted;
}
