import { isDeepStrictEqual } from 'node:util';
import type { Ranked } from '../../../companions/advice.ts';
import { ADVICE_TIME } from '../../../companions/advised.ts';
import { type Along, answeredAlong } from '../../../companions/answered-along.ts';
import type { Foretold } from '../../../companions/foretold.ts';
import { fromNextDeed } from '../../../companions/held-plan.ts';
import type { Planned } from '../../../companions/plan.ts';
import { type CompanionGame, hasCompanion, seesAhead } from '../../../companions/playing-ahead.ts';
import { type Strength, strengthIn } from '../../../kernel/companion.ts';
import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { seedRandom } from '../../../kernel/random.ts';
import { inEveryLanguage, type SavedWords } from '../../../texts/saved-words.ts';
import { look } from '../../deciding/looking/look.ts';
import { changeMatch } from '../../match/changing/change-match.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { seedAbout } from '../../match/luck.ts';
import { stoppingBy } from '../../match/notes/stopping.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { KeptPlan, Stopping } from '../../match/saved/left-orders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { MatchSummary } from '../../match/saved/summary.ts';
import { deedWords } from '../../match/shown/deed-words.ts';

/** How many answers are worth telling. */
const TOLD = 4;

/** An answer, with what would be chosen at the questions that follow from it, in order. */
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
  /** How many playouts were tried, for these answers and any others. */
  tried: number;
  /** Why the plan differs from the one told before in the same turn; null if it doesn't. */
  revised: Stopping | null;
}

/** What a companion would do in somebody's place, for their first open question. */
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
    // The same luck as long as nothing has changed, so that asking again gives the same advice.
    const seed = seedAbout(stored, stored.revision, seat, decision.id);
    const asking = { match: stored.state, seat, decision: decision.id, seed };
    const { gameId } = match;
    const held = stored.desk.plans[seat] ?? null;
    const given = { plans: { held }, budget: { milliseconds: ADVICE_TIME } };
    const ranked = await context.thinkers.think({ gameId, strength, ...given, ...asking });
    await keepPlan(context, stored, seat, ranked[0]);
    const advice = ranked
      .slice(0, TOLD)
      .map((answer) => ({ ...answer, along: along(context, rules, asking, answer) }));
    const tried = ranked.reduce((sum, answer) => sum + answer.tried, 0);
    const why = ranked[0]?.revised;
    const revised = why ? stoppingBy(why, fromNextDeed(held?.orders ?? [])) : null;
    return { ok: true, match, view, decision, strength, advice, tried, revised };
  });
}

/** Holds the plan of an answer until the next question, unless somebody has chosen meanwhile. */
async function keepPlan(
  context: TableContext,
  saved: StoredMatch,
  seat: SeatId,
  best: Ranked | undefined,
): Promise<void> {
  const { id, gameId, revision, desk } = saved;
  const game = gameOf(context, gameId);
  if (!game || !best?.held) return;
  const plan: KeptPlan = {
    ...best.held,
    orders: best.held.orders.map((step, index) =>
      labelled(context, game, step, best.plan?.slice(index) ?? []),
    ),
  };
  if (isDeepStrictEqual(plan, desk.plans[seat])) return;
  await changeMatch(context, id, async ({ stored }) => {
    if (stored.revision !== revision) return { answer: null, change: null };
    stored.desk.plans[seat] = plan;
    return { answer: null, change: { match: stored } };
  });
}

/**
 * A step of a plan with its label as it read when it was planned: a deed as the panel's button names it, with its
 * target.
 * @param rest that step as foretold, and those after it
 */
function labelled(
  { languages }: TableContext,
  game: Game,
  step: Planned & { label?: SavedWords },
  rest: readonly Foretold[],
): KeptPlan['orders'][number] {
  const [foretold] = rest;
  if (step.label !== undefined || !foretold) return { ...step, label: step.label ?? '' };
  const { view, decision, option } = foretold;
  const label = inEveryLanguage(languages, (texts) => {
    if (step.order.rest) return deedWords(rest, { game, texts });
    const text = game.presentation.option(view, decision, option, texts);
    return text.name ?? text.label;
  });
  return { ...step, label };
}

interface Asking {
  match: Match;
  seat: SeatId;
  decision: string;
  seed: string;
}

/** If the rules fail at what may come, nothing is known of it; the advice is none the worse for that. */
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
