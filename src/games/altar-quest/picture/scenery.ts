import type { SKRSContext2D } from '@napi-rs/canvas';
import { createLayers } from '../../../picture/layers.ts';
import type { Board, Door } from '../rules/board/board.ts';
import { type DoorSight, drawDoor } from './doors.ts';
import { paintFloors } from './floors.ts';
import { drawFog } from './fog.ts';
import { drawFeature, drawShadowSpace, drawStairs } from './furniture.ts';
import { writeSpaceNames } from './marks.ts';
import type { BoardScene } from './scene.ts';
import { paintRock, paintWallShadows, paintWalls } from './walls.ts';

/** Floors and walls: they depend on the board and the scale alone. Two scales are in use. */
const printed = createLayers(4);
/** Whole sceneries: they change only when a door opens or something is searched. */
const sceneries = createLayers(6);

/** Draws all that stands still on a board, with the top left corner of A1 as origin. */
export function drawScenery(context: SKRSContext2D, scene: BoardScene, square: number): void {
  const { board } = scene;
  const key = JSON.stringify([
    board.id,
    square,
    [...scene.revealed].sort(),
    [...scene.openDoors].sort(),
    scene.stairs,
    scene.features.map(({ kind, spaces, searches }) => [kind, spaces, searches]),
  ]);
  const layer = sceneries.get(key, sizeOf(board, square), (painting) => {
    painting.translate(square, square);
    paintScenery(painting, scene, square);
  });
  context.drawImage(layer, -square, -square);
}

/** Layers reach one square beyond the board, for what juts out of it. */
function sizeOf(board: Board, square: number): { width: number; height: number } {
  return {
    width: (board.grid.columns + 2) * square,
    height: (board.grid.rows + 2) * square,
  };
}

function paintScenery(context: SKRSContext2D, scene: BoardScene, square: number): void {
  const { board, revealed } = scene;
  drawPrinted(context, board, square, 'floors');
  for (const room of board.rooms) {
    if (revealed.has(room.id)) drawShadowSpace(context, board, room.shadow, square);
    else drawFog(context, board, room, square);
  }
  if (scene.stairs.length > 0) drawStairs(context, board, scene.stairs, square);
  writeSpaceNames(context, board, revealed, square);
  drawPrinted(context, board, square, 'walls');
  for (const door of board.doors) drawDoor(context, board, door, sightOf(scene, door), square);
  for (const feature of scene.features) drawFeature(context, board, feature, square);
}

function sightOf(scene: BoardScene, door: Door): DoorSight {
  if (scene.openDoors.has(door.id)) return 'open';
  return door.rooms.some((room) => scene.revealed.has(room)) ? 'closed' : 'unseen';
}

function drawPrinted(
  context: SKRSContext2D,
  board: Board,
  square: number,
  name: 'floors' | 'walls',
): void {
  const key = `${board.id} ${name} ${square}`;
  const layer = printed.get(key, sizeOf(board, square), (painting) => {
    painting.translate(square, square);
    if (name === 'floors') {
      paintFloors(painting, board, square);
      paintWallShadows(painting, board, square);
    } else {
      paintRock(painting, board, square);
      paintWalls(painting, board, square);
    }
  });
  context.drawImage(layer, -square, -square);
}
