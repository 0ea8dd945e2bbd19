import { setTimeout as pause } from 'node:timers/promises';
import type { Ranked } from '../../../companions/advice.ts';
import type { Thinkers } from '../../../companions/thinkers.ts';
import { fallbackFor } from '../../../kernel/decision.ts';
import { ownRequest } from '../../deciding/applying/own-requests.ts';
import type { Looking } from '../../deciding/looking/looking.ts';
import { needsResuming } from '../../deciding/updating/resuming.ts';
import { atWork } from '../../match/at-work.ts';
import { bestThought } from '../../match/best-thought.ts';
import type { ChoiceOutcome, ChooseRequest } from '../../match/choice.ts';
import { defaultPace, type Log } from '../../match/context.ts';
import { type OwedWork, startSweeping } from '../../match/owed-work.ts';
import type { Refused } from '../../match/refusal.ts';
import type { Games } from '../../match/saved/games.ts';
import { type Store, type StoredMatch, StoreUnavailable } from '../../match/saved/store.ts';
import { newSeed } from '../../match/seed.ts';
import { type CompanionTurn, companionTurn } from './turn.ts';

export interface CompanionsOptions {
  store: Store;
  games: Games;
  table: Pick<Looking, 'snapshot'> & {
    choose(request: ChooseRequest): Promise<ChoiceOutcome | Refused>;
  };
  thinkers: Thinkers;
  log: Log;
  /** Milliseconds that a companion takes for each choice. */
  pace?: number;
  /** Milliseconds between sweeps for companions that another process, or this one before a crash, left waiting. */
  sweepEvery?: number;
  /** Seeds of what companions leave to chance; fresh each time unless given. */
  newSeed?: () => string;
  /** How many choices companions make in one match before they wait for the next sweep. */
  inARow?: number;
}

/** A match in which companions play longer than this without people is going in circles. */
const IN_A_ROW = 500;

/** Lets companions answer what waits for them, one choice after the other in each match. */
export function startCompanions(options: CompanionsOptions): OwedWork {
  const { store, log } = options;
  /** Matches to look at, in their current state if known. */
  const queued = new Map<string, StoredMatch | null>();
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  function owed(matchId: string, known: StoredMatch | null = null): void {
    if (stopping.signal.aborted) return;
    queued.set(matchId, known);
    if (running.has(matchId)) return;
    const run = atWork(() => playWhileQueued(matchId)).finally(() => running.delete(matchId));
    running.set(matchId, run);
  }

  async function playWhileQueued(matchId: string): Promise<void> {
    try {
      while (queued.has(matchId) && !stopping.signal.aborted) await playOn(matchId);
    } catch (error) {
      if (error instanceof StoreUnavailable) log.warn({ error }, 'The store is not available.');
      else if (!stopping.signal.aborted) {
        log.error({ error, match: matchId }, 'A companion could not play.');
      }
    }
  }

  async function playOn(matchId: string): Promise<void> {
    for (let choices = 0; choices < (options.inARow ?? IN_A_ROW); choices++) {
      const known = queued.get(matchId) ?? null;
      queued.delete(matchId);
      const stored = await resumed(options, matchId, known);
      const turn = stored && companionTurn(stored);
      if (!turn || stopping.signal.aborted) return;
      const [answer] = await Promise.all([
        bestAnswer(options, stored, turn),
        pause(options.pace ?? defaultPace.companion, null, { signal: stopping.signal }),
      ]);
      if (!(await choose(options, stored, turn, answer))) return;
    }
    queued.delete(matchId);
    log.warn({ match: matchId }, 'Companions have played on for long and pause.');
  }

  const sweeping = startSweeping({
    every: options.sweepEvery ?? 10_000,
    look: () => store.withCompanions(),
    owed,
    running,
    log,
    failure: 'Could not look for companions that are waited for.',
  });
  return {
    owed,
    drain: sweeping.drain,
    stop() {
      stopping.abort();
      return sweeping.stop();
    },
  };
}

/** The match in a state that today's rules can continue. */
async function resumed(
  { store, games, table }: CompanionsOptions,
  matchId: string,
  known: StoredMatch | null,
): Promise<StoredMatch | null> {
  const stored = known ?? (await store.read(matchId));
  const game = stored && games.get(stored.gameId);
  if (!stored || !game?.rules.companion || stored.status !== 'playing') return null;
  if (!needsResuming(game, stored)) return stored;
  await table.snapshot(matchId);
  return store.read(matchId);
}

/** What the companion thinks best; the question's fallback if it can't think. */
async function bestAnswer(
  { thinkers, log, newSeed: seedFor = newSeed }: CompanionsOptions,
  { id, gameId }: StoredMatch,
  { match, seat, decision, strength }: CompanionTurn,
): Promise<Pick<Ranked, 'options' | 'reason' | 'public'>> {
  const question = { gameId, match, seat, decision: decision.id, strength, seed: seedFor() };
  const best = await bestThought({ thinkers, log }, id, question);
  return best ?? { options: fallbackFor(decision, seat), reason: null, public: false };
}

/** @returns whether it was accepted, or somebody else got in first, so that the match can go on. */
async function choose(
  { table, log }: CompanionsOptions,
  stored: StoredMatch,
  { holder, seat, decision }: CompanionTurn,
  { options, reason, public: open }: Pick<Ranked, 'options' | 'reason' | 'public'>,
): Promise<boolean> {
  const request: ChooseRequest = {
    matchId: stored.id,
    userId: holder.userId,
    decisionId: decision.id,
    requestId: ownRequest('companion', stored, decision),
    options,
    ...(reason && open ? { reason } : {}),
  };
  const first = await table.choose(request);
  if (first.ok || first.refusal === 'stale' || first.refusal === 'not-seated') return true;
  log.warn({ refusal: first.refusal, match: stored.id }, 'A choice of a companion is refused.');
  const { reason: _, ...plain } = request;
  const second = await table.choose({ ...plain, options: fallbackFor(decision, seat) });
  return second.ok;
}
