import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { CARD_TEXT, type CardFace, drawMark } from '../../../picture/card-face.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { faded, INK, MARK, shaded } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import {
  leastHeight,
  type TextBox,
  type TextStyle,
  writeLine,
  writeParagraph,
} from '../../../picture/text.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { GodId } from '../rules/terms.ts';
import { BUILT, lookOf } from './looks.ts';

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

export interface TableScene {
  boards: BoardScene[];
  row: CardFace[];
  /** "Deck 34 · Shrines left 5", and whose omens are in force. */
  middle: string[];
}

/** Everything is laid out narrow, two side by side, so that a phone shows it large enough to read. */
const WIDTH = 760;
const GAP = 14;
const COLUMNS = 2;
const COLUMN = (WIDTH - GAP) / COLUMNS - GAP;
const BOARD = 226;
const CARD = 214;
/** The height of a card's band, and the room that a symbol takes there. */
const BAND = 48;
const MARK_ROOM = 38;
/** What is in force for everyone is read to its end: it's wrapped, and no smaller than a phone can show. */
const MIDDLE: TextStyle = { size: 28, colour: INK.quiet };
const TYPE = '#6b5435';
/** Pixels for each unit of the layout. */
const SCALE = 1.4;

/** What is written in the middle, each text with the room it takes, one below the other. */
export function middleLines(
  middle: readonly string[],
  top: number,
): { text: string; box: TextBox }[] {
  const context = createCanvas(8, 8).getContext('2d');
  const width = WIDTH - 2 * GAP;
  let y = top;
  return middle.map((text) => {
    const height = leastHeight(context, text, width, MIDDLE);
    const box = { x: GAP, y, width, height };
    y += height;
    return { text, box };
  });
}

/** Draws all boards, what lies in the middle, and the face-up followers. */
export function drawTable({ boards, row, middle }: TableScene): Canvas {
  const middleTop = GAP + Math.ceil(boards.length / COLUMNS) * (BOARD + GAP);
  const lines = middleLines(middle, middleTop);
  const rowTop = lines.reduce((bottom, { box }) => bottom + box.height, middleTop) + GAP;
  const height = rowTop + Math.ceil(row.length / COLUMNS) * (CARD + GAP);
  const canvas = createCanvas(WIDTH * SCALE, Math.ceil(height * SCALE));
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  for (const [index, board] of boards.entries()) {
    drawBoard(context, board, boxAt(index, boards.length, GAP, BOARD));
  }
  for (const { text, box } of lines) writeParagraph(context, text, box, MIDDLE);
  for (const [index, card] of row.entries()) {
    drawCard(context, card, boxAt(index, row.length, rowTop, CARD));
  }
  return canvas;
}

/** The place of a board or a card, counted from the left, line by line; one alone has a line to itself. */
function boxAt(index: number, count: number, top: number, height: number): TextBox {
  const isAlone = index % COLUMNS === 0 && index === count - 1;
  return {
    x: GAP + (index % COLUMNS) * (COLUMN + GAP),
    y: top + Math.floor(index / COLUMNS) * (height + GAP),
    width: isAlone ? WIDTH - 2 * GAP : COLUMN,
    height,
  };
}

function drawBoard(context: SKRSContext2D, board: BoardScene, box: TextBox): void {
  const { icon, colour } = lookOf(board.god);
  const { x, y, width } = box;
  const edge = board.isOnTurn ? { edge: INK.gold, edgeWidth: 5 } : {};
  drawPanel(context, box, { face: shaded(MARK[colour], -0.8), ...edge });
  drawIcon(context, icon, x + 36, y + 36, 46, MARK[colour]);
  writeLine(context, board.name, x + 70, y + 36, width - 82, {
    size: 36,
    least: 22,
    face: 'heading',
    colour: INK.gold,
  });
  drawAltars(context, board, x + 14, y + 92);
  drawShrines(context, board, x + width - 14, y + 92);
  const words = { x: x + 18, y: y + 126, width: width - 36, height: 58 };
  writeParagraph(context, board.worshippers, words, { size: 24, least: 16 });
  if (board.hand !== null) {
    writeLine(context, board.hand, x + 18, y + 204, width - 36, { size: 24, colour: INK.quiet });
  }
}

/** A flame on an active Altar, a bare disc for an inactive one, a ring where there is none. */
function drawAltars(context: SKRSContext2D, board: BoardScene, x: number, y: number): void {
  for (let spot = 0; spot < LIMITS.altars; spot++) {
    const centre = x + 20 + spot * 42;
    if (spot < board.active)
      drawIcon(context, BUILT.active.icon, centre, y, 40, BUILT.active.colour);
    else if (spot < board.active + board.inactive) {
      drawIcon(context, BUILT.inactive.icon, centre, y, 34, BUILT.inactive.colour);
    } else drawRing(context, centre, y);
  }
}

function drawShrines(context: SKRSContext2D, board: BoardScene, right: number, y: number): void {
  for (let spot = 0; spot < LIMITS.shrines; spot++) {
    const centre = right - 20 - (LIMITS.shrines - 1 - spot) * 42;
    if (spot < board.shrines)
      drawIcon(context, BUILT.shrine.icon, centre, y, 40, BUILT.shrine.colour);
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

/** A follower as it lies on the table: its card, as small as it can still be read. */
function drawCard(context: SKRSContext2D, card: CardFace, box: TextBox): void {
  const { band, icon } = card.look;
  const { x, y, width, height } = box;
  drawPanel(context, box, { face: INK.parchment, edge: band, edgeWidth: 4 });
  const art = shaded(card.art.colour, -0.25);
  drawIcon(context, card.art.icon, x + width - 58, y + height - 56, 96, faded(art, 0.3));
  context.beginPath();
  context.roundRect(x, y, width, BAND, [12, 12, 0, 0]);
  context.fillStyle = band;
  context.fill();
  drawIcon(context, icon, x + 28, y + BAND / 2, 36, INK.outline);
  const marks = card.marks.length * MARK_ROOM;
  writeLine(context, card.name, x + 54, y + BAND / 2, width - 66 - marks, {
    size: 34,
    least: 22,
    face: 'heading',
    colour: INK.outline,
  });
  for (const [index, mark] of card.marks.entries()) {
    drawMark(context, mark, x + width - MARK_ROOM * (index + 0.5) - 4, y + BAND / 2, 32);
  }
  const line = { size: 21, least: 16, colour: TYPE };
  writeLine(context, card.line, x + 18, y + BAND + 22, width - 36, line);
  const text = card.rules.map((rule) => rule.text).join('\n');
  const words = { x: x + 18, y: y + BAND + 38, width: width - 36, height: height - BAND - 46 };
  writeParagraph(context, text, words, { ...CARD_TEXT, size: 23, least: 15 });
}
