import type { Ranked } from '../../companions/advice.ts';
import type { Asked } from '../../companions/thinkers.ts';
import type { TableContext } from './context.ts';

/** What a companion thinks best in a match; null if it can't think, which is logged. */
export async function bestThought(
  { thinkers, log }: Pick<TableContext, 'thinkers' | 'log'>,
  matchId: string,
  asked: Asked,
): Promise<Ranked | null> {
  try {
    const [best] = await thinkers.think(asked);
    return best ?? null;
  } catch (error) {
    log.error({ error, match: matchId, decision: asked.decision }, 'A companion could not think.');
    return null;
  }
}
