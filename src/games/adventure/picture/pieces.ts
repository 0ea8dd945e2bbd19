import type { SKRSContext2D } from '@napi-rs/canvas';
import { meets } from '../../../picture/boxes.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { faded, INK, MARK } from '../../../picture/palette.ts';
import { traceShape } from '../../../picture/shapes.ts';
import { type TextBox, writeLine } from '../../../picture/text.ts';
import { CHOICE_BADGE, drawBadge, drawToken } from '../../../picture/token.ts';
import type { SpaceDefinition } from '../rules/map/definition.ts';
import type { SpaceId } from '../rules/terms.ts';
import type { Point, Terrane } from './land/geometry.ts';
import { CITY_LOOK, characterToken, DISCOVERY_ICONS, LEVEL_LOOKS, TABLE_LOOKS } from './looks.ts';
import { writeName } from './names.ts';
import { namesShown } from './names-shown.ts';
import type { MapScene, SceneDiscoveries, SceneFigure, SceneTracked } from './scene.ts';
import { drawOnRim, radiusOf } from './space.ts';

/**
 * Draws everything on a part of the map that comes and goes, in units of the map: what may be reached, markers, figures.
 * No figure covers a name: the name is before it.
 */
export function drawPieces(
  context: SKRSContext2D,
  terrane: Terrane,
  scene: MapScene,
  shown: TextBox,
): void {
  const spaceOf = new Map(terrane.map.spaces.map((space) => [space.id, space]));
  const each = (id: SpaceId, draw: (at: Point, space: SpaceDefinition) => void): void => {
    const [at, space] = [terrane.points.get(id), spaceOf.get(id)];
    if (at && space) draw(at, space);
  };
  for (const { space } of scene.reachable) {
    each(space, (at, found) => {
      drawReach(context, found, at);
      drawOnRim(context, found, at, scene.gifts[space]);
    });
  }
  for (const space of scene.events) each(space, (at) => drawEvent(context, at));
  for (const found of scene.discoveries) {
    each(found.space, (at) => drawDiscoveries(context, found, at));
  }
  for (const [space, tracked] of bySpace(scene.track)) {
    each(space, (at) => drawMarkers(context, tracked, at));
  }
  const figures = standing(terrane, scene.figures);
  for (const { figure, x, y, size } of figures) drawFigure(context, figure, x, y, size);
  const names = namesShown(terrane, scene.names, shown);
  for (const { name, plate } of names) {
    if (figures.some((figure) => meets(boxAround(figure), plate))) writeName(context, name, plate);
  }
  for (const { space, steps } of scene.reachable) {
    each(space, (at) => drawSteps(context, steps, at));
  }
  for (const { space, mark } of scene.choices ?? []) {
    const plates = names.map(({ plate }) => plate);
    each(space, (at, found) => drawChoice(context, mark, at, { radius: radiusOf(found), plates }));
  }
}

function bySpace<Thing extends { space: SpaceId }>(things: readonly Thing[]): [SpaceId, Thing[]][] {
  const found = new Map<SpaceId, Thing[]>();
  for (const thing of things) found.set(thing.space, [...(found.get(thing.space) ?? []), thing]);
  return [...found];
}

