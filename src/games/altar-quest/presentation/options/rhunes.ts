import { answerTo } from '../../../../kernel/answered-ahead.ts';
import type { OfferedOption, OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { definition } from '../../rules/cards/library.ts';
import { positionOf } from '../../rules/position.ts';
import { isPossible } from '../../rules/queries/possible.ts';
import { canUseRhune, isHeroCard } from '../../rules/queries/usable.ts';
import type { CardId, Rhune } from '../../rules/terms.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { abilityOfOption, rhuneEffect } from '../effects.ts';
import { rhuneSymbol } from '../symbols.ts';

/** Rhunes whose effects a card may use when it is played, and the answers that use them. */
export interface RhunesAhead {
  card: CardId;
  rhunes: Rhune[];
  ahead: string[];
}

/** The rhunes on an option's card that the dice show and that would do something now; null for none, or one that is not asked about. */
export function rhunesAhead(
  view: AltarQuestView,
  hero: HeroView,
  option: AltarQuestOption,
): RhunesAhead | null {
  const { args } = option;
  const card = args && 'card' in args ? args.card : undefined;
  if (card === undefined || !isHeroCard(card) || definition(card).type === 'ally') return null;
  const state = positionOf(view);
  const scope = { card, hero: hero.id };
  const rhunes = (abilityOfOption(option)?.rhunes ?? [])
    .filter(({ rhune }) => canUseRhune(state, hero.id, card, rhune))
    .filter(({ effect }) => isPossible({ state }, effect, scope))
    .map(({ rhune }) => rhune);
  return rhunes.length === 0
    ? null
    : { card, rhunes, ahead: rhunes.map(() => answerTo('prompt.rhune', 'yes')) };
}

/** A card that is played with what its rhunes do, in one tap; nothing where there are none. */
export function withRhunes(
  option: AltarQuestOption,
  { description: _, ...text }: OptionText,
  used: RhunesAhead | null,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  if (!used) return [];
  const label = texts('altar-quest.option.with-rhune', {
    card: text.name ?? text.label,
    rhunes: used.rhunes.map((rhune) => rhuneSymbol(rhune, texts)).join(' '),
  });
  return [
    { option, ahead: used.ahead, text: { ...text, label, description: rhunesDo(used, texts) } },
  ];
}

/** What the rhunes of a card do, in its own words. */
export const rhunesDo = ({ card, rhunes }: RhunesAhead, texts: Texts): string =>
  rhunes.map((rhune) => rhuneEffect(card, rhune, texts)).join(' ');
