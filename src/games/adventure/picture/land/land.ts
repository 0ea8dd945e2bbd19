import type { SKRSContext2D } from '@napi-rs/canvas';
import { MAP_WIDTH, type Terrane } from './geometry.ts';
import { paintedGround } from './ground.ts';
import { paintRoads } from './roads.ts';
import { paintScenery } from './scenery.ts';
import { paintSea } from './sea.ts';
import { shoreOf } from './shore.ts';

/** Paints everything on a map that never changes except its spaces: sea, coast, land, what grows there, roads. */
export function paintLand(context: SKRSContext2D, terrane: Terrane): void {
  const shore = shoreOf(terrane);
  paintSea(context, terrane, shore);
  context.save();
  context.lineJoin = 'round';
  context.strokeStyle = '#3a2c1a';
  context.lineWidth = 7;
  context.stroke(shore.outline);
  context.clip(shore.outline);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(paintedGround(terrane, shore), 0, 0, MAP_WIDTH, terrane.height);
  context.strokeStyle = '#f3e6bd66';
  context.lineWidth = 5;
  context.stroke(shore.outline);
  context.restore();
  paintRoads(context, terrane);
  paintScenery(context, terrane, shore);
}
