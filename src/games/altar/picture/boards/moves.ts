import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawFaint, type Piece } from '../../../../picture/animation/pieces.ts';
import { eased, type Paint, type Shot } from '../../../../picture/animation/shot.ts';
import { type Point, pointOnWay } from '../../../../picture/animation/way.ts';
import { faded, INK, MARK } from '../../../../picture/palette.ts';
import type { TextBox } from '../../../../picture/text.ts';
import { HALF, layOut, paintTable, type TableLayout, WIDTH } from './draw.ts';
import { drawRowCard, heightOfRowCard } from './row-card.ts';
import type { BoardScene, RowCardScene, TableScene } from './scene.ts';

/** Milliseconds. */
const FLIGHT = 440;
const SHOWN = 900;
const CHANGE = 480;
/** No board changes: cards are drawn, the turn goes on. */
const NEWS = 240;
/** How large a card begins and ends that comes from a hand, or goes into one. */
const SMALL = 0.25;

/** As high as the highest table of a round. */
export const heightFor = (scenes: readonly TableScene[]): number =>
  Math.max(...scenes.map((scene) => layOut(scene).height));

/** Paints a table on a ground of this height. */
export const tableIn =
  (height: number, scene: TableScene): Paint =>
  (context) => {
    context.fillStyle = INK.night;
    context.fillRect(0, 0, WIDTH, height + 1);
    paintTable(context, scene, layOut(scene));
  };

/** A face-up card goes to whoever takes it: from the row by its place there, or from the middle. */
export function takingShots(
  height: number,
  scene: TableScene,
  { card, from, god }: { card: RowCardScene; from: number | 'middle'; god: string },
): Shot[] {
  const layout = layOut(scene);
  const start = middleOf(layout, from === 'middle' ? from : `row-${from}`);
  const end = middleOf(layout, god);
  if (!start || !end) return [];
  const piece = pieceOf(card);
  return [
    {
      lasts: FLIGHT,
      ground: tableIn(height, scene),
      moving: (context, moment) =>
        drawFaint(context, piece, {
          ...pointOnWay([start, end], eased(moment)),
          share: 1 + (SMALL - 1) * moment,
          alpha: 1 - 0.6 * moment ** 3,
        }),
    },
  ];
}

/** A card comes from the hand beside a board, and is shown to everyone. */
export function playingShots(
  height: number,
  scene: TableScene,
  { card, god }: { card: RowCardScene; god: string },
): Shot[] {
  const layout = layOut(scene);
  const start = middleOf(layout, god);
  if (!start) return [];
  const piece = pieceOf(card);
  const end = { x: WIDTH / 2, y: layout.height / 3 };
  const ground = tableIn(height, scene);
  return [
    {
      lasts: FLIGHT,
      ground,
      moving: (context, moment) =>
        drawFaint(context, piece, {
          ...pointOnWay([start, end], eased(moment)),
          share: SMALL + (1 - SMALL) * moment,
          alpha: 0.4 + 0.6 * moment,
        }),
    },
    {
      lasts: SHOWN,
      ground: (context) => {
        ground(context);
        drawFaint(context, piece, { ...end, share: 1, alpha: 1 });
      },
    },
  ];
}

/** Everything else that is different afterwards: a light goes round each board that has changed. */
export function changeShot(height: number, before: TableScene, after: TableScene): Shot {
  const layout = layOut(after);
  const ground = tableIn(height, after);
  const changed = after.boards.filter((board) => {
    const then = before.boards.find(({ god }) => god === board.god);
    return !then || whatStands(then) !== whatStands(board);
  });
  if (changed.length === 0) return { lasts: NEWS, ground };
  const lights = changed.flatMap((board) => {
    const then = before.boards.find(({ god }) => god === board.god);
    const box = layout.pieces.find(({ id }) => id === board.god)?.box;
    const isLess = then !== undefined && board.points < then.points;
    return box ? [{ box, colour: isLess ? MARK.vermilion : INK.gold }] : [];
  });
  return {
    lasts: CHANGE,
    ground,
    moving: (context, moment) => {
      for (const { box, colour } of lights) drawLight(context, box, colour, moment);
    },
  };
}

/** What lies on a board, whoever's turn it is and whatever they hold. */
const whatStands = ({ active, inactive, shrines, worshippers, ward }: BoardScene): string =>
  JSON.stringify([active, inactive, shrines, worshippers, ward]);

/** Flares up and fades. */
function drawLight(
  context: SKRSContext2D,
  { x, y, width, height }: TextBox,
  colour: string,
  moment: number,
): void {
  const strength = Math.sin(Math.PI * Math.min(1, moment));
  context.save();
  context.beginPath();
  context.roundRect(x - 2, y - 2, width + 4, height + 4, 16);
  context.fillStyle = faded(colour, 0.28 * strength);
  context.fill();
  context.lineWidth = 12;
  context.strokeStyle = faded(colour, strength);
  context.stroke();
  context.restore();
}

function middleOf({ pieces }: TableLayout, wanted: string): Point | null {
  const box = pieces.find(({ id }) => id === wanted)?.box;
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

function pieceOf(card: RowCardScene): Piece {
  const height = heightOfRowCard(card, HALF);
  return {
    id: card.name,
    x: 0,
    y: 0,
    size: Math.max(HALF, height),
    draw: (context, x, y) =>
      drawRowCard(context, card, { x: x - HALF / 2, y: y - height / 2, width: HALF, height }),
  };
}
