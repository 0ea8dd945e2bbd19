import type { SKRSContext2D } from '@napi-rs/canvas';
import { changesOf, drawFalling, type Piece } from '../../../picture/animation/pieces.ts';
import { eased, type Paint, type Shot } from '../../../picture/animation/shot.ts';
import { pointOnWay } from '../../../picture/animation/way.ts';
import type { Space } from '../rules/terms.ts';
import { onField, paintBoard } from './board-picture.ts';
import type { PictureText } from './figure-name.ts';
import { drawFigure, standing } from './figures.ts';
import { boxOf, type Layout, layoutFor, middle, type Viewport, viewportOf } from './layout.ts';
import type { BoardScene, SceneFigure } from './scene.ts';

/** Milliseconds. */
const A_SPACE = 150;
const LONGEST_WALK = 1_100;
const FALL = 560;
const CHANGE = 400;
/** Nobody moves: a room is seen, or a number changes. */
const NEWS = 200;

/** What an animation of the board shows of it, the same all the time. */
export interface Camera {
  readonly viewport: Viewport;
  readonly layout: Layout;
  readonly text: PictureText;
}

/** What holds everything that is seen in any of the scenes. */
export function cameraFor(scenes: readonly BoardScene[], text: PictureText): Camera {
  const last = scenes.at(-1)!;
  const figures = scenes.flatMap((scene) => scene.figures);
  return {
    viewport: viewportOf({ ...last, figures }, 'revealed'),
    layout: layoutFor(Math.max(...scenes.map(({ quests }) => quests.length))),
    text,
  };
}

export const boardIn =
  ({ viewport, layout, text }: Camera, scene: BoardScene): Paint =>
  (context) =>
    paintBoard(context, scene, text, viewport, layout);

/** A figure walks from space to space. */
export function walkShot(
  camera: Camera,
  scene: BoardScene,
  figure: SceneFigure,
  spaces: readonly Space[],
): Shot {
  const { square } = camera.viewport;
  const way = spaces.map((space) => middle(boxOf(scene.board, square, [space])));
  const [alone] = piecesOn(camera, { ...scene, figures: [figure] });
  return {
    lasts: Math.min(LONGEST_WALK, spaces.length * A_SPACE),
    ground: boardIn(camera, without(scene, new Set([figure.id]))),
    moving: onBoard(camera, (context, moment) => {
      const { x, y } = pointOnWay(way, eased(moment));
      alone?.draw(context, x, y, alone.size);
    }),
  };
}

/** A figure falls where it stands. */
export function fallShot(camera: Camera, scene: BoardScene, { id }: SceneFigure): Shot {
  const falls = piecesOn(camera, scene).find((piece) => piece.id === id);
  return {
    lasts: FALL,
    ground: boardIn(camera, without(scene, new Set([id]))),
    moving: onBoard(camera, (context, moment) => {
      if (falls) drawFalling(context, falls, moment);
    }),
  };
}

/** Everything else that is different afterwards: who stands elsewhere slides there, comes or goes. */
export function changeShot(camera: Camera, before: BoardScene, after: BoardScene): Shot {
  const { moved, moving } = changesOf(piecesOn(camera, before), piecesOn(camera, after));
  const ground = boardIn(camera, without(after, moved));
  return moving
    ? { lasts: CHANGE, ground, moving: onBoard(camera, moving) }
    : { lasts: NEWS, ground };
}

const without = (scene: BoardScene, ids: ReadonlySet<string>): BoardScene => ({
  ...scene,
  figures: scene.figures.filter(({ id }) => !ids.has(id)),
});

const onBoard =
  (
    { viewport }: Camera,
    draw: (context: SKRSContext2D, moment: number) => void,
  ): NonNullable<Shot['moving']> =>
  (context, moment) =>
    onField(context, viewport, () => draw(context, moment));

const piecesOn = ({ viewport: { square } }: Camera, { board, figures }: BoardScene): Piece[] =>
  standing(board, figures, square).map(({ figure, ...place }) => ({
    id: figure.id,
    ...place,
    draw: (context, x, y, size) => drawFigure(context, figure, x, y, size, square),
  }));
