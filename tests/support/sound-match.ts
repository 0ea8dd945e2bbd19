import { expect } from 'vitest';
import { mayChoose, type SeatId } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';
import { expectToAskTheSameAgain } from './asking-again.ts';

type Rules<State> = Pick<GameRules<State, unknown, Vocabulary>, 'broken' | 'procedures'>;

/**
 * What holds between any two choices: no invariant broken, it asks the same again, and what is saved is the
 * match.
 */
export function expectToBeSound<State>(rules: Rules<State>, match: Match<State>): void {
  expect(rules.broken(match)).toEqual([]);
  expectToAskTheSameAgain(rules.procedures, match);
  expect(JSON.parse(JSON.stringify(match))).toStrictEqual(match);
}

/**
 * Every option offered on its own can be chosen, and leaves no invariant broken.
 * @returns how many options that is
 */
export function expectOptionsToBeLegal<State>(rules: Rules<State>, match: Match<State>): number {
  let tried = 0;
  for (const decision of match.open) {
    if (decision.choose.min > 1) continue;
    for (const option of decision.options) {
      const seat = decision.seats.find((one) => mayChoose(decision, option, one)) as SeatId;
      const after = structuredClone(match);
      const choice = { seat, decision: decision.id, options: [option.id] };
      expect(answer(rules.procedures, after, choice), option.id).toMatchObject({ accepted: true });
      if (after.outcome === null) expect(rules.broken(after), option.id).toEqual([]);
      tried += 1;
    }
  }
  return tried;
}
