import type { WholeEffect } from '../language/effect.ts';
import type { Roll } from '../queries/odds.ts';
import { focusResults, rolledSuccesses, type TestRoll } from '../test-data.ts';
import { isRolledAgain } from './kinds/reactions.ts';

/** A test after somebody has stepped in: its roll, and by how much the focus tokens of its hero change. */
export interface ChangedRoll {
  roll: Roll;
  focus: number;
}

/** A test that nobody steps into. */
export const unchanged = ({ dice, faces, successes }: TestRoll): ChangedRoll => ({
  roll: { dice, successes, focusResults: focusResults({ faces }) },
  focus: 0,
});

/** How an effect changes a test; null if no part of it changes the roll by a number printed on the card. */
export function changedBy(
  effect: WholeEffect,
  test: TestRoll,
  before: ChangedRoll = unchanged(test),
): ChangedRoll | null {
  switch (effect.kind) {
    case 'sequence':
    case 'sentences':
      return inTurn(effect.effects, test, before);
    case 'pay':
      return inTurn([effect.cost, effect.effect], test, before);
    case 'change-test': {
      if (typeof effect.amount !== 'number') return null;
      const { dice, successes = 0 } = before.roll;
      const roll =
        effect.add === 'dice'
          ? { ...before.roll, dice: dice + effect.amount }
          : // A point of defense cancels what a success would.
            { ...before.roll, successes: successes + effect.amount };
      return { ...before, roll };
    }
    case 'reroll': {
      const faces = test.faces.filter((face) => !isRolledAgain(effect, face));
      const added = test.successes - rolledSuccesses(test);
      const successes = added + rolledSuccesses({ faces });
      const dice = test.faces.length - faces.length;
      return { ...before, roll: { dice, successes, focusResults: focusResults({ faces }) } };
    }
    default:
      return null;
  }
}

/** One effect after another; effects not about the test leave its roll unchanged. */
function inTurn(
  effects: readonly WholeEffect[],
  test: TestRoll,
  before: ChangedRoll,
): ChangedRoll | null {
  let change = before;
  let isChanged = false;
  for (const effect of effects) {
    if (effect.kind === 'focus' && typeof effect.amount === 'number' && !effect.who) {
      change = { ...change, focus: change.focus + effect.amount };
    }
    const next = changedBy(effect, test, change);
    if (next) {
      change = next;
      isChanged = true;
    }
  }
  return isChanged ? change : null;
}
