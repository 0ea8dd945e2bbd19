import { describe, expect, it } from 'vitest';
import { fittingInto } from '../../src/chronicle/fitting.ts';
import { htmlPage } from '../../src/chronicle/html/page.ts';
import { markdownText } from '../../src/chronicle/markdown.ts';
import { writeChronicle } from '../../src/chronicle/write-chronicle.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { drawAt } from '../../src/kernel/draw-at.ts';
import type { Game, Picture } from '../../src/kernel/game.ts';
import { recordOf } from '../../src/table/around/recording/record.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { nothingToLog } from '../support/nothing-to-log.ts';
import { recordMatch } from '../support/recorded-match.ts';
import { countOf } from '../support/seeds.ts';

const texts = loadTexts();
/** Choices of a match that are written down at most. */
const CHOICES = countOf({ few: 500, many: 2_000 });
/** Bytes of a file that Discord accepts everywhere. */
const MOST = 10 * 1024 * 1024;

const written = new Map<Game, ReturnType<typeof write>>();

/** The chronicle of a whole match; written once for all tests. */
function longest(game: Game, players: number, most: number) {
  const chronicle = written.get(game) ?? write(game, players, most);
  written.set(game, chronicle);
  return chronicle;
}

/** A whole match of random choices; every board of it looks like its first, which is drawn once. */
async function write(game: Game, players: number, most: number) {
  const { stored, inputs } = recordMatch(game, { players, number: 3, most });
  const record = await recordOf(game, stored, inputs, nothingToLog);
  let board: Promise<Picture | null> | null = null;
  const draw = (view: unknown) => {
    board ??= drawAt(game.presentation, view, 'round', null, texts);
    return board;
  };
  const chronicle = await writeChronicle(record, game, texts, { draw, progress: () => {} });
  return { chronicle };
}

const bytes = (text: string): number => Buffer.byteLength(text);

describe('the chronicle of the longest game', () => {
  it.each([
    { name: 'Altar Quest', game: altarQuest, players: 4 },
    { name: 'The Adventure Game', game: adventure, players: 4 },
    { name: 'Altar', game: altar, players: 5 },
  ])(
    'of $name is small enough for Discord',
    async ({ game, players }) => {
      const { chronicle } = await longest(game, players, CHOICES);
      const fitting = fittingInto(MOST, chronicle, texts);
      const page = htmlPage(fitting, texts);
      expect(bytes(page)).toBeLessThanOrEqual(MOST);
      expect(bytes(markdownText(fitting, texts))).toBeLessThanOrEqual(MOST);
    },
    120_000,
  );

  it('loses pictures where Discord takes less, and says how many', async () => {
    const { chronicle } = await longest(altarQuest, 4, CHOICES);
    const boards = (of: typeof chronicle) =>
      [...of.rounds.map(({ picture }) => picture), of.last].filter((one) => one !== null).length;
    const all = boards(chronicle);
    const smaller = fittingInto(1_000_000, chronicle, texts);
    expect(bytes(htmlPage(smaller, texts))).toBeLessThanOrEqual(1_000_000);
    expect(boards(smaller)).toBeGreaterThan(0);
    const count = all - boards(smaller);
    expect(smaller.notes).toContain(texts('chronicle.note.too-large', { count }));
    expect(smaller.last).not.toBeNull();
    const words = fittingInto(1_000, chronicle, texts);
    expect([boards(words), words.cover]).toEqual([0, null]);
    expect(words.rounds.map(({ chapters }) => chapters)).toEqual(
      chronicle.rounds.map(({ chapters }) => chapters),
    );
  }, 60_000);
});
