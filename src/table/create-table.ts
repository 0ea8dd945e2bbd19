import { createThinkers, type Thinkers } from '../companions/thinkers.ts';
import type { Texts } from '../texts/texts.ts';
import { administration } from './administering/administering.ts';
import { createFileReader } from './administering/file-reader.ts';
import type { FileReader } from './administering/file-to-import.ts';
import { campaignGoesOn } from './campaigns/going-on.ts';
import { campaigns } from './campaigns/services.ts';
import { unstickAll } from './campaigns/unsticking.ts';
import { answersAhead } from './choosing/answers-ahead.ts';
import { choose, closeVote } from './choosing/choose.ts';
import { answersUnasked } from './choosing/unasked.ts';
import { advise } from './companions/advising.ts';
import { handOver, leaveToCompanion, takeBack } from './companions/hand-over.ts';
import { addCompanion, removeCompanion } from './companions/seating.ts';
import { defaultPace, type Log, orUnavailable, type Pace, type TableContext } from './context.ts';
import { addCrowd } from './crowd/seating.ts';
import { abandon, stay } from './ending/abandoning.ts';
import { endOnCard } from './ending/on-card.ts';
import type { Games } from './games.ts';
import { hint, switchHints } from './hinting/hints.ts';
import { housekeeping } from './housekeeping/tidying.ts';
import { beginScenario } from './lobby/beginning-scenario.ts';
import { firstGame } from './lobby/first-game.ts';
import { chooseCharacters, create, join, leave, setOption } from './lobby/gathering.ts';
import { rematch } from './lobby/rematch.ts';
import { start } from './lobby/starting.ts';
import { look, lookByThread, snapshot, waitingFor } from './looking/look.ts';
import { mine } from './looking/mine.ts';
import { summaryOf } from './looking/visible.ts';
import { notificationSettings } from './notifications/setting.ts';
import { ordersCarriedOut } from './orders/carrying-out.ts';
import { ordering } from './orders/ordering.ts';
import { privacy } from './privacy/personal-data.ts';
import { lastFailure, mend, reopenThread, repair } from './publishing/repairing.ts';
import { exportMatch, exportWithSecrets } from './recording/exporting.ts';
import { log } from './recording/log.ts';
import { createRecords } from './recording/remembered.ts';
import { report } from './recording/reporting.ts';
import { verify } from './recording/verifying.ts';
import { type Refused, refuse } from './refusal.ts';
import { completed } from './saved/completed.ts';
import { NIGHT } from './saved/match-settings.ts';
import type { Store, StoredMatch } from './saved/store.ts';
import { seats } from './seats/changing-seats.ts';
import { seatsSettled } from './seats/closing.ts';
import { newSeed } from './seed.ts';
import { serving } from './serving/settings.ts';
import { standingAnswers } from './standing/answering.ts';
import { giveBeforehand } from './standing/beforehand.ts';
import { revoke } from './standing/revoking.ts';
import { statistics } from './statistics/asking.ts';
import type { Changed } from './summary.ts';
import type { Table } from './table.ts';
import { setPace } from './time/pace.ts';
import { createSteadiness } from './time/steadiness.ts';
import { wake } from './time/wake.ts';
import { requestOvertaken } from './undoing/request.ts';
import { answerUndo, undo } from './undoing/undo.ts';
import { undoable } from './undoing/undoable.ts';
import { resumeAll } from './updating/resume-match.ts';

/** How many matches a list names at most. */
const LIST_LENGTH = 25;

export interface TableOptions {
  games: Games;
  store: Store;
  /** In the language of the public messages: narrations are measured with it. */
  texts: Texts;
  log: Log;
  pace?: Partial<Pace>;
  /** Quiet hours of new matches, a night unless given: what is not to depend on the time of day has none. */
  quiet?: TableContext['quiet'] | undefined;
  /** Who thinks for companions; without them, thinking is done on this thread. */
  thinkers?: Thinkers;
  /** Who reads the files that people hand in; without it, they are read on this thread. */
  files?: FileReader | undefined;
  now?: () => Date;
  /** Milliseconds by a clock that nobody sets; the machine's own, or `now` where that is given. */
  elapsed?: () => number;
  /** Makes the seed of a match; see `newSeed`, which is used unless a test foresees the dice. */
  newSeed?: (() => string) | undefined;
  /** Called when something may be owed to messages or companions; see `startPublishing` and `startCompanions`. */
  owed?: TableContext['owed'];
  /** Waits for what is owed; without it nothing is known to be published. */
  published?: TableContext['published'];
}

/** Puts the services of the table together. */
export function createTable(options: TableOptions): Table {
  const now = options.now ?? (() => new Date());
  const elapsed =
    options.elapsed ?? (options.now ? () => now().getTime() : () => performance.now());
  const context: TableContext = {
    ...options,
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
      answersUnasked,
      requestOvertaken,
      seatsSettled,
      endOnCard,
      campaignGoesOn,
    ],
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
    switchHints: (userId, hints) => switchHints(context, userId, hints),
    ...administration(context, files),
    ...campaigns(context),
    ...seats(context),
    ...ordering(context),
    ...serving(context),
    ...statistics(context),
    ...privacy(context),
    ...housekeeping(context),
    ...notificationSettings(context),
    async resumeAll() {
      await resumeAll(context);
      await unstickAll(context);
    },
    record: createRecords(context),
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
