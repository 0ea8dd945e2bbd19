import { campaignPage } from '../../src/chronicle/campaign/html/book.ts';
import { campaignMarkdown } from '../../src/chronicle/campaign/markdown.ts';
import { writeCampaignChronicle } from '../../src/chronicle/campaign/write-campaign-chronicle.ts';
import { htmlPage } from '../../src/chronicle/html/page.ts';
import { markdownText } from '../../src/chronicle/markdown.ts';
import { writeChronicle } from '../../src/chronicle/write-chronicle.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { MatchSetup } from '../../src/kernel/setup.ts';
import { recordOf } from '../../src/table/around/recording/record.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { nothingToLog } from '../support/nothing-to-log.ts';
import { recordCampaign, tableWith } from '../support/recorded-campaign.ts';
import { recordMatch } from '../support/recorded-match.ts';
import { readPage } from './read-page.ts';
import type { Reader } from './reading.ts';

/** Pictures are read elsewhere. */
const UNDRAWN = {
  draw: async () => null,
  home: async () => null,
  sheet: async () => null,
  progress: () => {},
};

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
  const chronicle = await writeChronicle(record, game, texts, UNDRAWN);
  readPage(htmlPage(chronicle, texts), (text) => read('the chronicle', text));
  readPage(markdownText(chronicle, texts), (text) => read('the chronicle as text', text));
}

/** Plays this many matches of a campaign at random, and reads the book of it in the same way. */
export async function readBook(
  game: Game,
  { seats }: MatchSetup,
  texts: Texts,
  read: Reader,
  matches: number,
): Promise<void> {
  const campaign = recordCampaign(game, { seats, number: 1, matches });
  const written = await writeCampaignChronicle('campaign', {
    ...{ table: tableWith(campaign), games: campaign.games, texts, drawing: UNDRAWN },
  });
  if (!written.ok) throw new Error(`There is no book: ${written.refusal}`);
  const { chronicle } = written;
  readPage(campaignPage(chronicle, texts), (text) => read('the book of a campaign', text));
  readPage(campaignMarkdown(chronicle, texts), (text) =>
    read('the book of a campaign as text', text),
  );
}
