import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PictureDetail } from '../../../kernel/pictures.ts';
import { onCanvas } from '../../../picture/canvases.ts';
import { INK } from '../../../picture/palette.ts';
import { type EncodedPicture, encodePicture } from '../../../picture/picture.ts';
import { describeBoard } from './alt-text.ts';
import { drawChoices } from './choices.ts';
import type { PictureText } from './figure-name.ts';
import { drawFigures } from './figures.ts';
import { type Layout, layoutFor, type Shown, type Viewport, viewportOf } from './layout.ts';
import { drawReachable, writeCoordinates } from './marks.ts';
import { drawFooter, drawHeader } from './panel.ts';
import { drawQuestMarks, drawQuestStrip } from './quests.ts';
import { placeRoomNames, writeRoomName } from './room-names.ts';
import type { BoardScene } from './scene.ts';
import { drawScenery } from './scenery.ts';

/** Maximum width of a coarse picture, as a fraction of the full one's: a phone still shows every pixel of it. */
const COARSE = 0.5;

/** Chosen so that squares have whole pixels: that takes a sixth less time, and is sharper. */
const coarseScale = ({ square }: Viewport): number => Math.floor(square * COARSE) / square;

/** Moves what is shown to the beginning of a pixel at that scale. */
const onPixels = (viewport: Viewport, scale: number): Viewport => ({
  ...viewport,
  x: Math.round(viewport.x * scale) / scale,
  y: Math.round(viewport.y * scale) / scale,
});

/** Draws and encodes a picture of the board. */
export function boardPicture(
  scene: BoardScene,
  text: PictureText,
  shown: Shown,
  detail: PictureDetail = 'full',
): Promise<EncodedPicture> {
  const isCoarse = detail === 'coarse';
  const viewport = viewportOf(scene, shown);
  const scale = isCoarse ? coarseScale(viewport) : 1;
  const { width, height } = layoutFor(scene.quests.length).size;
  // Always the same few sizes, so that canvases can be reused: what is left over is margin.
  const share = isCoarse ? COARSE : 1;
  const size = { width: Math.floor(width * share), height: Math.floor(height * share) };
  return onCanvas(size, async (canvas) => {
    const context = canvas.getContext('2d');
    context.fillStyle = INK.night;
    context.fillRect(0, 0, size.width, size.height);
    context.translate(
      Math.floor((size.width - width * scale) / 2),
      Math.floor((size.height - height * scale) / 2),
    );
    context.scale(scale, scale);
    paintBoard(context, scene, text, onPixels(viewport, scale));
    const content = isCoarse ? 'sketch' : 'board';
    const picture = await encodePicture(canvas, content, describeBoard(scene, text, shown));
    const altTextRest = text('altar-quest-picture.more');
    return { ...picture, altTextRest, ...(isCoarse ? { isCoarse } : {}) };
  });
}

/** Draws the picture on a canvas of the layout's size, that of its own quest cards unless given. */
export function paintBoard(
  context: SKRSContext2D,
  scene: BoardScene,
  text: PictureText,
  viewport: Viewport,
  layout: Layout = layoutFor(scene.quests.length),
): void {
  drawFrame(context, viewport, layout);
  drawField(context, scene, text, viewport);
  const round = text('altar-quest-picture.round', { round: scene.panel.round });
  drawHeader(context, scene.panel, round);
  drawQuestStrip(context, scene.quests, layout.strip);
  drawFooter(context, scene, viewport, layout.footer);
}

/** What is around the board: night, and the names of columns and rows. */
function drawFrame(context: SKRSContext2D, viewport: Viewport, { size }: Layout): void {
  context.fillStyle = INK.night;
  context.fillRect(0, 0, size.width, size.height);
  writeCoordinates(context, viewport, size.width);
}

/** Everything on the board itself. */
function drawField(
  context: SKRSContext2D,
  scene: BoardScene,
  text: PictureText,
  viewport: Viewport,
): void {
  onField(context, viewport, () => {
    const { square } = viewport;
    drawScenery(context, scene, viewport);
    drawReachable(context, scene, square);
    const names = placeRoomNames(scene, text, viewport);
    for (const name of names) writeRoomName(context, name);
    drawFigures(context, scene.board, scene.figures, square);
    drawQuestMarks(context, scene, viewport);
    const boxes = names.map(({ box }) => box);
    drawChoices(context, scene, viewport, boxes);
  });
}

/** Draws on the part of the board that is shown, with the top left corner of A1 as origin. */
export function onField(context: SKRSContext2D, viewport: Viewport, draw: () => void): void {
  const { column, row, columns, rows, square, x, y } = viewport;
  context.save();
  const brim = Math.round(square * 0.085) + 1;
  context.beginPath();
  context.rect(x - brim, y - brim, columns * square + brim * 2, rows * square + brim * 2);
  context.clip();
  context.translate(x - column * square, y - row * square);
  draw();
  context.restore();
}
