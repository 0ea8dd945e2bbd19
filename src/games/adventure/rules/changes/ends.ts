import { characterOf } from '../queries/characters.ts';
import { winnersOf } from '../queries/valor.ts';
import type { AdventureRun } from '../state.ts';

/** Ends the match if somebody has enough valor (AD-064, AD-065, W-20). @returns whether it has ended */
export function concludeIfWon(run: AdventureRun): boolean {
  const found = winnersOf(run.state);
  if (!found) return false;
  if (found.by !== null) {
    run.emit('tie-settled', {
      characters: [...found.winners, ...found.others].map(
        (seat) => characterOf(run.state, seat).id,
      ),
      by: found.by,
    });
  }
  run.end({ winners: found.winners, reason: 'valor' });
  return true;
}
