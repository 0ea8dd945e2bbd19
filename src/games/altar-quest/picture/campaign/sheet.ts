import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../../picture/icons.ts';
import { GAUGE, INK, MARK, shaded } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { type TextBox, writeLine, writeParagraph } from '../../../../picture/text.ts';
import { drawToken } from '../../../../picture/token.ts';
import { ATTRIBUTES, type Attribute } from '../../rules/terms.ts';
import { ATTRIBUTE_ICONS } from '../cards/looks.ts';
import { COUNT_ICONS, heroToken } from '../symbols.ts';
import { type Chip, drawChips, heightOfChips } from './chips.ts';
import type { Station } from './station.ts';

/** Everything about a hero of a campaign. */
export interface SheetScene {
  readonly hero: string;
  readonly name: string;
  /** Kin and class. */
  readonly line: string;
  /** Which campaign it is. */
  readonly campaign: string;
  readonly values: { readonly [name: string]: number };
  /** Names of the attributes, in the viewer's language. */
  readonly attributes: Readonly<Record<Attribute, string>>;
  /** Upgrades, Equipment, allies: each with a title. */
  readonly parts: readonly { readonly title: string; readonly chips: readonly Chip[] }[];
  /** Only quests that the hero took part in count as won or lost. */
  readonly quests: readonly Station[];
  readonly deeds: string;
}

export const SHEET_WIDTH = 1048;
const EDGE = 36;
const HEAD = 560;
const TITLE = 64;
const FOOT = 240;
const INNER = SHEET_WIDTH - EDGE * 2;

/** Draws a hero's sheet: who they are, what they have earned, and how it has turned out. */
export function drawSheet(scene: SheetScene): Canvas {
  const parts = scene.parts.filter(({ chips }) => chips.length > 0);
  const height =
    HEAD + parts.reduce((sum, { chips }) => sum + TITLE + heightOfChips(chips), 0) + FOOT + EDGE;
  const canvas = createCanvas(SHEET_WIDTH, height);
  const context = canvas.getContext('2d');
  drawGround(context, scene, height);
  drawHead(context, scene);
  let y = HEAD;
  for (const { title, chips } of parts) {
    writeTitle(context, title, y);
    y += TITLE;
    drawChips(context, chips, { x: EDGE, y, width: INNER });
    y += heightOfChips(chips);
  }
  drawFoot(context, scene, { x: EDGE, y: y + 8, width: INNER, height: FOOT });
  return canvas;
}

function drawGround(context: SKRSContext2D, { hero }: SheetScene, height: number): void {
  const { face } = heroToken(hero);
  const light = context.createRadialGradient(210, 190, 30, 300, 260, SHEET_WIDTH);
  light.addColorStop(0, shaded(face, -0.35));
  light.addColorStop(0.6, shaded(face, -0.82));
  light.addColorStop(1, INK.night);
  context.fillStyle = light;
  context.fillRect(0, 0, SHEET_WIDTH, height);
}

function drawHead(context: SKRSContext2D, scene: SheetScene): void {
  drawToken(context, heroToken(scene.hero), 200, 190, 270);
  const left = 370;
  const room = SHEET_WIDTH - left - EDGE;
  writeLine(context, scene.campaign, left, 60, room, {
    size: 34,
    least: 30,
    weight: 400,
    colour: INK.parchment,
  });
  writeLine(context, scene.name, left, 132, room, {
    size: 92,
    least: 48,
    face: 'heading',
    colour: INK.gold,
    rim: INK.outline,
  });
  writeLine(context, scene.line, left, 206, room, { size: 40, least: 30, weight: 400 });
  for (const [index, { name, icon, colour }] of VALUES.entries()) {
    const x = left + index * 210;
    drawIcon(context, icon, x + 36, 292, 72, colour);
    writeLine(context, String(scene.values[name] ?? 0), x + 86, 294, 100, { size: 60 });
  }
  drawPanel(context, { x: EDGE, y: 366, width: INNER, height: 168 });
  for (const [index, attribute] of ATTRIBUTES.entries()) {
    drawAttribute(context, scene, attribute, index);
  }
}

const VALUES = [
  { name: 'health', icon: COUNT_ICONS.health, colour: GAUGE.health },
  { name: 'defense', icon: COUNT_ICONS.defense, colour: GAUGE.armor },
  { name: 'range', icon: 'archery-target', colour: GAUGE.action },
] as const;

function drawAttribute(
  context: SKRSContext2D,
  { values, attributes }: SheetScene,
  attribute: Attribute,
  index: number,
): void {
  const width = INNER / 3;
  const x = EDGE + (index % 3) * width;
  const y = 366 + 46 + Math.floor(index / 3) * 76;
  drawIcon(context, ATTRIBUTE_ICONS[attribute], x + 46, y, 50, INK.parchment);
  writeLine(context, attributes[attribute], x + 84, y, width - 150, {
    size: 36,
    least: 30,
    weight: 400,
  });
  writeLine(context, String(values[attribute] ?? 0), x + width - 26, y, 50, {
    size: 46,
    align: 'right',
    colour: INK.gold,
  });
}

function writeTitle(context: SKRSContext2D, title: string, y: number): void {
  writeLine(context, title, EDGE, y + TITLE / 2, INNER, {
    size: 42,
    least: 30,
    face: 'heading',
    colour: INK.parchment,
  });
}

/** The six quests, and the deeds in a line. */
function drawFoot(context: SKRSContext2D, { quests, deeds }: SheetScene, box: TextBox): void {
  drawPanel(context, box);
  const step = box.width / quests.length;
  for (const [index, { number, state }] of quests.entries()) {
    const x = box.x + step * (index + 0.5);
    const { icon, colour } = FATES[state];
    const y = box.y + 78;
    context.beginPath();
    context.arc(x, y, 52, 0, Math.PI * 2);
    context.fillStyle = icon ? shaded(colour, -0.7) : INK.rock;
    context.fill();
    context.lineWidth = 5;
    context.strokeStyle = colour;
    context.stroke();
    if (icon) drawIcon(context, icon, x, y, 72, colour);
    else {
      writeLine(context, String(number), x, y, 80, {
        size: 44,
        align: 'center',
        colour: INK.quiet,
      });
    }
  }
  const words = { ...box, x: box.x + 24, y: box.y + 146, width: box.width - 48, height: 84 };
  writeParagraph(context, deeds, words, { size: 34, least: 30, align: 'center', weight: 400 });
}

const FATES = {
  won: { icon: 'laurels', colour: MARK.green },
  lost: { icon: 'skull-crossed-bones', colour: GAUGE.health },
  next: { icon: null, colour: INK.gold },
  ahead: { icon: null, colour: INK.rockEdge },
} as const;
