import type { CampaignChronicle } from '../../../chronicle/campaign/campaign-chronicle.ts';
import { campaignPage } from '../../../chronicle/campaign/html/book.ts';
import { campaignMarkdown } from '../../../chronicle/campaign/markdown.ts';
import type { Texts } from '../../../texts/texts.ts';
import { ACCENTS, container, file, rows, text } from '../../components/layout.ts';
import { mention } from '../../mentions.ts';
import type { OutgoingFile, OutgoingMessage } from '../message.ts';
import { type CampaignWithMatches, isDone } from './title.ts';
import { campaignButton, looks } from './ways.ts';

/** Says that it is being written, and how many of how many parts are done. */
export const bindingMessage = (done: number, all: number, texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.story, [
      text(
        all === 0
          ? texts('bot.campaign.chronicle.waiting')
          : texts('bot.campaign.chronicle.writing', { part: Math.min(done + 1, all), parts: all }),
      ),
    ]),
  ],
});

/** The book of a campaign as files, in private. */
export function bookMessage(
  told: CampaignWithMatches,
  chronicle: CampaignChronicle,
  texts: Texts,
): OutgoingMessage {
  const { campaign } = told;
  const files = bookFiles(told, chronicle, texts);
  const over = isDone(campaign);
  const share = { style: 'primary' } as const;
  return {
    components: [
      container(ACCENTS.story, [
        text(`## ${texts('bot.campaign.chronicle.title', { title: chronicle.title })}`),
        text(texts(`bot.campaign.chronicle.${over ? 'over' : 'playing'}`)),
        ...files.map(({ name }) => file(name)),
        ...rows([
          ...(over ? [campaignButton('post-chronicle', campaign.id, texts, share)] : []),
          ...looks(told, 'chronicle', texts),
        ]),
      ]),
    ],
    files,
  };
}

/** The same for everyone. */
export function sharedBook(
  told: CampaignWithMatches,
  chronicle: CampaignChronicle,
  by: string,
  texts: Texts,
): OutgoingMessage {
  const files = bookFiles(told, chronicle, texts);
  const { title } = chronicle;
  const game = texts(`${told.campaign.gameId}.name`);
  return {
    components: [
      container(ACCENTS.story, [
        text(texts('bot.campaign.chronicle.shared', { by: mention(by, texts), game, title })),
        ...files.map(({ name }) => file(name)),
      ]),
    ],
    files,
  };
}

const bookFiles = (
  { campaign: { gameId, id } }: CampaignWithMatches,
  chronicle: CampaignChronicle,
  texts: Texts,
): OutgoingFile[] => [
  {
    name: `${gameId}-campaign-${id}.html`,
    data: Buffer.from(campaignPage(chronicle, texts)),
    description: texts('bot.campaign.chronicle.page'),
    instead: texts('bot.chronicle.page-too-large'),
  },
  {
    name: `${gameId}-campaign-${id}.md`,
    data: Buffer.from(campaignMarkdown(chronicle, texts)),
    description: texts('bot.campaign.chronicle.markdown'),
    instead: texts('bot.chronicle.markdown-too-large'),
  },
];
