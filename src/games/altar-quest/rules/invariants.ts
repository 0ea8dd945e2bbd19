import type { Match } from '../../../kernel/match.ts';
import { boardOf } from './board/library.ts';
import { allDecks, definition } from './cards/library.ts';
import { cardsInBox } from './queries/box.ts';
import { cardState } from './queries/card-state.ts';
import { cardsPlayed } from './queries/deck-played.ts';
import {
  allAllies,
  allEnemies,
  featureSpacesOf,
  isCharacter,
  occupants,
  spacesOf,
  villainOf,
} from './queries/figures.ts';
import { replacedCard, upgradesOf } from './queries/upgrades.ts';
import { LIMITS } from './rulings.ts';
import type { AltarQuestState } from './state.ts';
import type { CardId } from './terms.ts';

/** What is wrong with a match between two choices; empty if all is well. */
export function broken(match: Match<AltarQuestState>): string[] {
  const { state } = match;
  if (state.round === 0 || match.outcome) return [];
  return [
    ...brokenCards(state, match),
    ...brokenFigures(match),
    ...brokenTokens(state),
    ...brokenQuest(state),
  ];
}

/** Kinds of decks from which single cards come into play. */
const KEPT_IN_BOX = ['ally', 'rival', 'enemy-upgrade', 'equipment'] as const;

/** Every card of the decks in play is in exactly one place. */
function brokenCards(state: AltarQuestState, match: Match<AltarQuestState>): string[] {
  const places = new Map<CardId, number>();
  const note = (cards: readonly CardId[]) => {
    for (const card of cards) {
      places.set(card, (places.get(card) ?? 0) + 1);
      note(cardState(state, card).attached ?? []);
    }
  };
  for (const deck of Object.values(state.decks)) note([...deck.draw, ...deck.discard]);
  for (const hero of state.heroes) {
    note([...hero.deck.draw, ...hero.deck.discard, ...hero.hand, ...hero.area, ...hero.threats]);
  }
  note([...state.questArea, ...state.villainArea, ...(state.removed ?? [])]);
  note([...(state.enemyUpgrades ?? []), ...(state.campaign?.behind ?? [])]);
  note(state.campaign?.aside ?? []);
  const resolving = match.stack.flatMap(({ data }) =>
    typeof data.card === 'string' ? [data.card] : [],
  );
  const { threat, villain, quest } = state.options;
  const inPlay = [threat, villain, quest, 'features', 'search-cards', 'lurkers'];
  const heroes = state.heroes.map((hero) => hero.id);
  // A card that nobody has taken out of the box is nowhere; one in play stays in one place or leaves the game.
  const fromBox = KEPT_IN_BOX.flatMap(cardsInBox).flatMap((card) => {
    const count = places.get(card) ?? 0;
    return count > 1 ? [`${card} is in ${count} places`] : [];
  });
  const isUnderWay = (card: CardId) => !places.has(card) && resolving.includes(card);
  const upgrades = heroes
    .flatMap(upgradesOf)
    .filter((card) => places.has(card) || isUnderWay(card));
  const replaced = upgrades.map((card) => replacedCard(card, state.options));
  const twice = upgrades.flatMap((card) => {
    const count = places.get(card) ?? 1;
    return count > 1 ? [`${card} is in ${count} places`] : [];
  });
  const ofDecks = allDecks()
    .filter((deck) => inPlay.includes(deck.id) || heroes.includes(deck.id))
    .flatMap((deck) => cardsPlayed(deck, state.options))
    .filter((card) => !['threat-reference', 'villain', 'quarry'].includes(definition(card).type))
    .flatMap((card) => {
      const count = places.get(card) ?? 0;
      // What an upgrade has replaced is out of the game (AQ-284).
      const isThere = count === 1 || isUnderWay(card);
      if (replaced.includes(card)) return isThere ? [`${card} is there beside its upgrade`] : [];
      return isThere ? [] : [`${card} is in ${count} places`];
    });
  return [...ofDecks, ...fromBox, ...twice];
}

/**
 * Nobody is off the board, on a feature, or where somebody else stands; but a character on the way may stand
 * with another one while a trap asks its question (AQ-110, AQ-228), and so may figures that have to make way
 * for a villain or a Huge one (AQ-149, AQ-153).
 */
function brokenFigures({ state, stack }: Match<AltarQuestState>): string[] {
  const walking = stack.some((frame) => frame.procedure === 'move-hero');
  const making = stack.some((frame) => frame.procedure === 'make-way');
  const mayShare = (figure: string, other: string | undefined) =>
    making ||
    (walking && isCharacter(state, figure) && other !== undefined && isCharacter(state, other));
  const features = state.revealed.flatMap((room) => featureSpacesOf(state, room));
  const placed = state.heroes.filter(({ at }) => at !== '' || state.revealed.length > 0);
  const figures = [...placed.map((hero) => hero.id), ...allAllies(state), ...allEnemies(state)];
  const taken = occupants(state);
  return figures.flatMap((figure) =>
    spacesOf(state, figure).flatMap((space) => {
      if (!boardOf(state).grid.cellOf.has(space)) return [`${figure} is off the board at ${space}`];
      if (features.includes(space)) return [`${figure} stands on a feature at ${space}`];
      const other = taken.get(space);
      if (other !== figure && !mayShare(figure, other)) return [`${figure} shares ${space}`];
      return [];
    }),
  );
}

function brokenTokens(state: AltarQuestState): string[] {
  const problems: string[] = [];
  if (state.supply < 0) problems.push('supply is negative');
  const dice = state.altar === '' ? 0 : LIMITS.altarDice;
  if (state.altarPool.length !== dice) problems.push('the altar pool has lost a die');
  for (const hero of state.heroes) {
    const { id, damage, focus, armor, threat, actions } = hero;
    if (focus < 0 || focus > LIMITS.focusTokens) problems.push(`${id} has ${focus} focus`);
    if (Math.min(damage, armor, threat, actions) < 0) problems.push(`${id} has negative tokens`);
  }
  return problems;
}

/** A defeated villain's card has left the game, and "Altar Found" the deck once the altar is found. */
function brokenQuest(state: AltarQuestState): string[] {
  const { draw, discard } = state.decks.feature;
  const isFound = Object.values(state.features).includes(state.altar);
  const markers = [...draw, ...discard].filter((card) => definition(card).type === 'altar-found');
  return [
    ...(state.villain === 'defeated' && villainOf(state) !== null
      ? [`${villainOf(state)} has been defeated and is in play`]
      : []),
    ...(isFound ? markers.map((card) => `${card} is still to be drawn`) : []),
  ];
}
