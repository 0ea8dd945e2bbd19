import { fitted, type Lobby, perSeatOf } from '../../../kernel/lobby.ts';
import { lobbyWith } from '../../../kernel/packs.ts';
import { changeMatch, type Decided } from '../../match/changing/change-match.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { lobbyOf } from '../../match/lobby-of.ts';
import { isCrowd } from '../../match/people/crowd.ts';
import { isFormer } from '../../match/people/former.ts';
import { isPerson } from '../../match/people/holders.ts';
import { movedNotices } from '../../match/people/moved-notices.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import { readServerSettings } from '../../match/saved/server-settings.ts';
import type { LockedMatch, MatchChange, StoredMatch } from '../../match/saved/store.ts';
import type { Changed, Person, SeatHolder } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { newMatch, optionsOf, settingsFor } from '../beginning/new-match.ts';
import type { NewMatch } from '../beginning/wanted-match.ts';
import { ANYBODY, whyNotOpen } from '../serving/opening.ts';

type Work = Decided<Changed | Refused>;

export async function create(context: TableContext, wanted: NewMatch): Promise<Changed | Refused> {
  return orUnavailable(context, async () => {
    const game = gameOf(context, wanted.gameId);
    if (!game) return refuse({ refusal: 'no-such-game', gameId: wanted.gameId });
    if (game.rules.partOf !== undefined) {
      return refuse({ refusal: 'only-in-campaign', gameId: wanted.gameId });
    }
    const { guildId, channelId, opener = ANYBODY } = wanted;
    const settings = readServerSettings(await context.store.settings(guildId));
    const lobby = lobbyWith(game.rules.lobby, settings.packs ?? []);
    const options = optionsOf(lobby);
    for (const [option, value] of Object.entries(wanted.options ?? {})) {
      if (!offers(lobby, option, value)) {
        return refuse({ refusal: 'no-such-setting', match: null, option, value });
      }
      options[option] = value;
    }
    const kept = whyNotOpen(settings, channelId, opener);
    if (kept) return refuse(kept);
    const begins = await settingsFor(context, settings, wanted);
    const stored = newMatch(wanted, options, context.now(), begins);
    const most = settings.mostMatches ?? null;
    const created = await context.store.create(stored, [lobbySlot(stored.createdAt)], most);
    if (!created) return refuse({ refusal: 'too-many-matches', most: most ?? 0 });
    context.owed(stored.id, stored);
    return { ok: true, match: summaryOf(stored) };
  });
}

export async function join(
  context: TableContext,
  matchId: string,
  person: Person,
  characters: string[] = [],
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored, lobby) => {
    const match = summaryOf(stored);
    if (stored.seats.some((seat) => seat.userId === person.userId)) {
      return nothing(refuse({ refusal: 'already-seated', match }));
    }
    const { max } = lobby.seats;
    if (stored.seats.length >= max) return nothing(refuse({ refusal: 'seats-full', match, max }));
    const seat: SeatHolder = { ...person, seat: '', characters: [] };
    const wrong = whyNotPlay(stored, lobby, seat, characters);
    if (wrong) return nothing(wrong);
    // The host of a campaign's lobby may ask to be forgotten while nobody else is there.
    if (isFormer({ userId: stored.hostId })) stored.hostId = person.userId;
    return seated(context, stored, [...stored.seats, { ...seat, characters }]);
  });
}

export async function leave(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored) => {
    if (!stored.seats.some((seat) => seat.userId === userId)) {
      return nothing(refuse({ refusal: 'not-seated', match: summaryOf(stored) }));
    }
    const seats = stored.seats.filter((seat) => seat.userId !== userId);
    const next = seats.find(isPerson);
    if (next) {
      if (stored.hostId === userId) stored.hostId = next.userId;
    } else if (!stored.campaign && !seats.some(isCrowd)) {
      stored.status = 'abandoned';
      stored.endedAt = context.now();
    }
    return seated(context, stored, seats);
  });
}

export async function chooseCharacters(
  context: TableContext,
  matchId: string,
  userId: string,
  characters: string[],
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored, lobby) => {
    const seat = stored.seats.find((holder) => holder.userId === userId);
    if (!seat) return nothing(refuse({ refusal: 'not-seated', match: summaryOf(stored) }));
    const wrong =
      whyNotPlay(stored, lobby, seat, characters) ??
      tooMany(stored, characters, perSeatOf(lobby, stored.seats.length).max);
    if (wrong) return nothing(wrong);
    const seats = stored.seats.map((holder) =>
      holder === seat ? { ...holder, characters: [...characters] } : holder,
    );
    return seated(context, stored, seats);
  });
}

