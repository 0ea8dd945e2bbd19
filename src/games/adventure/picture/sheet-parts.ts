import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawBar } from '../../../picture/gauges.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { GAUGE, INK, MARK } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { breakRuns, drawRichText, type RichText } from '../../../picture/rich-text.ts';
import { fitLine, type TextBox, writeLine } from '../../../picture/text.ts';
import type { Slot } from '../rules/terms.ts';
import { drawLevel } from './emblem.ts';
import { ATTACK_TYPE_ICONS, LEVEL_LOOKS, POTION_LOOKS, SLOT_ICONS, VALUE_LOOKS } from './looks.ts';
import type { SheetItem, SheetQuest } from './sheet-scene.ts';

/** For measuring only: what it draws on is never seen. */
const scratch = createCanvas(8, 8).getContext('2d');

const WORDS = { size: 31, weight: 400, colour: INK.text } as const;
const INDENT = 92;

/** An item, or an empty place for one. */
export type SheetSlot = SheetItem | { readonly slot: Slot; readonly none: string };

const isThere = (item: SheetSlot): item is SheetItem => 'name' in item;

const wordsOf = ({ text }: SheetItem, width: number): RichText =>
  breakRuns(scratch, [{ text }], width - INDENT - 24, WORDS);

export const heightOfItem = (item: SheetSlot, width: number): number =>
  isThere(item) && item.text !== '' ? 68 + wordsOf(item, width).height + 8 : 72;

/** An item with its slot, its level, its fighting values, what it does, and the potions that it can be drunk as. */
export function drawItem(context: SKRSContext2D, item: SheetSlot, box: TextBox): void {
  const { x, y, width } = box;
  const icon = SLOT_ICONS[item.slot];
  if (!isThere(item)) {
    drawPanel(context, box, { face: '#191c25' });
    drawIcon(context, icon, x + 46, y + box.height / 2, 46, INK.panelEdge);
    const none = { size: 32, least: 30, weight: 400, colour: INK.quiet } as const;
    writeLine(context, item.none, x + INDENT, y + box.height / 2, width - INDENT - 20, none);
    return;
  }
  const { colour } = LEVEL_LOOKS[item.level];
  drawPanel(context, box, { face: '#2a3040', edge: colour, edgeWidth: 3 });
  drawIcon(context, icon, x + 46, y + 38, 54, INK.parchment);
  drawLevel(context, item.level, x + INDENT + 16, y + 36, 34);
  let end = x + width - 18;
  for (const potion of item.potions) {
    const look = POTION_LOOKS[potion];
    drawIcon(context, look.icon, end - 24, y + 36, 46, look.colour);
    end -= 56;
  }
  end = drawItemValues(context, item.values, end, y + 36);
  writeLine(context, item.name, x + INDENT + 44, y + 36, end - x - INDENT - 50, {
    size: 40,
    least: 30,
    face: 'heading',
  });
  if (item.text !== '') drawRichText(context, wordsOf(item, width), x + INDENT, y + 64);
}

/** Values to the left of `end`, the last of them first. @returns where they begin */
function drawItemValues(
  context: SKRSContext2D,
  { attack, type = 'melee', defense, damage }: SheetItem['values'],
  end: number,
  y: number,
): number {
  const printed = [
    { ...VALUE_LOOKS.damage, value: damage },
    { ...VALUE_LOOKS.defense, value: defense },
    { icon: ATTACK_TYPE_ICONS[type], colour: VALUE_LOOKS.attack.colour, value: attack },
  ];
  let left = end;
  for (const { icon, colour, value } of printed) {
    if (value === undefined) continue;
    left -= writeLine(context, String(value), left - 4, y + 1, 60, { size: 40, align: 'right' });
    drawIcon(context, icon, left - 34, y, 44, colour);
    left -= 70;
  }
  return left;
}

const TASK = 52;

/** Tasks in words, each broken into lines. */
const tasksOf = ({ tasks }: SheetQuest, width: number): RichText[] =>
  tasks.map(({ text }) => breakRuns(scratch, [{ text }], width - 250, WORDS));

