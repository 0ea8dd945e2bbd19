import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawSky, ENDING_WIDTH, type Sky } from '../../../../picture/ending.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { GAUGE, INK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { type TextBox, writeLine } from '../../../../picture/text.ts';
import { writeHead } from '../../picture/campaign/home.ts';
import { COUNT_ICONS } from '../../picture/symbols.ts';

/** The heading of each scene. */
export interface Heading {
  readonly title: string;
  /** Which quest it comes after. */
  readonly line: string;
}

export const WIDTH = ENDING_WIDTH;
export const EDGE = 36;
export const INNER = WIDTH - EDGE * 2;
/** Below the heading. */
export const TOP = 190;
/** Height of a line in a panel. */
export const LINE = 78;

/** A canvas with the light of the scene and its heading. */
export function setStage(
  heading: Heading,
  height: number,
  sky: Sky,
): { canvas: Canvas; context: SKRSContext2D } {
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d');
  drawSky(context, height, sky);
  writeHead(context, heading);
  return { canvas, context };
}

/** The supply that is set aside, in a line of its own. */
export function drawSupply(context: SKRSContext2D, supply: string, y: number): void {
  const box: TextBox = { x: EDGE, y, width: INNER, height: LINE };
  drawPanel(context, box);
  drawIcon(context, COUNT_ICONS.supply, EDGE + 48, y + LINE / 2, 54, GAUGE.supply);
  writeLine(context, supply, EDGE + 92, y + LINE / 2, INNER - 116, {
    size: 38,
    least: 30,
    colour: INK.text,
  });
}
