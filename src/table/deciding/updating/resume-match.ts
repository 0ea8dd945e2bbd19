import type { Game } from '../../../kernel/game.ts';
import { changeMatch } from '../../match/changing/change-match.ts';
import type { TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { broken, resume } from './resuming.ts';

/** One match that fails here must not keep the others from being looked after. */
export async function resumeAll(context: TableContext): Promise<void> {
  const contents: { [gameId: string]: string } = {};
  for (const [id, game] of context.games) contents[id] = game.rules.content();
  for (const { id, gameId } of await context.store.outdated(contents)) {
    const game = context.games.get(gameId);
    if (!game) continue;
    try {
      await resumeMatch(context, game, id);
    } catch (error) {
      context.log.error({ error, match: id }, 'A match could not be looked after.');
    }
  }
}

/** Makes one match fit for the current rules, in a transaction of its own. */
export async function resumeMatch(
  context: TableContext,
  game: Game,
  matchId: string,
): Promise<void> {
  await changeMatch(context, matchId, async (locked) => {
    const { status } = locked.stored;
    if (status !== 'playing' && status !== 'broken') return { answer: null, change: null };
    const { change } = await resume(context, game, locked);
    return { answer: null, change };
  });
}

/** Keeps a match that can't be shown unchanged, with the reason. */
export async function setAside(
  context: TableContext,
  matchId: string,
  reason: string,
): Promise<Refused> {
  const done = await changeMatch<Refused>(context, matchId, async ({ stored }) => {
    const { change } =
      stored.status === 'playing' ? broken(context, stored, reason) : { change: null };
    return { answer: refuse({ refusal: 'broken', match: summaryOf(stored) }), change };
  });
  return done?.answer ?? refuse({ refusal: 'no-such-match' });
}
