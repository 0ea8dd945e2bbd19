import { lobbyWith } from '../../../kernel/packs.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { isFormer } from '../../match/people/former.ts';
import { isPerson } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import { readServerSettings } from '../../match/saved/server-settings.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import {
  hasEnded,
  type MatchSummary,
  type Person,
  type SeatHolder,
} from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import type { Rematch } from '../beginning/wanted-match.ts';
import { ANYBODY, type Opener } from '../serving/opening.ts';
import { create } from './gathering.ts';

/** Lobbies of one server to search for the one that has already been opened. */
const LOOKED_THROUGH = 25;

/** Opens a lobby like that of a finished match: only its start has to be pressed. */
export async function rematch(
  context: TableContext,
  matchId: string,
  person: Person,
  opener: Opener = ANYBODY,
): Promise<Rematch | Refused> {
  return orUnavailable(context, async () => {
    const before = await context.store.read(matchId);
    if (!before) return refuse({ refusal: 'no-such-match' });
    if (!hasEnded(before)) return refuse({ refusal: 'still-playing', match: summaryOf(before) });
    if (before.campaign) {
      const match = summaryOf(before);
      return refuse({ refusal: 'campaign-goes-on', match, current: await goesOn(context, before) });
    }
    const { gameId, guildId, channelId } = before;
    const game = gameOf(context, gameId);
    if (!game) return refuse({ refusal: 'no-such-game', gameId });
    const { packs = [] } = readServerSettings(await context.store.settings(guildId));
    const lobby = lobbyWith(game.rules.lobby, packs);
    const gathering = await context.store.list({
      guildId,
      userId: person.userId,
      statuses: ['lobby'],
      limit: LOOKED_THROUGH,
    });
    const open = gathering.find(
      (match) =>
        match.gameId === gameId &&
        match.channelId === channelId &&
        peopleOf(match.seats) === peopleOf(before.seats),
    );
    if (open) return { ok: true, opened: false, match: summaryOf(open) };
    const offered = lobby.options.filter(({ id, choices }) =>
      choices.includes(before.options[id] ?? ''),
    );
    const options = Object.fromEntries(offered.map(({ id }) => [id, before.options[id] ?? '']));
    const seated = before.seats.some(({ userId }) => userId === person.userId);
    const known = (character: string) => lobby.characters.offers.some(({ id }) => id === character);
    const staying = before.seats.filter((holder) => !isFormer(holder));
    const seats = staying.map((holder) => ({
      ...holder,
      characters: holder.characters.filter(known),
    }));
    const wanted = { gameId, guildId, channelId, host: person, options, opener };
    const created = await create(context, seated ? { ...wanted, seats } : wanted);
    return created.ok ? { ...created, opened: true } : created;
  });
}

/** Where a match's campaign is now; null if it has ended. */
async function goesOn(
  { store }: TableContext,
  { campaign }: StoredMatch,
): Promise<MatchSummary | null> {
  const now = campaign && (await store.campaigns.read(campaign.id));
  if (!now?.currentMatchId || now.status !== 'playing') return null;
  const current = await store.read(now.currentMatchId);
  return current && summaryOf(current);
}

/** The people of a match, wherever they sat. */
const peopleOf = (seats: readonly SeatHolder[]): string =>
  seats
    .filter(isPerson)
    .map(({ userId }) => userId)
    .sort()
    .join(' ');
