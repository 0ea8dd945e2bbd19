import type { Match } from '../../../kernel/match.ts';
import { altarsOf } from './queries/realms.ts';
import { LIMITS } from './rulings.ts';
import { followerDeck } from './setup.ts';
import type { AltarState, Realm } from './state.ts';
import { type CardId, followerOf } from './terms.ts';

/** What is wrong with a match between two choices; empty if nothing is. */
export const broken = ({ state }: Match<AltarState>): string[] => [
  ...brokenCards(state),
  ...state.realms.flatMap(brokenRealm),
  ...brokenStack(state),
  ...brokenLook(state),
  ...brokenKnowledge(state),
];

/** Every card of the deck is in exactly one place. */
function brokenCards(state: AltarState): string[] {
  const places = new Map<CardId, number>();
  const note = (cards: readonly CardId[]) => {
    for (const card of cards) places.set(card, (places.get(card) ?? 0) + 1);
  };
  note(state.deck);
  note(state.row);
  note(state.discard);
  if (state.playing !== null) note([state.playing]);
  for (const { hand, influences } of state.players) note([...hand, ...influences]);
  for (const { worshippers } of state.realms) note(worshippers);
  const expected = followerDeck(state.players.length, state);
  const foreign = [...places.keys()].filter((card) => !expected.includes(card));
  return [
    ...foreign.map((card) => `${card} is not part of this match`),
    ...expected
      .filter((card) => places.get(card) !== 1)
      .map((card) => `${card} is in ${places.get(card) ?? 0} places`),
  ];
}

function brokenRealm(realm: Realm): string[] {
  const { god, active, inactive, shrines, worshippers } = realm;
  const problems: string[] = [];
  if (Math.min(active, inactive) < 0) problems.push(`${god} has negative Altars`);
  if (altarsOf(realm) > LIMITS.altars) problems.push(`${god} has ${altarsOf(realm)} Altars`);
  if (shrines < 0 || shrines > LIMITS.shrines) problems.push(`${god} has ${shrines} Shrines`);
  if (new Set(worshippers.map(followerOf)).size !== worshippers.length) {
    problems.push(`${god} has two worshippers alike`);
  }
  return problems;
}

/** Somebody looks at the deck only while a card is being used. */
const brokenLook = ({ looking, playing, deck }: AltarState): string[] =>
  looking && (playing === null || looking.amount > deck.length)
    ? [`${looking.seat} looks at ${looking.amount} cards`]
    : [];

/** Only hidden cards can be noted as known: those in the deck or in another player's hand. */
function brokenKnowledge({ known = {}, deck, players }: AltarState): string[] {
  const hidden = new Map<CardId, string>([
    ...deck.map((card): [CardId, string] => [card, 'deck']),
    ...players.flatMap(({ seat, hand }) => hand.map((card): [CardId, string] => [card, seat])),
  ]);
  return Object.entries(known).flatMap(([card, seats]) => {
    const place = hidden.get(card);
    if (place === undefined) return [`${card} lies open and is noted as known`];
    return seats.includes(place) ? [`${place} is noted to know ${card}, which it holds`] : [];
  });
}

function brokenStack({ shrines, realms, row, rowSize }: AltarState): string[] {
  const problems: string[] = [];
  if (shrines < 0) problems.push('the stack of Shrines is negative');
  if (row.length > rowSize) problems.push('the row is too long');
  if (realms.some(({ lastShrine, shrines: own }) => own > 0 !== lastShrine > 0)) {
    problems.push('a Shrine has no time');
  }
  return problems;
}
