import type { SKRSContext2D } from '@napi-rs/canvas';
import { onCanvas } from '../../../picture/canvases.ts';
import { createLayers } from '../../../picture/layers.ts';
import { INK } from '../../../picture/palette.ts';
import { encodePicture, type Picture } from '../../../picture/picture.ts';
import type { Space } from '../rules/board/board.ts';
import { describeBoard } from './alt-text.ts';
import type { PictureText } from './figure-name.ts';
import { drawFigures } from './figures.ts';
import { PICTURE, surroundings, type Viewport, wholeBoard } from './layout.ts';
import { drawHighlights, drawReachable, writeCoordinates } from './marks.ts';
import { drawFooter, drawHeader } from './panel.ts';
import type { BoardScene } from './scene.ts';
import { drawScenery } from './scenery.ts';

/** Draws and encodes a picture of the whole board, or of the surroundings of one space. */
export function boardPicture(
  scene: BoardScene,
  text: PictureText,
  around?: Space,
): Promise<Picture> {
  return onCanvas(PICTURE, async (canvas) => {
    paintBoard(canvas.getContext('2d'), scene, text, around);
    const picture = await encodePicture(canvas, 'scene', describeBoard(scene, text, around));
    return { ...picture, altTextRest: text('altar-quest-picture.more') };
  });
}

/** Draws the picture on a canvas of the size `PICTURE`. */
export function paintBoard(
  context: SKRSContext2D,
  scene: BoardScene,
  text: PictureText,
  around?: Space,
): void {
  const viewport =
    around === undefined ? wholeBoard(scene.board) : surroundings(scene.board, around);
  drawFrame(context, viewport);
  drawField(context, scene, viewport);
  const round = text('altar-quest-picture.round', { round: scene.panel.round });
  drawHeader(context, scene.panel, round);
  drawFooter(context, scene.panel.heroes);
}

/** Frames as they were drawn: one for the whole board, others for parts of it. */
const frames = createLayers(4);

/** What is around the board: night, and the names of columns and rows. */
function drawFrame(context: SKRSContext2D, viewport: Viewport): void {
  const frame = frames.get(Object.values(viewport).join(' '), PICTURE, (layer) => {
    layer.fillStyle = INK.night;
    layer.fillRect(0, 0, PICTURE.width, PICTURE.height);
    writeCoordinates(layer, viewport);
  });
  context.drawImage(frame, 0, 0);
}

/** Everything on the board itself, with the top left corner of A1 as origin. */
function drawField(context: SKRSContext2D, scene: BoardScene, viewport: Viewport): void {
  const { column, row, columns, rows, square, x, y } = viewport;
  context.save();
  const brim = Math.round(square * 0.085) + 1;
  context.beginPath();
  context.rect(x - brim, y - brim, columns * square + brim * 2, rows * square + brim * 2);
  context.clip();
  context.translate(x - column * square, y - row * square);
  drawScenery(context, scene, square);
  drawReachable(context, scene, square);
  drawHighlights(context, scene, square);
  drawFigures(context, scene.board, scene.figures, square);
  context.restore();
}
