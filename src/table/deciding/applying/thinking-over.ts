import { type Asked, hasLeft } from '../../../companions/thinkers.ts';
import { bestThought } from '../../match/best-thought.ts';
import type { TableContext } from '../../match/context.ts';
import { seedAbout } from '../../match/luck.ts';
import { type AnsweredFor, type Found, type Thoughts, Unthought } from '../../match/thoughts.ts';

/** How much is thought over before a transaction is saved. */
export interface Thinking {
  /** How many questions at most. */
  most: number;
  /** Milliseconds after which no other one is begun, since somebody waits; null if nobody does. */
  within: number | null;
}

/**
 * Runs a transaction in which questions may have to be answered for people who aren't looking, and lets
 * companions look ahead at these: each time one is met, the transaction ends without a trace, its question is
 * thought over, and it starts again with the result. So nobody waits for a lock meanwhile. What is too much for
 * one transaction is saved open, falls due at once, and is thought over when the match is woken for it. While
 * companions have too much to think about, rules of thumb answer instead.
 *
 * @param work is called several times; changes nothing except through its transaction
 */
export async function thinkingOver<Answer>(
  context: TableContext,
  { most, within }: Thinking,
  work: (context: TableContext) => Promise<Answer>,
): Promise<Answer> {
  if (context.looksAhead === null || (await context.thinkers.isBusy())) return work(context);
  const patience = within === null ? undefined : AbortSignal.timeout(within);
  const found = new Map<string, Found>();
  let version: number | null = null;
  const thoughts: Thoughts = {
    about(question) {
      // What was thought about the match before somebody changed it is worthless.
      if (question.stored.version !== version) found.clear();
      version = question.stored.version;
      const answer = found.get(nameOf(question));
      if (answer) return answer;
      if (found.size >= most || patience?.aborted) return null;
      throw new Unthought(question);
    },
  };
  for (;;) {
    try {
      return await work({ ...context, thoughts });
    } catch (error) {
      if (!(error instanceof Unthought)) throw error;
      const { question } = error;
      const thought = await thoughtOver(context, question, patience);
      if (thought) found.set(nameOf(question), thought);
    }
  }
}

/** The same question in another state of the match is a different one. */
const nameOf = ({ match: { inputs }, decision, seat }: AnsweredFor): string =>
  [inputs, decision.id, seat].join();

/** The same answer whenever the same is asked, or none if nobody can think; null if there was no time. */
async function thoughtOver(
  context: TableContext,
  { stored, match, decision, seat }: AnsweredFor,
  patience: AbortSignal | undefined,
): Promise<Found | null> {
  const { rules } = context.games.get(match.gameId) ?? {};
  const asked: Asked = {
    gameId: match.gameId,
    match,
    seat,
    decision: decision.id,
    strength: 'keen',
    anywhere: true,
    seed: seedAbout(stored, decision.id, seat),
    budget: { playouts: rules?.companion?.ahead?.usual.playouts ?? 0 },
  };
  try {
    const best = await bestThought(context, stored.id, asked, patience);
    return { options: best?.options ?? null };
  } catch (error) {
    if (!hasLeft(patience, error)) throw error;
    return null;
  }
}
