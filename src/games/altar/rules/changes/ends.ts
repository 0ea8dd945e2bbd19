import type { SeatId } from '../../../../kernel/decision.ts';
import type { Outcome } from '../../../../kernel/match.ts';
import { isComplete, playsWith, realmsOf, worthOf } from '../queries/realms.ts';
import type { AltarRun, AltarState } from '../state.ts';
import { tellPower } from './powers.ts';

/** Notes completed boards and whether this round has become the last (AL-052, AL-056); called after every deed. */
export function noteEnding(run: AltarRun): void {
  const { state } = run;
  for (const realm of state.realms) {
    if (realm.completed || !isComplete(realm)) continue;
    realm.completed = true;
    run.emit('realm-completed', { god: realm.god });
  }
  if (state.ending !== null) return;
  if (completedSeats(state).length > 0) state.ending = 'completed';
  else if (state.shrines === 0) state.ending = 'shrines';
  if (state.ending !== null) run.emit('last-round', { because: state.ending });
}

/** Players all of whose gods' boards are completed (AL-024, AL-052). */
export const completedSeats = (state: AltarState): SeatId[] =>
  state.players
    .map(({ seat }) => seat)
    .filter((seat) => realmsOf(state, seat).every(({ completed }) => completed));

/** Players with at least one Shrine for each of their gods (AL-060, L-01). */
const eligibleSeats = (state: AltarState): SeatId[] =>
  state.players
    .map(({ seat }) => seat)
    .filter((seat) => realmsOf(state, seat).every(({ shrines }) => shrines > 0));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Active Altars and Shrines of all the player's gods (L-01). */
export const scoreOf = (state: AltarState, seat: SeatId): number =>
  sum(realmsOf(state, seat).map(worthOf));

const shrinesOf = (state: AltarState, seat: SeatId): number =>
  sum(realmsOf(state, seat).map(({ shrines }) => shrines));

const lastShrineOf = (state: AltarState, seat: SeatId): number =>
  Math.max(...realmsOf(state, seat).map(({ lastShrine }) => lastShrine));

/** Who has won and how it came (AL-052 to AL-063). */
export function outcomeOf(state: AltarState): Outcome {
  const leaders = leadersOf(state);
  if (leaders.length === 0) return { winners: [], reason: 'nobody' };
  const counted = state.ending === 'shrines' ? 'shrines' : 'exhausted';
  const reason = completedSeats(state).length > 0 ? 'completed' : counted;
  return { winners: breakTie(state, leaders), reason };
}

/** Players who have completed all boards; when there are none, those with a Shrine who have built most. */
function leadersOf(state: AltarState): SeatId[] {
  const completed = completedSeats(state);
  if (completed.length > 0) return completed;
  const eligible = eligibleSeats(state);
  const best = Math.max(...eligible.map((seat) => scoreOf(state, seat)));
  return eligible.filter((seat) => scoreOf(state, seat) === best);
}

/** Ends the match; where a power has settled it, it is told. */
export function conclude(run: AltarRun): void {
  const { state } = run;
  const outcome = outcomeOf(state);
  const [winner] = outcome.winners;
  const favoured = winner && leadersOf(state).length > 1 && playsWith(state, winner, 'wins-ties');
  if (favoured) tellPower(run, favoured, 'wins-ties');
  run.end(outcome);
}

/** A god who wins ties, then most Shrines, then the last Shrine placed (L-01, L-02, AL-061 to AL-063). */
function breakTie(state: AltarState, seats: readonly SeatId[]): SeatId[] {
  const favoured = seats.find((seat) => playsWith(state, seat, 'wins-ties'));
  if (favoured !== undefined) return [favoured];
  const [winner] = [...seats].sort(
    (a, b) =>
      shrinesOf(state, b) - shrinesOf(state, a) || lastShrineOf(state, b) - lastShrineOf(state, a),
  );
  return winner === undefined ? [] : [winner];
}
