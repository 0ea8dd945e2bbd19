import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { INK, shaded } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { writeLine, writeParagraph } from '../../../picture/text.ts';
import { drawToken } from '../../../picture/token.ts';
import type { CharacterId } from '../rules/terms.ts';
import { characterLook, characterToken } from './looks.ts';

const SIZE = 640;
/** The upper part holds the token: all that a thumbnail shows. */
const SCENE = 360;

/** A character for the lobby: token, name, who it is, and in a few sentences how it plays. */
export function drawPortrait(
  character: CharacterId,
  { name, line, text }: { name: string; line: string; text: string },
): Canvas {
  const { colour } = characterLook(character);
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  const light = context.createRadialGradient(SIZE / 2, 150, 20, SIZE / 2, 190, SIZE * 0.7);
  light.addColorStop(0, shaded(colour, -0.45));
  light.addColorStop(1, INK.night);
  context.fillStyle = light;
  context.fillRect(0, 0, SIZE, SIZE);
  drawToken(context, characterToken(character), SIZE / 2, 136, 212);
  writeLine(context, name, SIZE / 2, SCENE - 74, SIZE - 30, {
    size: 66,
    least: 36,
    face: 'heading',
    align: 'center',
    colour: INK.gold,
    rim: INK.outline,
  });
  writeLine(context, line, SIZE / 2, SCENE - 20, SIZE - 40, {
    size: 32,
    least: 22,
    align: 'center',
    weight: 400,
  });
  const panel = { x: 14, y: SCENE + 12, width: SIZE - 28, height: SIZE - SCENE - 26 };
  drawPanel(context, panel);
  const box = {
    x: panel.x + 28,
    y: panel.y + 22,
    width: panel.width - 56,
    height: panel.height - 40,
  };
  writeParagraph(context, text, box, { size: 36, least: 22, align: 'center', weight: 400 });
  return canvas;
}
