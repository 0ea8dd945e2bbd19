import type { SKRSContext2D } from '@napi-rs/canvas';
import { createLayers } from '../../../picture/layers.ts';
import type { Door } from '../rules/board/board.ts';
import { boxOf } from './layout.ts';
import type { BoardScene } from './scene.ts';

/** Light already painted: it falls in one of four directions. */
const painted = createLayers();
/** How far it falls, in squares. */
const REACH = 2;

/** Draws the light of the heroes' torches that falls under a closed door into a room nobody has seen. */
export function drawLightBehind(
  context: SKRSContext2D,
  { board, revealed }: BoardScene,
  door: Door,
  square: number,
): void {
  const dark = door.rooms.findIndex((room) => !revealed.has(room));
  if (dark < 0) return;
  const [there, here] = [
    boxOf(board, square, [door.spaces[dark]!]),
    boxOf(board, square, [door.spaces[1 - dark]!]),
  ];
  const angle = Math.atan2(there.y - here.y, there.x - here.x);
  const side = REACH * 2 * square;
  const [x, y] = [(there.x + here.x + square) / 2, (there.y + here.y + square) / 2];
  const place = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  painted.draw(context, JSON.stringify([angle, square]), place, (painting) => {
    painting.translate(side / 2, side / 2);
    painting.rotate(angle);
    const light = painting.createRadialGradient(0, 0, square * 0.1, 0, 0, REACH * square);
    light.addColorStop(0, '#ffcf7a70');
    light.addColorStop(0.35, '#ffb45426');
    light.addColorStop(1, '#ffb45400');
    painting.fillStyle = light;
    painting.beginPath();
    painting.moveTo(0, -square * 0.4);
    painting.lineTo(REACH * square, -square * 1.1);
    painting.lineTo(REACH * square, square * 1.1);
    painting.lineTo(0, square * 0.4);
    painting.closePath();
    painting.fill();
  });
}
