import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { GAUGE, INK, MARK } from '../../../picture/palette.ts';
import type { Board, Room } from '../rules/board/board.ts';
import { type Box, boxOf, middle, type Part } from './layout.ts';
import type { BoardScene, SceneFigure } from './scene.ts';
import { heroToken } from './symbols.ts';

/** Colors of the rooms on it. */
const ROOMS = { revealed: '#b3a67f', unseen: '#3b4358' } as const;

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
  drawRooms(context, scene, square);
  for (const quest of scene.quests) {
    for (const spaces of quest.places) dot(context, board, spaces, square, INK.gold, 1);
  }
  // Heroes come last: they are the smallest group and what people look for first.
  for (const figure of [...scene.figures].sort((one, other) => rank(one) - rank(other))) {
    drawFigure(context, board, figure, square);
  }
  context.lineWidth = 3;
  context.strokeStyle = INK.gold;
  const { column, row } = shown;
  context.strokeRect(column * square, row * square, shown.columns * square, shown.rows * square);
  context.restore();
}

function drawRooms(context: SKRSContext2D, { board, revealed }: BoardScene, square: number): void {
  const outlines = outlinesOf(board, square);
  for (const [index, room] of board.rooms.entries()) {
    context.fillStyle = revealed.has(room.id) ? ROOMS.revealed : ROOMS.unseen;
    context.fill(outlines[index]!);
  }
}

/** The rooms of each board, each as one path: there are about four hundred squares. */
const traced = new WeakMap<Board, { square: number; outlines: readonly Path2D[] }>();

function outlinesOf(board: Board, square: number): readonly Path2D[] {
  const known = traced.get(board);
  if (known?.square === square) return known.outlines;
  const outlines = board.rooms.map((room) => outlineOf(board, room, square));
  traced.set(board, { square, outlines });
  return outlines;
}

/** A room's squares, with a dark line left free along walls, on the left and above. */
function outlineOf({ grid, roomOfCell, rooms }: Board, room: Room, square: number): Path2D {
  const outline = new Path2D();
  const own = rooms.indexOf(room);
  const isOwn = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && roomOfCell[row * grid.columns + column] === own;
  for (const space of room.spaces) {
    const cell = grid.cellOf.get(space) ?? 0;
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
    const left = isOwn(column - 1, row) ? 0 : 1;
    const top = isOwn(column, row - 1) ? 0 : 1;
    outline.rect(column * square + left, row * square + top, square - left, square - top);
  }
  return outline;
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

/** A dot this many squares wide, larger for figures that cover several. */
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
