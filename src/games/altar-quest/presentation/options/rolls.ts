import { argumentsOfPrompt } from '../../../../kernel/answers.ts';
import type { OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { Stakes } from '../../rules/test-data.ts';
import type { OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { cardsOf } from '../cards-in-view.ts';
import type { Speech } from '../wordings.ts';
import { attackStakesOf, furtherOdds, shortOdds } from './odds.ts';
import type { TestAhead } from './tests-ahead.ts';

const focusOf = (view: AltarQuestView, hero: string | undefined): number =>
  view.heroes.find(({ id }) => id === hero)?.focus ?? 0;

/** A label that tells the figure that matters, and beside it the others: "Roll 4 dice: 41 % to wound". */
export function withOdds(
  name: string,
  stakes: Stakes,
  dice: readonly number[],
  focus: number,
  texts: Texts,
): OptionText {
  const description = furtherOdds(stakes, dice, focus, texts);
  return {
    name,
    label: texts('altar-quest.option.told', {
      name,
      expected: shortOdds(stakes, dice, focus, texts),
    }),
    ...(description === '' ? {} : { description }),
  };
}

/** A test that something leads to, with its odds first, where a line is short of room, and then what else it does. */
export function told(name: string, test: TestAhead, does: string, texts: Texts): OptionText {
  const text = withOdds(name, test.stakes, [test.dice], test.focus, texts);
  const description = [text.description ?? '', does].filter((part) => part !== '').join(' · ');
  return { ...text, ...(description === '' ? {} : { description }) };
}

/** "Frox Raider (red): 78 % to wound" */
export function attackText(
  view: AltarQuestView,
  { about }: AltarQuestDecision,
  option: OptionAmong<'attack'>,
  { texts, names }: Speech,
): OptionText {
  return withOdds(
    names.card(option.args.enemy),
    attackStakesOf(option),
    [option.args.dice],
    focusOf(view, about),
    texts,
  );
}

/** "Roll 4 dice: 41 % to wound" and "Add a die: 41 → 68 %": with what else to expect of them. */
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
  const compared = supply === 0 ? [dice] : [before, dice];
  return withOdds(name, stakes, compared, focusOf(view, decision.about), texts);
}

/** "Spend 2 focus: 8/8, done", "Keep the focus: 5 damage, defeats it" */
export function focusText(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  { args }: OptionAmong<'focus'>,
  { texts }: Speech,
): OptionText {
  const { test, difficulty, stakes, card } = argumentsOfPrompt(decision.prompt, 'prompt.use-focus');
  const isOpen = test === 'test' && difficulty < 0;
  const worked = cardsOf(view).find((one) => one.card === card);
  const outcome = texts(`altar-quest.outcome.${isOpen ? 'open' : test}`, {
    outcome: args.outcome,
    ends: String(isTheEnd(stakes, args.outcome)),
    progress: (worked?.progress ?? 0) + args.outcome,
    threshold: worked?.threshold ?? 0,
  });
  return { label: texts('altar-quest.option.focus', { focus: args.focus, outcome }) };
}

/** Whether it defeats the enemy, or finishes the task. */
const isTheEnd = ({ kind, health, needed }: Stakes, outcome: number): boolean =>
  (kind === 'attack' && outcome >= health) || (kind === 'task' && outcome >= needed);
