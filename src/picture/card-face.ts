import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type CardArt, drawArt } from './card-art.ts';
import { font } from './fonts.ts';
import { drawDie } from './gauges.ts';
import { drawIcon } from './icons.ts';
import { faded, INK, MARK } from './palette.ts';
import { drawPanel } from './panel.ts';
import { breakRuns, drawRichText, type RichText, type Run, type RunStyle } from './rich-text.ts';
import { fitLine, type TextBox, type TextStyle, wordsIn, writeLine } from './text.ts';
import { drawBadge } from './token.ts';

/** Band and symbol of a card: they show what it is, even without color. */
export interface CardLook {
  /** "#rrggbb", light enough for dark letters. */
  readonly band: string;
  readonly icon: string;
}

/** A symbol on a small plate, as dice and card symbols are drawn. */
export interface CardMark {
  readonly icon: string;
  /** "#rrggbb" of the plate and of the symbol on it. */
  readonly face: string;
  readonly ink: string;
}

/** A value that is printed on a card, with the symbol of what it counts. */
export interface CardValue {
  readonly icon: string;
  readonly colour: string;
  readonly value: string;
  /** Symbol for what the value is multiplied by: a hero. */
  readonly each?: string;
}

/** One rule of a card: a keyword that leads it, if it has one, and what it does. */
export interface CardRule {
  readonly mark?: CardMark;
  readonly lead?: string;
  /** When the rule may be used: what comes after the keyword. */
  readonly situation?: string;
  readonly text: string;
}

/** What is printed on a card. */
export interface CardFace {
  readonly look: CardLook;
  /** The picture: a symbol in light of a color ("#rrggbb"). */
  readonly art: CardArt;
  readonly name: string;
  /** Type and traits. */
  readonly line: string;
  /** "#rrggbb" of a bar above the text: a card that replaces another one. */
  readonly bar?: string;
  /** Symbols in the corner of the picture: dice that its effects mention, when it may be used. */
  readonly marks: readonly CardMark[];
  readonly values: readonly CardValue[];
  readonly rules: readonly CardRule[];
  readonly flavour?: string;
  /** How many copies there are, if several are shown as one. */
  readonly count?: number;
  /** Its number among the cards to choose from. */
  readonly number?: string;
}

const PADDING = 22;
const BAND = 64;
const ART = 138;
const LINE = 46;
const BAR = 18;
const VALUES = 50;
const BETWEEN_RULES = 9;
const FAINT = '#5d482b';
/** Chosen so that a card half as wide as the picture can be read on a phone. */
export const CARD_TEXT: RunStyle = { size: 32, weight: 400, colour: '#2a2118' };
/** The smallest letters of a card: on a phone still 11 of its pixels high. */
export const CARD_FLAVOUR: RunStyle = { size: 30, weight: 400, colour: FAINT };
const NAME: TextStyle = { size: 44, least: 26, face: 'heading', colour: INK.outline };
/** What is beside the name in its band: the symbol, and room at the right. */
const BESIDE_NAME = 72 + PADDING;
const KIND: TextStyle = { size: 30, least: 19, colour: FAINT };
const LEAD = '#7a1d12';

/** A card's face, broken into lines for a width: measured before it is drawn. */
export interface LaidOutCard {
  readonly card: CardFace;
  readonly values: readonly Plate[];
  readonly rules: readonly RichText[];
  readonly flavour: RichText | null;
  /** The height that it needs for all of its text. */
  readonly height: number;
}

/** A line of a card that had to be set smaller than it should be, or was even cut off. Sizes are in units of the layout. */
export interface Misfit {
  readonly card: string;
  readonly part: 'name' | 'line';
  readonly size: number;
  readonly wanted: number;
  readonly isCut: boolean;
}

/** Which lines of a card do not fit into a card of this width as they should. */
export function misfitsOf(card: CardFace, width: number): Misfit[] {
  const lines = [
    { part: 'name', style: NAME, room: width - BESIDE_NAME },
    { part: 'line', style: KIND, room: width - PADDING * 2 },
  ] as const;
  return lines.flatMap(({ part, style, room }) => {
    const { size, isCut } = fitLine(scratch, card[part], room, style);
    const wanted = style.size;
    return size < wanted || isCut ? [{ card: card.name, part, size, wanted, isCut }] : [];
  });
}

/** For measuring only: what it draws on is never seen. */
const scratch = createCanvas(8, 8).getContext('2d');

/** Breaks a card's text for a card of this width. */
export function layOutCard(card: CardFace, width: number): LaidOutCard {
  const inner = width - PADDING * 2;
  const rules = card.rules.map((rule) => breakRuns(scratch, runsOf(rule), inner, CARD_TEXT));
  const flavour = card.flavour
    ? breakRuns(scratch, [{ text: card.flavour }], inner, CARD_FLAVOUR)
    : null;
  const text = rules.reduce((sum, rule) => sum + rule.height + BETWEEN_RULES, 0);
  const values = placeValues(card.values, inner);
  const end = flavour ? flavour.height + PADDING : 0;
  const height = Math.ceil(
    BAND + ART + LINE + barOf(card) + heightOf(values) + text + end + PADDING,
  );
  return { card, values, rules, flavour, height };
}

