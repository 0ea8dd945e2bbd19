import { definition } from '../../rules/cards/library.ts';
import type { Choosable } from '../../rules/choices.ts';
import { effectAt } from '../../rules/effects/resolving/address.ts';
import type { AltarQuestPrompt } from '../../rules/prompts.ts';
import { allEnemies } from '../../rules/queries/figures.ts';
import { isWorthADie } from '../../rules/queries/odds.ts';
import { RULINGS } from '../../rules/rulings.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { CardId } from '../../rules/terms.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { abilityOfOption } from '../effects.ts';
import { aimedAt, subjectOf, type TestAhead, testsAhead } from './tests-ahead.ts';

/** One way to make the test that a card begins with: against whom, and with how many dice. */
export interface TestWay extends TestAhead {
  /** Dice from supply among its dice. */
  fromSupply: number;
  /** The options that answer the questions which the test asks: whom, and with which dice. */
  ahead: string[];
}

/**
 * The ways to make the test that a card begins with, those against the enemies that an attack would hurt
 * most first. None for other cards, and where the numbers are known only when the card is used.
 */
export const testWays = (
  view: AltarQuestView,
  decision: AltarQuestDecision,
  option: AltarQuestOption,
): TestWay[] =>
  testsOfOption(view, decision, option).flatMap((test) => {
    const plain = { ...test, fromSupply: 0, ahead: answers(test.aim, 'roll') };
    const more = Math.min(test.supply, RULINGS.supplyDicePerTest);
    if (more === 0 || !isWorthADie(test.stakes, test.dice, test.focus)) return [plain];
    return [
      plain,
      { ...test, dice: test.dice + more, fromSupply: more, ahead: answers(test.aim, 'supply') },
    ];
  });

/** The tests with which the ability that an option plays or uses may begin; see `testsAhead`. */
export function testsOfOption(
  view: AltarQuestView,
  { prompt, about }: AltarQuestDecision,
  option: AltarQuestOption,
): TestAhead[] {
  const ability = abilityOfOption(option);
  const { args } = option;
  // A die that is given for it is rolled again first.
  if (!ability || ability.rhune || !args || !('card' in args) || !args.card) return [];
  const hero = 'hero' in args ? args.hero : about;
  const you = definition(args.card).type === 'ally' ? args.card : hero;
  const subject = subjectOf(view, you, args.card);
  const struck = prompt.args && 'enemy' in prompt.args ? prompt.args.enemy : '';
  if (!subject) return [];
  const target = allEnemies(subject.state).find((enemy) => enemy === struck);
  return testsAhead(ability.effect, target ? aimedAt(subject, target) : subject);
}

/** The tests with which an effect that may be chosen begins, for the character whose choice it is. */
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

const answers = (aim: CardId | null, dice: 'roll' | 'supply'): string[] =>
  aim === null ? [dice] : [aim, dice];
