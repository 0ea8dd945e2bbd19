import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';

/**
 * Symbols from game-icons.net (CC BY 3.0, named in NOTICE.md), by their name there. The collection
 * is read once, when the first symbol is drawn; only symbols asked for are kept.
 */

/** Side of the square that every symbol is drawn in. */
const SIDE = 512;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let bodies: ReadonlyMap<string, string> | null = null;
const paths = new Map<string, Path2D>();

function collection(): ReadonlyMap<string, string> {
  if (!bodies) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
    bodies = new Map(Object.entries(set.icons).map(([name, icon]) => [name, icon.body]));
  }
  return bodies;
}

/** Whether there is a symbol by this name. */
export function hasIcon(name: string): boolean {
  return collection().has(name);
}

/** Symbols whose names hold a word, with what draws each in a square of 512 by 512; those that begin with it first. */
export const iconsCalled = (word: string, most: number): { name: string; body: string }[] =>
  [...collection()]
    .filter(([name]) => name.includes(word))
    .map(([name, body]) => ({ name, body }))
    .sort((one, other) => Number(other.name.startsWith(word)) - Number(one.name.startsWith(word)))
    .slice(0, most);

/** Outline of a symbol in a square of 512 by 512. Throws for a name that does not exist. */
export function iconPath(name: string): Path2D {
  let path = paths.get(name);
  if (!path) {
    const body = collection().get(name);
    if (body === undefined) throw new Error(`There is no symbol named ${name}.`);
    path = new Path2D();
    for (const [, outline] of body.matchAll(/ d="([^"]+)"/g)) path.addPath(new Path2D(outline));
    paths.set(name, path);
  }
  return path;
}

/** Draws a symbol centered on a point. */
export function drawIcon(
  context: SKRSContext2D,
  name: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / SIDE, size / SIDE);
  context.fillStyle = colour;
  context.fill(iconPath(name));
  context.restore();
}
