import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { paintFaceScene } from '../../../../picture/faces/scene.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { GAUGE, INK, shaded } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { writeLine } from '../../../../picture/text.ts';
import { drawToken } from '../../../../picture/token.ts';
import { ATTRIBUTES, type Attribute } from '../../rules/terms.ts';
import { COUNT_ICONS, heroToken } from '../symbols.ts';
import { ATTRIBUTE_ICONS } from './looks.ts';

/** What is printed on a character card. */
export interface Portrait {
  readonly hero: string;
  readonly name: string;
  /** Kin and class. */
  readonly line: string;
  readonly values: { readonly [name: string]: number };
  /** Names of the attributes, in the viewer's language. */
  readonly attributes: Readonly<Record<Attribute, string>>;
}

const SIZE = 640;
/** The upper part holds the face: all that a thumbnail shows. */
const SCENE = 330;

/** Draws a square card: the hero's face, name, class, and values. */
export function drawPortrait(portrait: Portrait): Canvas {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  const token = heroToken(portrait.hero);
  const { person } = token;
  const light = context.createRadialGradient(SIZE / 2, 150, 20, SIZE / 2, 190, SIZE * 0.7);
  light.addColorStop(0, shaded(token.face, -0.25));
  light.addColorStop(1, INK.night);
  context.fillStyle = person ? INK.night : light;
  context.fillRect(0, 0, SIZE, SIZE);
  if (person) paintFaceScene(context, person, { x: 0, y: 0, width: SIZE, height: SCENE });
  else drawToken(context, token, SIZE / 2, 142, 250);
  writeLine(context, portrait.name, SIZE / 2, SCENE - 26, SIZE - 30, {
    size: 66,
    least: 36,
    face: 'heading',
    align: 'center',
    colour: INK.gold,
    rim: INK.outline,
  });
  drawPanel(context, { x: 14, y: SCENE + 14, width: SIZE - 28, height: SIZE - SCENE - 28 });
  writeLine(context, portrait.line, SIZE / 2, SCENE + 44, SIZE - 60, {
    size: 32,
    least: 22,
    weight: 400,
    align: 'center',
  });
  drawValues(context, portrait);
  for (const [index, attribute] of ATTRIBUTES.entries()) {
    drawAttribute(context, portrait, attribute, index);
  }
  return canvas;
}

const VALUES = [
  { name: 'health', icon: COUNT_ICONS.health, colour: GAUGE.health },
  { name: 'defense', icon: COUNT_ICONS.defense, colour: GAUGE.armor },
  { name: 'range', icon: 'archery-target', colour: GAUGE.action },
] as const;

function drawValues(context: SKRSContext2D, { values }: Portrait): void {
  for (const [index, { name, icon, colour }] of VALUES.entries()) {
    const x = SIZE / 2 + (index - 1) * 180;
    const y = SCENE + 98;
    drawIcon(context, icon, x - 28, y, 56, colour);
    writeLine(context, String(values[name] ?? 0), x + 16, y + 2, 80, { size: 48 });
  }
}

function drawAttribute(
  context: SKRSContext2D,
  { values, attributes }: Portrait,
  attribute: Attribute,
  index: number,
): void {
  const x = 40 + (index % 2) * 290;
  const y = SCENE + 160 + Math.floor(index / 2) * 46;
  drawIcon(context, ATTRIBUTE_ICONS[attribute], x + 16, y, 36, INK.parchment);
  writeLine(context, attributes[attribute], x + 46, y, 170, { size: 30, least: 20, weight: 400 });
  writeLine(context, String(values[attribute] ?? 0), x + 262, y, 40, {
    size: 36,
    align: 'right',
    colour: INK.gold,
  });
}
