import { packOf } from '../../../kernel/packs.ts';
import { registeredPack } from '../../../packs/register-pack.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed, SeatHolder } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { knownHours } from '../../match/time/known-hours.ts';
import { noteNextWake } from '../../match/time/next-wake.ts';
import { begin } from './beginning.ts';
import { newMatch, optionsOf, settingsFor } from './new-match.ts';
import type { LaidOutMatch } from './wanted-match.ts';

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
    const packs = await packsKept(context, options, wanted.seats, scenario);
    const stored = newMatch(wanted, options, now, await settingsFor(context, { packs }, wanted));
    const people = stored.seats.map(({ userId }) => userId);
    stored.hours = await knownHours(context.store, people);
    const { inputs = [], slots = [] } = begin(context, stored, { scenario });
    noteNextWake(stored, now);
    const elsewhere = { inputs: inputs.map((input) => ({ ...input, at: now })), rest: null };
    await context.store.create(stored, slots, null, elsewhere);
    context.owed(stored.id, stored);
    return { ok: true, match: summaryOf(stored) };
  });
}

/** Keeps the packs that take part, perhaps from the workshop: a start later on needs them again. */
async function packsKept(
  { store }: TableContext,
  options: { [option: string]: string },
  seats: readonly SeatHolder[],
  scenario: string,
): Promise<string[]> {
  const named = [...Object.values(options), ...seats.flatMap(({ characters }) => characters)];
  // Cards may be laid out that neither an option nor a character has brought.
  named.push(...(scenario.match(/[\w-]+@\w+/g) ?? []));
  const taking = [...new Set(named.map(packOf))].flatMap((digest) => {
    const pack = digest === null ? undefined : registeredPack(digest);
    return digest !== null && pack ? [{ digest, pack }] : [];
  });
  for (const pack of taking) await store.packs.keep(pack);
  return taking.map(({ digest }) => digest);
}
