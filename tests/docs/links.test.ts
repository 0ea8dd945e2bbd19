import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../support/documented-commands.ts';
import { anchorsOf, linksOf, pages, scriptsOf } from '../support/markdown.ts';

const PAGES = pages();

/** The page or file that a link leads to, from the root, and the place in it. */
function placeOf(page: string, link: string): { path: string; anchor: string } {
  const [path = '', anchor = ''] = decodeURI(link).split('#');
  return { path: path === '' ? page : posix.join(posix.dirname(page), path), anchor };
}

const leadsSomewhere = ({ path, anchor }: { path: string; anchor: string }): boolean =>
  existsSync(join(ROOT, path)) && (anchor === '' || anchorsOf(path).has(anchor));

test('every link of the documents leads somewhere', () => {
  const links = PAGES.flatMap((page) => linksOf(page).map((link) => ({ page, link })));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ page, link }) => !leadsSomewhere(placeOf(page, link)))).toEqual([]);
});

test('every script that the documents name is there', () => {
  const named = PAGES.flatMap((page) => scriptsOf(page).map((script) => ({ page, script })));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ script }) => !(script in manifest.scripts))).toEqual([]);
});

test('docs/drivers.md tells of every script that is a driver', () => {
  const page = readFileSync(join(ROOT, 'docs/drivers.md'), 'utf8');
  const drivers = Object.entries(manifest.scripts)
    .filter(([, command]) => /src\/drivers\/|tests\/kept-databases\//.test(command))
    .map(([name]) => name);
  expect(drivers.length).toBeGreaterThan(10);
  expect(drivers.filter((name) => !new RegExp(`^\\| \\[?${name}\\b`, 'm').test(page))).toEqual([]);
});

/** The page that leads to a room: that of the room around it, and the map for the rooms of `src`. */
const leadingTo = (room: string): string => {
  const outer = posix.dirname(posix.dirname(room));
  return outer === 'src' ? 'docs/ARCHITECTURE.md' : `${outer}/README.md`;
};

test('every room with a page of its own stands on the map, or on the page of the room around it', () => {
  const rooms = PAGES.filter((page) => /^src\/.+\/README\.md$/.test(page));
  expect(rooms.length).toBeGreaterThan(10);
  const isNamed = (room: string) =>
    linksOf(leadingTo(room)).some((link) => placeOf(leadingTo(room), link).path === room);
  expect(rooms.filter((room) => !isNamed(room))).toEqual([]);
});
