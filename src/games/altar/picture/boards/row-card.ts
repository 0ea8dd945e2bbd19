import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawArt } from '../../../../picture/card-art.ts';
import { drawMark } from '../../../../picture/card-face.ts';
import { createLayers } from '../../../../picture/layers.ts';
import { INK, shaded } from '../../../../picture/palette.ts';
import { leastHeight, type TextBox, writeLine, writeParagraph } from '../../../../picture/text.ts';
import type { RowCardScene } from './scene.ts';

/** The picture is in the corner, beside name and kind. */
const ART = 100;
const PADDING = 14;
const MARK = 42;
const RULES = { size: 30, weight: 400, colour: '#2a2118' } as const;

/** Cards already drawn: most of the row stays from turn to turn. */
const drawn = createLayers();
const scratch = createCanvas(8, 8).getContext('2d');

/** As high as its rules need. */
export const heightOfRowCard = ({ rules }: RowCardScene, width: number): number =>
  ART + Math.ceil(leastHeight(scratch, rules, width - PADDING * 2, RULES)) + PADDING;

/** A follower as it lies face up: its picture, its name, its symbols, and all that it does. */
export function drawRowCard(context: SKRSContext2D, card: RowCardScene, box: TextBox): void {
  const { width, height } = box;
  drawn.draw(context, JSON.stringify([card, width, height]), box, (painting) =>
    paintCard(painting, card, { x: 0, y: 0, width, height }),
  );
}

function paintCard(context: SKRSContext2D, card: RowCardScene, { width, height }: TextBox): void {
  const { band, art, name, kind, marks, rules } = card;
  context.save();
  context.beginPath();
  context.roundRect(2, 2, width - 4, height - 4, 12);
  context.fillStyle = INK.parchment;
  context.fill();
  context.clip();
  context.fillStyle = band;
  context.fillRect(0, 0, width, ART - 44);
  context.fillStyle = shaded(INK.parchment, -0.1);
  context.fillRect(0, ART - 44, width, 44);
  drawArt(context, art, { x: 0, y: 0, width: ART + 10, height: ART - 4 });
  context.restore();
  context.beginPath();
  context.roundRect(2, 2, width - 4, height - 4, 12);
  context.lineWidth = 4;
  context.strokeStyle = shaded(band, -0.35);
  context.stroke();
  const left = ART + 24;
  writeLine(context, name, left, 29, width - left - PADDING, {
    size: 44,
    least: 32,
    face: 'heading',
    colour: INK.outline,
  });
  writeLine(context, kind, left, ART - 24, width - left - PADDING - marks.length * (MARK + 4), {
    size: 30,
    weight: 400,
    colour: '#5d482b',
  });
  for (const [index, mark] of marks.entries()) {
    drawMark(context, mark, width - PADDING - MARK / 2 - index * (MARK + 4), ART - 23, MARK - 4);
  }
  const text = { x: PADDING, y: ART, width: width - PADDING * 2, height: height - ART - 4 };
  writeParagraph(context, rules, text, RULES);
}
