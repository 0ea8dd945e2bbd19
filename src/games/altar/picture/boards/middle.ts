import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawArt } from '../../../../picture/card-art.ts';
import { drawFace } from '../../../../picture/faces/draw.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { createLayers } from '../../../../picture/layers.ts';
import { faded, INK, MARK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { leastHeight, type TextBox, writeLine, writeParagraph } from '../../../../picture/text.ts';
import { drawBuilt } from '../built.ts';
import { godFaceOf } from '../faces.ts';
import { lookOf } from '../looks.ts';
import { drawOmenSign, OMEN_GROUND, OMEN_INK } from './omen-sign.ts';
import type { OmenScene, PileScene } from './scene.ts';

/** What lies in the middle needs this much, and may have more. */
export const HEIGHT_OF_MIDDLE = 164;
const CARD = { width: 84, height: 104 } as const;
/** How much larger the piles become where there's more room. */
const MOST_SCALE = 1.25;
/** The height of the line of words below the piles. */
const LABELS = 56;
const LABEL = { size: 32, least: 30, weight: 400, align: 'center' } as const;

const drawn = createLayers();

/** The deck, the Shrines that are left, and the discard pile, side by side. */
export function drawMiddle(
  context: SKRSContext2D,
  piles: readonly PileScene[],
  box: TextBox,
): void {
  const { width, height } = box;
  drawn.draw(context, JSON.stringify([piles, width, height]), box, (painting) => {
    drawPanel(painting, { x: 2, y: 2, width: width - 4, height: height - 4 }, { face: '#1a2433' });
    const each = width / piles.length;
    const scale = Math.max(1, Math.min((height - LABELS) / 112, MOST_SCALE));
    for (const [index, pile] of piles.entries()) {
      painting.save();
      painting.translate(each * (index + 0.5), (height - LABELS) / 2 + 6);
      painting.scale(scale, scale);
      paintPile(painting, pile, each / scale);
      painting.restore();
      writeLine(
        painting,
        pile.words,
        each * (index + 0.5),
        height - LABELS / 2 - 4,
        each - 8,
        LABEL,
      );
    }
  });
}

function paintPile(context: SKRSContext2D, { what, count, top }: PileScene, width: number): void {
  const middle = 0;
  if (what === 'shrines') drawBuilt(context, 'shrine', 0, middle, 96);
  else paintCards(context, what, top, middle);
  writeLine(context, count, 0, middle + 6, width, {
    size: 54,
    align: 'center',
    rim: INK.outline,
  });
}

/** A few cards on each other, the top one as everyone sees it. */
function paintCards(
  context: SKRSContext2D,
  what: 'deck' | 'discard',
  top: PileScene['top'],
  y: number,
): void {
  const { width, height } = CARD;
  for (const shift of [8, 4, 0]) {
    context.beginPath();
    context.roundRect(-width / 2 + shift, y - height / 2 + shift, width, height, 8);
    context.fillStyle = what === 'deck' ? '#4a3d7a' : faded('#3a4152', top ? 1 : 0.35);
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = INK.outline;
    context.stroke();
  }
  const face = { x: -width / 2 + 5, y: y - height / 2 + 5, width: width - 10, height: height - 10 };
  if (what === 'deck') drawIcon(context, 'prayer', 0, y, 66, '#8f7fd0');
  else if (top) drawArt(context, top, face);
}

const OMEN = { size: 32, least: 30, weight: 400, colour: OMEN_INK } as const;
const ART = 72;
const PADDING = 12;

const widthOfWords = ({ gods }: OmenScene, width: number): number =>
  width - PADDING * 4 - ART - gods.length * (ART + PADDING);

const scratch = createCanvas(8, 8).getContext('2d');

/** As high as its words need. */
export const heightOfOmen = (omen: OmenScene, width: number): number =>
  Math.max(ART, Math.ceil(leastHeight(scratch, omen.words, widthOfWords(omen, width), OMEN))) +
  PADDING * 2;

/** An omen in force: its picture, what it denies whom, and whose it is. */
export function drawOmen(context: SKRSContext2D, omen: OmenScene, box: TextBox): void {
  const { x, y, width, height } = box;
  drawPanel(context, box, { face: OMEN_GROUND, edge: MARK.pink, edgeWidth: 4 });
  drawOmenSign(context, omen.icon, x + PADDING + ART / 2, y + height / 2, ART);
  const words = widthOfWords(omen, width);
  const room = leastHeight(scratch, omen.words, words, OMEN);
  const text = { x: x + PADDING * 2 + ART, y: y + (height - room) / 2, width: words, height: room };
  writeParagraph(context, omen.words, text, OMEN);
  for (const [index, god] of omen.gods.entries()) {
    const centre = x + width - PADDING - ART / 2 - index * (ART + PADDING);
    const face = godFaceOf(god);
    const { icon, colour } = lookOf(god);
    if (face) drawFace(context, face, centre, y + height / 2, ART, { medallion: 'disc' });
    else drawIcon(context, icon, centre, y + height / 2, ART, MARK[colour]);
  }
}