/** Light around a space that can be reached. */
function drawReach(context: SKRSContext2D, space: SpaceDefinition, { x, y }: Point): void {
  const { shape } = space.city ? CITY_LOOK : LEVEL_LOOKS[space.color];
  const radius = radiusOf(space) + 7;
  for (const [width, colour] of [
    [22, faded(MARK.sky, 0.35)],
    [11, INK.outline],
    [7, MARK.white],
    [4, MARK.sky],
  ] as const) {
    traceShape(context, shape, x, y, radius);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}

/** How many steps away a space is. */
function drawSteps(context: SKRSContext2D, steps: number, { x, y }: Point): void {
  const badge = { shape: 'disc', face: MARK.sky, text: String(steps) } as const;
  drawBadge(context, badge, x + 40, y - 40, 42);
}

/** The number under which a space can be voted for, in a ring of light. */
function drawChoice(
  context: SKRSContext2D,
  mark: string,
  at: Point,
  { radius, plates }: { radius: number; plates: readonly TextBox[] },
): void {
  const { x, y } = at;
  context.lineWidth = 6;
  context.strokeStyle = INK.gold;
  context.beginPath();
  context.arc(x, y, radius + 8, 0, Math.PI * 2);
  context.stroke();
  const box = numberBox(at, radius, plates);
  drawBadge(context, { ...CHOICE_BADGE, text: mark }, x, box.y + NUMBER / 2, NUMBER);
}

const NUMBER = 58;

/** Where the number of a space is: on its upper edge, or as far below it as no name is covered. */
export function numberBox({ x, y }: Point, radius: number, plates: readonly TextBox[]): TextBox {
  const side = { width: NUMBER, height: NUMBER };
  const usual = { x: x - NUMBER / 2, y: y - radius - 6 - NUMBER / 2, ...side };
  const covered = plates.filter((plate) => plate.y < y && meets(plate, usual));
  return { ...usual, y: Math.max(usual.y, ...covered.map((plate) => plate.y + plate.height)) };
}

function drawEvent(context: SKRSContext2D, { x, y }: Point): void {
  const { icon, face, ink } = TABLE_LOOKS.event;
  drawBadge(context, { shape: 'diamond', face, text: '' }, x - 44, y - 28, 52);
  drawIcon(context, icon, x - 44, y - 28, 29, ink);
}

/** Face-down discoveries: one token, with a number if there are several; those that the viewer knows are face up. */
function drawDiscoveries(
  context: SKRSContext2D,
  { count, known }: SceneDiscoveries,
  { x, y }: Point,
): void {
  const { face, ink } = TABLE_LOOKS.discovery;
  const tokens = [...known.map((discovery) => DISCOVERY_ICONS[discovery])].slice(0, 2);
  const hidden = count - known.length;
  const left = x + 55;
  for (const [index, icon] of tokens.entries()) {
    const across = left + index * 30;
    drawBadge(context, { shape: 'square', face: ink, text: '' }, across, y + 6, 42);
    drawIcon(context, icon, across, y + 6, 28, face);
  }
  if (hidden <= 0) return;
  const text = hidden === 1 ? '?' : `${hidden}?`;
  const badge = { shape: 'square', face, ink, text } as const;
  drawBadge(context, badge, left + tokens.length * 30, y + 6, 42);
}

/** Numbered markers of undefeated encounters; those with Aggro are red and have spikes. */
function drawMarkers(
  context: SKRSContext2D,
  tracked: readonly SceneTracked[],
  { x, y }: Point,
): void {
  for (const [index, one] of tracked.slice(0, 3).entries()) {
    drawMarker(context, one, x - 50 - index * 34, y + 20, 46);
  }
}

/** The marker of an undefeated encounter, centered on a point. */
export function drawMarker(
  context: SKRSContext2D,
  { slot, hasAggro }: Pick<SceneTracked, 'slot' | 'hasAggro'>,
  x: number,
  y: number,
  size: number,
): void {
  const { shape, face, ink } = hasAggro ? TABLE_LOOKS.aggro : TABLE_LOOKS.undefeated;
  const across = hasAggro ? size * 1.12 : size;
  context.fillStyle = INK.outline;
  traceShape(context, shape, x, y, across / 2);
  context.fill();
  context.fillStyle = face;
  traceShape(context, shape, x, y, across / 2 - 3);
  context.fill();
  writeLine(context, String(slot), x, y, across, {
    size: size * 0.7,
    align: 'center',
    colour: ink,
  });
}

/** Where a figure stands and how large it is, in units of the map. */
export interface Standing extends Point {
  readonly figure: SceneFigure;
  readonly size: number;
}

const boxAround = ({ x, y, size }: Standing): TextBox => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** Figures on the upper edge of a space, side by side; the active one before the others. */
function standingOn(figures: readonly SceneFigure[], { x, y }: Point, radius: number): Standing[] {
  const size = figures.length > 2 ? 52 : 60;
  const places = figures.map((figure, index) => ({
    figure,
    x: x + (index - (figures.length - 1) / 2) * size * 0.78,
    y: y - radius - size * 0.18,
    size,
  }));
  return places.sort((one, other) => Number(one.figure.isActive) - Number(other.figure.isActive));
}

/** Where all figures stand. */
export const standing = (terrane: Terrane, figures: readonly SceneFigure[]): Standing[] =>
  bySpace(figures).flatMap(([id, those]) => {
    const at = terrane.points.get(id);
    const space = terrane.map.spaces.find((one) => one.id === id);
    return at && space ? standingOn(those, at, radiusOf(space)) : [];
  });

/** Draws a figure around a point. */
export function drawFigure(
  context: SKRSContext2D,
  { character, isActive }: SceneFigure,
  x: number,
  y: number,
  size: number,
): void {
  const token = characterToken(character);
  drawToken(context, isActive ? { ...token, glow: MARK.yellow } : token, x, y, size);
}
