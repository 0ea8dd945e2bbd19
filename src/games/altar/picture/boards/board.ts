import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawFace } from '../../../../picture/faces/draw.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { createLayers } from '../../../../picture/layers.ts';
import { faded, INK, MARK, shaded } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { traceShape } from '../../../../picture/shapes.ts';
import { type TextBox, writeLine } from '../../../../picture/text.ts';
import { LIMITS } from '../../rules/rulings.ts';
import { type Built, drawBuilt } from '../built.ts';
import { godFaceOf } from '../faces.ts';
import { lookOf } from '../looks.ts';
import { CHIP, drawWorshipper } from './chips.ts';
import { drawOmenSign } from './omen-sign.ts';
import type { BoardScene } from './scene.ts';
import { drawWard } from './ward.ts';

const EDGE = 12;
const PORTRAIT = 124;
/** Where Altars and Shrines stand, from the top of the board. */
const GROUND = { top: EDGE + PORTRAIT + 10, height: 98 } as const;
const SPOT = 65;
const CHIPS_PER_LINE = 2;

/** Boards already drawn: in a turn one or two of them change. */
const drawn = createLayers();

/** As high as its chips need. */
export function heightOfBoard(board: BoardScene): number {
  return GROUND.top + GROUND.height + heightOfChips(board) + EDGE;
}

const heightOfChips = ({ worshippers }: BoardScene): number =>
  Math.ceil(worshippers.length / CHIPS_PER_LINE) * (CHIP.height + CHIP.gap);

export function drawBoard(context: SKRSContext2D, board: BoardScene, box: TextBox): void {
  const { width, height } = box;
  // Light around the board goes past its edge.
  const rim = 8;
  const place = {
    x: box.x - rim,
    y: box.y - rim,
    width: width + rim * 2,
    height: height + rim * 2,
  };
  drawn.draw(context, JSON.stringify([board, width, height]), place, (painting) => {
    painting.translate(rim, rim);
    paintBoard(painting, board, { x: 0, y: 0, width, height });
  });
}

function paintBoard(context: SKRSContext2D, board: BoardScene, box: TextBox): void {
  const { width, height } = box;
  const colour = MARK[lookOf(board.god).colour];
  const edge = board.isOnTurn ? { edge: INK.gold, edgeWidth: 7 } : { edge: shaded(colour, -0.5) };
  drawPanel(context, box, { face: shaded(colour, -0.82), ...edge });
  paintGod(context, board);
  const left = EDGE * 2 + PORTRAIT;
  writeLine(context, board.name, left, EDGE + 26, width - left - EDGE, {
    size: 44,
    least: 32,
    face: 'heading',
    colour: INK.gold,
  });
  writeLine(context, board.score, left, EDGE + 71, 120, { size: 36, least: 30 });
  if (board.hand !== null) paintHand(context, board.hand, width - EDGE, EDGE + 71);
  paintProgress(context, board, { x: left, y: EDGE + 98, width: width - left - EDGE, height: 22 });
  paintOmens(context, board, left + 126);
  const chips = height - EDGE - heightOfChips(board);
  const ground = { x: EDGE, y: GROUND.top, width: width - EDGE * 2, height: chips - GROUND.top };
  paintGround(context, board, ground);
  paintChips(context, board, { ...ground, y: chips + CHIP.gap });
}

/** The god as a person, or the symbol of a homemade one. */
function paintGod(context: SKRSContext2D, { god, isOnTurn }: BoardScene): void {
  const { icon, colour } = lookOf(god);
  const [x, y] = [EDGE + PORTRAIT / 2, EDGE + PORTRAIT / 2];
  traceShape(context, 'square', x, y, PORTRAIT * 0.57);
  context.fillStyle = isOnTurn ? INK.gold : shaded(MARK[colour], -0.3);
  context.fill();
  const face = godFaceOf(god);
  if (face) drawFace(context, face, x, y, PORTRAIT * 1.06, { medallion: 'square' });
  else {
    traceShape(context, 'square', x, y, PORTRAIT * 0.53);
    context.fillStyle = shaded(MARK[colour], -0.72);
    context.fill();
    drawIcon(context, icon, x, y, PORTRAIT * 0.7, MARK[colour]);
  }
}

/** The backs of the cards that the player holds, with their number. */
function paintHand(context: SKRSContext2D, hand: string, right: number, y: number): void {
  const taken = writeLine(context, hand, right, y, 80, { size: 36, align: 'right' });
  const x = right - taken - 34;
  for (const turn of [-0.28, 0, 0.28]) {
    context.save();
    context.translate(x, y + 16);
    context.rotate(turn);
    context.beginPath();
    context.roundRect(-12, -36, 24, 36, 4);
    context.fillStyle = '#6c5aa8';
    context.fill();
    context.lineWidth = 2.5;
    context.strokeStyle = INK.outline;
    context.stroke();
    context.restore();
  }
}

/** How near the board is to being complete: a step of light for each Shrine and active Altar. */
function paintProgress(
  context: SKRSContext2D,
  { points, goal }: BoardScene,
  { x, y, width, height }: TextBox,
): void {
  const step = (width + 6) / goal;
  for (let part = 0; part < goal; part++) {
    context.beginPath();
    context.roundRect(x + part * step, y, step - 6, height, 6);
    context.fillStyle = part < points ? INK.gold : faded(INK.outline, 0.65);
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = part < points ? shaded(INK.gold, -0.4) : faded(INK.quiet, 0.5);
    context.stroke();
  }
}

/** The omens that work here, by the symbols that they have in the list of omens. */
function paintOmens(context: SKRSContext2D, { omens }: BoardScene, left: number): void {
  const step = omens.length > 2 ? 92 / omens.length : 50;
  for (const [index, { icon }] of omens.entries()) {
    drawOmenSign(context, icon, left + 22 + index * step, EDGE + 70, 46);
  }
}

function paintGround(context: SKRSContext2D, board: BoardScene, box: TextBox): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 10);
  context.fillStyle = faded(INK.outline, 0.5);
  context.fill();
  context.save();
  context.clip();
  const spots = [...spotsFor(board)];
  const step = (box.width - 20) / spots.length;
  for (const [index, what] of spots.entries()) {
    drawBuilt(context, what, box.x + 10 + step * (index + 0.5), box.y + box.height / 2 - 1, SPOT);
  }
  context.restore();
  drawWard(context, board.ward, box);
}

/** What stands on each spot of a board, Altars first. */
function* spotsFor({ active, inactive, shrines }: BoardScene): Generator<Built> {
  for (let spot = 0; spot < LIMITS.altars; spot++) {
    yield spot < active ? 'active' : spot < active + inactive ? 'inactive' : 'no-altar';
  }
  for (let spot = 0; spot < LIMITS.shrines; spot++) {
    yield spot < shrines ? 'shrine' : 'no-shrine';
  }
}

/** Who worships here, side by side in pairs. */
function paintChips(context: SKRSContext2D, { worshippers, ward }: BoardScene, box: TextBox): void {
  const width = (box.width - CHIP.gap) / CHIPS_PER_LINE;
  for (const [index, worshipper] of worshippers.entries()) {
    const x = box.x + (index % CHIPS_PER_LINE) * (width + CHIP.gap);
    const y = box.y + Math.floor(index / CHIPS_PER_LINE) * (CHIP.height + CHIP.gap);
    const place = { x, y, width, height: CHIP.height };
    drawWorshipper(context, worshipper, ward === 'broken', place);
  }
}