export async function setOption(
  context: TableContext,
  matchId: string,
  userId: string,
  option: string,
  value: string,
): Promise<Changed | Refused> {
  return inLobby(context, matchId, (stored, lobby) => {
    const match = summaryOf(stored);
    if (stored.hostId !== userId) return nothing(refuse({ refusal: 'not-host', match }));
    if (!offers(lobby, option, value)) {
      return nothing(refuse({ refusal: 'no-such-setting', match, option, value }));
    }
    if (stored.desk.settled.includes(option)) {
      return nothing(refuse({ refusal: 'settled-by-campaign', match, option }));
    }
    stored.options = { ...stored.options, [option]: value };
    return changed(context, stored);
  });
}

/** A change that is only possible before a match starts. */
export async function inLobby(
  context: TableContext,
  matchId: string,
  work: (stored: StoredMatch, lobby: Lobby, locked: LockedMatch) => Work | Promise<Work>,
): Promise<Changed | Refused> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Changed | Refused>(context, matchId, async (locked) => {
      const { stored } = locked;
      const game = gameOf(context, stored.gameId);
      const match = summaryOf(stored);
      if (!game) return nothing(refuse({ refusal: 'no-such-game', gameId: stored.gameId }));
      if (stored.status !== 'lobby') {
        const over = stored.status === 'over' || stored.status === 'abandoned';
        return nothing(refuse({ refusal: over ? 'match-over' : 'already-started', match }));
      }
      return work(stored, lobbyOf(game, stored), locked);
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}

export const nothing = (answer: Refused): Work => ({ answer, change: null });

function changed(
  context: TableContext,
  stored: StoredMatch,
  more: Partial<MatchChange> = {},
): Work {
  stored.changedAt = context.now();
  const change = { match: stored, slots: [lobbySlot(stored.changedAt)], ...more };
  return { answer: { ok: true, match: summaryOf(stored) }, change };
}

/** Seats have no gaps: people sit in the order they joined. Nobody holds more characters than a seat may. */
export function seated(context: TableContext, stored: StoredMatch, seats: SeatHolder[]): Work {
  const game = gameOf(context, stored.gameId);
  const lobby = game && lobbyOf(game, stored);
  const chosen = seats.map(({ characters }) => characters);
  const held = lobby ? fitted(lobby, chosen) : chosen;
  const before = stored.seats;
  stored.seats = seats.map((holder, index) => ({
    ...holder,
    seat: `seat-${index + 1}`,
    characters: held[index] ?? [],
  }));
  Object.assign(stored.desk, movedNotices(stored.desk, before, stored.seats));
  return changed(context, stored, { seats: stored.seats });
}

const offers = (lobby: Lobby, option: string, value: string): boolean =>
  lobby.options.some(({ id, choices }) => id === option && choices.includes(value));

/** Why a seat can't play these characters beside what the others play; null if it can. */
function whyNotPlay(
  stored: StoredMatch,
  lobby: Lobby,
  seat: SeatHolder,
  characters: string[],
): Refused | null {
  const match = summaryOf(stored);
  const others = stored.seats.filter((holder) => holder.userId !== seat.userId);
  const { offers: offered, perSeat, inAll } = lobby.characters;
  for (const [index, character] of characters.entries()) {
    const known = offered.some(({ id }) => id === character);
    if (!known || characters.indexOf(character) !== index) {
      return refuse({ refusal: 'no-such-character', match, character });
    }
    const taken = others.find((holder) => holder.characters.includes(character));
    if (taken) return refuse({ refusal: 'character-taken', match, character, by: taken.name });
  }
  const more = tooMany(stored, characters, perSeat.max);
  if (more) return more;
  const inUse = others.reduce((sum, holder) => sum + holder.characters.length, 0);
  if (inUse + characters.length > inAll.max) {
    return refuse({ refusal: 'too-many-characters', match, max: inAll.max, of: 'match' });
  }
  return null;
}

const tooMany = (stored: StoredMatch, characters: string[], max: number): Refused | null =>
  characters.length > max
    ? refuse({ refusal: 'too-many-characters', match: summaryOf(stored), max, of: 'seat' })
    : null;
