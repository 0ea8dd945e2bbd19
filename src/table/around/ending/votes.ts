import { isPerson } from '../../match/people/holders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';

/** How many of a match's people must want to end it: more than half. */
export const votesNeeded = ({ seats }: Pick<StoredMatch, 'seats'>): number =>
  Math.floor(seats.filter(isPerson).length / 2) + 1;

/** Those of a match's people who want to end the campaign that it is part of. */
export const campaignVotesIn = ({ seats, desk }: Pick<StoredMatch, 'seats' | 'desk'>): string[] =>
  desk.endingCampaign.filter((userId) => seats.some((holder) => holder.userId === userId));

/** Those of the match's people who want to end it; people who have left have no say. */
export const votesIn = ({ seats, desk }: Pick<StoredMatch, 'seats' | 'desk'>): string[] =>
  desk.ending.filter((userId) => seats.some((holder) => holder.userId === userId));
