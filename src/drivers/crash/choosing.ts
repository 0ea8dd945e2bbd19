import { pick, type RandomState } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import type { Done } from '../players/deed.ts';
import type { Player } from '../players/player.ts';
import { chance, pickStep, stepsIn } from '../players/steps.ts';
import { chosenBy, isChoosing, isPanel, latestWayTo, type Step, waysIn } from '../players/ways.ts';

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
}

/** How often Discord hands a click to the bot twice. */
const TWICE = 0.15;

/** Something that a player can choose now, from a panel just opened; null when nobody can. */
export async function intention(match: Match): Promise<Intention | null> {
  const { discord, random, thread, players, hurry } = match;
  const first = pick(random, players);
  for (const player of [first, ...players.filter((other) => other !== first)]) {
    const way = latestWayTo(discord.messages(thread), 'act');
    if (!way) return null;
    const { answer } = await player.click({ way, values: null });
    if (!answer || !waysIn(answer).some(isChoosing)) continue;
    return { player, step: pickStep(random, stepsIn(answer, random), hurry) };
  }
  return null;
}

/** Clicks until a choice is accepted, at most so often. Null when none is. */
export async function chooseOnce(match: Match, clicks: number): Promise<Done | null> {
  let next: Intention | null = null;
  for (let click = 0; click < clicks; click++) {
    next ??= await intention(match);
    if (!next) return null;
    const { player, step }: Intention = next;
    if (chance(match.random, TWICE)) match.discord.faults.duplicateNextInteraction();
    const done: Done = await player.click(step);
    if (showsAcceptance(done)) return done;
    const { answer } = done;
    const steps = answer ? stepsIn(answer, match.random) : [];
    next = steps.length > 0 ? { player, step: pickStep(match.random, steps, match.hurry) } : null;
  }
  return null;
}

/** A choice was made and a panel came after it: so who made it knows that it counts. */
export function showsAcceptance({ deed, answer }: Done): boolean {
  const { step } = deed;
  if (!step || !answer || deed.problem !== null || !isPanel(answer)) return false;
  const { verb } = step.way.address;
  return chosenBy(step) !== null || verb === 'marked' || verb === 'agreed';
}
