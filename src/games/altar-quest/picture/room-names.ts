import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { font } from '../../../picture/fonts.ts';
import { createLayers } from '../../../picture/layers.ts';
import { type TextBox, writeLine } from '../../../picture/text.ts';
import type { Room, Space } from '../rules/board/board.ts';
import type { PictureText } from './figure-name.ts';
import { isWithin, type Viewport } from './layout.ts';
import type { BoardScene } from './scene.ts';

/** Size of the letters: no smaller can be read on a phone. */
const SIZE = 30;
const PADDING = 6;
/** Close, so that two lines take little more than one square. */
const LEADING = 1;

/** Names that were already drawn. */
const written = createLayers();
/** For measuring only. */
const scratch = createCanvas(8, 8).getContext('2d');

/** Free squares side by side in one row. */
interface Stretch {
  readonly column: number;
  readonly row: number;
  readonly squares: number;
}

/** A name as it is set: on one line or two. */
interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
}

/** A name where it is written. */
export interface PlacedName {
  readonly lines: readonly string[];
  readonly size: number;
  readonly box: TextBox;
}

/**
 * Each revealed room's name on its floor, as a sign says it, where nobody and nothing stands; its number alone, or
 * nothing, where there is no room for more.
 */
export function placeRoomNames(
  scene: BoardScene,
  text: PictureText,
  shown: Viewport,
): PlacedName[] {
  const { board, choices = [] } = scene;
  const taken = new Set([
    ...scene.figures.flatMap(({ spaces }) => spaces),
    ...scene.features.flatMap(({ spaces }) => spaces),
    ...scene.stairs,
  ]);
  const chosen = new Set([...taken, ...choices.flatMap(({ spaces }) => spaces)]);
  const inUse = new Set([
    ...chosen,
    ...board.doors.flatMap(({ spaces }) => spaces),
    ...(scene.reachable ?? []).map(({ space }) => space),
  ]);
  return board.rooms.flatMap((room) => {
    if (!scene.revealed.has(room.id)) return [];
    const name = scene.called.signs[room.id] ?? null;
    const number = String(room.number);
    const full = name === null ? number : text('altar-quest-picture.room-name', { number, name });
    const settings = settingsOf(full, number);
    // Doors and what can be reached are kept in sight if there is room elsewhere; what can be chosen, always.
    const stretches = [
      stretchesIn(scene, room, inUse, shown),
      stretchesIn(scene, room, chosen, shown),
    ];
    return placed(settings, stretches, shown.square);
  });
}

/** The ways to set a name, once measured: that takes time. */
const measured = new Map<string, Setting[]>();
const MEASURED_AT_MOST = 500;

function settingsOf(name: string, number: string): Setting[] {
  const known = measured.get(name);
  if (known) return known;
  if (measured.size >= MEASURED_AT_MOST) measured.clear();
  const settings = measureSettings(name, number);
  measured.set(name, settings);
  return settings;
}

/** The best way comes first. */
function measureSettings(name: string, number: string): Setting[] {
  return [setting([name], SIZE), setting(halves(name), SIZE), setting([number], SIZE)];
}

function setting(lines: readonly string[], size: number): Setting {
  scratch.font = font(size);
  const widths = lines.map((line) => scratch.measureText(line).width);
  return { lines, size, width: Math.ceil(Math.max(...widths)) + PADDING * 2 };
}

/** Two lines, broken where they are most alike. */
function halves(name: string): [string, string] {
  const words = name.split(' ');
  const broken = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ]);
  const unlike = ([one, other]: [string, string]) => Math.abs(one.length - other.length);
  return broken.sort((one, other) => unlike(one) - unlike(other))[0] ?? [name, ''];
}

/** The visible free stretches of a room, from the top. */
function stretchesIn(
  { board }: BoardScene,
  room: Room,
  taken: ReadonlySet<Space>,
  shown: Viewport,
): Stretch[] {
  const { columns } = board.grid;
  const stretches: Stretch[] = [];
  for (const space of room.spaces) {
    const cell = board.grid.cellOf.get(space) ?? 0;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    if (taken.has(space) || space === room.shadow || !isWithin(shown, column, row)) continue;
    const last = stretches.at(-1);
    if (last && last.row === row && last.column + last.squares === column) {
      stretches[stretches.length - 1] = { ...last, squares: last.squares + 1 };
    } else {
      stretches.push({ column, row, squares: 1 });
    }
  }
  return stretches;
}

/** In the best way for which some stretch has room, on the first of those. */
function placed(
  settings: readonly Setting[],
  choices: readonly (readonly Stretch[])[],
  square: number,
): PlacedName[] {
  for (const way of settings) {
    for (const stretches of choices) {
      const place = stretches.find(({ squares }) => squares * square >= way.width);
      if (place) return [{ ...way, box: boxFor(way, place, square) }];
    }
  }
  return [];
}

/** In the middle of a stretch, on a canvas whose top left corner is that of square A1. */
function boxFor({ lines, size, width }: Setting, place: Stretch, square: number): TextBox {
  const height = Math.ceil(size * (LEADING * lines.length + 0.16));
  const x = (place.column + place.squares / 2) * square - width / 2;
  const y = (square - height) / 2;
  return { x: Math.round(x), y: Math.round(place.row * square + y), width, height };
}

export function writeRoomName(context: SKRSContext2D, { lines, size, box }: PlacedName): void {
  const key = JSON.stringify([lines, size]);
  written.draw(context, key, box, (painting) => {
    for (const [index, line] of lines.entries()) {
      const middle = size * (LEADING * (index + 0.5) + 0.08);
      writeLine(painting, line, box.width / 2, middle, box.width, {
        size,
        align: 'center',
        colour: '#f8eecf',
        rim: '#0b0c11e6',
      });
    }
  });
}
