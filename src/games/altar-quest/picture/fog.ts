import type { SKRSContext2D } from '@napi-rs/canvas';
import { writeLine } from '../../../picture/text.ts';
import type { Board, Room } from '../rules/board/board.ts';
import { boxOf, middle } from './layout.ts';

/** Covers a room that has not been revealed; only its outline and its number are known. */
export function drawFog(context: SKRSContext2D, board: Board, room: Room, square: number): void {
  context.save();
  context.beginPath();
  for (const space of room.spaces) {
    const { x, y } = boxOf(board, square, [space]);
    context.rect(x, y, square + 0.5, square + 0.5);
  }
  context.clip();
  const around = boxOf(board, square, room.spaces);
  context.fillStyle = '#20242f';
  context.fillRect(around.x, around.y, around.width, around.height);
  context.strokeStyle = '#2a2f3c';
  context.lineWidth = square / 5;
  context.beginPath();
  const stride = square * 0.7;
  for (let line = -around.height; line < around.width; line += stride) {
    context.moveTo(around.x + line, around.y + around.height);
    context.lineTo(around.x + line + around.height, around.y);
  }
  context.stroke();
  const centre = middle(boxOf(board, square, room.feature.four));
  writeLine(context, String(room.number), centre.x, centre.y, square * 3, {
    size: square * 1.75,
    face: 'heading',
    colour: '#5d6880',
    align: 'center',
  });
  context.restore();
}
