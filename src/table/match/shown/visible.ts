import {
  type Decision,
  isPublic,
  publicForm,
  questionsFor,
  type SeatId,
} from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { TableContext } from '../context.ts';
import type { StoredMatch } from '../saved/store.ts';
import type {
  MatchSnapshot,
  MatchSummary,
  PublicDecision,
  Settled,
  Times,
  Waiting,
} from '../saved/summary.ts';
import { clocksOf } from '../time/clocks.ts';
import { hasVoted } from '../votes/electorate.ts';
import { absentIn } from './absent.ts';
import { stoppedOrders } from './orders.ts';
import { votesShown } from './votes.ts';

/** What everyone may know of a match whatever its game. */
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
    openSeats: stored.desk.openSeats,
    options,
    settings: stored.settings,
    revision,
    seedHash,
    seed: ended ? stored.seed : null,
    createdAt,
    startedAt,
    changedAt,
    endedAt,
    outcome,
    brokenBecause: stored.brokenBecause,
    campaign: stored.campaign && { ...stored.campaign, settled: stored.desk.settled },
  };
}

/** A question as everyone may know it, with the buttons that a call to move has for it. */
export const publicDecision = (game: Game, decision: Decision): PublicDecision => ({
  ...publicForm(decision),
  shortcuts: isPublic(decision) ? (game.presentation.shortcuts?.(decision) ?? []) : [],
  ...openlyIn(game, decision),
});

function openlyIn({ rules }: Game, decision: Decision): Pick<PublicDecision, 'openly'> {
  if (decision.visibility !== 'private') return {};
  const openly = decision.options.filter(
    (option) => option.seat === undefined && rules.isOpenToAll?.(decision, option),
  );
  return openly.length > 0 ? { openly } : {};
}

/** How a question was answered, as everyone may know it. */
export const publicSettled = (settled: Settled): Settled =>
  isPublic(settled.decision)
    ? settled
    : { ...settled, decision: { ...settled.decision, options: [] } };

/** The open decisions that a seat can answer, with the options that it may choose. */
export function decisionsOf(stored: StoredMatch, seat: SeatId | null): Decision[] {
  if (seat === null || stored.status !== 'playing') return [];
  return questionsFor(stored.state?.open ?? [], seat);
}

/** The seats that the match waits for, in the order of seats; nobody waits for a person who has voted. */
export function waitingOf(game: Game, stored: StoredMatch): Waiting[] {
  if (stored.status !== 'playing') return [];
  const waiting: Waiting[] = [];
  const { due } = timesOf(stored);
  for (const holder of stored.seats) {
    const { seat } = holder;
    const asked = (stored.state?.open ?? []).filter(
      (decision) => decision.seats.includes(seat) && !hasVoted(stored, decision, seat),
    );
    if (asked.length === 0) continue;
    const stopped = game.rules.cooperative ? stoppedOrders(stored, seat) : null;
    const times = asked.map(({ id }) => Date.parse(stored.desk.asked[id] ?? ''));
    const known = times.filter((time) => !Number.isNaN(time));
    waiting.push({
      ...holder,
      decisions: asked.map((decision) => publicDecision(game, decision)),
      since: known.length > 0 ? new Date(Math.min(...known)) : stored.changedAt,
      dueAt: firstOf(asked.flatMap(({ id }) => due[id] ?? [])),
      ...(stopped ? { stopped } : {}),
    });
  }
  return waiting;
}

const firstOf = (moments: readonly Date[]): Date | null =>
  moments.length === 0 ? null : new Date(Math.min(...moments.map((moment) => moment.getTime())));

/** The current timing of a match. */
export function timesOf(stored: StoredMatch): Times {
  const due = clocksOf(stored).map(({ decision, dueAt }): [string, Date] => [decision.id, dueAt]);
  const { paused } = stored.desk;
  return { due: Object.fromEntries(due), pausedSince: paused === null ? null : new Date(paused) };
}

/** @throws whatever the game's view throws; none of it is caught here. */
export function snapshotOf(
  game: Game,
  stored: StoredMatch,
  { pace, now }: Pick<TableContext, 'pace' | 'now'>,
): MatchSnapshot {
  const { state, status } = stored;
  const readable = state !== null && status !== 'broken';
  const playing = readable && status === 'playing';
  return {
    match: summaryOf(stored),
    view: readable ? game.rules.view(state, 'table') : null,
    open: playing ? state.open.map((decision) => publicDecision(game, decision)) : [],
    waiting: waitingOf(game, stored),
    votes: votesShown(pace, { game, stored }, { seat: null, userId: null }),
    chapter: readable ? state.chapter : null,
    times: timesOf(stored),
    absent: playing && game.rules.companion ? absentIn(stored, now()) : [],
  };
}