const heightOfTask = ({ height }: RichText): number => Math.max(TASK, height + 12);

export const heightOfQuest = (quest: SheetQuest, width: number): number =>
  tasksOf(quest, width).reduce((sum, task) => sum + heightOfTask(task), 72) + 8;

/** A quest with its worth, and how far each of its tasks has come. */
export function drawQuest(context: SKRSContext2D, quest: SheetQuest, box: TextBox): void {
  const { x, y, width } = box;
  drawPanel(context, box, { face: '#33291a', edge: '#8d7336', edgeWidth: 3 });
  drawIcon(context, 'scroll-unfurled', x + 40, y + 38, 50, INK.parchment);
  const { icon, colour } = VALUE_LOOKS.valor;
  const valor = { size: 44, align: 'right', colour: INK.gold } as const;
  const end = x + width - 22;
  const taken = writeLine(context, String(quest.valor), end, y + 37, 60, valor);
  drawIcon(context, icon, end - taken - 32, y + 36, 50, colour);
  writeLine(context, quest.name, x + 78, y + 37, width - taken - 170, {
    size: 40,
    least: 30,
    face: 'heading',
    colour: INK.parchment,
  });
  let top = y + 68;
  for (const [index, task] of tasksOf(quest, width).entries()) {
    const { done, needed } = quest.tasks[index] as SheetQuest['tasks'][number];
    const height = heightOfTask(task);
    const middle = top + height / 2;
    drawRichText(context, task, x + 28, middle - task.height / 2);
    drawProgress(context, done, needed, { x: end - 176, y: middle - 17, width: 176, height: 34 });
    top += height;
  }
}

function drawProgress(context: SKRSContext2D, done: number, needed: number, box: TextBox): void {
  if (done >= needed) {
    const [x, y] = [box.x + box.width - 26, box.y + box.height / 2];
    drawIcon(context, 'check-mark', x, y, 44, MARK.green);
    return;
  }
  drawBar(context, box, done, needed, { full: GAUGE.action, empty: '#4b3d20' });
  writeLine(context, `${done}/${needed}`, box.x + box.width / 2, box.y + 18, box.width, {
    size: 30,
    align: 'center',
    rim: INK.outline,
  });
}

interface Chip {
  readonly icon: string;
  readonly name: string;
}

const CHIP = { height: 62, gap: 12, style: { size: 32, least: 30 } } as const;

/** Where each chip goes: beside the one before, or on the next line. */
function placesOf(
  chips: readonly Chip[],
  width: number,
): { x: number; row: number; wide: number }[] {
  let [x, row] = [0, 0];
  return chips.map(({ name }) => {
    const fit = fitLine(scratch, name, width - 110, CHIP.style);
    const wide = fit.width + 92;
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1];
    const place = { x, row, wide };
    x += wide + CHIP.gap;
    return place;
  });
}

export const heightOfChips = (chips: readonly Chip[], width: number): number =>
  ((placesOf(chips, width).at(-1)?.row ?? -1) + 1) * (CHIP.height + CHIP.gap);

/** Symbols with their names, as many to a line as fit. */
export function drawChips(
  context: SKRSContext2D,
  chips: readonly Chip[],
  { x, y, width }: { x: number; y: number; width: number },
): void {
  for (const [index, place] of placesOf(chips, width).entries()) {
    const { icon, name } = chips[index] as Chip;
    const box = {
      x: x + place.x,
      y: y + place.row * (CHIP.height + CHIP.gap),
      width: place.wide,
      height: CHIP.height,
    };
    drawPanel(context, box, { face: '#2c3b2c', edge: '#5f8a55' });
    drawIcon(context, icon, box.x + 38, box.y + CHIP.height / 2, 46, '#d9f0c8');
    writeLine(context, name, box.x + 72, box.y + CHIP.height / 2, place.wide - 80, CHIP.style);
  }
}
