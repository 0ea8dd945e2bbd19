import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { type Standing, sameStanding, standingName } from '../../kernel/standing.ts';
import type { Desk } from '../saved/desk.ts';

/** The option that one of a seat's standing answers chooses; null where none fits the question. */
export function standingOption(
  game: Game,
  standing: readonly Standing[],
  decision: Decision,
): string | null {
  if (standing.length === 0) return null;
  const offers = game.rules.standing?.(decision) ?? [];
  const fitting = offers.find((offer) => standing.some((one) => sameStanding(one, offer)));
  return fitting?.option ?? null;
}

/** Notes that a seat gives this answer from now on; an answer that the question does not offer is no harm. */
export function giveStanding(
  game: Game,
  desk: Desk,
  seat: SeatId,
  decision: Decision,
  name: string,
): void {
  const offers = game.rules.standing?.(decision) ?? [];
  const offer = offers.find((one) => standingName(one) === name);
  if (!offer) return;
  const { id, args, until } = offer;
  const others = (desk.standing[seat] ?? []).filter((one) => !sameStanding(one, offer));
  const given = { id, ...(args ? { args } : {}), until, round: desk.round ?? 0 };
  desk.standing[seat] = [...others, given];
}

/** What everybody answers from the start, until they take it back. */
export function giveUsual({ rules }: Game, desk: Desk, seat: SeatId): void {
  const { usual = [] } = rules;
  if (usual.length > 0) desk.standing[seat] = usual.map((one) => ({ ...one, round: 0 }));
}

/** What held until a seat's next turn is over when the seat is on turn in a later round. */
export function endStanding(desk: Desk, { open }: Match, round: number): void {
  for (const seat of open.filter(({ rest }) => rest).flatMap(({ seats }) => seats)) {
    const kept = desk.standing[seat]?.filter(
      (one) => one.until === 'revoked' || one.round >= round,
    );
    if (kept?.length) desk.standing[seat] = kept;
    else delete desk.standing[seat];
  }
}
