import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { INK } from '../../../../picture/palette.ts';
import { type TextBox, writeLine } from '../../../../picture/text.ts';
import { drawBoard, heightOfBoard } from './board.ts';
import { drawMiddle, drawOmen, HEIGHT_OF_MIDDLE, heightOfOmen } from './middle.ts';
import { drawRowCard, heightOfRowCard } from './row-card.ts';
import type { TableScene } from './scene.ts';

/** Two boards side by side are as large as a phone needs them; all sizes are in units of this layout. */
export const WIDTH = 1048;
const GAP = 16;
export const HALF = (WIDTH - GAP * 3) / 2;
const WHOLE = { x: GAP, width: WIDTH - GAP * 2 } as const;
const TITLE = 66;
/** Pixels for each unit: about twice as many as a phone's page has; more would only be more to send. */
export const SCALE = 0.73;

/** One thing on the table, drawn into a box that's at least as high as it needs. */
interface Part {
  readonly id?: string;
  readonly height: number;
  readonly draw: (context: SKRSContext2D, box: TextBox) => void;
}

interface Piece extends Pick<Part, 'id' | 'draw'> {
  readonly box: TextBox;
}

/** Where everything on the table is, in its units. */
export interface TableLayout {
  readonly pieces: readonly Piece[];
  readonly height: number;
}

/** Draws all boards, what lies between them, the omens in force, and the face-up followers. */
export function drawTable(scene: TableScene): Canvas {
  const layout = layOut(scene);
  const canvas = createCanvas(Math.round(WIDTH * SCALE), Math.ceil(layout.height * SCALE));
  const context = canvas.getContext('2d');
  context.scale(SCALE, SCALE);
  paintTable(context, scene, layout);
  return canvas;
}

/** Paints the same in units of its layout, on a ground of at least its height. */
export function paintTable(
  context: SKRSContext2D,
  scene: TableScene,
  { pieces, height }: TableLayout,
): void {
  context.fillStyle = INK.night;
  context.fillRect(0, 0, WIDTH, height + 1);
  writeLine(context, scene.title, WIDTH / 2, TITLE / 2 + 4, WHOLE.width, {
    size: 50,
    least: 34,
    face: 'heading',
    align: 'center',
    colour: INK.gold,
  });
  for (const { box, draw } of pieces) draw(context, box);
}

/** Lays out everything, each thing with a name to find it by if it plays a part in what moves. */
export function layOut({ boards, piles, omens, row }: TableScene): TableLayout {
  const middle: Part = {
    id: 'middle',
    height: HEIGHT_OF_MIDDLE,
    draw: (context, box) => drawMiddle(context, piles, box),
  };
  const realms = boards.map(
    (board): Part => ({
      id: board.god,
      height: heightOfBoard(board),
      draw: (context, box) => drawBoard(context, board, box),
    }),
  );
  const signs = omens.map(
    (omen): Part => ({
      height: heightOfOmen(omen, WHOLE.width),
      draw: (context, box) => drawOmen(context, omen, box),
    }),
  );
  const cards = row.map(
    (card, index): Part => ({
      id: `row-${index}`,
      height: heightOfRowCard(card, HALF),
      draw: (context, box) => drawRowCard(context, card, box),
    }),
  );
  // An odd number of boards leaves a place for what lies in the middle.
  const above = inTurns([...realms, middle], TITLE);
  const between = inColumn(signs, { ...WHOLE, top: below(above, TITLE) });
  const upper = [...above, ...between];
  const pieces = [...upper, ...balanced(cards, below(upper, TITLE))];
  return { pieces, height: below(pieces, TITLE) };
}

/** Left and right in turn; one that's left over at the end is as wide as both. */
function inTurns(parts: readonly Part[], top: number): Piece[] {
  const last = parts.length % 2 === 1 ? parts.slice(-1) : [];
  const others = last.length > 0 ? parts.slice(0, -1) : parts;
  const [left, right] = [0, 1].map((side) => others.filter((_, index) => index % 2 === side));
  const pair = inPair(left ?? [], right ?? [], top);
  return [...pair, ...inColumn(last, { ...WHOLE, top: below(pair, top) })];
}

/** In two columns that end as nearly at the same height as they can. */
function balanced(parts: readonly Part[], top: number): Piece[] {
  const ways = Array.from({ length: 2 ** parts.length }, (_, way) => {
    const isLeft = (_part: Part, index: number) => ((way >> index) & 1) === 0;
    const left = parts.filter(isLeft);
    const right = parts.filter((part, index) => !isLeft(part, index));
    return { left, right, height: Math.max(heightOf(left), heightOf(right)) };
  });
  const best = ways.reduce((least, way) => (way.height < least.height ? way : least));
  return inPair(best.left, best.right, top);
}

/** Two columns; what the shorter one lacks is shared among all that's in it. */
function inPair(left: readonly Part[], right: readonly Part[], top: number): Piece[] {
  const height = Math.max(heightOf(left), heightOf(right));
  return [left, right].flatMap((column, side) => {
    const more = (height - heightOf(column)) / column.length;
    const grown = column.map((part) => ({ ...part, height: Math.floor(part.height + more) }));
    return inColumn(grown, { x: GAP + side * (HALF + GAP), width: HALF, top });
  });
}

const heightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { height }) => sum + height + GAP, 0);

interface Column {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

function inColumn(parts: readonly Part[], { x, width, top }: Column): Piece[] {
  let y = top;
  return parts.map(({ height, ...part }) => {
    const box = { x, y, width, height };
    y += height + GAP;
    return { ...part, box };
  });
}

/** Where whatever comes below these begins. */
const below = (pieces: readonly Piece[], top: number): number =>
  pieces.reduce((lowest, { box }) => Math.max(lowest, box.y + box.height + GAP), top);
