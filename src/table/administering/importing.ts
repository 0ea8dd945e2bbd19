import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { gameOf, orUnavailable, type TableContext } from '../context.ts';
import { newMatch, settingsFrom } from '../lobby/new-match.ts';
import { summaryOf } from '../looking/visible.ts';
import { type MatchFile, readMatchFile, setupIn } from '../recording/match-file.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { SlotChange, StoredMatch } from '../saved/store.ts';
import { beginSitting } from '../seats/sitting.ts';
import { whyNotOpen } from '../serving/opening.ts';
import { readServerSettings } from '../serving/server-settings.ts';
import { giveUsual } from '../standing/standing-answers.ts';
import type { MatchStatus } from '../summary.ts';
import { lobbySlot } from '../telling/lobby-slot.ts';
import { noticeSlot } from '../telling/notice.ts';
import { tell } from '../telling/tell.ts';
import { nextWake } from '../time/next-wake.ts';
import type { Administered, Administrator } from './administration.ts';
import { whyNotImport } from './checking-file.ts';
import { companionsFor, inputsIn, type PlayedAgain, playFileAgain } from './file-again.ts';

/** Makes a new match of one that was taken out as a file. */
export function importMatch(
  context: TableContext,
  text: string,
  channelId: string,
  by: Administrator,
): Promise<Administered | Refused> {
  return orUnavailable(context, async () => {
    const file = readMatchFile(text);
    if ('wrong' in file) return refuse({ refusal: 'cannot-import', because: file.wrong });
    const game = gameOf(context, file.game);
    // What is played between the matches of a campaign is nothing by itself.
    if (!game || game.rules.partOf !== undefined) {
      return refuse({ refusal: 'cannot-import', because: 'no-such-game' });
    }
    const because = whyNotImport(game, file);
    if (because) return refuse({ refusal: 'cannot-import', because });
    const settings = readServerSettings(await context.store.settings(by.guildId));
    const kept = whyNotOpen(settings, channelId, { roles: [], manages: true });
    if (kept) return refuse(kept);
    const again = await playFileAgain(context, game, file);
    if (!again) return refuse({ refusal: 'cannot-import', because: 'different' });

    const { guildId } = by;
    const seats = companionsFor(context, game, file);
    const wanted = { gameId: file.game, guildId, channelId, host: by, seats };
    const fresh = newMatch(wanted, file.options, context.now(), settingsFrom(settings));
    const stored = storedFrom(game, file, again.match, fresh);
    const slots = toldOf(context, game, stored, file, again, by);
    stored.wakesAt = nextWake(stored, context.now());
    const most = stored.status === 'playing' ? (settings.mostMatches ?? null) : null;
    const elsewhere = { inputs: inputsIn(file, stored.seats), rest: again.rest };
    const created = await context.store.create(stored, slots, most, elsewhere);
    if (!created) return refuse({ refusal: 'too-many-matches', most: most ?? 0 });
    context.owed(stored.id, stored);
    return { ok: true, match: summaryOf(stored) };
  });
}

/** The match as it is after its last choice; one that was ended early stays ended. */
function storedFrom(game: Game, file: MatchFile, match: Match, fresh: StoredMatch): StoredMatch {
  const { desk } = fresh;
  desk.underWay = game.rules.underWay(match);
  for (const { seat } of fresh.seats) {
    desk.companions[seat] = null;
    giveUsual(game, desk, seat);
  }
  const status = statusOf(file, match);
  return {
    ...fresh,
    status,
    content: file.content,
    revision: match.inputs,
    state: match,
    setup: setupIn(file),
    outcome: match.outcome,
    seed: file.seed,
    seedHash: file.seedHash,
    startedAt: momentOr(file.startedAt, fresh.createdAt),
    endedAt: status === 'playing' ? null : momentOr(file.endedAt, fresh.createdAt),
  };
}

const momentOr = (moment: string | null, otherwise: Date): Date =>
  moment === null ? otherwise : new Date(moment);

function statusOf({ status }: MatchFile, { outcome }: Match): MatchStatus {
  if (outcome !== null) return 'over';
  return status === 'abandoned' ? 'abandoned' : 'playing';
}

/** What the new thread begins with: where the match comes from, how it stands, and the seats that can be taken. */
function toldOf(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  file: MatchFile,
  { match, happenings }: PlayedAgain,
  { userId }: Administrator,
): SlotChange[] {
  const { desk, status, seats, settings } = stored;
  const now = context.now();
  const from = { id: file.id, startedAt: file.startedAt, choices: match.inputs };
  const begins: SlotChange[] = [
    { slot: { kind: 'thread', key: 'thread', data: {} }, dueAt: now },
    noticeSlot(context, desk, { notice: 'imported', by: userId, from, status }),
  ];
  if (status === 'abandoned') return begins;
  const ended = status === 'over';
  const told = { game, match, seats, settings, happenings, settled: null, ended, now };
  const stands = tell(context, desk, told);
  if (ended) return [...begins, ...stands];
  // Nobody is waited for, and no time goes by, until somebody sits down.
  desk.call = null;
  desk.paused = now.toISOString();
  const terms = { until: null, voted: [], open: true };
  return [
    ...begins,
    // Who passes by the channel sees that there are seats to be had.
    lobbySlot(now),
    ...stands.filter(({ slot }) => slot.kind !== 'call'),
    ...seats.flatMap((holder) => beginSitting(context, stored, holder.seat, holder, terms)),
  ];
}
