import { definition, isCard } from './cards/library.ts';
import type { CardId, Rhune } from './terms.ts';
import type { AltarQuestView, CardView, HeroView } from './view.ts';

/** Cards that lie openly and are nobody's own: of the quest, of the villain and beside it, in threat areas. */
export const cardsLying = (view: AltarQuestView): CardView[] => [
  ...view.questArea,
  ...view.villainArea,
  ...view.enemyUpgrades,
  ...view.heroes.flatMap(({ threats }) => threats),
];

/** Cards of a hero, in hand (as far as the viewer sees it) and in play, that do something at this face. */
export const ownCardsWanting = ({ hand, area }: HeroView, face: Rhune): CardId[] =>
  [...(hand ?? []), ...area.map(({ card }) => card)].filter((card) => wants(card, face));

const wants = (card: CardId, face: Rhune): boolean =>
  isCard(card) &&
  (definition(card).abilities ?? []).some(
    ({ rhune, rhunes }) => rhune === face || rhunes?.some((one) => one.rhune === face),
  );
