import { createThinkers, type Thinkers } from '../companions/thinkers.ts';
import { createLanguages, type Languages } from '../texts/languages.ts';
import type { Texts } from '../texts/texts.ts';
import { administration } from './around/administering/administering.ts';
import { createFileReader } from './around/administering/file-reader.ts';
import type { FileReader } from './around/administering/file-to-import.ts';
import { beginScenario } from './around/beginning/beginning-scenario.ts';
import { campaignGoesOn } from './around/campaigns/going-on.ts';
import { campaigns } from './around/campaigns/services.ts';
import { unstickAll } from './around/campaigns/unsticking.ts';
import { advise } from './around/companions/advising.ts';
import { answersUnasked } from './around/companions/unasked.ts';
import { abandon, stay } from './around/ending/abandoning.ts';
import { endOnCard } from './around/ending/on-card.ts';
import { guide, skipGuide } from './around/hinting/guiding.ts';
import { hint, switchHints } from './around/hinting/hints.ts';
import { housekeeping } from './around/housekeeping/tidying.ts';
import { firstGame } from './around/lobby/first-game.ts';
import { chooseCharacters, create, join, leave, setOption } from './around/lobby/gathering.ts';
import { setLanguage } from './around/lobby/language.ts';
import { rematch } from './around/lobby/rematch.ts';
import { addCompanion, removeCompanion } from './around/lobby/seating.ts';
import { addCrowd } from './around/lobby/seating-crowds.ts';
import { start } from './around/lobby/starting.ts';
import { ordersCarriedOut } from './around/orders/carrying-out.ts';
import { plansFollowed } from './around/orders/following-plans.ts';
import { ordering } from './around/orders/ordering.ts';
import { offering } from './around/packs/offering.ts';
import { createPackReader } from './around/packs/pack-reader.ts';
import type { PackReader } from './around/packs/packs.ts';
import { privacy } from './around/privacy/personal-data.ts';
import { exportMatch, exportWithSecrets } from './around/recording/exporting.ts';
import { log } from './around/recording/log.ts';
import { createRecords } from './around/recording/remembered.ts';
import { report } from './around/recording/reporting.ts';
import { roundSeen } from './around/recording/round-seen.ts';
import { verify } from './around/recording/verifying.ts';
import { seats } from './around/seats/changing-seats.ts';
import { handOver, leaveToCompanion, takeBack } from './around/seats/hand-over.ts';
import { serving } from './around/serving/settings.ts';
import { standingAnswers } from './around/standing/answering.ts';
import { giveBeforehand } from './around/standing/beforehand.ts';
import { revoke } from './around/standing/revoking.ts';
import { statistics } from './around/statistics/asking.ts';
import { setPace } from './around/time/pace.ts';
import { wake } from './around/time/wake.ts';
import { answersAhead } from './deciding/applying/answers-ahead.ts';
import { choose, closeVote } from './deciding/choosing/choose.ts';
import { look, lookByThread, snapshot, waitingFor } from './deciding/looking/look.ts';
import { mine } from './deciding/looking/mine.ts';
import { answerUndo, undo } from './deciding/undoing/undo.ts';
import { undoable } from './deciding/undoing/undoable.ts';
import { resumeAll } from './deciding/updating/resume-match.ts';
import {
  defaultPace,
  type Log,
  orUnavailable,
  type Pace,
  type TableContext,
} from './match/context.ts';
import { type Refused, refuse } from './match/refusal.ts';
import { completed } from './match/saved/completed.ts';
import type { Games } from './match/saved/games.ts';
import { NIGHT } from './match/saved/match-settings.ts';
import type { Store, StoredMatch } from './match/saved/store.ts';
import type { Changed } from './match/saved/summary.ts';
import { newSeed } from './match/seed.ts';
import { summaryOf } from './match/shown/visible.ts';
import { createSteadiness } from './match/time/steadiness.ts';
import type { Table } from './table.ts';
import { seatsSettled } from './telling/notices/closing.ts';
import { requestOvertaken } from './telling/notices/undo-request.ts';
import { notificationSettings } from './telling/notifications/setting.ts';
import { lastFailure, mend, reopenThread, repair } from './telling/publishing/repairing.ts';

