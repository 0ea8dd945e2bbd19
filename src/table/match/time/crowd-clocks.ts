import type { Decision } from '../../../kernel/decision.ts';
import { isCrowd } from '../people/crowd.ts';
import type { Vote } from '../saved/desk.ts';
import { type MatchSettings, paceOf } from '../saved/match-settings.ts';
import type { SeatHolder } from '../saved/summary.ts';
import { clocksOf, type Timed } from './clocks.ts';
import { afterWaking } from './waking-hours.ts';

/** Waking minutes after the first ballot in which a crowd's vote closes, as short as the pace is fast. */
const MINUTES = { live: 1, daily: 10, relaxed: 30, none: 10 } as const;
const OWN = { share: 1 / 100, least: 1, most: 30 };

export function crowdMinutes(settings: MatchSettings): number {
  if (settings.pace.kind !== 'own') return MINUTES[settings.pace.kind];
  const { turn } = paceOf(settings);
  if (turn === null) return MINUTES.none;
  return Math.min(Math.max(Math.round(turn * OWN.share), OWN.least), OWN.most);
}

/** When a crowd's vote closes: its own short time after the first ballot, or when the question falls due. */
export function crowdClosesAt(stored: Timed, vote: Vote): Date {
  const minutes = crowdMinutes(stored.settings);
  const own = afterWaking(new Date(vote.since), minutes, stored.settings);
  const due = clocksOf(stored).find(({ decision }) => decision.id === vote.decision)?.dueAt;
  return due && due < own ? due : own;
}

/** A crowd's vote, and when it closes. */
export interface CrowdClock {
  vote: Vote;
  decision: Decision;
  holder: SeatHolder;
  closesAt: Date;
}

/** The votes of crowds that are under way. */
export function crowdClocksOf(stored: Timed): CrowdClock[] {
  if (stored.status !== 'playing' || stored.desk.paused !== null) return [];
  return stored.desk.votes.flatMap((vote) => {
    const decision = stored.state?.open.find(({ id }) => id === vote.decision);
    const holder = stored.seats.find((one) => one.seat === vote.crowd && isCrowd(one));
    return decision && holder
      ? [{ vote, decision, holder, closesAt: crowdClosesAt(stored, vote) }]
      : [];
  });
}
