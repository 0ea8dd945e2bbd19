import {
  type Decision,
  formFor,
  isPublic,
  publicForm,
  type SeatId,
} from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { MatchSnapshot, MatchSummary, PublicDecision, Settled, Waiting } from '../summary.ts';

/** What everybody may know of a match whatever its game. */
export function summaryOf(stored: StoredMatch): MatchSummary {
  const { id, gameId, status, guildId, channelId, threadId, hostId, seats, options } = stored;
  const { revision, seedHash, createdAt, startedAt, changedAt, endedAt, outcome } = stored;
  const ended = status === 'over' || status === 'abandoned';
  return {
    id,
    gameId,
    status,
    guildId,
    channelId,
    threadId,
    hostId,
    seats,
    options,
    revision,
    seedHash,
    seed: ended ? stored.seed : null,
    createdAt,
    startedAt,
    changedAt,
    endedAt,
    outcome,
    brokenBecause: stored.brokenBecause,
  };
}

/** A question as everybody may know it, with the buttons that a call to move has for it. */
export const publicDecision = (game: Game, decision: Decision): PublicDecision => ({
  ...publicForm(decision),
  shortcuts: isPublic(decision) ? (game.presentation.shortcuts?.(decision) ?? []) : [],
});

/** How a question was answered, as everybody may know it. */
export const publicSettled = (settled: Settled): Settled =>
  isPublic(settled.decision)
    ? settled
    : { ...settled, decision: { ...settled.decision, options: [] } };

/** The open decisions that a seat can answer, with the options that it may choose. */
export function decisionsOf(stored: StoredMatch, seat: SeatId | null): Decision[] {
  if (seat === null || stored.status !== 'playing') return [];
  return (stored.state?.open ?? [])
    .map((decision) => formFor(decision, seat))
    .filter(({ options, seats }) => options.length > 0 || seats.includes(seat));
}

/** The seats that the match waits for, in the order of seats. */
export function waitingOf(game: Game, stored: StoredMatch): Waiting[] {
  if (stored.status !== 'playing') return [];
  const waiting: Waiting[] = [];
  for (const holder of stored.seats) {
    const asked = (stored.state?.open ?? []).filter(({ seats }) => seats.includes(holder.seat));
    if (asked.length === 0) continue;
    const times = asked.map(({ id }) => Date.parse(stored.desk.asked[id] ?? ''));
    const known = times.filter((time) => !Number.isNaN(time));
    waiting.push({
      ...holder,
      decisions: asked.map((decision) => publicDecision(game, decision)),
      since: known.length > 0 ? new Date(Math.min(...known)) : stored.changedAt,
    });
  }
  return waiting;
}

/** @throws whatever the game's view throws; nothing of it is caught here. */
export function snapshotOf(game: Game, stored: StoredMatch): MatchSnapshot {
  const { state, status } = stored;
  const readable = state !== null && status !== 'broken';
  const playing = readable && status === 'playing';
  return {
    match: summaryOf(stored),
    view: readable ? game.rules.view(state, 'table') : null,
    open: playing ? state.open.map((decision) => publicDecision(game, decision)) : [],
    waiting: waitingOf(game, stored),
    chapter: readable ? state.chapter : null,
  };
}
