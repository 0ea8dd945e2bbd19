import { candidatesFrom } from '../../companions/keen.ts';
import { outlookOf } from '../../companions/outlook.ts';
import type { FarsightedGame } from '../../companions/playing-ahead.ts';
import { steady } from '../../companions/steady.ts';
import { freshRandom } from '../../kernel/companion.ts';
import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { Match } from '../../kernel/match.ts';
import type { RandomState } from '../../kernel/random.ts';
import { fateOf } from '../fates.ts';

/** Answers to one question that are compared, the companion's own among them: those that it likes best. */
const ANSWERS = 4;

/** What a companion's answer costs, held against the best one. */
export interface GivenAway {
  /** In points of winning: 1 is one game in a hundred. Luck may make it less than nothing. */
  loss: number;
  /** How much more often the match is lost before the next turn begins than after the best answer, from −1 to 1. */
  lostAtOnce: number;
}

/** What one answer has come to, world after world. */
interface Tried {
  worth: number[];
  /** 1 where the match was lost before the next turn, 0 otherwise. */
  lost: number[];
}

/**
 * What the answer of a companion that looks ahead no further gives away. Each answer is played on in the same
 * worlds; which of them is best is told by one half of these, and by how much by the other half, so that it is
 * not luck that is told.
 *
 * @param worlds in which each answer is played on, an even number
 */
export function givenAway(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  decision: Decision,
  { worlds, random }: { worlds: number; random: RandomState },
): GivenAway {
  const advice = steady(rules.companion, outlookOf(rules, match, seat, decision), random);
  const answers = candidatesFrom(advice, decision, ANSWERS).map(({ options }) => options);
  if (answers.length < 2) return { loss: 0, lostAtOnce: 0 };
  const tried = answers.map((): Tried => ({ worth: [], lost: [] }));
  for (let world = 0; world < worlds; world++) {
    const luck = freshRandom(random);
    for (const [index, options] of answers.entries()) {
      const choice = { seat, decision: decision.id, options };
      const { worth, isLostAtOnce } = fateOf(rules, match, choice, luck);
      tried[index]?.worth.push(worth);
      tried[index]?.lost.push(isLostAtOnce ? 1 : 0);
    }
  }
  const halves = [held(tried, 0), held(tried, 1)];
  return {
    loss: 100 * mean(halves.map(({ loss }) => loss)),
    lostAtOnce: mean(halves.map(({ lostAtOnce }) => lostAtOnce)),
  };
}

/** The first answer against the one that is best in every second world, in the worlds between them. */
function held(tried: readonly Tried[], half: 0 | 1): GivenAway {
  const chosenBy = (list: readonly number[]) => mean(everySecond(list, half));
  const ratedBy = (list: readonly number[] = []) => mean(everySecond(list, half === 0 ? 1 : 0));
  const [own] = tried;
  const best = tried.reduce((one, other) =>
    chosenBy(other.worth) > chosenBy(one.worth) ? other : one,
  );
  return {
    loss: ratedBy(best.worth) - ratedBy(own?.worth),
    lostAtOnce: ratedBy(own?.lost) - ratedBy(best.lost),
  };
}

const everySecond = (list: readonly number[], from: 0 | 1): number[] =>
  list.filter((_, index) => index % 2 === from);

const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
