import { answerTo } from '../../../../kernel/answered-ahead.ts';
import type { OfferedOption } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { Choosable } from '../../rules/choices.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { rhuneName } from '../symbols.ts';

/**
 * A rhune to turn a die to, together with the die that is turned: "☀️ Aluna, from 🌙 Nethander". A rhune that a
 * die shows already stays one entry: there is little to turn, and the menu is short.
 */
export function turnedDice(
  { altarPool }: AltarQuestView,
  { option, text }: OfferedOption<AltarQuestOption>,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  const { rhune }: Choosable = (option.verb === 'choose' && option.args) || {};
  if (rhune === undefined || altarPool.includes(rhune)) return [{ option, text }];
  return [...new Set(altarPool)].map((from) => ({
    option,
    ahead: [answerTo('prompt.channel-die', from)],
    text: {
      ...text,
      label: texts('altar-quest.option.turned-from', {
        to: text.label,
        from: rhuneName(from, texts),
      }),
    },
  }));
}
