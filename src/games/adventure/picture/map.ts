import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PictureDetail } from '../../../kernel/pictures.ts';
import { INK } from '../../../picture/palette.ts';
import { createRecordings } from '../../../picture/recordings.ts';
import { drawFooter, heightOfFooter } from './footer.ts';
import { drawHeader, heightOfHeader } from './header.ts';
import { MAP_WIDTH, type Terrane, terraneOf } from './land/geometry.ts';
import { paintLand } from './land/land.ts';
import { drawPieces } from './pieces.ts';
import type { MapScene } from './scene.ts';
import { drawSpace } from './space.ts';

/** Pixels for each unit of the map. However many there are, a phone of 390 pixels shows names 11 pixels high. */
const SCALES: { readonly [detail in PictureDetail]: number } = { full: 1.08, coarse: 0.64 };

/** Draws the whole map: the turn above it, everyone's standing and the undefeated encounters below. */
export function drawMap(scene: MapScene, detail: PictureDetail = 'full'): Canvas {
  const scale = SCALES[detail];
  const terrane = terraneOf(scene.map);
  const top = heightOfHeader(scene.heading);
  const height = top + terrane.height + heightOfFooter(scene);
  const canvas = createCanvas(Math.round(MAP_WIDTH * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  drawHeader(context, scene.heading);
  context.save();
  context.beginPath();
  context.rect(0, top, MAP_WIDTH, terrane.height);
  context.clip();
  context.translate(0, top);
  drawPrinted(context, terrane, scene);
  drawPieces(context, terrane, scene);
  context.restore();
  drawFooter(context, scene, top + terrane.height);
  return canvas;
}

type Printed = Pick<MapScene, 'names' | 'gifts'>;

/** The printed parts of maps, stroke by stroke: computing them takes half a second, and they never change. */
const recorded = createRecordings(4);

/** Draws a map as it looks before the first match, in its own units. */
export function drawPrinted(context: SKRSContext2D, terrane: Terrane, printed: Printed): void {
  const { map, height } = terrane;
  const key = JSON.stringify([map.id, printed.names, printed.gifts]);
  recorded.draw(context, key, { x: 0, y: 0, width: MAP_WIDTH, height }, (painting) => {
    paintLand(painting, terrane);
    for (const space of map.spaces) {
      const at = terrane.points.get(space.id);
      const name = printed.names[space.id] ?? space.id;
      if (at) drawSpace(painting, space, at, { name, gift: printed.gifts[space.id] });
    }
  });
}
