import type { Ranked } from '../../companions/advice.ts';
import { type Asked, hasLeft } from '../../companions/thinkers.ts';
import type { TableContext } from './context.ts';

/**
 * What a companion thinks best in a match; null if it can't think, which is logged.
 *
 * @param patience rejects with its reason if it is aborted before the companion has begun to think
 */
export async function bestThought(
  { thinkers, log }: Pick<TableContext, 'thinkers' | 'log'>,
  matchId: string,
  asked: Asked,
  patience?: AbortSignal,
): Promise<Ranked | null> {
  try {
    const [best] = await thinkers.think(asked, patience);
    return best ?? null;
  } catch (error) {
    if (hasLeft(patience, error)) throw error;
    log.error({ error, match: matchId, decision: asked.decision }, 'A companion could not think.');
    return null;
  }
}
