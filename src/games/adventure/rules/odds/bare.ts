import { allOf } from '../cards/library.ts';
import { newTurn } from '../changes/new-turn.ts';
import { noChallenges } from '../changes/no-challenges.ts';
import { characterOf } from '../queries/characters.ts';
import { atlasIn, spaceOf } from '../queries/spaces.ts';
import type { AdventureState, Character, Combat, Opponent, Undoable } from '../state.ts';
import type { CardId, SpaceId } from '../terms.ts';
import { shownOf } from '../undoing/shown.ts';

/** Who fights whom. */
export type Fighting = Pick<Combat, 'attacker' | 'opponent'>;

/** The character about to do something in the fight, with the card to play. */
export interface Doer {
  seat: string;
  card?: CardId;
}

/** More cards than any effect draws; beyond this, the number makes no difference. */
const ENOUGH = 10;

/**
 * A position reduced to what the outcome of its current fight can depend on: two equal ones lead to the same
 * outcome. Everything else is left out: decks, the board, quests, what a character has gained this turn.
 * Hands and ability decks keep their size, but hold nothing that could be played in a fight: nobody plays
 * anything. Of the others, only who is looking on counts. An equivalent space stands in for the space.
 * @param doer keeps the card that they are about to play
 */
export function bareOf(
  state: AdventureState,
  { attacker, opponent }: Fighting,
  doer?: Doer,
): AdventureState {
  const { space } = characterOf(state, attacker);
  const here = spaceLike(state, space);
  const elsewhere = spaceUnlike(state, here);
  const isFighting = (seat: string) =>
    seat === attacker || (opponent.is === 'character' && opponent.seat === seat);
  return {
    options: state.options,
    map: state.map,
    round: 0,
    characters: state.characters
      .map((one) =>
        isFighting(one.seat)
          ? fighter(one, here, one.seat === doer?.seat ? doer : null)
          : onlooker(one, one.space === space ? here : elsewhere),
      )
      .map((one, index) => withDiscarded(one, `characters/${index}/abilities/discard`, state)),
    challenges: noChallenges(),
    elite: [],
    discoveries: [],
    box: [],
    placed: {},
    track: [],
    global: state.global,
    locations: {},
    trophies: {},
    removed: [],
    turn: {
      ...newTurn(state.turn?.seat ?? attacker),
      phase: 'challenge',
      ambushes: state.turn?.ambushes ?? 0,
    },
    combat: state.combat && {
      ...state.combat,
      space: here,
      opponent: bareOpponent(state.combat.opponent),
      energy: 0,
      discount: 0,
    },
    ...(state.undoable ? { undoable: undoableIn(state.undoable) } : {}),
    drawn: null,
    playing: [],
    looking: null,
  };
}

/**
 * The same for equal bare positions, and different for others: what they can differ in, in brief. Only for those
 * without a doer, whose hands can hold nothing but cards that can't be played.
 */
export const signOf = ({
  options,
  map,
  characters,
  global,
  turn,
  combat,
  undoable,
}: AdventureState): string =>
  JSON.stringify([
    options,
    map,
    characters.map(signOfCharacter),
    global,
    turn?.seat,
    turn?.ambushes,
    combat,
    undoable,
  ]);

const signOfCharacter = ({
  seat,
  id,
  level,
  side,
  damage,
  space,
  hand,
  abilities,
  bag,
  weapon,
  armor,
  diseases,
  attached,
  owes,
}: Character) => [
  [seat, id, level, side, damage, space, hand.length, abilities.draw.length, weapon, armor, owes],
  [abilities.discard, bag, diseases, attached],
];

/** With what would come back from its discard pile if the card that put it there were canceled. */
function withDiscarded(one: Character, pile: string, { undoable }: AdventureState): Character {
  if (!undoable) return one;
  const discard = Object.values(shownOf(undoable).done).flatMap(({ cards }) =>
    Object.entries(cards).flatMap(([card, { to }]) => (to.pile === pile ? [card] : [])),
  );
  return discard.length === 0 ? one : { ...one, abilities: { ...one.abilities, discard } };
}

/** An encounter of the track is the same in every slot. */
export const bareOpponent = (opponent: Opponent): Opponent =>
  opponent.is === 'card' && opponent.slot !== null ? { ...opponent, slot: 0 } : opponent;

/**
 * AD-112: what a card that may still be canceled has done to the fight. Damage of a canceled battle doesn't
 * count anyway.
 */
const undoableIn = (undoable: Undoable): Undoable => ({ ...shownOf(undoable), harm: [] });

function fighter(character: Character, space: SpaceId, doer: Doer | null): Character {
  const { seat, id, level, side, damage, hand, abilities, bag, weapon, armor } = character;
  const { diseases, attached, owes, kept } = character;
  const nothing = nothingToPlay();
  const cards = hand.map(() => nothing);
  if (doer?.card !== undefined) cards.splice(0, 1, doer.card);
  const left = Math.min(ENOUGH, abilities.draw.length + abilities.discard.length);
  return {
    seat,
    id,
    level,
    side,
    damage,
    space,
    hand: cards,
    abilities: { draw: Array<CardId>(left).fill(nothing), discard: [] },
    bag,
    weapon,
    armor,
    kept: doer ? kept : [],
    diseases,
    attached,
    quests: [],
    log: [],
    owes,
    passedOver: [],
  };
}

const onlooker = ({ seat, id }: Character, space: SpaceId): Character => ({
  seat,
  id,
  level: 'grey',
  side: 'starting',
  damage: 0,
  space,
  hand: [],
  abilities: { draw: [], discard: [] },
  bag: [],
  weapon: null,
  armor: null,
  kept: [],
  diseases: [],
  attached: [],
  quests: [],
  log: [],
  owes: 0,
  passedOver: [],
});

let unplayable: CardId | null = null;

/** An ability card that can't be played in a fight. */
function nothingToPlay(): CardId {
  unplayable ??= allOf('ability').find(({ timing }) => timing === 'movement')?.id ?? null;
  if (unplayable === null) throw new Error('Every ability card can be played in a fight.');
  return unplayable;
}

/** The first space of the map that cards treat the same: same colour, and a city or not. */
function spaceLike(state: AdventureState, id: SpaceId): SpaceId {
  const { color, city = false } = spaceOf(state, id);
  const like = atlasIn(state).spaces.find(
    (one) => one.color === color && (one.city ?? false) === city,
  );
  return like?.id ?? id;
}

const spaceUnlike = (state: AdventureState, here: SpaceId): SpaceId =>
  atlasIn(state).spaces.find(({ id }) => id !== here)?.id ?? here;
