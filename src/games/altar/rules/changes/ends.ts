import type { Outcome } from '../../../../kernel/match.ts';
import { godsOf, isComplete, playsWith } from '../queries/realms.ts';
import { completedSeats, countingOf, leadersOf, scoreOf, winnerOf } from '../queries/standing.ts';
import type { AltarRun, AltarState } from '../state.ts';
import { tellPower } from './powers.ts';

/** Notes completed boards and whether this round has become the last (AL-052, AL-056); called after every deed. */
export function noteEnding(run: AltarRun): void {
  const { state } = run;
  const completed = state.realms.filter((realm) => !realm.completed && isComplete(realm));
  // With two players a complete board can be broken as long as the other one is missing (AL-055).
  for (const realm of state.realms) realm.completed = isComplete(realm);
  for (const { god } of completed) run.emit('realm-completed', { god });
  for (const seat of completedSeats(state)) {
    if (!completed.some((realm) => realm.seat === seat)) continue;
    run.emit('player-completed', { gods: godsOf(state, seat) });
  }
  if (state.ending !== null) return;
  if (completedSeats(state).length > 0) state.ending = 'completed';
  else if (state.shrines === 0) state.ending = 'shrines';
  if (state.ending !== null) run.emit('last-round', { because: state.ending });
}

/** Who has won, and why (AL-052 to AL-063). */
export function outcomeOf(state: AltarState): Outcome {
  const winner = winnerOf(state);
  if (!winner) return { winners: [], reason: 'nobody' };
  const counted = state.ending === 'shrines' ? 'shrines' : 'exhausted';
  const reason = completedSeats(state).length > 0 ? 'completed' : counted;
  return { winners: [winner.seat], reason };
}

/** Ends the match; tells which followers count at the end, and what settled a tie. */
export function conclude(run: AltarRun): void {
  const { state } = run;
  for (const { seat } of state.players) {
    for (const counting of countingOf(state, seat)) run.emit('worshipper-counted', { ...counting });
  }
  const winner = winnerOf(state);
  if (winner?.tie) {
    const favoured = playsWith(state, winner.seat, 'wins-ties');
    if (winner.tie === 'favoured' && favoured) tellPower(run, favoured, 'wins-ties');
    const others = leadersOf(state).filter((seat) => seat !== winner.seat);
    run.emit('tie-settled', {
      gods: godsOf(state, winner.seat),
      others: others.flatMap((seat) => godsOf(state, seat)),
      score: scoreOf(state, winner.seat),
      by: winner.tie,
    });
  }
  run.end(outcomeOf(state));
}
