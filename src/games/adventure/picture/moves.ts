import type { SKRSContext2D } from '@napi-rs/canvas';
import { changesOf, type Piece } from '../../../picture/animation/pieces.ts';
import { eased, type Paint, type Shot } from '../../../picture/animation/shot.ts';
import { type Point, pointOnWay } from '../../../picture/animation/way.ts';
import { INK } from '../../../picture/palette.ts';
import type { CharacterId, SpaceId } from '../rules/terms.ts';
import { MAP_WIDTH, type Terrane, terraneOf } from './land/geometry.ts';
import { type Layout, onLand, paintMap } from './map.ts';
import { drawFigure, standing } from './pieces.ts';
import type { MapScene } from './scene.ts';

/** Milliseconds. */
const A_SPACE = 280;
const LONGEST_WALK = 1_400;
const CHANGE = 400;
/** Nobody moves: a number changes, or a marker. */
const NEWS = 240;
/** Points between which a figure goes straight, on each path. */
const STRAIGHTS = 6;

export const mapIn =
  (layout: Layout, scene: MapScene): Paint =>
  (context) => {
    context.fillStyle = INK.panel;
    context.fillRect(0, 0, MAP_WIDTH, layout.height);
    paintMap(context, scene, layout);
  };

/** A figure walks along the paths to another space. */
export function walkShot(
  layout: Layout,
  before: MapScene,
  after: MapScene,
  character: CharacterId,
  spaces: readonly SpaceId[],
): Shot {
  const terrane = terraneOf(before.map);
  const pieceIn = (scene: MapScene) => piecesOn(terrane, scene).find(({ id }) => id === character);
  const [from, to] = [pieceIn(before), pieceIn(after)];
  const way = alongPaths(terrane, spaces);
  const [start, end] = [way[0], way.at(-1)];
  return {
    lasts: Math.min(LONGEST_WALK, Math.max(1, spaces.length - 1) * A_SPACE),
    ground: mapIn(layout, without(after, new Set([character]))),
    moving: onMap(terrane, layout, (context, moment) => {
      if (!from || !to || !start || !end) return;
      const at = pointOnWay(way, eased(moment));
      // Beside the middle of the space as it stood there, in the end as it will stand.
      const beside = pointOnWay(
        [
          { x: from.x - start.x, y: from.y - start.y },
          { x: to.x - end.x, y: to.y - end.y },
        ],
        moment,
      );
      to.draw(context, at.x + beside.x, at.y + beside.y, to.size);
    }),
  };
}

/** Everything else that is different afterwards: who is elsewhere slides there. */
export function changeShot(layout: Layout, before: MapScene, after: MapScene): Shot {
  const terrane = terraneOf(after.map);
  const { moved, moving } = changesOf(piecesOn(terrane, before), piecesOn(terrane, after));
  const ground = mapIn(layout, without(after, moved));
  return moving
    ? { lasts: CHANGE, ground, moving: onMap(terrane, layout, moving) }
    : { lasts: NEWS, ground };
}

const without = (scene: MapScene, characters: ReadonlySet<string>): MapScene => ({
  ...scene,
  figures: scene.figures.filter(({ character }) => !characters.has(character)),
});

const onMap =
  (
    terrane: Terrane,
    { top }: Layout,
    draw: (context: SKRSContext2D, moment: number) => void,
  ): NonNullable<Shot['moving']> =>
  (context, moment) =>
    onLand(context, terrane, top, () => draw(context, moment));

const piecesOn = (terrane: Terrane, { figures }: MapScene): Piece[] =>
  standing(terrane, figures).map(({ figure, ...place }) => ({
    id: figure.character,
    ...place,
    draw: (context, x, y, size) => drawFigure(context, figure, x, y, size),
  }));

/** The points of a way along the paths as they are drawn, which bend. */
function alongPaths({ points, ways }: Terrane, spaces: readonly SpaceId[]): Point[] {
  const stops = spaces.flatMap((space) => points.get(space) ?? []);
  return stops.flatMap((to, index): Point[] => {
    const from = stops[index - 1];
    if (!from) return [to];
    const way = ways.find(
      (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
    );
    const by = way?.by ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return Array.from({ length: STRAIGHTS }, (_, step) =>
      onCurve(from, by, to, (step + 1) / STRAIGHTS),
    );
  });
}

const onCurve = (from: Point, by: Point, to: Point, part: number): Point => ({
  x: from.x * (1 - part) ** 2 + by.x * 2 * part * (1 - part) + to.x * part ** 2,
  y: from.y * (1 - part) ** 2 + by.y * 2 * part * (1 - part) + to.y * part ** 2,
});
