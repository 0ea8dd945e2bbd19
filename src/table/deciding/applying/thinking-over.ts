import { bestThought } from '../../match/best-thought.ts';
import type { TableContext } from '../../match/context.ts';
import { seedAbout } from '../../match/luck.ts';
import { type AnsweredFor, type Found, type Thoughts, Unthought } from '../../match/thoughts.ts';

/**
 * Runs a transaction in which questions may have to be answered for people who aren't looking, and lets
 * companions look ahead at these: each time one is met, the transaction ends without a trace, its question is
 * thought over, and it starts again with the result. So nobody waits for a lock meanwhile. What is too much for
 * one transaction is saved open, falls due at once, and is thought over when the match is woken for it.
 *
 * @param work is called several times; changes nothing except through its transaction
 * @param most how many questions are thought over
 */
export async function thinkingOver<Answer>(
  context: TableContext,
  work: (context: TableContext) => Promise<Answer>,
  most = context.looksAhead ?? 0,
): Promise<Answer> {
  if (context.looksAhead === null) return work(context);
  const found = new Map<string, Found>();
  let version: number | null = null;
  const thoughts: Thoughts = {
    about(question) {
      // What was thought about the match before somebody changed it is worthless.
      if (question.stored.version !== version) found.clear();
      version = question.stored.version;
      const answer = found.get(nameOf(question));
      if (answer) return answer;
      if (found.size >= most) return null;
      throw new Unthought(question);
    },
  };
  for (;;) {
    try {
      return await work({ ...context, thoughts });
    } catch (error) {
      if (!(error instanceof Unthought)) throw error;
      const { question } = error;
      found.set(nameOf(question), { options: await thoughtOver(context, question) });
    }
  }
}

/** The same question in another state of the match is a different one. */
const nameOf = ({ match: { inputs }, decision, seat }: AnsweredFor): string =>
  [inputs, decision.id, seat].join();

/** The same answer whenever the same is asked; null if nobody can think. */
async function thoughtOver(
  context: TableContext,
  { stored, match, decision, seat }: AnsweredFor,
): Promise<string[] | null> {
  const { rules } = context.games.get(match.gameId) ?? {};
  const best = await bestThought(context, stored.id, {
    gameId: match.gameId,
    match,
    seat,
    decision: decision.id,
    strength: 'keen',
    anywhere: true,
    seed: seedAbout(stored, decision.id, seat),
    budget: { playouts: rules?.companion?.ahead?.usual.playouts ?? 0 },
  });
  return best?.options ?? null;
}
