import type { BoardSituation } from '../rules/board/board.ts';
import { boardOf } from '../rules/board/library.ts';
import { distancesFrom } from '../rules/board/movement.ts';
import type { Space } from '../rules/terms.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { situationOf } from '../rules/view-situation.ts';

/** Spaces to walk from a space; Infinity where there is no way. */
export type StepsFrom = (space: Space) => number;

/** The board as it is now, with the walks that have been measured on it. */
export interface Ground {
  situation: BoardSituation;
  /** Walks by where they lead. */
  walks: Map<string, StepsFrom>;
}

/** Grounds that are kept at the same time: those of a few matches that are being played. */
const MOST = 32;

const grounds = new Map<string, Ground>();

/**
 * The ground of a view. A match keeps its own from question to question until a door is opened or a
 * feature is placed, and all that is played ahead from there shares it: walks are measured once.
 */
export function groundOf(view: AltarQuestView): Ground {
  const { options, openDoors, revealed, features } = view;
  const placed = features.map(({ room, card }) => `${room}=${card}`);
  const key = [options.board, ...openDoors, '', ...revealed, '', ...placed].join();
  const known = grounds.get(key);
  if (known) return known;
  if (grounds.size >= MOST) grounds.clear();
  const ground = { situation: situationOf(view), walks: new Map() };
  grounds.set(key, ground);
  return ground;
}

/** Steps of a walk to one of these spaces, figures aside. */
export function stepsTo(view: AltarQuestView, spaces: readonly Space[]): StepsFrom {
  const { situation, walks } = groundOf(view);
  const key = spaces.join();
  const known = walks.get(key);
  if (known) return known;
  const distances = distancesFrom(boardOf(view), situation, spaces);
  const steps = remembered((from) => distances.to(from));
  walks.set(key, steps);
  return steps;
}

/** Worked out once for each space: every way to walk somewhere asks for the same ones. */
export function remembered(steps: StepsFrom): StepsFrom {
  const known = new Map<Space, number>();
  return (space) => {
    const found = known.get(space) ?? steps(space);
    known.set(space, found);
    return found;
  };
}
