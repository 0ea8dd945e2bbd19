import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../picture/icons.ts';
import { faded, INK, MARK, shaded } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { type TextBox, writeLine, writeParagraph } from '../../../picture/text.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { GodId, Kind } from '../rules/terms.ts';
import { cardLook, lookOf } from './looks.ts';

/** A god's board as it is drawn; every word comes with it. */
export interface BoardScene {
  god: GodId;
  name: string;
  active: number;
  inactive: number;
  shrines: number;
  worshippers: string;
  /** Cards in the player's hand; null on a second board of the same player. */
  hand: string | null;
  isOnTurn: boolean;
}

export interface CardScene {
  name: string;
  line: string;
  kind: Kind | undefined;
}

export interface TableScene {
  boards: BoardScene[];
  row: CardScene[];
  /** "Deck 34 · Shrines left 5", and whose omens hold. */
  middle: string[];
}

const WIDTH = 1080;
const GAP = 16;
const BOARD = 236;
const ROW = 132;
const LINE = 34;

/** Draws all boards, the face-up followers and what lies in the middle. */
export function drawTable({ boards, row, middle }: TableScene): Canvas {
  const columns = boards.length === 4 ? 2 : 3;
  const lines = Math.ceil(boards.length / columns);
  const rowTop = GAP + lines * (BOARD + GAP);
  const middleTop = rowTop + (row.length > 0 ? ROW + GAP : 0);
  const canvas = createCanvas(WIDTH, middleTop + middle.length * LINE + GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const width = (WIDTH - GAP * (columns + 1)) / columns;
  for (const [index, board] of boards.entries()) {
    const x = GAP + (index % columns) * (width + GAP);
    const y = GAP + Math.floor(index / columns) * (BOARD + GAP);
    drawBoard(context, board, { x, y, width, height: BOARD });
  }
  const cardWidth = (WIDTH - GAP) / Math.max(row.length, 4) - GAP;
  for (const [index, card] of row.entries()) {
    const x = GAP + index * (cardWidth + GAP);
    drawCard(context, card, { x, y: rowTop, width: cardWidth, height: ROW });
  }
  for (const [index, text] of middle.entries()) {
    const y = middleTop + LINE * (index + 0.5);
    writeLine(context, text, GAP, y, WIDTH - 2 * GAP, { size: 24, least: 16, colour: INK.quiet });
  }
  return canvas;
}

function drawBoard(context: SKRSContext2D, board: BoardScene, box: TextBox): void {
  const { icon, colour } = lookOf(board.god);
  const { x, y, width } = box;
  const edge = board.isOnTurn ? { edge: INK.gold, edgeWidth: 5 } : {};
  drawPanel(context, box, { face: shaded(MARK[colour], -0.8), ...edge });
  drawIcon(context, icon, x + 34, y + 36, 44, MARK[colour]);
  writeLine(context, board.name, x + 66, y + 36, width - 80, {
    size: 30,
    least: 20,
    face: 'heading',
    colour: INK.gold,
  });
  drawAltars(context, board, x + 20, y + 98);
  drawShrines(context, board, x + width - 20, y + 98);
  const words = { x: x + 18, y: y + 140, width: width - 36, height: 54 };
  writeParagraph(context, board.worshippers, words, { size: 21, least: 15 });
  if (board.hand !== null) {
    writeLine(context, board.hand, x + 18, y + 212, width - 36, { size: 20, colour: INK.quiet });
  }
}

/** A flame on an active Altar, a bare stone for an inactive one, a ring where there is none. */
function drawAltars(context: SKRSContext2D, board: BoardScene, x: number, y: number): void {
  for (let spot = 0; spot < LIMITS.altars; spot++) {
    const centre = x + 20 + spot * 42;
    if (spot < board.active) drawIcon(context, 'small-fire', centre, y, 40, MARK.orange);
    else if (spot < board.active + board.inactive) {
      drawIcon(context, 'stone-block', centre, y, 34, INK.iron);
    } else drawRing(context, centre, y);
  }
}

function drawShrines(context: SKRSContext2D, board: BoardScene, right: number, y: number): void {
  for (let spot = 0; spot < LIMITS.shrines; spot++) {
    const centre = right - 20 - (LIMITS.shrines - 1 - spot) * 42;
    if (spot < board.shrines) drawIcon(context, 'greek-temple', centre, y, 40, INK.gold);
    else drawRing(context, centre, y);
  }
}

function drawRing(context: SKRSContext2D, x: number, y: number): void {
  context.beginPath();
  context.arc(x, y, 13, 0, Math.PI * 2);
  context.lineWidth = 2;
  context.strokeStyle = faded(INK.quiet, 0.5);
  context.stroke();
}

function drawCard(context: SKRSContext2D, { name, line, kind }: CardScene, box: TextBox): void {
  drawPanel(context, box, { edge: cardLook(kind).band, edgeWidth: 3 });
  const { x, y, width, height } = box;
  writeLine(context, name, x + width / 2, y + 34, width - 20, {
    size: 28,
    least: 15,
    face: 'heading',
    align: 'center',
  });
  const words = { x: x + 10, y: y + 62, width: width - 20, height: height - 68 };
  writeParagraph(context, line, words, { size: 18, least: 12, align: 'center', colour: INK.quiet });
}
