import { type CarefulWay, carefulWays } from '../board/careful-way.ts';
import { boardOf } from '../board/library.ts';
import { type Reached, reachedSpaces } from '../board/movement.ts';
import type { AltarQuestState, Hero } from '../state.ts';
import type { CardId, DoorId, HeroId, Space } from '../terms.ts';
import type { OptionAmong } from '../verbs.ts';
import { leadsToRevealed, openableDoors } from './doors.ts';
import { allTraps, isHero, occupants, situationOf } from './figures.ts';
import { actionsFor, allSpaces, type MovementPoints, spacesPaidWith } from './movement-points.ts';
import { trapsReaching } from './traps.ts';

/** A way that a hero may walk. */
export interface Way {
  readonly end: Reached;
  /** Every trap set off on the way, once for each time. */
  readonly setsOff: readonly CardId[];
  /** Who holds the last space: one stops there in passing, to open a door, and has to walk on. */
  readonly holder?: HeroId;
}

/** Where a hero may walk, nearest first. `steps` and `cost`, in actions, are those of the way taken. */
export const moveOptions = (
  state: AltarQuestState,
  hero: Hero,
  points: MovementPoints,
): OptionAmong<'move'>[] =>
  waysOf(state, hero, points).map(({ end: { space, steps }, setsOff, holder }) => ({
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
 * The ways to every space that a hero may walk to: through heroes, not through enemies and traps, to
 * empty spaces (AQ-109 to AQ-113) and, in passing, to held door spaces. Of the ways that take
 * no more actions than the shortest it is the one that sets off the fewest traps, of those the
 * shortest.
 */
export function waysOf(state: AltarQuestState, hero: Hero, points: MovementPoints): Way[] {
  const budget = allSpaces(points);
  if (budget <= 0) return [];
  const situation = situationOf(state);
  const { canPass, isEmpty } = groundFor(state, hero);
  const doors = heldDoors(state, hero);
  const mend = aroundTraps(state, hero, budget, canPass);
  const ends = reachedSpaces(boardOf(state), situation, hero.at, budget, canPass, (space) =>
    doors.has(space) ? budget > 1 : isEmpty(space),
  );
  return ends.flatMap((straight): Way[] => {
    const most = spacesPaidWith(points, straight.steps);
    const held = doors.get(straight.space);
    if (!held) return [mend(straight, most)];
    const way = mend(straight, Math.min(most, budget - 1));
    return goesOn(state, hero, held, budget - way.end.steps)
      ? [{ ...way, holder: held.holder }]
      : [];
  });
}

/** Whether a hero can walk at all with so many spaces. */
export const canWalk = (state: AltarQuestState, hero: Hero, spaces: number): boolean => {
  const { canPass, isEmpty } = groundFor(state, hero);
  return (
    reachedSpaces(boardOf(state), situationOf(state), hero.at, spaces, canPass, isEmpty).length > 0
  );
};

/** Another hero on the same space: nobody stays there (AQ-111). */
export const sharesSpaceWith = (state: AltarQuestState, hero: Hero): Hero | undefined =>
  state.heroes.find((other) => other.id !== hero.id && other.at === hero.at);

/** Which spaces a hero may enter and which may be the end of a move, as far as figures and tokens go. */
function groundFor(state: AltarQuestState, hero: Hero) {
  const taken = occupants(state);
  const other = sharesSpaceWith(state, hero);
  if (other) taken.set(hero.at, other.id);
  else taken.delete(hero.at);
  return {
    canPass: (space: Space): boolean => {
      const figure = taken.get(space);
      return figure === undefined || isHero(state, figure);
    },
    isEmpty: (space: Space): boolean => !taken.has(space),
  };
}

/** Turns a shortest way into the one that sets off the fewest traps, within so many steps. */
function aroundTraps(
  state: AltarQuestState,
  hero: Hero,
  budget: number,
  canPass: (space: Space) => boolean,
): (straight: Reached, most: number) => Way {
  const isQuiet = allTraps(state).length === 0;
  const known = new Map<Space, CardId[]>();
  const trapsAt = (space: Space): CardId[] => {
    const traps = known.get(space) ?? trapsReaching(state, space);
    known.set(space, traps);
    return traps;
  };
  let ways: CarefulWay | null = null;
  return (straight, most) => {
    if (isQuiet || straight.path.every((space) => trapsAt(space).length === 0)) {
      return { end: straight, setsOff: [] };
    }
    const harm = (space: Space) => trapsAt(space).length;
    ways ??= carefulWays(boardOf(state), situationOf(state), hero.at, budget, canPass, harm);
    const path = ways(straight.space, most) ?? straight.path;
    const end = { space: straight.space, steps: path.length, path };
    return { end, setsOff: path.flatMap(trapsAt) };
  };
}

interface HeldDoorSpace {
  readonly at: Space;
  readonly holder: HeroId;
  readonly doors: readonly DoorId[];
}

/** Door spaces that other heroes hold and whose doors this hero may open in passing (AQ-115, Q-43). */
function heldDoors(state: AltarQuestState, hero: Hero): Map<Space, HeldDoorSpace> {
  const found = new Map<Space, HeldDoorSpace>();
  for (const { id, at } of state.heroes) {
    if (id === hero.id || at === hero.at) continue;
    const doors = openableDoors(state, hero, at);
    if (doors.length > 0) found.set(at, { at, holder: id, doors });
  }
  return found;
}

/** Whether a move can be ended from a held door space: where nobody knows what is behind the door, without going there. */
function goesOn(
  state: AltarQuestState,
  hero: Hero,
  { at, doors }: HeldDoorSpace,
  spaces: number,
): boolean {
  const known = doors.filter((door) => leadsToRevealed(state, door));
  const situation = situationOf(state);
  const opened = { ...situation, openDoors: new Set([...situation.openDoors, ...known]) };
  const { canPass, isEmpty } = groundFor(state, hero);
  return reachedSpaces(boardOf(state), opened, at, spaces, canPass, isEmpty).length > 0;
}