/** How many matches a list names at most. */
const LIST_LENGTH = 25;

export interface TableOptions {
  games: Games;
  store: Store;
  /** The default language. */
  texts: Texts;
  /** All languages; the default one alone unless given. */
  languages?: Languages | undefined;
  log: Log;
  pace?: Partial<Pace>;
  /** Quiet hours of new matches, a night unless given; none if nothing should depend on the time of day. */
  quiet?: TableContext['quiet'] | undefined;
  /** Who thinks for companions; if absent, thinking is done on this thread. */
  thinkers?: Thinkers;
  /** See `TableContext.looksAhead`; it takes a fraction of a second for each answer, so it is off by default. */
  looksAhead?: number | undefined;
  /** Who checks the packs that people hand in; if absent, they are checked on this thread. */
  packs?: PackReader | undefined;
  /** Who reads the files that people hand in; if absent, they are read on this thread. */
  files?: FileReader | undefined;
  now?: () => Date;
  /** Milliseconds by a clock that nobody sets; the machine's own, or `now` if that is given. */
  elapsed?: () => number;
  /** Makes the seed of a match; see `newSeed`, which is used unless a test foresees the dice. */
  newSeed?: (() => string) | undefined;
  /** Called when something may be owed to messages or companions; see `startPublishing` and `startCompanions`. */
  owed?: TableContext['owed'];
  /** Waits for what is owed; if absent, nothing is known to be published. */
  published?: TableContext['published'];
}

