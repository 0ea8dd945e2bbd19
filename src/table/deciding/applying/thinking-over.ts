import { bestThought } from '../../match/best-thought.ts';
import type { TableContext } from '../../match/context.ts';
import { seedAbout } from '../../match/luck.ts';
import { type AnsweredFor, type Thoughts, Unthought } from '../../match/thoughts.ts';

/**
 * Questions that are thought over for one choice at the most, at three quarters of a second each in Altar Quest;
 * rules of thumb answer any others. Somebody has pressed, and waits.
 */
const MOST = 3;

/**
 * Does something in a transaction of which answers may come for people who aren't looking, and lets companions look
 * ahead at these: each time one is met, the transaction ends without a trace, its question is thought over, and it
 * begins anew with what was found. So a choice and all that comes of it are saved at once, and nobody waits for a
 * lock meanwhile.
 *
 * @param work is called several times; changes nothing but by its transaction
 */
export async function thinkingOver<Answer>(
  context: TableContext,
  work: (context: TableContext) => Promise<Answer>,
): Promise<Answer> {
  if (!context.looksAhead) return work(context);
  const found = new Map<string, string[] | null>();
  const thoughts: Thoughts = {
    about(question) {
      const answer = found.get(nameOf(question));
      if (answer !== undefined) return answer;
      if (found.size >= MOST) return null;
      throw new Unthought(question);
    },
  };
  for (;;) {
    try {
      return await work({ ...context, thoughts });
    } catch (error) {
      if (!(error instanceof Unthought)) throw error;
      const { question } = error;
      found.set(nameOf(question), await thoughtOver(context, question));
    }
  }
}

/** The same question of another state of the match is another one. */
const nameOf = ({ stored: { version }, match: { inputs }, decision, seat }: AnsweredFor): string =>
  [version, inputs, decision.id, seat].join();

/** The same answer whenever the same is asked; null where nobody can think. */
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
