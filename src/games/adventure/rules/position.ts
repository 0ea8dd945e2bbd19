import type { SeatId } from '../../../kernel/decision.ts';
import { onceFor } from '../../../kernel/once-for.ts';
import { noChallenges } from './changes/no-challenges.ts';
import type { AdventureState, Character } from './state.ts';
import type { SpaceId } from './terms.ts';
import type { AdventureView, CharacterView } from './view.ts';

/** Stands for a card or a token that the viewer can't see: it only counts. */
const UNSEEN = 'unseen';

const unseen = (count: number): string[] => Array.from({ length: count }, () => UNSEEN);

/**
 * The match as a viewer knows it, for putting questions to the rules themselves: who can go where, how strong
 * somebody is, how a combat would end. Its decks are empty, and what is hidden is only counted.
 */
export const positionOf = onceFor(
  (view: AdventureView): AdventureState => ({
    options: view.options,
    map: view.map,
    round: view.round,
    characters: view.characters.map(asCharacter),
    challenges: noChallenges(),
    elite: unseen(view.elite),
    discoveries: unseen(view.discoveries),
    box: view.box,
    placed: Object.fromEntries(
      Object.entries(view.placed).map(([space, { count, known }]) => [
        space,
        [...known, ...unseen(count - known.length)],
      ]),
    ),
    track: view.track,
    global: view.global,
    locations: view.locations,
    trophies: view.trophies,
    removed: [],
    turn: view.turn,
    combat: view.combat,
    drawn: view.drawn,
    playing: view.playing,
    ...(view.undoable ? { undoable: view.undoable } : {}),
    looking:
      view.looking === null || view.viewer === 'table'
        ? null
        : { seat: view.viewer, token: view.looking },
  }),
);

/** The same position with somebody somewhere else. */
export const standingAt = (
  state: AdventureState,
  seat: SeatId,
  space: SpaceId,
): AdventureState => ({
  ...state,
  characters: state.characters.map((one) => (one.seat === seat ? { ...one, space } : one)),
});

const asCharacter = ({
  seat,
  id,
  level,
  side,
  damage,
  space,
  hand,
  handCount,
  deck,
  discard,
  bag,
  weapon,
  armor,
  kept,
  diseases,
  attached,
  quests,
  log,
  owes,
}: CharacterView): Character => ({
  seat,
  id,
  level,
  side,
  damage,
  space,
  hand: hand ?? unseen(handCount),
  abilities: { draw: unseen(deck), discard },
  bag,
  weapon,
  armor,
  kept,
  diseases,
  attached,
  quests,
  log,
  owes,
  passedOver: [],
});
