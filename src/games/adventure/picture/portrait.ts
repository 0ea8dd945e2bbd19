import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { paintFaceScene } from '../../../picture/faces/scene.ts';
import { INK, shaded } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { writeLine, writeParagraph } from '../../../picture/text.ts';
import { drawToken } from '../../../picture/token.ts';
import type { CharacterId } from '../rules/terms.ts';
import { characterLook, characterToken } from './looks.ts';

const SIZE = 640;
/** The upper part holds the face: all that a thumbnail shows. */
const SCENE = 360;
/** A face ends where the name does; a line of its own is below. */
const NAME = 318;

/** A character for the lobby: face, name, who it is, and in a few sentences how it plays. */
export function drawPortrait(
  character: CharacterId,
  { name, line, text }: { name: string; line: string; text: string },
): Canvas {
  const { colour } = characterLook(character);
  const token = characterToken(character);
  const { person } = token;
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  const light = context.createRadialGradient(SIZE / 2, 150, 20, SIZE / 2, 190, SIZE * 0.7);
  light.addColorStop(0, shaded(colour, -0.45));
  light.addColorStop(1, INK.night);
  context.fillStyle = person ? INK.night : light;
  context.fillRect(0, 0, SIZE, SIZE);
  if (person) paintFaceScene(context, person, { x: 0, y: 0, width: SIZE, height: NAME });
  else drawToken(context, token, SIZE / 2, 136, 212);
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
