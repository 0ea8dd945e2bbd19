import { roomOf } from '../board/board.ts';
import { boardOf } from '../board/library.ts';
import { distancesFrom } from '../board/movement.ts';
import type { Place } from '../board/nearest.ts';
import type { Standout } from '../choices.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarQuestState } from '../state.ts';
import type { FigureId } from '../terms.ts';
import { characters, isCharacter, isEnemy, situationOf, spacesOf } from './figures.ts';

/** The most spaces that a hero walks in a turn: anyone farther away than that is far away. */
const NEAR = LIMITS.actionsPerHero * LIMITS.spacesPerMove;

/**
 * The places that can be described this way, by index. Enemies move on, so their places are all alike if every
 * character who is near has equally far to walk to each of them, in the same room and out of its doors. A trap
 * stays where it is put: for traps, places are never all alike. Empty if a character is put.
 */
export function standoutsAmong(
  state: AltarQuestState,
  figure: FigureId,
  places: readonly Place[],
): Map<number, Standout> {
  if (places.length < 2 || isCharacter(state, figure)) return new Map();
  const distances = places.map((place) => distancesToAll(state, place));
  const surroundings = places.map((place, index) =>
    [...distances[index]!, ...surroundingsOf(state, place)].join(),
  );
  if (isEnemy(figure) && new Set(surroundings).size === 1) return new Map([[0, 'any']]);
  const sums = distances.map((each) => each.reduce((sum, spaces) => sum + spaces, 0));
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  if (least === most) return new Map();
  return new Map([
    [sums.indexOf(least), 'nearest'],
    [sums.indexOf(most), 'farthest'],
  ]);
}

/** Spaces to walk to each character; a distant one counts as one space beyond the near ones. */
function distancesToAll(state: AltarQuestState, place: Place): number[] {
  const walking = distancesFrom(boardOf(state), situationOf(state), place);
  return characters(state).map((one) => Math.min(walking.to(spacesOf(state, one)), NEAR + 1));
}

/** The room, and the doors that a figure there would block. */
function surroundingsOf(state: AltarQuestState, place: Place): string[] {
  const board = boardOf(state);
  const spaces = [place].flat();
  const doors = board.doors.filter((door) => door.spaces.some((space) => spaces.includes(space)));
  return [roomOf(board, spaces[0] ?? ''), ...doors.map(({ id }) => id)];
}
