import type { SKRSContext2D } from '@napi-rs/canvas';
import { onCanvas } from '../canvases.ts';
import { drawIcon } from '../icons.ts';
import { createLayers } from '../layers.ts';
import { faded, INK, shaded } from '../palette.ts';
import { type EncodedPicture, encodePicture } from '../picture.ts';
import { writeLine } from '../text.ts';
import { drawBlowDice } from './dice.ts';
import type { BlowScene, BlowSide } from './scene.ts';
import { drawBlowSide } from './side.ts';
import { drawSum } from './sum.ts';

const WIDTH = 1048;
/** Height of a blow's picture, in pixels. */
export const BLOW_HEIGHT = 590;
/** In pixels. */
export const BLOW_SIZE = { width: WIDTH, height: BLOW_HEIGHT } as const;
const EDGE = 18;
/** Middle of the title's line. */
const TITLE = 46;
/** Below the title: how high the two sides and the dice between them are. */
const FIELD = { y: 88, height: 358 } as const;
/** Width of each side. */
const SIDE = 300;
const SUMS = { y: 460, height: 112 } as const;

/** Draws and encodes a blow: who and whom, the dice between them, what they come to below. */
export function blowPicture(scene: BlowScene, words: string): Promise<EncodedPicture> {
  return onCanvas(BLOW_SIZE, async (canvas) => {
    paintBlow(canvas.getContext('2d'), scene);
    return encodePicture(canvas, 'moment', words);
  });
}

/** Paints a blow over the whole width, from the context's origin down. */
export function paintBlow(context: SKRSContext2D, scene: BlowScene): void {
  paintBothSides(context, scene);
  paintDice(context, scene);
  paintSums(context, scene);
}

/** Its title, and who strikes whom. */
export function paintBothSides(context: SKRSContext2D, { title, sides }: BlowScene): void {
  drawGround(context, sides);
  writeLine(context, title, WIDTH / 2, TITLE, WIDTH - EDGE * 2, {
    size: 52,
    least: 34,
    face: 'heading',
    align: 'center',
    colour: INK.gold,
    rim: INK.outline,
  });
  const [striker, struck] = sides;
  const half = { y: FIELD.y, width: SIDE, height: FIELD.height };
  drawBlowSide(context, striker, { ...half, x: EDGE });
  drawBlowSide(context, struck, { ...half, x: WIDTH - EDGE - SIDE });
}

/** What lies between the two: the dice, which may be falling yet, or that there are none. */
export function paintDice(
  context: SKRSContext2D,
  { dice, noDice }: BlowScene,
  fallen?: (index: number) => number,
): void {
  const { y, height } = FIELD;
  const between = { x: EDGE + SIDE, y, width: WIDTH - (EDGE + SIDE) * 2, height };
  if (dice.length > 0) {
    drawBlowDice(context, dice, between, fallen);
    return;
  }
  writeLine(context, noDice, WIDTH / 2, y + height / 2, between.width, {
    size: 40,
    least: 30,
    align: 'center',
  });
}

function paintSums(context: SKRSContext2D, { sums }: BlowScene): void {
  const width = (WIDTH - EDGE * (sums.length + 1)) / sums.length;
  for (const [index, sum] of sums.entries()) {
    drawSum(context, sum, { ...SUMS, x: EDGE + index * (width + EDGE), width });
  }
}

/** Grounds already painted: a match has few pairs who fight each other. */
const grounds = createLayers();

/** Each side's light, and the sweep of the blow from one to the other. */
function drawGround(context: SKRSContext2D, [striker, struck]: BlowScene['sides']): void {
  const key = [striker, struck].map(({ light }) => light).join();
  const place = { x: 0, y: 0, width: WIDTH, height: BLOW_HEIGHT };
  grounds.draw(context, key, place, (painting) => paintGround(painting, striker, struck));
}

function paintGround(context: SKRSContext2D, striker: BlowSide, struck: BlowSide): void {
  context.fillStyle = INK.night;
  context.fillRect(0, 0, WIDTH, BLOW_HEIGHT);
  const y = FIELD.y + 120;
  for (const [x, { light }] of [
    [EDGE + SIDE / 2, striker],
    [WIDTH - EDGE - SIDE / 2, struck],
  ] as const) {
    const shine = context.createRadialGradient(x, y, 20, x, y, WIDTH * 0.46);
    shine.addColorStop(0, shaded(light, -0.35));
    shine.addColorStop(0.55, faded(shaded(light, -0.7), 0.8));
    shine.addColorStop(1, '#12141c00');
    context.fillStyle = shine;
    context.fillRect(0, 0, WIDTH, BLOW_HEIGHT);
  }
  paintSweep(context, striker.light, y);
  drawIcon(context, 'crossed-swords', WIDTH / 2, y + 60, 300, faded(INK.outline, 0.35));
}

/** A blade of light that widens and brightens towards whom it strikes. */
function paintSweep(context: SKRSContext2D, light: string, y: number): void {
  const from = EDGE + SIDE / 2;
  const to = WIDTH - EDGE - SIDE / 2;
  const sweep = context.createLinearGradient(from, 0, to, 0);
  sweep.addColorStop(0, faded(light, 0));
  sweep.addColorStop(0.75, faded(light, 0.3));
  sweep.addColorStop(1, faded('#ffffff', 0.55));
  context.fillStyle = sweep;
  context.beginPath();
  context.moveTo(from, y + 30);
  context.quadraticCurveTo((from + to) / 2, y - 150, to, y - 20);
  context.lineTo(to, y + 20);
  context.quadraticCurveTo((from + to) / 2, y - 70, from, y + 30);
  context.fill();
}
