import { definition } from '../../rules/cards/library.ts';
import type { Choosable } from '../../rules/choices.ts';
import { effectAt } from '../../rules/effects/resolving/address.ts';
import { positionOf } from '../../rules/position.ts';
import type { AltarQuestPrompt } from '../../rules/prompts.ts';
import { allEnemies } from '../../rules/queries/figures.ts';
import { isWorthADie, type Roll } from '../../rules/queries/odds.ts';
import { RULINGS } from '../../rules/rulings.ts';
import type { AltarQuestDecision, AltarQuestState } from '../../rules/state.ts';
import type { CardId } from '../../rules/terms.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { abilityOfOption } from '../effects.ts';
import { beforeRoll } from './before-roll.ts';
import { aimedAt, subjectOf, type TestAhead, testsAhead } from './tests-ahead.ts';

/** One way to make the test that a card begins with: against whom, with which card's help, and with how many dice. */
export interface TestWay extends TestAhead {
  /** The card that the hero steps in with before the roll; null for none. */
  help: CardId | null;
  /** The roll, with what that card makes of it and the dice from supply. */
  roll: Roll;
  /** Dice from supply among its dice. */
  fromSupply: number;
  /** What is answered to the questions of the test: whom, whether a card steps in, with which dice. */
  ahead: string[];
}

/**
 * The ways to make the test that a card begins with, first those against the enemies that an attack would
 * hurt most. Empty for other cards, and if the numbers are known only when the card is used.
 */
export const testWays = (
  view: AltarQuestView,
  decision: AltarQuestDecision,
  option: AltarQuestOption,
): TestWay[] =>
  testsOfOption(view, decision, option).flatMap((test) => waysToRoll(positionOf(view), test));

/** As it is, with a die from supply, and both with each card that can step in. */
export const waysToRoll = (state: AltarQuestState, test: TestAhead): TestWay[] =>
  beforeRoll(state, test).flatMap(({ card: help, roll, focus: gained, ahead: before }) => {
    const focus = Math.max(0, test.focus + gained);
    const way = (more: number): TestWay => ({
      ...{ ...test, focus, help, fromSupply: more },
      dice: test.dice + more,
      roll: { ...roll, dice: roll.dice + more },
      ahead: [...(test.aim === null ? [] : [test.aim]), ...before, more > 0 ? 'supply' : 'roll'],
    });
    const most = Math.min(test.supply, RULINGS.supplyDicePerTest);
    const isOffered = most > 0 && isWorthADie(test.stakes, roll.dice, focus);
    return isOffered ? [way(0), way(most)] : [way(0)];
  });

/** The tests with which the ability that an option plays or uses may begin; see `testsAhead`. */
export function testsOfOption(
  view: AltarQuestView,
  { prompt, about }: AltarQuestDecision,
  option: AltarQuestOption,
): TestAhead[] {
  const ability = abilityOfOption(option);
  const { args } = option;
  // A die given for it is re-rolled first.
  if (!ability || ability.rhune || !args || !('card' in args) || !args.card) return [];
  const hero = 'hero' in args ? args.hero : about;
  const you = definition(args.card).type === 'ally' ? args.card : hero;
  const subject = subjectOf(view, you, args.card);
  const struck = prompt.args && 'enemy' in prompt.args ? prompt.args.enemy : '';
  if (!subject) return [];
  const target = allEnemies(subject.state).find((enemy) => enemy === struck);
  return testsAhead(ability.effect, target ? aimedAt(subject, target) : subject);
}

/** The tests that an effect to choose begins with, for the character who chooses. */
export function testsOfChoice(
  view: AltarQuestView,
  { args }: AltarQuestPrompt,
  { card, ability, path }: Choosable,
): TestAhead[] {
  if (card === undefined || ability === undefined || path === undefined) return [];
  const you = args && 'hero' in args ? args.hero : undefined;
  const asking = (args && 'card' in args ? args.card : undefined) ?? card;
  const subject = subjectOf(view, you, asking);
  return subject ? testsAhead(effectAt({ card, ability, path }), subject) : [];
}
