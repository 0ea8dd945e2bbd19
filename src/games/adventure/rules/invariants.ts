import type { Match } from '../../../kernel/match.ts';
import { abilityCards, itemFace, trophyDefinition } from './cards/library.ts';
import { challengeCards, questCards } from './map/taking-part.ts';
import { atlasIn, mayEnter } from './queries/spaces.ts';
import { healthOf } from './queries/values.ts';
import { LIMITS } from './rulings.ts';
import { discoveryTokens } from './setup.ts';
import type { AdventureState, Character } from './state.ts';
import { COLORS, printedOn } from './terms.ts';

/** What is wrong with a match between two choices; empty if nothing is. */
export const broken = ({ state, open }: Match<AdventureState>): string[] => [
  ...misplaced('card', cardsIn(state), expectedCards(state)),
  ...misplaced('token', tokensIn(state), discoveryTokens()),
  ...state.characters.flatMap((character) => brokenCharacter(state, character)),
  ...(open.some(({ rest }) => rest) ? atRest(state) : []),
  ...brokenTrophies(state),
  ...brokenKnowledge(state),
  ...brokenDecks(state),
];

/** Every card is in exactly one place. */
function misplaced(thing: string, found: readonly string[], expected: readonly string[]): string[] {
  const places = new Map<string, number>();
  for (const one of found) places.set(one, (places.get(one) ?? 0) + 1);
  return [
    ...[...places.keys()]
      .filter((one) => !expected.includes(one))
      .map((one) => `the ${thing} ${one} is not part of this match`),
    ...expected
      .filter((one) => places.get(one) !== 1)
      .map((one) => `the ${thing} ${one} is in ${places.get(one) ?? 0} places`),
  ];
}

const expectedCards = (state: AdventureState): string[] => [
  ...COLORS.flatMap((color) => challengeCards(state, color)),
  ...state.characters.flatMap(({ id }) => abilityCards(id)),
  ...questCards(state, 'starting'),
  ...questCards(state, 'elite'),
];

const present = (...cards: (string | null)[]): string[] => cards.filter((one) => one !== null);

function cardsIn(state: AdventureState): string[] {
  const { challenges, characters, elite, track, locations, removed } = state;
  return [
    ...COLORS.flatMap((color) => challenges[color].cards),
    ...characters.flatMap(cardsOf),
    ...elite,
    ...removed,
    ...state.playing,
    ...track.flatMap((tracked) => (tracked ? [tracked.card] : [])),
    ...Object.values(locations),
    ...present(state.global, state.drawn),
  ];
}

const cardsOf = (character: Character): string[] => [
  ...character.hand,
  ...character.abilities.draw,
  ...character.abilities.discard,
  ...character.bag,
  ...present(character.weapon, character.armor),
  ...character.attached.map(({ card }) => card),
  ...character.quests.map(({ card }) => card),
  ...character.log.filter((card) => !isTrophy(card)),
];

const isTrophy = (card: string): boolean => /\.\d+$/.test(card);

const tokensIn = ({ discoveries, box, placed, characters, looking, turn }: AdventureState) => {
  const lying = [...discoveries, ...box, ...Object.values(placed).flat()];
  return [
    ...lying,
    ...(turn?.revealed ?? []),
    ...characters.flatMap(({ kept, diseases }) => [...kept, ...diseases]),
    // A discovery that is being looked at is still on the board.
    ...(looking && !lying.includes(looking.token) ? [looking.token] : []),
  ];
};

function brokenCharacter(state: AdventureState, character: Character): string[] {
  const { id, space, level, hand, damage, quests, weapon, armor, passedOver, bag } = character;
  const problems: string[] = [];
  if (!atlasIn(state).byId.has(space)) problems.push(`${id} is off the board`);
  else if (!mayEnter(state, level, space)) problems.push(`${id} is where it may not be`);
  if (hand.length > LIMITS.hand + 1 && state.turn === null) problems.push(`${id} holds too much`);
  if (damage < 0) problems.push(`${id} has negative damage`);
  if (quests.length > LIMITS.activeQuests + 1) problems.push(`${id} has too many quests`);
  for (const [slot, item] of Object.entries({ weapon, armor })) {
    if (item === null) continue;
    if (itemFace(item)?.slot !== slot) problems.push(`${id} has ${item} as ${slot}`);
  }
  if (passedOver.some((item) => !bag.includes(item)))
    problems.push(`${id} passed over what is gone`);
  return problems;
}

/** If nothing is being resolved, everyone with fatal damage has been defeated. */
const atRest = (state: AdventureState): string[] =>
  state.characters
    .filter((character) => character.damage >= healthOf(state, character))
    .map(({ id }) => `${id} should have been defeated`);

function brokenTrophies({ trophies, characters }: AdventureState): string[] {
  return Object.entries(trophies).flatMap(([trophy, left]) => {
    const held = characters.flatMap(({ log }) => log).filter((card) => printedOn(card) === trophy);
    const all = held.length + left;
    return all === trophyDefinition(trophy).copies ? [] : [`there are ${all} of ${trophy}`];
  });
}

/** Only face-down things, or cards in another player's hand, can be noted as known. */
function brokenKnowledge(state: AdventureState): string[] {
  const { known = {}, characters, elite, placed, discoveries, looking } = state;
  const faceDown = new Set([
    ...characters.flatMap(({ hand, abilities }) => [...hand, ...abilities.draw]),
    ...elite,
    ...Object.values(placed).flat(),
    ...discoveries,
    ...(looking ? [looking.token] : []),
  ]);
  return Object.keys(known)
    .filter((one) => !faceDown.has(one))
    .map((one) => `${one} lies open and is noted as known`);
}

const brokenDecks = ({ challenges }: AdventureState): string[] =>
  COLORS.filter((color) => challenges[color].seen > challenges[color].cards.length).map(
    (color) => `more of the ${color} deck has been seen than there is`,
  );
