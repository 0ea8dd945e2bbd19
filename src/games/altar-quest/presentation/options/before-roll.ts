import { answerTo } from '../../../../kernel/answered-ahead.ts';
import { abilityOf } from '../../rules/cards/abilities.ts';
import { isCard } from '../../rules/cards/library.ts';
import { type ChangedRoll, changedBy, unchanged } from '../../rules/effects/changed-roll.ts';
import { asksBefore } from '../../rules/procedures/window.ts';
import { controllerOf } from '../../rules/queries/figures.ts';
import { worthToExpect } from '../../rules/queries/odds.ts';
import { RULINGS } from '../../rules/rulings.ts';
import type { AltarQuestState } from '../../rules/state.ts';
import type { AltarQuestMove, UseOfCard } from '../../rules/verbs.ts';
import type { TestAhead } from './tests-ahead.ts';

/** What a player answers before the dice of a test are rolled. */
export interface BeforeRoll extends ChangedRoll {
  /** The card that steps in; null where all pass. */
  card: string | null;
  ahead: string[];
}

/** Cards that step in, each in a way of its own: more would hide the tests themselves. */
const MOST = 2;

const to = (option: string): string => answerTo('prompt.moment.before-test', option);

/**
 * The ways to answer what a player is asked before a test: to pass, and to step in with each card at hand that
 * makes as much of a difference as a die from supply must. Just the test as it is, with nothing answered, where
 * what a card makes of it is known only later.
 */
export function beforeRoll(
  state: AltarQuestState,
  { test, stakes, dice, focus }: TestAhead,
): BeforeRoll[] {
  const roll = { dice, faces: [], successes: 0, stakes };
  const plain = { ...unchanged(roll), card: null };
  const { seat } = controllerOf(state, test.hero);
  const isSeen = state.heroes.every((hero) => hero.seat !== seat || hero.hand.every(isCard));
  const [first, ...others] = isSeen ? asksBefore(state, seat, test) : [];
  if (!first || others.length > 0) return [{ ...plain, ahead: [] }];
  const stepping = first.options.filter(isUse).flatMap((option): BeforeRoll[] => {
    const { card, ability } = option.args;
    const changed = changedBy(abilityOf(card, ability).effect, roll);
    return changed ? [{ ...changed, card, ahead: [to(option.id)] }] : [];
  });
  const worth = (way: ChangedRoll) => worthToExpect(stakes, way.roll, focus + way.focus);
  const isWorthIt = (way: ChangedRoll) =>
    state.options.supplyDice === 'always' || worth(way) - worth(plain) >= RULINGS.leastOfASupplyDie;
  const isTold = stepping.length === first.options.length && stepping.length <= MOST;
  return isTold
    ? [{ ...plain, ahead: [to('pass')] }, ...stepping.filter(isWorthIt)]
    : [{ ...plain, ahead: [] }];
}

const isUse = (option: AltarQuestMove): option is UseOfCard<'play' | 'use'> =>
  option.verb === 'play' || option.verb === 'use';
