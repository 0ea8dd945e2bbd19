import type { OptionText } from '../../../../kernel/game.ts';
import { abilityOf } from '../../rules/cards/abilities.ts';
import { changedBy, unchanged } from '../../rules/effects/changed-roll.ts';
import { outcomeOf } from '../../rules/queries/stakes.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { CardVerb, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import type { Speech } from '../wordings.ts';
import { besides, outcomeInWords, withOdds } from './rolls.ts';

/**
 * How a test will go if somebody steps in with a card, or passes: "Turned Blow: 22 → 69% unharmed". Outside
 * tests, and for cards that change no roll, the option's usual words.
 */
export function steppingIn(
  view: AltarQuestView,
  { prompt, about }: AltarQuestDecision,
  option: OptionAmong<CardVerb> | OptionAmong<'done'>,
  text: OptionText,
  { texts }: Speech,
): OptionText {
  const { roll: test, character } = momentOf(prompt);
  const plain = test && unchanged(test);
  const changed =
    plain && option.verb !== 'done'
      ? changedBy(abilityOf(option.args.card, option.args.ability).effect, test)
      : plain;
  if (!plain || !changed) return text;
  const { stakes } = test;
  if (changed.roll.dice === 0) {
    const outcome = outcomeOf(stakes, changed.roll.successes ?? 0);
    const expected = outcomeInWords(stakes, outcome, undefined, texts);
    const label = texts('altar-quest.option.told', { name: text.label, expected });
    return { ...text, name: text.label, label };
  }
  const held = view.heroes.find(({ id }) => id === character)?.focus ?? 0;
  const focus = Math.max(0, held + (about === character ? changed.focus : 0));
  const rolls = option.verb === 'done' ? [plain.roll] : [plain.roll, changed.roll];
  return besides(withOdds(text.label, stakes, rolls, focus, texts), text.description ?? '');
}

const momentOf = ({ args }: AltarQuestDecision['prompt']) =>
  args && 'roll' in args ? args : { roll: undefined, character: undefined };
