import { createGames } from '../../src/table/match/saved/games.ts';
import type { Slot } from '../../src/table/match/saved/slot.ts';
import { countingCampaign } from './counting-campaign.ts';
import { ann, bo, chooseNext, must, type TestTable } from './test-table.ts';

export const campaignGames = (...options: Parameters<typeof countingCampaign>) => ({
  games: createGames([countingCampaign(...options)]),
});

export const cy = { userId: 'u-cy', name: 'Cy' };

type Here = Pick<TestTable, 'table' | 'store' | 'publishing' | 'publisher'>;

/** A campaign of Ann's, with Bo in the lobby of its first match; both have chosen whom they play. */
export async function openedCampaign(
  { table }: Here,
  options: { [option: string]: string } = {},
): Promise<{ campaign: string; first: string }> {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann, options };
  const { campaign, match } = must(await table.campaigns.create(wanted));
  must(await table.chooseCharacters(match.id, ann.userId, ['fox']));
  must(await table.join(match.id, bo, ['owl']));
  return { campaign: campaign.id, first: match.id };
}

/** The match that a campaign is on. */
export async function currentOf({ table }: Here, campaign: string) {
  const { current } = must(await table.campaigns.find(campaign)).campaign;
  if (!current) throw new Error('The campaign is at no match.');
  return current;
}

/** Starts a match, and counts to six in its thread: Bo wins. */
export async function playQuest(here: Here, matchId: string): Promise<void> {
  must(await here.table.start(matchId, ann.userId));
  await here.publishing.drain();
  await countToSix(here, matchId);
}

export async function countToSix({ table }: Here, matchId: string): Promise<void> {
  must(await chooseNext(table, matchId, ann.userId, ['add-3']));
  must(await chooseNext(table, matchId, bo.userId, ['add-3']));
}

/** Ann counts to three at once. */
export async function playInterlude({ table }: Here, matchId: string): Promise<void> {
  must(await chooseNext(table, matchId, ann.userId, ['add-3']));
}

/** What a match's messages say, with `where`, in the order in which they were posted. */
export const standingOf = ({ publisher }: Here, matchId: string): [string, Slot][] =>
  [...publisher.messages]
    .filter(([, { snapshot }]) => snapshot.match.id === matchId)
    .map(([id, { slot }]) => [id, slot]);

/** The ids of all messages of lobby cards, whichever match they are for. */
export const cardsIn = ({ publisher }: Here): string[] =>
  [...publisher.messages].filter(([, { slot }]) => slot.kind === 'lobby').map(([id]) => id);
