import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, rows, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import { plainMessage } from '../plain.ts';
import type { Words } from '../words.ts';
import { type CampaignWithMatches, campaignTitle } from './title.ts';
import { type CampaignDeed, campaignButton } from './ways.ts';

/** Maximum campaigns listed in one message. */
const LISTED = 10;

/** "End the whole campaign for everyone?": the host does, everyone else asks the others. */
export function confirmEndMessage(
  { campaign }: CampaignWithMatches,
  userId: string,
  words: Words,
): OutgoingMessage {
  const { texts } = words;
  const isHost = campaign.hostId === userId;
  const title = campaignTitle(campaign, words);
  return plainMessage(
    texts(isHost ? 'bot.campaign.ending.sure' : 'bot.campaign.ending.ask', {
      title,
      host: `<@${campaign.hostId}>`,
    }),
    [
      campaignButton('end-sure', campaign.id, texts, { style: 'danger' }),
      campaignButton('status', campaign.id, texts),
    ],
  );
}

/** Several campaigns could be meant: each with its button. */
export function whichCampaignMessage(
  campaigns: readonly { title: string; id: string; place: string }[],
  does: CampaignDeed | 'sheet',
  texts: Texts,
): OutgoingMessage {
  const shown = campaigns.slice(0, LISTED);
  return {
    components: [
      container(ACCENTS.lobby, [
        text(texts('bot.campaign.which')),
        lines(
          shown.map(({ title, place }, index) =>
            texts('bot.campaign.one', { number: index + 1, title, place }),
          ),
        ),
        ...rows(
          shown.map(({ id: campaign }, index) =>
            button(
              texts('bot.campaign.take', { number: index + 1 }),
              does === 'sheet'
                ? encodeAddress('sheet', { campaign, character: '' })
                : encodeAddress('campaign', { does, campaign }),
            ),
          ),
        ),
      ]),
    ],
  };
}
