import type { Decision, Option } from '../../../../kernel/decision.ts';
import type { OptionText } from '../../../../kernel/game.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import type { Speech } from '../wordings.ts';
import { attackStakesOf, defeatText, oddsText, stakesIn } from './odds.ts';

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
  const focus = focusOf(view, about);
  const odds = oddsText(stakes, dice, 0, texts);
  const more = [
    defeatText(stakes, dice, 0, texts),
    ...(focus > 0
      ? [
          texts('altar-quest.odds.with-focus', {
            focus,
            odds: oddsText(stakes, dice, focus, texts),
          }),
        ]
      : []),
  ].filter((part) => part !== '');
  return {
    label: texts('altar-quest.option.attack', {
      enemy: names.card(String(option.args?.enemy)),
      odds,
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
  const focus = focusOf(view, decision.about);
  const odds = oddsText(stakes, dice, 0, texts);
  const better = oddsText(stakes, dice, focus, texts);
  const description =
    focus > 0 && better !== odds
      ? [odds, texts('altar-quest.odds.with-focus', { focus, odds: better })].join(' · ')
      : odds;
  return { label, description };
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
  const outcome = (value: unknown): string =>
    texts(`altar-quest.outcome.${isOpen ? 'open' : test}`, { outcome: Number(value) });
  return {
    label: texts('altar-quest.option.focus', {
      focus: Number(args.focus),
      outcome: outcome(args.outcome),
      before: outcome(without?.args?.outcome ?? 0),
    }),
  };
}
