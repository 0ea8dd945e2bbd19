import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../../../kernel/game.ts';
import { paintFaceScene } from '../../../picture/faces/scene.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { INK, MARK, shaded } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { encodePicture } from '../../../picture/picture.ts';
import { writeLine, writeParagraph } from '../../../picture/text.ts';
import type { Texts } from '../../../texts/texts.ts';
import { godText } from '../card-text.ts';
import { godDefinition } from '../rules/cards/library.ts';
import type { GodId } from '../rules/terms.ts';
import { godFaceOf } from './faces.ts';
import { lookOf } from './looks.ts';

const SIZE = 640;
/** The upper part holds the face, which is all that a thumbnail shows. */
const SCENE = 330;

/** A god's card for the lobby: face, name and power. Throws for an unknown god. */
export async function portraitOf(god: GodId, texts: Texts): Promise<Picture> {
  const { name, text } = godText(godDefinition(god), texts);
  const { icon, colour } = lookOf(god);
  const person = godFaceOf(god);
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  const light = context.createRadialGradient(SIZE / 2, 150, 20, SIZE / 2, 190, SIZE * 0.7);
  light.addColorStop(0, shaded(MARK[colour], -0.55));
  light.addColorStop(1, INK.night);
  context.fillStyle = person ? INK.night : light;
  context.fillRect(0, 0, SIZE, SIZE);
  const box = { x: 0, y: 0, width: SIZE, height: SCENE };
  if (person) paintFaceScene(context, person, box);
  else drawIcon(context, icon, SIZE / 2, 142, 220, MARK[colour]);
  writeLine(context, name, SIZE / 2, SCENE - 26, SIZE - 30, {
    size: 66,
    least: 36,
    face: 'heading',
    align: 'center',
    colour: INK.gold,
    rim: INK.outline,
  });
  const panel = { x: 14, y: SCENE + 14, width: SIZE - 28, height: SIZE - SCENE - 28 };
  drawPanel(context, panel);
  const words = {
    x: panel.x + 28,
    y: panel.y + 28,
    width: panel.width - 56,
    height: panel.height - 56,
  };
  writeParagraph(context, text, words, { size: 40, least: 24, align: 'center' });
  const altText = texts('altar.picture.portrait', { name, power: text });
  return encodePicture(canvas, 'drawing', altText);
}
