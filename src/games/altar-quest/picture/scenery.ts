import type { SKRSContext2D } from '@napi-rs/canvas';
import { createRecordings } from '../../../picture/recordings.ts';
import type { Board, Door, Room } from '../rules/board/board.ts';
import { drawLightBehind } from './door-light.ts';
import { type DoorSight, drawDoor } from './doors.ts';
import { paintFloor } from './floors.ts';
import { paintFog, writeNumber } from './fog.ts';
import { drawFeature, drawShadowSpace, paintStairs } from './furniture.ts';
import { type Box, boxOf, isAnyWithin, type Viewport } from './layout.ts';
import type { BoardScene } from './scene.ts';
import { paintRock, paintWallShadows, paintWalls } from './walls.ts';

/** Rooms already painted, the same for every match on a board. */
const rooms = createRecordings(600);
/** Rock and walls of a whole board, one for each size of its squares. */
const walls = createRecordings(40);

/** How many squares beyond the part shown may hold something that juts into it. */
const BRIM = 1;
/** Squares by which a feature's light reaches beyond its own. */
const GLOW = 4;

/** Draws everything static on the part of a board that is shown, with the top left corner of A1 as origin. */
export function drawScenery(context: SKRSContext2D, scene: BoardScene, shown: Viewport): void {
  const { board } = scene;
  const { square } = shown;
  for (const room of board.rooms) {
    if (isAnyWithin(shown, board, room.spaces)) drawRoom(context, scene, room, shown);
  }
  const around = aroundBoard(board, square);
  walls.draw(context, JSON.stringify([board.id, square]), around, (painting) => {
    toBoard(painting, around);
    paintRock(painting, board, square);
    paintWalls(painting, board, square);
  });
  for (const door of board.doors) {
    if (!isAnyWithin(shown, board, door.spaces, BRIM)) continue;
    const sight = sightOf(scene, door);
    if (sight === 'closed') drawLightBehind(context, scene, door, square);
    drawDoor(context, board, door, sight, square);
  }
  for (const feature of scene.features) {
    if (!isAnyWithin(shown, board, feature.spaces, GLOW)) continue;
    drawFeature(context, board, feature, square);
  }
}

function drawRoom(
  context: SKRSContext2D,
  { board, revealed, stairs }: BoardScene,
  room: Room,
  shown: Viewport,
): void {
  const { square } = shown;
  const box = boxOf(board, square, room.spaces);
  if (!revealed.has(room.id)) {
    rooms.draw(context, JSON.stringify([board.id, room.id, square, 'hidden']), box, (painting) => {
      toBoard(painting, box);
      paintFog(painting, board, room, square);
    });
    writeNumber(context, board, room, shown);
    return;
  }
  const within = stairs.filter((space) => room.spaces.includes(space));
  const key = JSON.stringify([board.id, room.id, square, within]);
  rooms.draw(context, key, box, (painting) => {
    toBoard(painting, box);
    paintFloor(painting, board, room, square);
    paintWallShadows(painting, board, room, square);
    drawShadowSpace(painting, board, room.shadow, square);
    if (within.length > 0) paintStairs(painting, boxOf(board, square, within), square);
  });
}

/** Makes the top left corner of A1 the origin of a recording that covers this box. */
const toBoard = (painting: SKRSContext2D, { x, y }: Box): void => painting.translate(-x, -y);

/** A board including what juts out of it. */
const aroundBoard = ({ grid }: Board, square: number): Box => ({
  x: -BRIM * square,
  y: -BRIM * square,
  width: (grid.columns + BRIM * 2) * square,
  height: (grid.rows + BRIM * 2) * square,
});

function sightOf(scene: BoardScene, door: Door): DoorSight {
  if (scene.openDoors.has(door.id)) return 'open';
  return door.rooms.some((room) => scene.revealed.has(room)) ? 'closed' : 'unseen';
}
