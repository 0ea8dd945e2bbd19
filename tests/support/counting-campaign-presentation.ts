import type { CampaignPresentation } from '../../src/kernel/campaign-presentation.ts';
import type { Picture } from '../../src/kernel/pictures.ts';
import type { CountingCampaign } from './counting-campaign-state.ts';

/** How campaigns of counting read: everybody named counts, and has the total so far. */
export const countingCampaignPresentation = (
  pixel: (altText: string) => Picture,
): CampaignPresentation<CountingCampaign> => ({
  title: (_campaign, texts) => texts('counting.campaign.title'),
  standing: ({ state: { played, matches, total } }, texts) => [
    texts('counting.campaign.standing', { played, matches, total }),
  ],
  chapter: ({ state: { played, matches, between } }, _options, texts) =>
    between || played >= matches
      ? null
      : { number: played + 1, title: texts('counting.campaign.chapter', { number: played + 1 }) },
  characters: ({ state: { total, played } }) =>
    played === 0 ? [] : [{ character: 'fox', name: 'fox', lines: [`${total}`] }],
  journal: ({ state: { total } }, texts) => [texts('counting.campaign.journal', { total })],
  cards: () => [],
  record: ({ state: { played } }, texts) =>
    Array.from({ length: played }, (_, index) =>
      texts('counting.campaign.record', { number: index + 1 }),
    ),
  ending: ({ outcome }, texts) =>
    outcome && { title: texts('counting.campaign.ending'), lines: [], won: outcome.won },
  picture: async ({ state: { total } }) => pixel(`${total} in all`),
  sheet: async ({ state: { total } }, character) =>
    character === 'fox' ? pixel(`${character}: ${total}`) : null,
});
