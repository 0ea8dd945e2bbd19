import type { OptionText } from '../../../../kernel/game.ts';
import { definition } from '../../rules/cards/library.ts';
import type { CardId, Rhune } from '../../rules/terms.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { rhuneName } from '../symbols.ts';
import type { Speech } from '../wordings.ts';

/** A face that a die may be turned to, with the hero's cards that need it. */
export function faceText(
  view: AltarQuestView,
  about: string | undefined,
  face: Rhune,
  speech: Speech,
): OptionText {
  const label = rhuneName(face, speech.texts);
  const hero = view.heroes.find(({ id }) => id === about);
  const wanting = hero ? cardsWanting(hero, face) : [];
  return wanting.length === 0 ? { label } : { label, description: wantedText(wanting, speech) };
}

/** "wanted by Charge and Guard" */
export const wantedText = (cards: readonly CardId[], { texts, names }: Speech): string =>
  texts('altar-quest.place.wanted', { cards: names.list(cards.map(names.card)) });

/** Cards of a hero, in hand (as far as the viewer sees it) and in play, each once, that do something at this face. */
export const cardsWanting = ({ hand, area }: HeroView, face: Rhune): CardId[] =>
  [...new Set([...(hand ?? []), ...area.map(({ card }) => card)])].filter((card) =>
    wants(card, face),
  );

const wants = (card: CardId, face: Rhune): boolean =>
  (definition(card).abilities ?? []).some(
    ({ rhune, rhunes }) => rhune === face || rhunes?.some((one) => one.rhune === face),
  );
