import { oneApart } from '../companions/one-apart.ts';
import { openDecision, outlookOf } from '../companions/outlook.ts';
import type { FarsightedGame } from '../companions/playing-ahead.ts';
import { steady } from '../companions/steady.ts';
import { type Choice, formFor } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import { type Fate, fatesOf, mean, worldsFrom } from './fates.ts';

/** Maximum answers to one question that are compared: those that the rules of thumb like best. */
const MOST_ANSWERS = 6;
/** A hero counts as lost who falls with an answer, and survives with the better one, in that many more worlds. */
const LOST = 0.5;

/** An answer that was given to a question. */
export interface Given {
  rules: FarsightedGame;
  /** The match when the question was answered; stays unchanged. */
  match: Match;
  choice: Choice;
}

/** What a given answer gave away compared with a better one, as far as playing ahead can tell. */
export interface Regret {
  /** Points of winning, out of 100; below 0 if what seemed better turned out worse. */
  loss: number;
  /** A hero falls who would have survived with the better answer. */
  heroLost: boolean;
}

export interface Judged extends Regret {
  /** The best answer; null if that is the one that was given. */
  better: string[] | null;
  /** Forks that were played ahead to tell. */
  playouts: number;
}

/**
 * Judges an answer as `keen` sees it, even where `keen` would not look ahead. All answers meet the same worlds,
 * so that luck does not decide between them; the best one is found in some worlds and rated in as many others,
 * so that it is not just the luckiest.
 *
 * @param worlds how many to find the best in, and how many to rate it in
 * @throws RangeError if the question is not open
 */
export function judge(given: Given, worlds: number, random: RandomState): Judged {
  const answers = answersTo(given, random);
  const nothing = { loss: 0, heroLost: false, better: null };
  if (answers.length === 1) return { ...nothing, playouts: 0 };
  const finding = worldsFrom(random, worlds);
  const found = answers.map((options) => worthIn(fatesIn(given, options, finding)));
  const best = found.indexOf(Math.max(...found));
  const playouts = answers.length * worlds;
  if (best === 0) return { ...nothing, playouts };
  const better = answers[best] as string[];
  const rated = compare(given, better, worlds, random);
  return { ...rated, better, playouts: playouts + 2 * worlds };
}

/** What the answer gave away compared with another one, in worlds of their own. */
export function compare(
  given: Given,
  better: string[],
  worlds: number,
  random: RandomState,
): Regret {
  const rating = worldsFrom(random, worlds);
  const own = fatesIn(given, given.choice.options, rating);
  const other = fatesIn(given, better, rating);
  return {
    loss: 100 * (worthIn(other) - worthIn(own)),
    heroLost: fallenIn(own) - fallenIn(other) >= LOST,
  };
}

/** The given answer first: if another one is only as good, nothing was given away. */
function answersTo({ rules, match, choice }: Given, random: RandomState): string[][] {
  const { seat, options: given } = choice;
  const decision = openDecision(match, choice.decision);
  const liked = steady(rules.companion, outlookOf(rules, match, seat, decision), random);
  const { min, max } = decision.choose;
  const isOne = min === 1 && max === 1;
  const others = [
    ...liked.map(({ options }) => options),
    ...(isOne ? [] : oneApart(formFor(decision, seat), given)),
  ];
  const same = (answer: readonly string[]): string => [...answer].sort().join();
  const different = new Map(others.map((answer) => [same(answer), answer]));
  different.delete(same(given));
  return [given, ...different.values()].slice(0, MOST_ANSWERS);
}

const fatesIn = (
  { rules, match, choice }: Given,
  options: string[],
  worlds: readonly RandomState[],
): Fate[] => fatesOf(rules, match, { ...choice, options }, worlds);

const worthIn = (fates: readonly Fate[]): number => mean(fates.map(({ worth }) => worth));

const fallenIn = (fates: readonly Fate[]): number => mean(fates.map(({ fallen }) => fallen));
