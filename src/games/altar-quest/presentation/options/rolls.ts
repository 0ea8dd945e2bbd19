import { argumentsOfPrompt } from '../../../../kernel/answers.ts';
import type { OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { positionOf } from '../../rules/position.ts';
import { cardState } from '../../rules/queries/card-state.ts';
import type { Roll } from '../../rules/queries/odds.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { Stakes } from '../../rules/test-data.ts';
import type { OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import type { Speech } from '../wordings.ts';
import { attackStakesOf, furtherOdds, shortOdds } from './odds.ts';
import type { TestAhead } from './tests-ahead.ts';

const focusOf = (view: AltarQuestView, hero: string | undefined): number =>
  view.heroes.find(({ id }) => id === hero)?.focus ?? 0;

/** A label with the number that matters, and the others beside it: "Roll 4 dice: 41% to wound". */
export function withOdds(
  name: string,
  stakes: Stakes,
  rolls: readonly Roll[],
  focus: number,
  texts: Texts,
): OptionText {
  const description = furtherOdds(stakes, rolls, focus, texts);
  return {
    name,
    label: texts('altar-quest.option.told', {
      name,
      expected: shortOdds(stakes, rolls, focus, texts),
    }),
    ...(description === '' ? {} : { description }),
  };
}

/** A test that an option leads to, with its odds and what else the option does. */
export const told = (name: string, test: TestAhead, does: string, texts: Texts): OptionText =>
  besides(withOdds(name, test.stakes, [{ dice: test.dice }], test.focus, texts), does);

/** Odds come first, because a line is short, then whatever else there is to say. */
export function besides(odds: OptionText, does: string): OptionText {
  const description = [odds.description ?? '', does].filter((part) => part !== '').join(' · ');
  return { ...odds, ...(description === '' ? {} : { description }) };
}

/** "Frox Raider (red): 78% to wound" */
export function attackText(
  view: AltarQuestView,
  { about }: AltarQuestDecision,
  option: OptionAmong<'attack'>,
  { texts, names }: Speech,
): OptionText {
  return withOdds(
    names.card(option.args.enemy),
    attackStakesOf(option),
    [{ dice: option.args.dice }],
    focusOf(view, about),
    texts,
  );
}

/** "Roll 4 dice: 41% to wound" and "Add a die: 41 → 68%": with what else to expect of them. */
export function rollText(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  { args }: OptionAmong<'roll'>,
  { texts }: Speech,
): OptionText {
  const { stakes } = argumentsOfPrompt(decision.prompt, 'prompt.supply-die');
  const { dice, supply = 0 } = args;
  const plain = decision.options.find((option) => option.verb === 'roll' && !option.args.supply);
  const before = plain?.verb === 'roll' ? plain.args.dice : dice;
  const name =
    supply === 0
      ? texts('altar-quest.option.roll', { dice })
      : texts('altar-quest.option.add-die', { dice: supply });
  const compared = supply === 0 ? [{ dice }] : [{ dice: before }, { dice }];
  return withOdds(name, stakes, compared, focusOf(view, decision.about), texts);
}

/** "Spend 2 focus: 8/8, done", "Keep the focus: 5 damage, defeats it" */
export function focusText(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  { args }: OptionAmong<'focus'>,
  { texts }: Speech,
): OptionText {
  const { stakes, card } = argumentsOfPrompt(decision.prompt, 'prompt.use-focus');
  const progress = cardState(positionOf(view), card).progress ?? 0;
  const worked = { progress, threshold: progress + stakes.needed };
  const outcome = outcomeInWords(stakes, args.outcome, worked, texts);
  return { label: texts('altar-quest.option.focus', { focus: args.focus, outcome }) };
}

/** "5 damage, defeats it", "8/8, done": the result of a test, with the card that it works on if known. */
export const outcomeInWords = (
  stakes: Stakes,
  outcome: number,
  worked: { progress: number; threshold: number } | undefined,
  texts: Texts,
): string =>
  texts(`altar-quest.outcome.${isOpen(stakes) ? 'open' : stakes.kind}`, {
    outcome,
    ends: String(isTheEnd(stakes, outcome)),
    progress: (worked?.progress ?? 0) + outcome,
    threshold: worked?.threshold ?? 0,
  });

const isOpen = ({ kind, difficulty }: Stakes): boolean => kind === 'test' && difficulty === null;

/** Whether it defeats the enemy, or finishes the task. */
const isTheEnd = ({ kind, health, needed }: Stakes, outcome: number): boolean =>
  (kind === 'attack' && outcome >= health) || (kind === 'task' && outcome >= needed);
