import { argumentsOfPrompt } from '../../../../kernel/answers.ts';
import type { OptionText } from '../../../../kernel/game.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import type { Speech } from '../wordings.ts';
import { attackStakesOf, defeatText, focusOddsText, oddsText } from './odds.ts';

const focusOf = (view: AltarQuestView, hero: string | undefined): number =>
  view.heroes.find(({ id }) => id === hero)?.focus ?? 0;

/** "Frox Raider (red), 78 % to wound, 2.1 on average" */
export function attackText(
  view: AltarQuestView,
  { about }: AltarQuestDecision,
  option: OptionAmong<'attack'>,
  { texts, names }: Speech,
): OptionText {
  const stakes = attackStakesOf(option);
  const dice = option.args.dice;
  const more = [
    defeatText(stakes, dice, texts),
    focusOddsText(stakes, dice, focusOf(view, about), texts),
  ].filter((part) => part !== '');
  return {
    label: texts('altar-quest.option.attack', {
      enemy: names.card(option.args.enemy),
      odds: oddsText(stakes, dice, texts),
    }),
    ...(more.length > 0 ? { description: more.join(' · ') } : {}),
  };
}

/** "Roll 4 dice": with what to expect of them. */
export function rollText(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  { args }: OptionAmong<'roll'>,
  { texts }: Speech,
): OptionText {
  const { stakes } = argumentsOfPrompt(decision.prompt, 'prompt.supply-die');
  const { dice, supply = 0 } = args;
  const label = texts('altar-quest.option.roll', { dice, supply });
  const focus = focusOddsText(stakes, dice, focusOf(view, decision.about), texts);
  const parts = [oddsText(stakes, dice, texts), focus].filter((part) => part !== '');
  return { label, description: parts.join(' · ') };
}

/** "Use 1 focus: 2 damage instead of 3" */
export function focusText(
  decision: AltarQuestDecision,
  { args }: OptionAmong<'focus'>,
  { texts }: Speech,
): OptionText {
  const without = decision.options.find(
    (option) => option.verb === 'focus' && option.args.focus === 0,
  );
  const { test, difficulty } = argumentsOfPrompt(decision.prompt, 'prompt.use-focus');
  const isOpen = test === 'test' && difficulty < 0;
  const outcome = (value: number, short: boolean): string =>
    texts(`altar-quest.outcome.${isOpen ? 'open' : test}`, {
      outcome: value,
      short: String(short),
    });
  return {
    label: texts('altar-quest.option.focus', {
      focus: args.focus,
      outcome: outcome(args.outcome, false),
      before: outcome(without?.verb === 'focus' ? without.args.outcome : 0, true),
    }),
  };
}
