import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './documented-commands.ts';

/** Where the project's own pages are, beside the root itself. */
const FOLDERS = ['docs', 'src', 'tests', '.github'];

/** Every page of the project, by its path from the root. */
export function pages(): string[] {
  const found = [
    ...readdirSync(ROOT),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    ),
  ];
  return found.filter((name) => name.endsWith('.md')).map((name) => name.replaceAll('\\', '/'));
}

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** Where a page's links and pictures lead, except to the web or merely quoted as code. */
export function linksOf(page: string): string[] {
  const text = withoutBlocks(read(page)).replace(/`[^`\n]+`/g, '');
  const targets = [
    ...text.matchAll(/\]\(<?([^()\s>]+)>?(?: "[^"]*")?\)/g),
    ...text.matchAll(/\b(?:src|href)="([^"]+)"/g),
    ...text.matchAll(/^\[[^\]]+\]: (\S+)/gm),
  ].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/i.test(target));
}

/** What can follow `#` in a link to a page, as GitHub derives it from headings. */
export function anchorsOf(page: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(read(page)).matchAll(/^#{1,6} (.+)$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const name = words.replace(/[^\p{Letter}\p{Number}\s_-]/gu, '').replace(/\s/g, '-');
    let anchor = name;
    for (let times = 1; anchors.has(anchor); times += 1) anchor = `${name}-${times}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The scripts that a page says to run, `npm start` and `npm test` among them. */
export const scriptsOf = (page: string): string[] =>
  [...read(page).matchAll(/\bnpm (?:run (?:-s )?([\w-]+)|(start|test)\b)/g)].map(
    ([, run, short = '']) => run ?? short,
  );
