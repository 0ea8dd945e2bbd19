import type { SKRSContext2D } from '@napi-rs/canvas';
import { shaded } from '../../../picture/palette.ts';
import { scatter } from './scatter.ts';

/** Ways to lay a floor. */
export type FloorPattern =
  | 'slabs'
  | 'flags'
  | 'bricks'
  | 'planks'
  | 'checker'
  | 'mosaic'
  | 'cobbles'
  | 'flooded';

/** One square of floor; the canvas is moved so that it starts at 0, 0. */
export interface FloorSquare {
  readonly square: number;
  readonly tone: string;
  readonly column: number;
  readonly row: number;
}

/** Paints one square of floor. */
export function paintSquare(
  context: SKRSContext2D,
  pattern: FloorPattern,
  floor: FloorSquare,
): void {
  PAINTERS[pattern](context, floor);
}

type Painter = (context: SKRSContext2D, floor: FloorSquare) => void;

/** A stone with a lit upper and a shaded lower edge. */
function stone(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const bevel = Math.max(1, Math.min(width, height) * 0.07);
  context.fillStyle = shaded(colour, -0.22);
  context.fillRect(x, y, width, height);
  context.fillStyle = shaded(colour, 0.13);
  context.fillRect(x, y, width - bevel, height - bevel);
  context.fillStyle = colour;
  context.fillRect(x + bevel, y + bevel, width - bevel * 2, height - bevel * 2);
}

const slabs: Painter = (context, { square, tone, column, row }) => {
  stone(context, 0, 0, square, square, tone);
  if (scatter(column, row, 2) > 0.72) crack(context, square, tone, column, row);
};

function crack(
  context: SKRSContext2D,
  square: number,
  tone: string,
  column: number,
  row: number,
): void {
  context.strokeStyle = shaded(tone, -0.3);
  context.lineWidth = Math.max(1, square / 45);
  context.beginPath();
  context.moveTo(square * scatter(column, row, 3), 0);
  for (let part = 1; part <= 3; part++) {
    context.lineTo(square * scatter(column, row, 3 + part), (square * part) / 3.4);
  }
  context.stroke();
}

const flags: Painter = (context, { square, tone, column, row }) => {
  const across = square * (0.35 + 0.3 * scatter(column, row, 4));
  const down = square * (0.35 + 0.3 * scatter(column, row, 5));
  const shade = (salt: number): string => shaded(tone, (scatter(column, row, salt) - 0.5) * 0.16);
  stone(context, 0, 0, across, down, shade(6));
  if (scatter(column, row, 10) > 0.5) {
    stone(context, across, 0, square - across, square, shade(7));
    stone(context, 0, down, across, square - down, shade(8));
  } else {
    stone(context, across, 0, square - across, down, shade(7));
    stone(context, 0, down, square, square - down, shade(8));
  }
};

const bricks: Painter = (context, { square, tone, column, row }) => {
  const height = square / 3;
  for (let line = 0; line < 3; line++) {
    const shift = (line + row) % 2 === 0 ? 0 : -square / 4;
    for (let brick = 0; brick < 3; brick++) {
      const shade = shaded(tone, (scatter(column * 3 + brick, row * 3 + line, 11) - 0.5) * 0.14);
      stone(context, shift + (brick * square) / 2, line * height, square / 2, height, shade);
    }
  }
};

const planks: Painter = (context, { square, tone, column, row }) => {
  const height = square / 3;
  for (let line = 0; line < 3; line++) {
    const board = Math.floor((column + ((row * 3 + line) % 4)) / 4);
    const shade = shaded(tone, (scatter(board, row * 3 + line, 12) - 0.5) * 0.18);
    context.fillStyle = shade;
    context.fillRect(0, line * height, square, height);
    context.fillStyle = shaded(shade, -0.35);
    context.fillRect(0, (line + 1) * height - Math.max(1, square / 40), square, square / 30);
    context.fillStyle = shaded(shade, -0.12);
    const grain = line * height + height * (0.3 + 0.3 * scatter(column, row * 3 + line, 13));
    context.fillRect(0, grain, square, Math.max(1, square / 60));
    if ((column + row * 3 + line) % 4 === 0) {
      context.fillStyle = shaded(shade, -0.35);
      context.fillRect(0, line * height, Math.max(1, square / 30), height);
    }
  }
};

const checker: Painter = (context, { square, tone, column, row }) => {
  stone(context, 0, 0, square, square, shaded(tone, (column + row) % 2 === 0 ? 0.1 : -0.2));
};

const mosaic: Painter = (context, { square, tone, column, row }) => {
  stone(context, 0, 0, square, square, tone);
  const half = square / 2;
  context.fillStyle = shaded(tone, (column + row) % 2 === 0 ? 0.2 : -0.2);
  context.beginPath();
  context.moveTo(half, square * 0.14);
  context.lineTo(square * 0.86, half);
  context.lineTo(half, square * 0.86);
  context.lineTo(square * 0.14, half);
  context.closePath();
  context.fill();
};

const cobbles: Painter = (context, { square, tone, column, row }) => {
  context.fillStyle = shaded(tone, -0.3);
  context.fillRect(0, 0, square, square);
  const size = square / 3;
  for (let across = 0; across < 3; across++) {
    for (let down = 0; down < 3; down++) {
      const salt = 20 + across * 3 + down;
      const shade = shaded(tone, (scatter(column, row, salt) - 0.4) * 0.22);
      const inset = size * 0.06;
      context.fillStyle = shade;
      context.beginPath();
      context.roundRect(
        across * size + inset,
        down * size + inset,
        size - inset * 2,
        size - inset * 2,
        size * 0.32,
      );
      context.fill();
    }
  }
};

const flooded: Painter = (context, floor) => {
  slabs(context, floor);
  const { square, column, row } = floor;
  context.fillStyle = '#1f6f8a66';
  context.fillRect(0, 0, square, square);
  context.strokeStyle = '#d7f4ff59';
  context.lineWidth = Math.max(1, square / 32);
  for (let wave = 0; wave < 2; wave++) {
    const y = square * (0.2 + 0.45 * wave + 0.2 * scatter(column, row, 31 + wave));
    const x = square * (0.1 + 0.35 * scatter(column, row, 33 + wave));
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + square * 0.13, y - square * 0.09, x + square * 0.26, y);
    context.quadraticCurveTo(x + square * 0.39, y + square * 0.09, x + square * 0.5, y);
    context.stroke();
  }
};

const PAINTERS: Readonly<Record<FloorPattern, Painter>> = {
  slabs,
  flags,
  bricks,
  planks,
  checker,
  mosaic,
  cobbles,
  flooded,
};
