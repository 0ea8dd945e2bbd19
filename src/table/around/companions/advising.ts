import type { Ranked } from '../../../companions/advice.ts';
import { type Along, answeredAlong } from '../../../companions/answered-along.ts';
import { type CompanionGame, hasCompanion, seesAhead } from '../../../companions/playing-ahead.ts';
import { type Strength, strengthIn } from '../../../kernel/companion.ts';
import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import { seedRandom } from '../../../kernel/random.ts';
import { look } from '../../deciding/looking/look.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { seedAbout } from '../../match/luck.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { MatchSummary } from '../../match/saved/summary.ts';

/** Answers that are worth telling. */
const TOLD = 4;

/** An answer, with what would be chosen at the questions that come of it, in order. */
export interface AdvisedAnswer extends Ranked {
  along: readonly Along[];
}

/** A companion's view of an open decision, for the player who has to answer it. */
export interface Advised {
  ok: true;
  match: MatchSummary;
  view: unknown;
  decision: Decision;
  strength: Strength;
  /** The best answers, best first. */
  advice: readonly AdvisedAnswer[];
  /** How many times something was played ahead, for these answers and any others. */
  tried: number;
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
  const rules = context.games.get(match.gameId)?.rules;
  if (!rules || !hasCompanion(rules)) return refuse({ refusal: 'no-companions', match });
  const strength = strengthIn(rules.companion, wanted);
  const [decision] = open;
  if (!decision) return refuse({ refusal: 'nothing-asked', match, waiting });
  return orUnavailable(context, async () => {
    const stored = await context.store.read(matchId);
    const asked = stored?.state?.open.some(({ id }) => id === decision.id);
    if (!stored?.state || !asked) return refuse({ refusal: 'nothing-asked', match, waiting });
    // The same luck as long as nothing has changed: asked again, it advises the same.
    const seed = seedAbout(stored, stored.revision, seat, decision.id);
    const asking = { match: stored.state, seat, decision: decision.id, seed };
    const { gameId } = match;
    const ranked = await context.thinkers.think({ gameId, strength, plans: true, ...asking });
    const advice = ranked
      .slice(0, TOLD)
      .map((answer) => ({ ...answer, along: along(context, rules, asking, answer) }));
    const tried = ranked.reduce((sum, answer) => sum + answer.tried, 0);
    return { ok: true, match, view, decision, strength, advice, tried };
  });
}

interface Asking {
  match: Match;
  seat: SeatId;
  decision: string;
  seed: string;
}

/** Where the rules fail at what may come, nothing is known of it; the advice is none the worse for it. */
function along(
  { log }: TableContext,
  rules: CompanionGame,
  { match, seat, decision, seed }: Asking,
  { options }: Ranked,
): Along[] {
  if (!seesAhead(rules)) return [];
  try {
    return answeredAlong(rules, match, seat, { decision, options }, seedRandom(seed));
  } catch (error) {
    log.error({ error, decision }, 'What comes of an answer could not be foreseen.');
    return [];
  }
}
