import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Station } from '../station.ts';
import { drawCamp } from './camp.ts';
import { drawLand } from './land.ts';
import { drawStop, writeStop } from './stops.ts';
import { drawWay, SPOTS } from './way.ts';

/** A campaign as the country it leads through. */
export interface Journey {
  readonly stations: readonly Station[];
  /** Everyone who has ever taken part, by id: they camp at the next stop. */
  readonly heroes: readonly string[];
}

/** Draws the country from the top of the picture, COUNTRY_HEIGHT high, with the road and what happened at its stops. */
export function drawCountry(context: SKRSContext2D, { stations, heroes }: Journey): void {
  const stops = stations.map((station, index) => ({ station, spot: SPOTS[index]! }));
  drawLand(context);
  drawWay(
    context,
    stations.findLastIndex(({ state }) => state !== 'ahead'),
  );
  // The farthest first, so that nearer ones stand before them.
  for (const { station, spot } of stops.toReversed()) {
    drawStop(context, station, spot);
    if (station.state === 'next') drawCamp(context, heroes, spot);
  }
  for (const { station, spot } of stops) writeStop(context, station, spot);
}
