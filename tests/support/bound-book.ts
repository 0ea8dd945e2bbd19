import { campaignPage } from '../../src/chronicle/campaign/html/book.ts';
import { campaignMarkdown } from '../../src/chronicle/campaign/markdown.ts';
import {
  type CampaignSources,
  writeCampaignChronicle,
} from '../../src/chronicle/campaign/write-campaign-chronicle.ts';
import { drawAt } from '../../src/kernel/draw-at.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Texts } from '../../src/texts/texts.ts';

/** The book of a campaign, written and laid out, with its pictures drawn here. */
export async function boundBook(
  campaignId: string,
  game: Game,
  { table, games }: Pick<CampaignSources, 'table' | 'games'>,
  texts: Texts,
) {
  const words = game.presentation.campaign;
  const progress: string[] = [];
  const written = await writeCampaignChronicle(campaignId, {
    table,
    games,
    texts,
    drawing: {
      draw: (of, view, place) => drawAt(of.presentation, view, place, null, texts),
      home: async (campaign) => words?.picture(campaign, texts) ?? null,
      sheet: async (campaign, character) => words?.sheet(campaign, character, texts) ?? null,
      progress: (done, all) => progress.push(`${done}/${all}`),
    },
  });
  if (!written.ok) throw new Error(`Refused: ${written.refusal}`);
  const { chronicle } = written;
  return {
    chronicle,
    progress,
    html: campaignPage(chronicle, texts),
    markdown: campaignMarkdown(chronicle, texts),
  };
}
