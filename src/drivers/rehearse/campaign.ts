import { campaignIn, goneOn, homeOf } from '../players/home.ts';
import { openCampaign, startMatch, takeSeats } from '../players/lobby.ts';
import type { Player } from '../players/player.ts';
import { type Game, playUntil } from './playing.ts';

/** More matches than any campaign can need. */
const MOST_MATCHES = 40;

/** Plays a campaign to its end, match by match. Returns its id, and why it is stuck, if it is. */
export async function playCampaign(
  cast: Omit<Game, 'thread'>,
  channelId: string,
  gameId: string,
): Promise<{ campaignId: string; stuck: string | null }> {
  const { random, players } = cast;
  const host = players[0] as Player;
  const table = await openCampaign(host, channelId, gameId);
  const campaignId = campaignIn(table);
  await takeSeats(players, random, table);
  for (let match = 0; match < MOST_MATCHES; match++) {
    const before = homeOf(table);
    const starts = players[match % players.length] as Player;
    const thread = await startMatch(starts, table);
    const home = await playUntil({ ...cast, thread }, () => goneOn(homeOf(table), before));
    if (home === null) return { campaignId, stuck: `${campaignId} is stuck in <#${thread}>` };
    if (home === 'rests') return { campaignId, stuck: null };
  }
  return { campaignId, stuck: `${campaignId} does not come to an end` };
}
