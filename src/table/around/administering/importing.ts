import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { giveUsual } from '../../match/notes/standing-answers.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import { readServerSettings } from '../../match/saved/server-settings.ts';
import type { SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { MatchStatus } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { noteNextWake } from '../../match/time/next-wake.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { beginSitting } from '../../telling/notices/sitting.ts';
import { changeTold } from '../../telling/thread/change-told.ts';
import { tell } from '../../telling/thread/tell.ts';
import { newMatch, settingsFor } from '../beginning/new-match.ts';
import { setupIn } from '../recording/match-file.ts';
import { whyNotOpen } from '../serving/opening.ts';
import type { Administered, Administrator } from './administration.ts';
import { companionsFor, inputsIn } from './file-again.ts';
import type { FileReader, FileToImport, PlayedAgain } from './file-to-import.ts';

/** Makes a new match from an exported file. */
export function importMatch(
  context: TableContext,
  files: FileReader,
  bytes: Uint8Array,
  channelId: string,
  by: Administrator,
): Promise<Administered | Refused> {
  return orUnavailable(context, async () => {
    const settings = readServerSettings(await context.store.settings(by.guildId));
    const kept = whyNotOpen(settings, channelId, { roles: [], manages: true });
    if (kept) return refuse(kept);
    const read = await files.read(bytes);
    if ('because' in read) {
      const { because, fault } = read;
      if (fault) context.log.warn({ error: fault, by: by.userId }, 'A file could not be read.');
      return refuse({ refusal: 'cannot-import', because });
    }
    const { file, again } = read;
    const game = gameOf(context, file.game);
    if (!game) return refuse({ refusal: 'cannot-import', because: 'no-such-game' });

    const { guildId } = by;
    const seats = companionsFor(game, file);
    const wanted = { gameId: file.game, guildId, channelId, host: by, seats };
    const begins = await settingsFor(context, settings, wanted);
    const fresh = newMatch(wanted, file.options, context.now(), begins);
    const stored = storedFrom(game, file, again.match, fresh);
    const slots = toldOf(context, game, stored, file, again, by);
    noteNextWake(stored, context.now());
    const most = stored.status === 'playing' ? (settings.mostMatches ?? null) : null;
    const elsewhere = { inputs: inputsIn(file, stored.seats), rest: again.rest };
    const created = await context.store.create(stored, slots, most, elsewhere);
    if (!created) return refuse({ refusal: 'too-many-matches', most: most ?? 0 });
    context.owed(stored.id, stored);
    return { ok: true, match: summaryOf(stored) };
  });
}

type ImportedFile = FileToImport['file'];

/** The match as it is after its last choice; one that was ended early stays ended. */
function storedFrom(game: Game, file: ImportedFile, match: Match, fresh: StoredMatch): StoredMatch {
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

function statusOf({ status }: ImportedFile, { outcome }: Match): MatchStatus {
  if (outcome !== null) return 'over';
  return status === 'abandoned' ? 'abandoned' : 'playing';
}

/** What the new thread begins with: where the match comes from, its current state, and the seats that are free. */
function toldOf(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  file: ImportedFile,
  { match, happenings }: PlayedAgain,
  { userId }: Administrator,
): SlotChange[] {
  const { desk, status, seats } = stored;
  const now = context.now();
  const from = { id: file.id, startedAt: file.startedAt, choices: match.inputs };
  const begins: SlotChange[] = [
    { slot: { kind: 'thread', key: 'thread', data: {} }, dueAt: now },
    noticeSlot(context, desk, { notice: 'imported', by: userId, from, status }),
  ];
  if (status === 'abandoned') return begins;
  const ended = status === 'over';
  const stands = tell(context, desk, changeTold(stored, { game, match, happenings, ended, now }));
  if (ended) return [...begins, ...stands];
  // Nobody is waited for, and no time goes by, until somebody sits down.
  desk.call = null;
  desk.paused = now.toISOString();
  const terms = { until: null, voted: [], open: true };
  return [
    ...begins,
    // People passing through the channel see that there are free seats.
    lobbySlot(now),
    ...stands.filter(({ slot }) => slot.kind !== 'call'),
    ...seats.flatMap((holder) => beginSitting(context, stored, holder.seat, holder, terms)),
  ];
}
