import type { SKRSContext2D } from '@napi-rs/canvas';
import { createLayers } from '../../../picture/layers.ts';
import { GAUGE, INK, MARK } from '../../../picture/palette.ts';
import type { Board } from '../rules/board/board.ts';
import { type Box, boxOf, middle, type Part } from './layout.ts';
import type { BoardScene, SceneFigure } from './scene.ts';
import { heroToken } from './symbols.ts';

/** Colours of the rooms on it. */
const ROOMS = { revealed: '#b3a67f', unseen: '#3b4358' } as const;

/** Rooms as they were drawn: they change only when one is revealed. */
const maps = createLayers(4);

/**
 * The whole board, small: which rooms are revealed, who is where, and a frame around the part that
 * the picture shows.
 */
export function drawOverview(
  context: SKRSContext2D,
  scene: BoardScene,
  shown: Part,
  box: Box,
): void {
  const { board } = scene;
  const { columns, rows } = board.grid;
  const square = Math.floor(Math.min(box.width / columns, box.height / rows));
  context.save();
  context.translate(
    Math.round(box.x + (box.width - columns * square) / 2),
    Math.round(box.y + (box.height - rows * square) / 2),
  );
  const key = JSON.stringify([board.id, square, [...scene.revealed].sort()]);
  const place = { x: 0, y: 0, width: columns * square, height: rows * square };
  maps.draw(context, key, place, (painting) => drawRooms(painting, scene, square));
  for (const quest of scene.quests) {
    for (const spaces of quest.places) dot(context, board, spaces, square, INK.gold, 1);
  }
  // Heroes come last: they are the smallest group and what one looks for first.
  for (const figure of [...scene.figures].sort((one, other) => rank(one) - rank(other))) {
    drawFigure(context, board, figure, square);
  }
  context.lineWidth = 3;
  context.strokeStyle = INK.gold;
  const { column, row } = shown;
  context.strokeRect(column * square, row * square, shown.columns * square, shown.rows * square);
  context.restore();
}

function drawRooms(context: SKRSContext2D, scene: BoardScene, square: number): void {
  const { board, revealed } = scene;
  const { columns, rows } = board.grid;
  const roomAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? -1
      : board.roomOfCell[row * columns + column]!;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const room = roomAt(column, row);
      if (room < 0) continue;
      context.fillStyle = revealed.has(board.rooms[room]!.id) ? ROOMS.revealed : ROOMS.unseen;
      // A dark line along walls, on the left and above.
      const left = roomAt(column - 1, row) === room ? 0 : 1;
      const top = roomAt(column, row - 1) === room ? 0 : 1;
      context.fillRect(column * square + left, row * square + top, square - left, square - top);
    }
  }
}

const rank = ({ kind }: SceneFigure): number => (kind === 'hero' ? 1 : 0);

function drawFigure(
  context: SKRSContext2D,
  board: Board,
  figure: SceneFigure,
  square: number,
): void {
  if (figure.kind === 'hero') {
    dot(context, board, figure.spaces, square, heroToken(figure.definition).face, 1.25);
  } else if (figure.kind === 'ally') dot(context, board, figure.spaces, square, MARK.white, 0.9);
  else dot(context, board, figure.spaces, square, GAUGE.health, 0.9);
}

/** A dot so many squares wide, larger for what covers several. */
function dot(
  context: SKRSContext2D,
  board: Board,
  spaces: SceneFigure['spaces'],
  square: number,
  colour: string,
  size: number,
): void {
  const box = boxOf(board, square, spaces);
  const { x, y } = middle(box);
  context.beginPath();
  context.arc(x, y, (Math.min(box.width, box.height) * size) / 2 + 0.5, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = INK.outline;
  context.stroke();
}
