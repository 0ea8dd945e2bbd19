import { withMore } from '../../../../kernel/with-more.ts';
import type { BoardSituation } from '../board/board.ts';
import { type CarefulWay, carefulWays } from '../board/careful-way.ts';
import { boardOf } from '../board/library.ts';
import { type Reached, reachedSpaces } from '../board/movement.ts';
import type { AltarQuestState, Hero } from '../state.ts';
import type { CardId, DoorId, FigureId, Space } from '../terms.ts';
import type { OptionAmong } from '../verbs.ts';
import { leadsToRevealed, openableDoors } from './doors.ts';
import { characters, controllerOf, occupants, situationOf, spacesOf } from './figures.ts';
import { actionsFor, allSpaces, type MovementPoints, spacesPaidWith } from './movement-points.ts';
import { NO_TRAPS, setOffAlong, trapsSetOffBy } from './traps.ts';
import { flies } from './values.ts';

/** A character who walks: a hero, or an ally (AQ-260). */
export type Walker = Pick<Hero, 'id' | 'at'>;

/** Where a character who is about to walk stands. */
export const walkerOf = (state: AltarQuestState, character: FigureId): Walker => ({
  id: character,
  at: spacesOf(state, character)[0] as Space,
});

/** A way that a character may walk. */
export interface Way {
  readonly end: Reached;
  /** Every trap set off on the way, once for each time. */
  readonly setsOff: readonly CardId[];
  /** Who holds the last space: a character stops there in passing, to open a door, and has to walk on. */
  readonly holder?: FigureId;
}

/** Where a character may walk, nearest first. `steps` and `cost`, in actions, are those of the way taken. */
export const moveOptions = (
  state: AltarQuestState,
  walker: Walker,
  points: MovementPoints,
): OptionAmong<'move'>[] =>
  waysTo(state, walker, points).map(({ end: { space, steps }, setsOff, holder }) => ({
    id: `move:${space}`,
    verb: 'move',
    args: {
      to: space,
      steps,
      ...(points.perAction > 0 ? { cost: actionsFor(points, steps) } : {}),
      ...(setsOff.length > 0 ? { traps: setsOff.join('+') } : {}),
      ...(holder === undefined ? {} : { holder }),
    },
  }));

/**
 * The ways to every space that a character may walk to: through characters, not through enemies, traps and
 * features unless the character flies, to empty spaces (AQ-109 to AQ-113) and, in passing, to held door spaces
 * . Of the ways that take no more actions than the shortest it is the one that sets off the fewest traps,
 * of those the shortest.
 */
function waysTo(
  state: AltarQuestState,
  walker: Walker,
  points: MovementPoints,
  isWanted: (space: Space) => boolean = () => true,
): Way[] {
  const budget = allSpaces(points);
  if (budget <= 0) return [];
  const ground = groundFor(state, walker);
  const { situation, canPass, isEmpty } = ground;
  const doors = heldDoors(state, walker);
  const mend = aroundTraps(state, walker, budget, ground);
  const ends = reachedSpaces(
    boardOf(state),
    situation,
    walker.at,
    budget,
    canPass,
    (space) => isWanted(space) && (doors.has(space) ? budget > 1 : isEmpty(space)),
  );
  return ends.flatMap((straight): Way[] => {
    const most = spacesPaidWith(points, straight.steps);
    const held = doors.get(straight.space);
    if (!held) return [mend(straight, most)];
    const way = mend(straight, Math.min(most, budget - 1));
    return goesOn(state, walker, held, budget - way.end.steps)
      ? [withMore(way, { holder: held.holder })]
      : [];
  });
}

/** The way to one space; undefined if the character may not walk there. */
export const wayTo = (
  state: AltarQuestState,
  walker: Walker,
  points: MovementPoints,
  to: Space,
): Way | undefined => waysTo(state, walker, points, (space) => space === to)[0];

