import { type Board, type BoardSituation, cellOf } from '../rules/board/board.ts';
import { boardOf } from '../rules/board/library.ts';
import { canTarget } from '../rules/board/measure.ts';
import { distancesFrom } from '../rules/board/movement.ts';
import { positionOf } from '../rules/position.ts';
import { situationOf } from '../rules/queries/figures.ts';
import type { RoomId, Space } from '../rules/terms.ts';
import type { AltarQuestView } from '../rules/view.ts';

/** Spaces to walk from a cell of the board; Infinity if there is no way. */
export type StepsFrom = (cell: number) => number;

/** How far it is to where something can be done. */
export interface Way {
  /** Spaces to walk from a cell until it can be done. */
  stepsFrom: StepsFrom;
  /** Spaces to walk from where the hero stands: none if it can be done at once, and not forever. */
  here: number;
}

/** The board in its current state, with the walks that have been measured on it. */
export interface Ground {
  board: Board;
  situation: BoardSituation;
  /** Walks by destination: the same walk is the same function as long as the ground is kept. */
  walks: Map<string, StepsFrom>;
  /** Spaces of rooms that somebody can stand on, filled in when needed: `spacesIn`. */
  rooms: Map<RoomId, readonly Space[]>;
}

/** Maximum grounds kept at the same time: those of some matches that are being played, and played ahead. */
const MOST = 64;

const grounds = new Map<string, Ground>();
let latest: Ground | undefined;

/**
 * The ground of a view. A match keeps its own from question to question until a door is opened or a feature is
 * placed, and everything played ahead from there shares it: walks are measured once.
 */
export function groundOf(view: AltarQuestView): Ground {
  if (!latest || !isOf(latest, view)) latest = keptGround(view);
  return latest;
}

/** Compared without building a name: question after question is about the same ground. */
function isOf({ board, situation }: Ground, view: AltarQuestView): boolean {
  const { openDoors, revealed, features } = view;
  const { openDoors: open, revealed: known, featureSpaces: covered } = situation;
  if (open.size !== openDoors.length || known.size !== revealed.length) return false;
  if (!openDoors.every((door) => open.has(door))) return false;
  if (!revealed.every((room) => known.has(room))) return false;
  let spaces = 0;
  for (const feature of features) {
    for (const space of feature.spaces) if (!covered.has(space)) return false;
    spaces += feature.spaces.length;
  }
  return spaces === covered.size && board === boardOf(view);
}

function keptGround(view: AltarQuestView): Ground {
  const { options, openDoors, revealed, features } = view;
  const covered = features.map(({ spaces }) => spaces);
  const key = `${options.board}|${openDoors.join()}|${revealed.join()}|${covered.join()}`;
  const known = grounds.get(key);
  if (known) return known;
  if (grounds.size >= MOST) grounds.clear();
  const ground = {
    board: boardOf(view),
    situation: situationOf(positionOf(view)),
    walks: new Map(),
    rooms: new Map(),
  };
  grounds.set(key, ground);
  return ground;
}

/** Spaces of a room that somebody can stand on. */
export function spacesIn({ board, situation, rooms }: Ground, room: RoomId): readonly Space[] {
  let found = rooms.get(room);
  if (!found) {
    const all = board.roomById.get(room)?.spaces ?? [];
    found = all.filter((space) => !situation.featureSpaces.has(space));
    rooms.set(room, found);
  }
  return found;
}

/** Steps of a walk to one of these spaces, ignoring figures. */
export function stepsTo({ board, situation, walks }: Ground, spaces: readonly Space[]): StepsFrom {
  return keptIn(walks, spaces.join(), () => {
    const { toCell } = distancesFrom(board, situation, spaces);
    return toCell;
  });
}

/** Steps of a walk into a room. */
export const stepsInto = (ground: Ground, room: RoomId): StepsFrom =>
  keptIn(ground.walks, room, () => stepsTo(ground, spacesIn(ground, room)));

/** Steps of a walk until one of these spaces is this near. */
export function stepsNear(ground: Ground, spaces: readonly Space[], reach: number): StepsFrom {
  return keptIn(ground.walks, `${spaces.join()} ${reach}`, () => {
    const walk = stepsTo(ground, spaces);
    return (from) => Math.max(0, walk(from) - reach);
  });
}

/**
 * Approximate steps of a walk until a figure on these spaces can be attacked: its distance, or none if it
 * already can.
 */
export function stepsToAim(ground: Ground, spaces: readonly Space[], reach: number): StepsFrom {
  const { board, situation, walks } = ground;
  return keptIn(walks, `${spaces.join()} ${reach} aim`, () => {
    const walk = stepsTo(ground, spaces);
    return remembered(board, (from) =>
      canTarget(board, situation, from, spaces, reach)
        ? 0
        : Math.max(1, walk(cellOf(board, from)) - reach),
    );
  });
}

function keptIn(walks: Ground['walks'], key: string, measure: () => StepsFrom): StepsFrom {
  const known = walks.get(key);
  if (known) return known;
  const measured = measure();
  walks.set(key, measured);
  return measured;
}

/** Computed once for each space, when needed: every walk to somewhere asks for the same ones. */
function remembered({ grid }: Board, steps: (from: Space) => number): StepsFrom {
  const known: (number | undefined)[] = new Array(grid.names.length).fill(undefined);
  return (cell) => {
    let found = known[cell];
    if (found === undefined) {
      found = steps(grid.names[cell] as Space);
      known[cell] = found;
    }
    return found;
  };
}
