import type { Advice } from '../../../companions/advice.ts';
import { type Strength, strengthIn } from '../../../kernel/companion.ts';
import type { Decision } from '../../../kernel/decision.ts';
import { look } from '../../deciding/looking/look.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { MatchSummary } from '../../match/saved/summary.ts';
import { newSeed } from '../../match/seed.ts';

/** A companion's view of an open decision, for the player who has to answer it. */
export interface Advised {
  ok: true;
  match: MatchSummary;
  view: unknown;
  decision: Decision;
  strength: Strength;
  advice: Advice;
}

/** What a companion would do in somebody's place, for the first question that is open for them. */
export async function advise(
  context: TableContext,
  matchId: string,
  userId: string,
  wanted: Strength,
): Promise<Advised | Refused> {
  const looked = await look(context, matchId, userId);
  if (!looked.ok) return looked;
  const { match, seat, view, open, waiting } = looked;
  if (seat === null) return refuse({ refusal: 'not-seated', match });
  if (match.status === 'lobby') return refuse({ refusal: 'not-started', match });
  if (match.status !== 'playing') return refuse({ refusal: 'match-over', match });
  const rules = context.games.get(match.gameId)?.rules.companion;
  if (!rules) return refuse({ refusal: 'no-companions', match });
  const strength = strengthIn(rules, wanted);
  const [decision] = open;
  if (!decision) return refuse({ refusal: 'nothing-asked', match, waiting });
  return orUnavailable(context, async () => {
    const stored = await context.store.read(matchId);
    const asked = stored?.state?.open.some(({ id }) => id === decision.id);
    if (!stored?.state || !asked) return refuse({ refusal: 'nothing-asked', match, waiting });
    const advice = await context.thinkers.think({
      gameId: match.gameId,
      match: stored.state,
      seat,
      decision: decision.id,
      strength,
      seed: newSeed(),
    });
    return { ok: true, match, view, decision, strength, advice };
  });
}
