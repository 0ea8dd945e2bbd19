import type { Board, BoardSituation, Door } from '../rules/board/board.ts';
import { boardOf } from '../rules/board/library.ts';
import { canTarget, range } from '../rules/board/measure.ts';
import { distancesFrom } from '../rules/board/movement.ts';
import { positionOf } from '../rules/position.ts';
import { situationOf as situationOfState } from '../rules/queries/figures.ts';
import type { Space } from '../rules/terms.ts';
import type { AltarQuestView, EnemyView, HeroView } from '../rules/view.ts';

/** What measuring on the board needs to know from a view. */
export const situationOf = (view: AltarQuestView): BoardSituation =>
  situationOfState(positionOf(view));

export const enemiesOf = (view: AltarQuestView): EnemyView[] =>
  view.enemies.filter(({ kind, spaces }) => kind !== 'trap' && spaces.length > 0);

/** Enemies with the spaces to walk to them, nearest first; those that can't be walked to are left out. */
export function nearestEnemies(
  view: AltarQuestView,
  hero: HeroView,
): { enemy: EnemyView; spaces: number }[] {
  const walking = distancesFrom(boardOf(view), situationOf(view), hero.at);
  return enemiesOf(view)
    .map((enemy) => ({ enemy, spaces: walking.to(enemy.spaces) }))
    .filter(({ spaces }) => Number.isFinite(spaces))
    .sort((one, other) => one.spaces - other.spaces);
}

/** Whether a hero standing on a space could attack an enemy with their own range. */
export const couldAttack = (
  board: Board,
  situation: BoardSituation,
  hero: Pick<HeroView, 'range'>,
  from: Space,
  enemy: EnemyView,
): boolean => canTarget(board, situation, from, enemy.spaces, hero.range);

export const isBeside = (
  board: Board,
  situation: BoardSituation,
  space: Space,
  spaces: readonly Space[],
): boolean => range(board, situation, space, spaces) === 1;

/** Closed doors that a hero could walk up to, with the number of spaces and the near door space. */
export function closedDoors(
  view: AltarQuestView,
  from: Space,
): { door: Door; space: Space; spaces: number }[] {
  const board = boardOf(view);
  const walking = distancesFrom(board, situationOf(view), from);
  return board.doors
    .filter(({ id }) => !view.openDoors.includes(id))
    .flatMap((door) => door.spaces.map((space) => ({ door, space, spaces: walking.to(space) })))
    .filter(({ spaces }) => Number.isFinite(spaces))
    .sort((one, other) => one.spaces - other.spaces);
}

/** "north", "south-east": where a space lies as seen from another; null for the same one. */
export function direction({ grid }: Board, from: Space, to: Space): string | null {
  const { columns } = grid;
  const cells = [from, to].map((space) => grid.cellOf.get(space) ?? 0) as [number, number];
  const [across, down] = [
    (cells[1] % columns) - (cells[0] % columns),
    Math.floor(cells[1] / columns) - Math.floor(cells[0] / columns),
  ];
  const flat = Math.abs(across) > 2 * Math.abs(down);
  const steep = Math.abs(down) > 2 * Math.abs(across);
  const vertical = down === 0 || flat ? '' : down > 0 ? 'south' : 'north';
  const horizontal = across === 0 || steep ? '' : across > 0 ? 'east' : 'west';
  const parts = [vertical, horizontal].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join('-');
}
