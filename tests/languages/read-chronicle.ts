import { htmlPage } from '../../src/chronicle/html/page.ts';
import { markdownText } from '../../src/chronicle/markdown.ts';
import { writeChronicle } from '../../src/chronicle/write-chronicle.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { MatchSetup } from '../../src/kernel/setup.ts';
import { recordOf } from '../../src/table/around/recording/record.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { nothingToLog } from '../support/nothing-to-log.ts';
import { recordMatch } from '../support/recorded-match.ts';
import { readPage } from './read-page.ts';
import type { Reader } from './reading.ts';

/** Plays a match at random, and reads its chronicle as a page and as text, without pictures. */
export async function readChronicle(
  game: Game,
  setup: MatchSetup,
  texts: Texts,
  read: Reader,
): Promise<void> {
  const players = setup.seats.length;
  const { stored, inputs } = recordMatch(game, { players, number: 1, setup });
  const record = await recordOf(game, stored, inputs, nothingToLog);
  const drawing = { draw: async () => null, progress: () => {} };
  const chronicle = await writeChronicle(record, game, texts, drawing);
  readPage(htmlPage(chronicle, texts), (text) => read('the chronicle', text));
  readPage(markdownText(chronicle, texts), (text) => read('the chronicle as text', text));
}
