import type { OfferedOption } from '../../../../kernel/game.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { Rhune } from '../../rules/terms.ts';
import { RHUNES } from '../../rules/terms.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { cardsWanting, wantedText } from '../options/faces.ts';
import { rhuneSymbol } from '../symbols.ts';
import { speechIn } from '../wordings.ts';

/** How many turns of a die are offered at once: more would hide the other actions in their menu. */
const TURNS = 3;

/**
 * Channelling (AQ-096) in one tap: with the turns of a die that the hero's own cards need most, and with no
 * turn at all. Any other turn is chosen in the question after the option itself.
 */
export function channelWays(
  view: AltarQuestView,
  hero: HeroView,
  option: AltarQuestOption,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  const speech = speechIn(texts);
  const emoji = texts('altar-quest.emoji.channel');
  const turned = wantedTurns(view, hero).map(({ from, to }) => ({
    option,
    ahead: [to, from],
    text: {
      emoji,
      label: texts('altar-quest.option.turn-die', {
        from: rhuneSymbol(from, texts),
        to: rhuneSymbol(to, texts),
      }),
      description: capitalised(wantedText(cardsWanting(hero, to), speech)),
    },
  }));
  return [
    ...turned,
    { option, ahead: ['keep'], text: { emoji, label: texts('altar-quest.option.channel-only') } },
    { option, text: { emoji, label: texts('altar-quest.option.channel') } },
  ];
}

/** From a face that fewer of the hero's cards need to one that more of them need, the best first. */
export function wantedTurns(view: AltarQuestView, hero: HeroView): { from: Rhune; to: Rhune }[] {
  const shown = [...new Set(view.altarPool)];
  const wanting = (face: Rhune) => cardsWanting(hero, face).length;
  return RHUNES.filter((to) => !shown.includes(to) && wanting(to) > 0)
    .map((to) => ({ to, from: leastWanted(shown, wanting) }))
    .filter(({ from, to }) => wanting(from) < wanting(to))
    .sort((one, other) => wanting(other.to) - wanting(one.to))
    .slice(0, TURNS);
}

/** From each of the other faces to one of them, first from those that fewer of the hero's cards need. */
export function turnsTo(
  to: Rhune,
  view: AltarQuestView,
  hero: HeroView,
): { from: Rhune; to: Rhune }[] {
  const wanting = (face: Rhune) => cardsWanting(hero, face).length;
  return [...new Set(view.altarPool)]
    .filter((from) => from !== to)
    .sort((one, other) => wanting(one) - wanting(other))
    .slice(0, TURNS)
    .map((from) => ({ from, to }));
}

const leastWanted = (faces: readonly Rhune[], wanting: (face: Rhune) => number): Rhune =>
  faces.reduce((least, face) => (wanting(face) < wanting(least) ? face : least));
