import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PictureDetail } from '../../../kernel/pictures.ts';
import { takeCanvas } from '../../../picture/canvases.ts';
import { createLayers } from '../../../picture/layers.ts';
import type { Place } from '../../../picture/painted-once.ts';
import { createRecordings } from '../../../picture/recordings.ts';
import { drawFooter, heightOfFooter } from './footer.ts';
import { drawHeader, heightOfHeader } from './header.ts';
import { MAP_WIDTH, type Terrane, terraneOf } from './land/geometry.ts';
import { paintLand } from './land/land.ts';
import { writeName } from './names.ts';
import { namesShown } from './names-shown.ts';
import { drawPieces } from './pieces.ts';
import type { MapScene } from './scene.ts';
import { drawSpace } from './space.ts';

/**
 * Pixels for each unit of the map. However many there are, a phone of 390 pixels shows names 11 pixels high; the
 * full map has two pixels for each of these, and stays below 250 KB.
 */
const SCALES: { readonly [detail in PictureDetail]: number } = { full: 0.8, coarse: 0.64 };

/** Draws the whole map: the turn above it, everyone's standing and the undefeated encounters below. */
export function drawMap(scene: MapScene, detail: PictureDetail = 'full'): Canvas {
  const scale = SCALES[detail];
  const layout = layoutOf([scene]);
  const canvas = takeCanvas({
    width: Math.round(MAP_WIDTH * scale),
    height: Math.ceil(layout.height * scale),
  });
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  paintMap(context, scene, layout);
  return canvas;
}

/** Pixels for each unit of the whole map. */
export const FULL_SCALE = SCALES.full;

/** Where the parts of a picture of the map are, in its units. */
export interface Layout {
  /** Where the map itself begins. */
  readonly top: number;
  /** Of the whole picture. */
  readonly height: number;
}

/** Room for what stands above and below the map in any of these scenes. */
export function layoutOf(scenes: readonly MapScene[]): Layout {
  const most = (heights: number[]) => Math.max(...heights);
  const top = most(scenes.map(({ heading }) => heightOfHeader(heading)));
  const below = most(scenes.map(heightOfFooter));
  return { top, height: top + most(scenes.map(({ map }) => terraneOf(map).height)) + below };
}

/** Paints it in its units. */
export function paintMap(context: SKRSContext2D, scene: MapScene, { top }: Layout): void {
  const terrane = terraneOf(scene.map);
  drawHeader(context, scene.heading);
  onLand(context, terrane, top, () => {
    drawWhole(context, terrane, scene);
    drawPieces(context, terrane, scene, placeOf(terrane));
  });
  drawFooter(context, scene, top + terrane.height);
}

/** Draws on the map itself. */
export function onLand(
  context: SKRSContext2D,
  { height }: Pick<Terrane, 'height'>,
  top: number,
  draw: () => void,
): void {
  context.save();
  context.beginPath();
  context.rect(0, top, MAP_WIDTH, height);
  context.clip();
  context.translate(0, top);
  draw();
  context.restore();
}

type Printed = Pick<MapScene, 'names' | 'gifts'>;

/** Parts of maps, stroke by stroke: computing a land takes half a second, and it never changes. */
const recorded = createRecordings(8);

/** The same as pixels, at the scales of the whole map: its strokes take longer than all the encoding. */
const layers = createLayers();

/** Draws the whole map as it looks before the first match, in its own units. */
function drawWhole(context: SKRSContext2D, terrane: Terrane, printed: Printed): void {
  layers.draw(context, keyOf(terrane, printed), placeOf(terrane), (painting) => {
    drawSoftLand(painting, terrane);
    drawSpaces(painting, terrane, printed);
    drawNames(painting, terrane, printed, placeOf(terrane));
  });
}

/** Draws the same for a part of the map shown larger: sharp at any size, and no name is cut at its edges. */
export function drawPrinted(
  context: SKRSContext2D,
  terrane: Terrane,
  printed: Printed,
  shown: Place,
): void {
  drawLand(context, terrane);
  drawSpaces(context, terrane, printed);
  drawNames(context, terrane, printed, shown);
}

/**
 * How sharp the land is around the spaces of the whole map: spaces and names stand out from it, and its
 * thousand small forms take a tenth less of the picture's bytes.
 */
const SHARPNESS = 0.5;

function drawSoftLand(context: SKRSContext2D, terrane: Terrane): void {
  const place = placeOf(terrane);
  const scale = context.getTransform().a * SHARPNESS;
  const land = createCanvas(Math.ceil(place.width * scale), Math.ceil(place.height * scale));
  const painting = land.getContext('2d');
  painting.scale(land.width / place.width, land.height / place.height);
  drawLand(painting, terrane);
  context.imageSmoothingQuality = 'high';
  context.drawImage(land, 0, 0, place.width, place.height);
}

function drawLand(context: SKRSContext2D, terrane: Terrane): void {
  recorded.draw(context, terrane.map.id, placeOf(terrane), (painting) =>
    paintLand(painting, terrane),
  );
}

function drawSpaces(context: SKRSContext2D, terrane: Terrane, { gifts }: Printed): void {
  const key = JSON.stringify([terrane.map.id, gifts]);
  recorded.draw(context, key, placeOf(terrane), (painting) => {
    for (const space of terrane.map.spaces) {
      const at = terrane.points.get(space.id);
      if (at) drawSpace(painting, space, at, gifts[space.id]);
    }
  });
}

function drawNames(
  context: SKRSContext2D,
  terrane: Terrane,
  { names }: Printed,
  shown: Place,
): void {
  for (const { name, plate } of namesShown(terrane, names, shown)) writeName(context, name, plate);
}

const placeOf = ({ height }: Terrane): Place => ({ x: 0, y: 0, width: MAP_WIDTH, height });

const keyOf = ({ map }: Terrane, { names, gifts }: Printed): string =>
  JSON.stringify([map.id, names, gifts]);
