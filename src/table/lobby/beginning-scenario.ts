import { gameOf, orUnavailable, type TableContext } from '../context.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Changed, LaidOutMatch } from '../table.ts';
import { nextWake } from '../time/next-wake.ts';
import { begin } from './beginning.ts';
import { newMatch, optionsOf } from './new-match.ts';

/** Begins a match in the middle, without a lobby. It counts in no statistics. */
export function beginScenario(
  context: TableContext,
  { scenario, ...wanted }: LaidOutMatch,
): Promise<Changed | Refused> {
  return orUnavailable(context, async () => {
    const game = gameOf(context, wanted.gameId);
    if (!game) return refuse({ refusal: 'no-such-game', gameId: wanted.gameId });
    const options = { ...optionsOf(game.rules.lobby), ...wanted.options };
    const now = context.now();
    const stored = newMatch(wanted, options, now);
    const { inputs = [], slots = [] } = begin(context, stored, { scenario });
    stored.wakesAt = nextWake(stored, now);
    const elsewhere = { inputs: inputs.map((input) => ({ ...input, at: now })), rest: null };
    await context.store.create(stored, slots, null, elsewhere);
    context.owed(stored.id, stored);
    return { ok: true, match: summaryOf(stored) };
  });
}
