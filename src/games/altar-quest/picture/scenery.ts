import type { SKRSContext2D } from '@napi-rs/canvas';
import { createLayers } from '../../../picture/layers.ts';
import type { Door } from '../rules/board/board.ts';
import { type DoorSight, drawDoor } from './doors.ts';
import { paintFloors } from './floors.ts';
import { drawFog } from './fog.ts';
import { drawFeature, drawShadowSpace, paintStairs } from './furniture.ts';
import { boxOf, type Viewport } from './layout.ts';
import { writeSpaceNames } from './marks.ts';
import type { BoardScene } from './scene.ts';
import { paintRock, paintWallShadows, paintWalls } from './walls.ts';

/** Floors and walls: they depend on the board and on what is shown of it alone. */
const printed = createLayers(6);
/** Whole sceneries: they change only when a door opens or something is searched. */
const sceneries = createLayers(6);

/**
 * Draws all that stands still on the part of a board that is shown, with the top left corner of A1 as
 * origin.
 */
export function drawScenery(context: SKRSContext2D, scene: BoardScene, shown: Viewport): void {
  const key = JSON.stringify([
    scene.board.id,
    shown,
    [...scene.revealed].sort(),
    [...scene.openDoors].sort(),
    scene.stairs,
    scene.features.map(({ kind, spaces, searches }) => [kind, spaces, searches]),
  ]);
  const layer = sceneries.get(key, sizeOf(shown), (painting) => {
    toBoard(painting, shown);
    paintScenery(painting, scene, shown);
  });
  drawLayer(context, layer, shown);
}

/** Layers reach one square beyond what is shown, for what juts out of it. */
const sizeOf = ({ columns, rows, square }: Viewport): { width: number; height: number } => ({
  width: (columns + 2) * square,
  height: (rows + 2) * square,
});

/** Makes the top left corner of A1 the origin of a layer. */
const toBoard = (painting: SKRSContext2D, { column, row, square }: Viewport): void =>
  painting.translate((1 - column) * square, (1 - row) * square);

const drawLayer = (
  context: SKRSContext2D,
  layer: Parameters<SKRSContext2D['drawImage']>[0],
  { column, row, square }: Viewport,
): void => context.drawImage(layer, (column - 1) * square, (row - 1) * square);

function paintScenery(context: SKRSContext2D, scene: BoardScene, shown: Viewport): void {
  const { board, revealed } = scene;
  const { square } = shown;
  drawPrinted(context, scene, shown, 'floors');
  for (const room of board.rooms) {
    if (revealed.has(room.id)) drawShadowSpace(context, board, room.shadow, square);
    else drawFog(context, board, room, shown);
  }
  if (scene.stairs.length > 0) {
    paintStairs(context, boxOf(board, square, scene.stairs), square);
  }
  writeSpaceNames(context, board, revealed, shown);
  drawPrinted(context, scene, shown, 'walls');
  for (const door of board.doors) drawDoor(context, board, door, sightOf(scene, door), square);
  for (const feature of scene.features) drawFeature(context, board, feature, square);
}

function sightOf(scene: BoardScene, door: Door): DoorSight {
  if (scene.openDoors.has(door.id)) return 'open';
  return door.rooms.some((room) => scene.revealed.has(room)) ? 'closed' : 'unseen';
}

function drawPrinted(
  context: SKRSContext2D,
  { board }: BoardScene,
  shown: Viewport,
  name: 'floors' | 'walls',
): void {
  const key = JSON.stringify([board.id, name, shown]);
  const layer = printed.get(key, sizeOf(shown), (painting) => {
    toBoard(painting, shown);
    if (name === 'floors') {
      paintFloors(painting, board, shown);
      paintWallShadows(painting, board, shown);
    } else {
      paintRock(painting, board, shown);
      paintWalls(painting, board, shown);
    }
  });
  drawLayer(context, layer, shown);
}