/** Whether a character can walk at all with this many spaces. */
export const canWalk = (state: AltarQuestState, walker: Walker, spaces: number): boolean => {
  const { situation, canPass, isEmpty } = groundFor(state, walker);
  return reachedSpaces(boardOf(state), situation, walker.at, spaces, canPass, isEmpty).length > 0;
};

/** Another character on the same space: nobody stays there (AQ-111). */
export const sharesSpaceWith = (state: AltarQuestState, { id, at }: Walker): FigureId | undefined =>
  characters(state).find((other) => other !== id && spacesOf(state, other)[0] === at);

/** What a character moves on. */
interface Ground {
  /** The board, without its features for flying characters. */
  readonly situation: BoardSituation;
  /** Whether a space may be entered, as far as figures and tokens are concerned. */
  canPass(space: Space): boolean;
  /** Whether a move may end there. */
  isEmpty(space: Space): boolean;
}

/** Which spaces a character may enter and which may be the end of a move. */
function groundFor(state: AltarQuestState, walker: Walker): Ground {
  const taken = occupants(state);
  const other = sharesSpaceWith(state, walker);
  if (other !== undefined) taken.set(walker.at, other);
  else taken.delete(walker.at);
  const situation = situationOf(state);
  if (flies(state, walker.id)) {
    const { featureSpaces } = situation;
    return {
      situation: { ...situation, featureSpaces: new Set() },
      canPass: () => true,
      isEmpty: (space) => !taken.has(space) && !featureSpaces.has(space),
    };
  }
  const friends = new Set(characters(state));
  return {
    situation,
    canPass: (space) => {
      const figure = taken.get(space);
      return figure === undefined || friends.has(figure);
    },
    isEmpty: (space) => !taken.has(space),
  };
}

/** Turns a shortest way into the one that sets off the fewest traps, within this many steps. */
function aroundTraps(
  state: AltarQuestState,
  walker: Walker,
  budget: number,
  { situation, canPass }: Ground,
): (straight: Reached, most: number) => Way {
  const setOff = trapsSetOffBy(state, walker.id);
  const along = (path: readonly Space[]) => setOffAlong(setOff, walker.at, path);
  let ways: CarefulWay | null = null;
  return (straight, most) => {
    if (setOff === NO_TRAPS || along(straight.path).length === 0) {
      return { end: straight, setsOff: [] };
    }
    const harm = (space: Space, before: Space) => setOff(space, before).length;
    ways ??= carefulWays(boardOf(state), situation, walker.at, budget, canPass, harm);
    const path = ways(straight.space, most) ?? straight.path;
    const end = { space: straight.space, steps: path.length, path };
    return { end, setsOff: along(path) };
  };
}

interface HeldDoorSpace {
  readonly at: Space;
  readonly holder: FigureId;
  readonly doors: readonly DoorId[];
}

/** Door spaces that other characters hold and whose doors this one may open in passing (AQ-115, Q-43). */
function heldDoors(state: AltarQuestState, walker: Walker): Map<Space, HeldDoorSpace> {
  const found = new Map<Space, HeldDoorSpace>();
  const hero = controllerOf(state, walker.id);
  for (const id of characters(state)) {
    const at = spacesOf(state, id)[0] as Space;
    if (id === walker.id || at === walker.at) continue;
    const doors = openableDoors(state, hero, at);
    if (doors.length > 0) found.set(at, { at, holder: id, doors });
  }
  return found;
}

/**
 * Whether a move that stops on a held door space can end elsewhere, not counting spaces behind doors whose far
 * side nobody knows.
 */
function goesOn(
  state: AltarQuestState,
  walker: Walker,
  { at, doors }: HeldDoorSpace,
  spaces: number,
): boolean {
  const known = doors.filter((door) => leadsToRevealed(state, door));
  const { situation, canPass, isEmpty } = groundFor(state, walker);
  const opened = { ...situation, openDoors: new Set([...situation.openDoors, ...known]) };
  return reachedSpaces(boardOf(state), opened, at, spaces, canPass, isEmpty).length > 0;
}
