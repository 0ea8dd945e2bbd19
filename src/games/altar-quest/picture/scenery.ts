import type { SKRSContext2D } from '@napi-rs/canvas';
import { createLayers, type Place } from '../../../picture/layers.ts';
import type { Door } from '../rules/board/board.ts';
import { type DoorSight, drawDoor } from './doors.ts';
import { paintFloors } from './floors.ts';
import { drawFog } from './fog.ts';
import { drawFeature, drawShadowSpace, paintStairs } from './furniture.ts';
import { boxOf, isAnyWithin, type Viewport } from './layout.ts';
import { writeSpaceNames } from './marks.ts';
import type { BoardScene } from './scene.ts';
import { paintRock, paintWallShadows, paintWalls } from './walls.ts';

/** Whole sceneries: they change only when a door opens or something is searched. */
const sceneries = createLayers(3);

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
  sceneries.draw(context, key, placeOf(shown), (painting) => {
    toBoard(painting, shown);
    paintScenery(painting, scene, shown);
  });
}

/** Squares by which layers reach beyond what is shown, for what juts out of it. */
const BRIM = 1;
/** Squares by which a feature's light reaches beyond its own. */
const GLOW = 4;

const placeOf = ({ column, row, columns, rows, square }: Viewport): Place => ({
  x: (column - BRIM) * square,
  y: (row - BRIM) * square,
  width: (columns + 2 * BRIM) * square,
  height: (rows + 2 * BRIM) * square,
});

/** Makes the top left corner of A1 the origin of a layer. */
const toBoard = (painting: SKRSContext2D, { column, row, square }: Viewport): void =>
  painting.translate((BRIM - column) * square, (BRIM - row) * square);

function paintScenery(context: SKRSContext2D, scene: BoardScene, shown: Viewport): void {
  const { board, revealed } = scene;
  const { square } = shown;
  // Fog covers the floors of all other rooms.
  paintFloors(context, board, revealed, shown);
  paintWallShadows(context, board, revealed, shown);
  for (const room of board.rooms) {
    if (!isAnyWithin(shown, board, room.spaces, BRIM)) continue;
    if (revealed.has(room.id)) drawShadowSpace(context, board, room.shadow, square);
    else drawFog(context, board, room, shown);
  }
  if (scene.stairs.length > 0) {
    paintStairs(context, boxOf(board, square, scene.stairs), square);
  }
  writeSpaceNames(context, board, revealed, shown);
  paintRock(context, board, shown);
  paintWalls(context, board, shown);
  for (const door of board.doors) {
    if (!isAnyWithin(shown, board, door.spaces, BRIM)) continue;
    drawDoor(context, board, door, sightOf(scene, door), square);
  }
  for (const feature of scene.features) {
    if (!isAnyWithin(shown, board, feature.spaces, GLOW)) continue;
    drawFeature(context, board, feature, square);
  }
}

function sightOf(scene: BoardScene, door: Door): DoorSight {
  if (scene.openDoors.has(door.id)) return 'open';
  return door.rooms.some((room) => scene.revealed.has(room)) ? 'closed' : 'unseen';
}
