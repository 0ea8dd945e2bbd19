import type { OptionText } from '../../../../kernel/game.ts';
import { definition } from '../../rules/cards/library.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { CardVerb, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { effectOfOption } from '../effects.ts';
import type { Speech } from '../wordings.ts';
import { cardChoice } from './choices.ts';
import { told } from './rolls.ts';
import { steppingIn } from './stepping-in.ts';
import { testName } from './test-name.ts';
import { testsOfOption } from './test-ways.ts';

/** A card by its name, with what this ability does. */
export function useText(option: OptionAmong<CardVerb>, speech: Speech): OptionText {
  const description = effectOfOption(option, speech.texts);
  const { card } = option.args;
  const label =
    definition(card).type === 'ally'
      ? speech.texts('altar-quest.option.ally', { ally: speech.names.figure(card) })
      : cardChoice(card, speech).label;
  return { label, ...(description === null ? {} : { description }) };
}

/**
 * The same with the odds of the test that it begins with: "Cold Snap → Drowned Novice: 87% to defeat". If
 * there are several possible targets, the target is chosen and told later.
 */
export function useWithOdds(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  option: OptionAmong<CardVerb>,
  speech: Speech,
): OptionText {
  const text = useText(option, speech);
  const [test, other] = testsOfOption(view, decision, option);
  if (!test || other) return steppingIn(view, decision, option, text, speech);
  const name = testName({ card: text.label, aim: test.aim }, speech.texts);
  return { ...told(name, test, text.description ?? '', speech.texts), name: text.label };
}
