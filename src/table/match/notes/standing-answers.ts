import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { type Standing, sameStanding, standingName } from '../../../kernel/standing.ts';
import type { Desk, GivenStanding } from '../saved/desk.ts';

/** The option that one of a seat's standing answers chooses; null if none fits the question. */
export function standingOption(
  game: Game,
  standing: readonly Standing[],
  decision: Decision,
): string | null {
  if (standing.length === 0) return null;
  const offers = game.rules.standing?.(decision) ?? [];
  const fitting = offers.find((offer) =>
    standing.some((one) => sameStanding(one, offer) || one.id === offer.within),
  );
  return fitting?.option ?? null;
}

/**
 * Notes that a seat gives this answer from now on; an answer that the question does not offer does no harm.
 * @param revision the match's after the choice with which it was given
 */
export function giveStanding(
  game: Game,
  desk: Desk,
  seat: SeatId,
  decision: Decision,
  name: string,
  revision: number,
): void {
  const offers = game.rules.standing?.(decision) ?? [];
  const offer = offers.find((one) => standingName(one) === name);
  if (offer) noteStanding(desk, seat, offer, revision);
}

/**
 * Notes that a seat gives this answer from now on, and no longer gives what it contradicts.
 * @param revision the match's now
 */
export function noteStanding(desk: Desk, seat: SeatId, offer: Standing, revision: number): void {
  const { id, args, until, instead = [] } = offer;
  const before = desk.standing[seat] ?? [];
  const over = before.filter((one) => instead.includes(one.id));
  const others = before.filter((one) => !sameStanding(one, offer) && !over.includes(one));
  const same = before.find((one) => sameStanding(one, offer) && one.until === until);
  const since = same ? (same.since ?? 0) : revision;
  const given = { id, ...(args ? { args } : {}), until, round: desk.round ?? 0, since };
  desk.standing[seat] = [...others, given];
  remember(desk, seat, over, revision);
}

/** What everyone answers from the start, until they take it back. */
export function giveUsual({ rules }: Game, desk: Desk, seat: SeatId): void {
  const { usual = [] } = rules;
  if (usual.length > 0) desk.standing[seat] = usual.map((one) => ({ ...one, round: 0 }));
}

/** How many ended ones are remembered. */
const REMEMBERED = 24;

/** Answers valid until a seat's next turn end when it is the seat's turn in a later round than the desk's. */
export function endStanding(desk: Desk, { open, inputs }: Match): void {
  const round = desk.round ?? 0;
  for (const seat of open.filter(({ rest }) => rest).flatMap(({ seats }) => seats)) {
    const given = desk.standing[seat] ?? [];
    const kept = given.filter((one) => one.until === 'revoked' || one.round >= round);
    const over = given.filter((one) => !kept.includes(one));
    remember(desk, seat, over, inputs);
    if (kept.length > 0) desk.standing[seat] = kept;
    else delete desk.standing[seat];
  }
}

/** Remembers what has ended, in case the match goes back. */
function remember(desk: Desk, seat: SeatId, over: readonly GivenStanding[], after: number): void {
  const ended = over.map((given) => ({ seat, given, after }));
  if (ended.length > 0) desk.ended = [...desk.ended, ...ended].slice(-REMEMBERED);
}

/** When the match goes back: what was given since is dropped, and what has ended since is valid again. */
export function standingBefore(desk: Desk, revision: number): void {
  const wasGiven = ({ since = 0 }: GivenStanding) => since <= revision;
  const again = desk.ended.filter(({ after, given }) => after > revision && wasGiven(given));
  desk.ended = desk.ended.filter(({ after }) => after <= revision);
  for (const [seat, given] of Object.entries(desk.standing)) {
    desk.standing[seat] = given.filter(wasGiven);
  }
  for (const { seat, given } of again) {
    const others = (desk.standing[seat] ?? []).filter((one) => !sameStanding(one, given));
    desk.standing[seat] = [...others, given];
  }
}