/** Words in capitals are terms of the rules: they stand out, as the word that leads a rule does. */
function runsOf({ mark, lead, situation, text }: CardRule): Run[] {
  const side = CARD_TEXT.size * 1.16;
  const words = wordsIn(text).map((word): Run => {
    const isTerm = /^[^\p{L}]*\p{Lu}{4,}[^\p{L}]*$/u.test(word);
    return isTerm ? { text: word, weight: 700 } : { text: word };
  });
  return [
    ...(mark
      ? [
          {
            side,
            draw: (context: SKRSContext2D, x: number, y: number) =>
              drawMark(context, mark, x, y, side),
          },
        ]
      : []),
    ...(lead ? [{ text: lead, weight: 700 as const, colour: LEAD }] : []),
    ...(situation ? [{ text: situation, colour: LEAD }] : []),
    ...words,
  ];
}

/** Draws a card: band with symbol and name, picture, type, values, what it does. */
export function drawCardFace(context: SKRSContext2D, laidOut: LaidOutCard, box: TextBox): void {
  const { card, values, rules, flavour } = laidOut;
  const { x, y, width, height } = box;
  drawPanel(context, box, { face: INK.parchment, edge: card.look.band, edgeWidth: 6 });
  drawBand(context, card, box);
  const art = { x: x + 3, y: y + BAND, width: width - 6, height: ART };
  drawArt(context, card.art, art);
  drawMarks(context, card, art);
  const middle = y + BAND + ART + LINE / 2 + 3;
  writeLine(context, card.line, x + PADDING, middle, width - PADDING * 2, KIND);
  let top = y + BAND + ART + LINE;
  if (card.bar) {
    context.fillStyle = card.bar;
    context.fillRect(x + 3, top, width - 6, BAR - BETWEEN_RULES);
  }
  top += barOf(card);
  for (const value of values) drawValue(context, value, x + PADDING, top);
  top += heightOf(values);
  for (const rule of rules) {
    drawRichText(context, rule, x + PADDING, top);
    top += rule.height + BETWEEN_RULES;
  }
  if (flavour) {
    const foot = y + height - PADDING - flavour.height;
    context.fillStyle = faded(FAINT, 0.4);
    context.fillRect(x + PADDING, foot - PADDING / 2, width - PADDING * 2, 2);
    drawRichText(context, flavour, x + PADDING, foot);
  }
}

function drawBand(context: SKRSContext2D, card: CardFace, { x, y, width }: TextBox): void {
  context.beginPath();
  context.roundRect(x, y, width, BAND, [12, 12, 0, 0]);
  context.fillStyle = card.look.band;
  context.fill();
  drawIcon(context, card.look.icon, x + 38, y + BAND / 2, 46, INK.outline);
  writeLine(context, card.name, x + 72, y + BAND / 2, width - BESIDE_NAME, NAME);
}

const MARK_SIDE = 44;

/** Symbols in the right corner of the picture; in the left one its own number, or that of its copies. */
function drawMarks(context: SKRSContext2D, card: CardFace, art: TextBox): void {
  const across = art.x + art.width - 10 - MARK_SIDE / 2;
  for (const [index, mark] of card.marks.entries()) {
    const y = art.y + 10 + MARK_SIDE / 2 + (index % 2) * (MARK_SIDE + 8);
    const x = across - Math.floor(index / 2) * (MARK_SIDE + 8);
    drawMark(context, mark, x, y, MARK_SIDE);
  }
  if (card.number !== undefined) {
    const badge = { shape: 'disc', face: MARK.white, text: card.number } as const;
    drawBadge(context, badge, art.x + 48, art.y + 46, 72);
  } else if ((card.count ?? 1) > 1) {
    writeLine(context, `×${card.count}`, art.x + 16, art.y + 32, 90, {
      size: 44,
      colour: INK.text,
      rim: INK.outline,
    });
  }
}

/** A symbol on its plate, as a die is drawn. */
export const drawMark = (
  context: SKRSContext2D,
  { icon, face, ink }: CardMark,
  x: number,
  y: number,
  side: number,
): void => drawDie(context, { face, ink, icons: [icon] }, x, y, side);

const barOf = ({ bar }: CardFace): number => (bar ? BAR : 0);

const heightOf = (plates: readonly Plate[]): number =>
  plates.length > 0 ? VALUES * (plates.at(-1)!.row + 1) : 0;

/** A value's plate within the rows of values. */
interface Plate {
  readonly value: CardValue;
  readonly number: string;
  readonly x: number;
  readonly row: number;
  readonly width: number;
}

const NUMBER = { size: 30 } as const;
const EACH = 28;

/** Puts values side by side, in as many rows as they need. */
function placeValues(values: readonly CardValue[], width: number): Plate[] {
  const plates: Plate[] = [];
  let [x, row] = [0, 0];
  for (const value of values) {
    const number = value.each ? `${value.value} ×` : value.value;
    scratch.font = font(NUMBER.size);
    const room = 60 + scratch.measureText(number).width + (value.each ? EACH : 0);
    if (x > 0 && x + room > width) [x, row] = [0, row + 1];
    plates.push({ value, number, x, row, width: room });
    x += room + 8;
  }
  return plates;
}

function drawValue(context: SKRSContext2D, plate: Plate, left: number, top: number): void {
  const { icon, colour, each } = plate.value;
  const x = left + plate.x;
  const y = top + (plate.row + 0.5) * VALUES - 4;
  context.fillStyle = INK.panel;
  context.beginPath();
  context.roundRect(x, y - 20, plate.width, 40, 10);
  context.fill();
  drawIcon(context, icon, x + 24, y, 32, colour);
  writeLine(context, plate.number, x + 48, y + 1, plate.width, NUMBER);
  if (each) drawIcon(context, each, x + plate.width - 10 - EACH / 2, y, EACH, INK.text);
}
