import type { OptionText } from '../../../../kernel/game.ts';
import { separated } from '../../../../texts/separated.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { CardId } from '../../rules/terms.ts';
import type { OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import type { Speech } from '../wordings.ts';
import { shortOdds } from './odds.ts';
import { testOfTrap } from './traps-on-the-way.ts';

/** Traps that a move option's way sets off, listed once for each time. */
export const trapsSetOff = ({ args }: OptionAmong<'move'>): CardId[] =>
  (args.traps ?? '').split('+').filter(Boolean);

/**
 * "F7 · 2 actions", with the traps that the way sets off, how that will go if it is just one, and who
 * occupies a space that can only be passed.
 */
export function moveText(
  view: AltarQuestView,
  walker: string | undefined,
  option: OptionAmong<'move'>,
  { texts, names }: Speech,
): OptionText {
  const { to, steps, cost = -1, holder } = option.args;
  const sprung = trapsSetOff(option);
  const notes = [...new Set(sprung)].map((trap) =>
    texts('altar-quest.option.sets-off', {
      trap: names.figure(trap),
      times: sprung.filter((other) => other === trap).length,
      odds: sprung.length === 1 ? oddsOfTrap(view, walker, trap, texts) : 'none',
    }),
  );
  if (holder !== undefined) {
    notes.unshift(texts('altar-quest.option.pass-held', { hero: names.hero(holder) }));
  }
  return {
    label: texts('altar-quest.option.move', { to, steps, cost }),
    ...(notes.length === 0 ? {} : { description: separated(notes, texts) }),
  };
}

function oddsOfTrap(
  view: AltarQuestView,
  walker: string | undefined,
  trap: CardId,
  texts: Texts,
): string {
  const test = testOfTrap(view, walker, trap);
  return test ? shortOdds(test.stakes, [{ dice: test.dice }], test.focus, texts) : 'none';
}
