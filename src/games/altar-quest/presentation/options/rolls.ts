import type { Decision, Option } from '../../../../kernel/decision.ts';
import type { OptionText } from '../../../../kernel/game.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import type { Speech } from '../wordings.ts';
import { attackStakesOf, defeatText, focusOddsText, oddsText, stakesIn } from './odds.ts';

const focusOf = (view: AltarQuestView, hero: string | undefined): number =>
  view.heroes.find(({ id }) => id === hero)?.focus ?? 0;

/** "Frox Raider (red), 78 % to wound, 2.1 on average" */
export function attackText(
  view: AltarQuestView,
  { about }: Decision,
  option: Option,
  { texts, names }: Speech,
): OptionText {
  const stakes = attackStakesOf(option);
  const dice = Number(option.args?.dice);
  const more = [
    defeatText(stakes, dice, texts),
    focusOddsText(stakes, dice, focusOf(view, about), texts),
  ].filter((part) => part !== '');
  return {
    label: texts('altar-quest.option.attack', {
      enemy: names.card(String(option.args?.enemy)),
      odds: oddsText(stakes, dice, texts),
    }),
    ...(more.length > 0 ? { description: more.join(' · ') } : {}),
  };
}

/** "Roll 4 dice": with what to expect of them. */
export function rollText(
  view: AltarQuestView,
  decision: Decision,
  { args = {} }: Option,
  { texts }: Speech,
): OptionText {
  const stakes = stakesIn(decision);
  const dice = Number(args.dice);
  const label = texts('altar-quest.option.roll', { dice, supply: Number(args.supply ?? 0) });
  if (!stakes) return { label };
  const focus = focusOddsText(stakes, dice, focusOf(view, decision.about), texts);
  const parts = [oddsText(stakes, dice, texts), focus].filter((part) => part !== '');
  return { label, description: parts.join(' · ') };
}

/** "Use 1 focus: 2 damage instead of 3" */
export function focusText(
  decision: Decision,
  { args = {} }: Option,
  { texts }: Speech,
): OptionText {
  const without = decision.options.find((option) => option.args?.focus === 0);
  const test = String(decision.prompt.args?.test ?? '');
  const isOpen = test === 'test' && Number(decision.prompt.args?.difficulty) < 0;
  const outcome = (value: unknown, short: boolean): string =>
    texts(`altar-quest.outcome.${isOpen ? 'open' : test}`, {
      outcome: Number(value),
      short: String(short),
    });
  return {
    label: texts('altar-quest.option.focus', {
      focus: Number(args.focus),
      outcome: outcome(args.outcome, false),
      before: outcome(without?.args?.outcome ?? 0, true),
    }),
  };
}
