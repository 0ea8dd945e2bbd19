import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../picture/icons.ts';
import { INK } from '../../../picture/palette.ts';
import { breakRuns, drawRichText, type RichText } from '../../../picture/rich-text.ts';
import { writeLine } from '../../../picture/text.ts';
import { drawBadge } from '../../../picture/token.ts';
import { MAP_WIDTH } from './land/geometry.ts';
import { TABLE_LOOKS } from './looks.ts';
import type { SceneHeading } from './scene.ts';

const LINE = 70;
const EDGE = 22;
/** Where the words of an event begin, its name above and room below. */
const EVENT = { left: EDGE + 72, name: 44, below: 10 } as const;

/** For measuring only: what it draws on is never seen. */
const scratch = createCanvas(8, 8).getContext('2d');

const wordsOf = (text: string): RichText =>
  breakRuns(scratch, [{ text }], MAP_WIDTH - EVENT.left - EDGE, {
    size: 29,
    weight: 400,
    colour: INK.text,
  });

const heightOfEvent = (text: string): number => EVENT.name + wordsOf(text).height + EVENT.below;

/** In units of the map: higher while a global event is in force. */
export const heightOfHeader = ({ event }: SceneHeading): number =>
  LINE + (event ? heightOfEvent(event.text) : 0);

/** Above the map: the round, whose turn it is, and the global event on a banner. */
export function drawHeader(context: SKRSContext2D, heading: SceneHeading): void {
  context.fillStyle = INK.panel;
  context.fillRect(0, 0, MAP_WIDTH, heightOfHeader(heading));
  const taken = writeLine(context, heading.round, EDGE, LINE / 2, 300, {
    size: 46,
    least: 32,
    face: 'heading',
    colour: INK.gold,
  });
  const left = EDGE + taken + 20;
  writeLine(context, heading.turn, left, LINE / 2 + 2, MAP_WIDTH - left - EDGE, {
    size: 33,
    least: 29,
  });
  if (heading.event) drawEvent(context, heading.event);
}

function drawEvent(context: SKRSContext2D, { name, text }: { name: string; text: string }): void {
  const { icon, face, ink } = TABLE_LOOKS.event;
  const height = heightOfEvent(text);
  context.fillStyle = '#33204f';
  context.fillRect(0, LINE, MAP_WIDTH, height);
  context.fillStyle = face;
  context.fillRect(0, LINE, MAP_WIDTH, 3);
  drawBadge(context, { shape: 'diamond', face, text: '' }, EDGE + 28, LINE + height / 2, 64);
  drawIcon(context, icon, EDGE + 28, LINE + height / 2, 36, ink);
  writeLine(context, name, EVENT.left, LINE + 23, MAP_WIDTH - EVENT.left - EDGE, {
    size: 36,
    least: 29,
    face: 'heading',
    colour: INK.gold,
  });
  drawRichText(context, wordsOf(text), EVENT.left, LINE + EVENT.name);
}
