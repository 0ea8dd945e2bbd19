import { candidatesFrom, forksPlayed, keen } from '../../companions/keen.ts';
import { isWorthALook, lookingAnywhere } from '../../companions/looking-anywhere.ts';
import { outlookOf } from '../../companions/outlook.ts';
import type { FarsightedGame } from '../../companions/playing-ahead.ts';
import { steady } from '../../companions/steady.ts';
import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { Match } from '../../kernel/match.ts';
import type { RandomState } from '../../kernel/random.ts';
import { type Fate, fatesOf, mean, worldsFrom } from '../fates.ts';

/** Answers to one question that are compared, including the companion's own: those that it likes best. */
const ANSWERS = 4;

/** What a companion's answer costs, compared with the best one. */
export interface CompanionCost {
  /** In points of winning: 1 is one game in a hundred. Luck may make it negative. */
  loss: number;
  /** How much more often the match is lost before the next turn begins than after the best answer, from −1 to 1. */
  lostAtOnce: number;
}

/**
 * What a companion's answer for somebody who isn't looking gives away. Each answer is played on in the same
 * worlds; half of these say which answer is best, and the other half by how much, so that luck doesn't count.
 *
 * @param worlds in which each answer is played on, an even number
 */
export function companionCost(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  decision: Decision,
  { worlds, random }: { worlds: number; random: RandomState },
): CompanionCost {
  const advice = steady(rules.companion, outlookOf(rules, match, seat, decision), random);
  const promising = candidatesFrom(advice, decision, ANSWERS).map(({ options }) => options);
  const own = isWorthALook(rules, match, seat, decision, random)
    ? foundAhead(rules, match, seat, decision, random)
    : promising[0];
  const isOwn = (options: readonly string[]) => options.join() === own?.join();
  const answers = own ? [own, ...promising.filter((options) => !isOwn(options))] : promising;
  if (answers.length < 2) return { loss: 0, lostAtOnce: 0 };
  const same = worldsFrom(random, worlds);
  const tried = answers.map((options) =>
    fatesOf(rules, match, { seat, decision: decision.id, options }, same),
  );
  const halves = [held(tried, 0), held(tried, 1)];
  return {
    loss: 100 * mean(halves.map(({ loss }) => loss)),
    lostAtOnce: mean(halves.map(({ lostAtOnce }) => lostAtOnce)),
  };
}

/** What it finds when it looks ahead as long as the table lets it. */
function foundAhead(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  decision: Decision,
  random: RandomState,
): string[] | undefined {
  const looking = lookingAnywhere(rules) ?? rules;
  const enough = forksPlayed(rules.companion.ahead.usual.playouts);
  return keen(looking, match, seat, decision.id, { random, enough })[0]?.options;
}

/** The first answer compared with the one that is best in every second world, in the worlds in between. */
function held(tried: readonly Fate[][], half: 0 | 1): CompanionCost {
  const chosenBy = (fates: readonly Fate[]) => worthIn(everySecond(fates, half));
  const between = (fates: readonly Fate[] = []) => everySecond(fates, half === 0 ? 1 : 0);
  const best = tried.reduce((one, other) => (chosenBy(other) > chosenBy(one) ? other : one));
  const own = between(tried[0]);
  const better = between(best);
  return {
    loss: worthIn(better) - worthIn(own),
    lostAtOnce: lostIn(own) - lostIn(better),
  };
}

const everySecond = (fates: readonly Fate[], from: 0 | 1): Fate[] =>
  fates.filter((_, index) => index % 2 === from);

const worthIn = (fates: readonly Fate[]): number => mean(fates.map(({ worth }) => worth));

const lostIn = (fates: readonly Fate[]): number =>
  mean(fates.map(({ isLostAtOnce }) => (isLostAtOnce ? 1 : 0)));