/** Puts the services of the table together. */
export function createTable(options: TableOptions): Table {
  const now = options.now ?? (() => new Date());
  const elapsed =
    options.elapsed ?? (options.now ? () => now().getTime() : () => performance.now());
  const context: TableContext = {
    ...options,
    languages: options.languages ?? createLanguages(options.texts),
    store: completed(options.store, options.games),
    pace: { ...defaultPace, ...options.pace },
    quiet: options.quiet === undefined ? NIGHT : options.quiet,
    thinkers:
      options.thinkers ??
      createThinkers({ games: [...options.games.values()].map(({ rules }) => rules), entry: null }),
    consequences: [
      answersAhead,
      standingAnswers,
      ordersCarriedOut,
      plansFollowed,
      answersUnasked,
      requestOvertaken,
      seatsSettled,
      endOnCard,
      campaignGoesOn,
    ],
    looksAhead: options.looksAhead ?? null,
    now,
    isSteady: createSteadiness(now, elapsed),
    newSeed: options.newSeed ?? newSeed,
    owed: options.owed ?? (() => {}),
    published: options.published ?? (() => Promise.resolve(false)),
  };
  const files = options.files ?? createFileReader({ games: options.games, entry: null });
  return {
    create: (wanted) => create(context, wanted),
    beginScenario: (wanted) => beginScenario(context, wanted),
    rematch: (matchId, person, opener) => rematch(context, matchId, person, opener),
    join: (matchId, person, characters) => join(context, matchId, person, characters),
    leave: (matchId, userId) => leave(context, matchId, userId),
    chooseCharacters: (matchId, userId, characters) =>
      chooseCharacters(context, matchId, userId, characters),
    setLanguage: (matchId, userId, locale) => setLanguage(context, matchId, userId, locale),
    setOption: (matchId, userId, option, value) =>
      setOption(context, matchId, userId, option, value),
    firstGame: (matchId, userId) => firstGame(context, matchId, userId),
    start: (matchId, userId) => start(context, matchId, userId),
    abandon: (matchId, userId, confirmed) => abandon(context, matchId, userId, confirmed),
    stay: (matchId, userId) => stay(context, matchId, userId),
    addCrowd: (matchId, userId, role) => addCrowd(context, matchId, userId, role),
    addCompanion: (matchId, userId, strength) => addCompanion(context, matchId, userId, strength),
    removeCompanion: (matchId, userId, seat) => removeCompanion(context, matchId, userId, seat),
    handOver: (matchId, userId, seat, strength) =>
      handOver(context, matchId, userId, seat, strength),
    leaveToCompanion: (matchId, userId) => leaveToCompanion(context, matchId, userId),
    takeBack: (matchId, person) => takeBack(context, matchId, person),
    advise: (matchId, userId, strength) => advise(context, matchId, userId, strength),
    choose: (request) => choose(context, request),
    closeVote: (matchId, userId, decisionId, requestId) =>
      closeVote(context, { matchId, userId, decisionId, requestId }),
    giveBeforehand: (matchId, userId, standing) =>
      giveBeforehand(context, matchId, userId, standing),
    revoke: (matchId, userId, standing) => revoke(context, matchId, userId, standing),
    undo: (matchId, userId, wanted) => undo(context, matchId, userId, wanted),
    answerUndo: (matchId, userId, answer) => answerUndo(context, matchId, userId, answer),
    undoable: (matchId, userId) => undoable(context, matchId, userId),
    look: (matchId, userId, membership) => look(context, matchId, userId, undefined, membership),
    lookByThread: (threadId, userId, membership) =>
      lookByThread(context, threadId, userId, membership),
    snapshot: (matchId, known) => snapshot(context, matchId, known),
    waitingFor: (matchId) => waitingFor(context, matchId),
    log: (matchId, userId, membership) => log(context, matchId, userId, membership),
    find: (matchId) => found(context, () => context.store.read(matchId)),
    findByThread: (threadId) => found(context, () => context.store.readByThread(threadId)),
    list: (filter) =>
      orUnavailable(context, async () => {
        const stored = await context.store.list({ ...filter, limit: LIST_LENGTH });
        return { ok: true, matches: stored.map(summaryOf) };
      }),
    mine: (userId) => mine(context, userId),
    hint: (userId, concepts, place) => hint(context, userId, concepts, place),
    guide: (userId, question) => guide(context, userId, question),
    skipGuide: (userId, gameId, matchId) => skipGuide(context, userId, gameId, matchId),
    switchHints: (userId, hints) => switchHints(context, userId, hints),
    ...administration(context, files),
    ...campaigns(context),
    ...seats(context),
    ...ordering(context),
    ...serving(context),
    ...offering(context, options.packs ?? createPackReader(null, [...options.games.values()])),
    ...statistics(context),
    ...privacy(context),
    ...housekeeping(context),
    ...notificationSettings(context),
    async resumeAll() {
      await resumeAll(context);
      await unstickAll(context);
    },
    record: createRecords(context),
    roundSeen: (matchId, round) => roundSeen(context, matchId, round),
    verify: (matchId) => verify(context, matchId),
    exportMatch: (matchId) => exportMatch(context, matchId),
    report: (matchId, userId, said) => report(context, matchId, userId, said),
    exportWithSecrets: (matchId) => exportWithSecrets(context, matchId),
    setPace: (matchId, userId, change) => setPace(context, matchId, userId, change),
    wake: (matchId) => wake(context, matchId),
    repair: (matchId) => repair(context, matchId),
    reopenThread: (matchId) => reopenThread(context, matchId),
    lastFailure: (matchId) => lastFailure(context, matchId),
    published: context.published,
    mend: (matchId, messageId) => mend(context, matchId, messageId),
  };
}

function found(
  context: TableContext,
  read: () => Promise<StoredMatch | null>,
): Promise<Changed | Refused> {
  return orUnavailable(context, async () => {
    const stored = await read();
    return stored ? { ok: true, match: summaryOf(stored) } : refuse({ refusal: 'no-such-match' });
  });
}
