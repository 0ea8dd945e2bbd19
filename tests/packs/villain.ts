import { type OneFile, renamedBox } from '../../src/drivers/fuzz/packs/renamed-box.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { problemInWords } from '../../src/packs/in-words.ts';
import type { PackProblem } from '../../src/packs/problem.ts';
import { packIn } from '../../src/packs/read-pack.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

export const altarQuest = games.find(({ rules }) => rules.id === 'altar-quest') as Game;

/** A pack with a villain: Gert, whose sister looks just like her. */
export const sister = (): OneFile =>
  renamedBox(
    altarQuest,
    (id) => `low-${id}`,
    (_kind, { id }) => id === 'gert',
  );

/** What a file with this in it is: one text, line by line as an editor writes it. */
export const written = (pack: unknown): string => JSON.stringify(pack, null, 2);

/** What comes of a pack in one file. */
export const checked = (text: string) =>
  checkPack(packIn('sister.pack.json', new TextEncoder().encode(text)), games);

/** As `pack check` prints it: `sister.pack.json, line 12, low-gert: speed can be at most 20, not 500.` */
export const inEnglish = (problem: PackProblem): string => problemInWords(problem, loadTexts());

/** What is wrong with a file; fails if nothing is. */
export function problemsOf(text: string): string[] {
  const result = checked(text);
  if (!('problems' in result)) throw new Error('Nothing is wrong with this pack.');
  return result.problems.map(inEnglish);
}

/** The number of the line on which something stands first. */
export const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length;
