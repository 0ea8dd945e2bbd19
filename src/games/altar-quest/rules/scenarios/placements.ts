import type { CardId } from '../terms.ts';
import type { Layout } from './layout.ts';

/** One card where a layout puts it. */
export interface Placement {
  /** The path of the field that says so. */
  path: string;
  card: CardId;
  /** `tokens`: wherever it is, something is on it. */
  place:
    | 'hand'
    | 'hero deck'
    | 'play area'
    | 'threat area'
    | 'villain area'
    | 'quest area'
    | 'enemy'
    | 'ally'
    | 'enemy upgrade'
    | 'feature'
    | 'altar'
    | 'deck'
    | 'attached'
    | 'host'
    | 'tokens';
  /** The hero or the deck. */
  of?: string;
}

/** Every card that a layout names. */
export function placementsIn(layout: Layout): Placement[] {
  const { heroes, enemies, allies, features, altar, heroDecks } = layout;
  return [
    ...Object.entries(heroes).flatMap(([of, { hand, area, threats }]) => [
      ...listed(`heroes.${of}.hand`, hand, 'hand', of),
      ...listed(`heroes.${of}.area`, area, 'play area', of),
      ...listed(`heroes.${of}.threats`, threats, 'threat area', of),
    ]),
    ...named('enemies', enemies, 'enemy'),
    ...named('allies', allies, 'ally'),
    ...Object.entries(features ?? {}).map(([room, card]) => ({
      path: `features.${room}`,
      card,
      place: 'feature' as const,
    })),
    ...listed('altar', altar === undefined ? [] : [altar], 'altar'),
    ...listed('villainArea', layout.villainArea, 'villain area'),
    ...listed('questArea', layout.questArea, 'quest area'),
    ...listed('enemyUpgrades', layout.enemyUpgrades, 'enemy upgrade'),
    ...ofDecks('tops', layout.tops),
    ...ofDecks('discards', layout.discards),
    ...Object.entries(heroDecks ?? {}).flatMap(([of, cards]) =>
      listed(`heroDecks.${of}`, cards, 'hero deck', of),
    ),
    ...onCards(layout.cards ?? {}),
  ];
}

const listed = (
  path: string,
  cards: readonly CardId[] = [],
  place: Placement['place'],
  of?: string,
): Placement[] =>
  cards.map((card, index) => ({
    path: `${path}.${index}`,
    card,
    place,
    ...(of === undefined ? {} : { of }),
  }));

const named = (path: string, cards: object = {}, place: Placement['place']): Placement[] =>
  Object.keys(cards).map((card) => ({ path: `${path}.${card}`, card, place }));

const ofDecks = (path: string, decks: Layout['tops'] = {}): Placement[] =>
  Object.entries(decks).flatMap(([of, cards]) => listed(`${path}.${of}`, cards, 'deck', of));

const onCards = (cards: NonNullable<Layout['cards']>): Placement[] =>
  Object.entries(cards).flatMap(([card, { host, attached }]) => [
    { path: `cards.${card}`, card, place: host === undefined ? 'tokens' : 'host' } as const,
    ...(host === undefined
      ? []
      : [{ path: `cards.${card}.host`, card: host, place: 'tokens' as const }]),
    ...listed(`cards.${card}.attached`, attached, 'attached'),
  ]);
