import { definition } from '../cards/library.ts';
import { isInPlay } from '../queries/cards-in-play.ts';
import { excessEquipment } from '../queries/equipment.ts';
import { allAllies, allEnemies } from '../queries/figures.ts';
import { useOf } from '../queries/limits.ts';
import { fixed } from '../queries/values.ts';
import type { AltarQuestState, CardState } from '../state.ts';
import type { CardId } from '../terms.ts';
import type { Layout } from './layout.ts';

/** What can't be on cards, and cards that can't be next to each other. */
export const wrongOnCards = (layout: Layout, state: AltarQuestState): string[] => [
  ...outOfPlay(layout, state),
  ...overcome(layout, state),
  ...Object.entries(state.cards).flatMap(([card, on]) => wrongTokens(card, on, state)),
  ...crowded(state),
];

/** The field of a layout that is about a card. */
const pathOf = ({ enemies = {}, allies = {} }: Layout, card: CardId): string =>
  `${card in enemies ? 'enemies' : card in allies ? 'allies' : 'cards'}.${card}`;

/** Tokens and attachments belong to cards in play; what leaves play is cleared (AQ-047, AQ-250). */
function outOfPlay({ cards = {} }: Layout, state: AltarQuestState): string[] {
  return Object.entries(cards).flatMap(([card, { host }]) => {
    if (host !== undefined && !isInPlay(state, host)) {
      return [`cards.${card}.host: a card in play, not ${host}`];
    }
    return isInPlay(state, card) ? [] : [`cards.${card}: a card in play, on which things can lie`];
  });
}

/** A card with as much progress as it needs has been overcome and discarded (AQ-205). */
const overcome = (layout: Layout, state: AltarQuestState): string[] =>
  Object.entries(state.cards).flatMap(([card, { progress = 0 }]) => {
    const { threshold } = definition(card);
    if (threshold === undefined) return [];
    const needed = fixed(state, threshold);
    if (progress < needed) return [];
    return [
      `${pathOf(layout, card)}.progress: less than the ${needed} that overcome it, not ${progress}`,
    ];
  });

/** Damage belongs to figures on the board, search tokens to features; abilities with a limit are noted as used. */
function wrongTokens(card: CardId, on: CardState, state: AltarQuestState): string[] {
  const isFigure = allEnemies(state).includes(card) || allAllies(state).includes(card);
  const isFeature = Object.values(state.features).includes(card);
  const limited = (definition(card).abilities ?? []).filter(({ limit }) => limit !== undefined);
  const uses = limited.flatMap((ability) => state.heroes.map(({ id }) => useOf(ability, id)));
  const unknown = (on.used ?? []).filter((use) => !uses.includes(use));
  return [
    ...(on.damage !== undefined && !isFigure
      ? [`cards.${card}.damage: none, as it has no figure on the board`]
      : []),
    ...(on.search !== undefined && !isFeature
      ? [`cards.${card}.search: none, as it is no feature on the board`]
      : []),
    ...unknown.map((use) => `cards.${card}.used: one of ${uses.join(', ') || 'none'}, not ${use}`),
  ];
}

/** No more Equipment of a type than can be used (AQ-230). */
const crowded = ({ heroes }: AltarQuestState): string[] =>
  heroes.flatMap(({ id, area }) =>
    excessEquipment(area).map(
      (card) => `heroes.${id}.area: no more Equipment of a type than a hero uses, not ${card}`,
    ),
  );
