import { definitionOf } from '../../../cards/library.ts';

/** A god taking part: `ancient`, `love`. "God" covers goddesses (AL-001). */
export type GodId = string;

/** What is printed on a follower: `priestess`. */
export type FollowerId = string;

/** One physical card: the follower's id, with a number where there are several copies: `priestess.3`. */
export type CardId = string;

/** The follower printed on a card. */
export const followerOf: (card: CardId) => FollowerId = definitionOf;

/**
 * Takes the first card with this follower on it out of a pile. Options name followers, since naming the copy
 * would tell where it has been.
 */
export function takeCard(cards: CardId[], follower: FollowerId): CardId {
  const index = cards.findIndex((card) => followerOf(card) === follower);
  const card = cards.splice(index, 1)[0];
  if (index < 0 || card === undefined) throw new Error(`There is no ${follower} there.`);
  return card;
}

/** The followers on these cards, each once. */
export const distinct = (cards: readonly CardId[]): FollowerId[] => [
  ...new Set(cards.map(followerOf)),
];

/** Special kinds of followers (AL-004). Protectors name those that they stop (AL-043). */
export const KINDS = ['warrior', 'beast', 'plague', 'thief', 'spirit', 'omen'] as const;
export type Kind = (typeof KINDS)[number];

/** The optional symbols of a follower card (AL-004). */
export const SYMBOLS = [
  'free-action',
  'worship',
  'ritual',
  'influence',
  'protection',
  'activation',
] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** What an Influence keeps the other gods from for a round (AL-044). */
export const DENIALS = ['ritual', 'worship', 'activate', 'row', 'protection'] as const;
export type Denial = (typeof DENIALS)[number];

export type AltarSide = 'inactive' | 'active';

/** The kinds of main action (AL-028 to AL-031). */
export type MainAction = 'ability' | 'ritual' | 'worship' | 'pass';

/** What settles a tie (AL-061 to AL-063): a god who wins ties, most Shrines, or the last Shrine placed. */
export type TieRule = 'favoured' | 'shrines' | 'last-shrine';
