import type { GuideStep } from '../../../kernel/guide.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import type { Refused } from '../../match/refusal.ts';
import { type Guided, kept, OVER } from './kept.ts';

/** The guide of a game, and the question that it is asked about. */
export interface GuideQuestion {
  gameId: string;
  matchId: string;
  decision: string;
  steps: readonly string[];
  /** Hints that it makes unnecessary, with their game: `altar.draw`. */
  explains: readonly string[];
  /** What the question is about, given the step that was last shown for another question. */
  at(last: string | null): GuideStep | 'over' | null;
}

/**
 * The step of a guide to show a person, noted as shown; null if there is none to show. A guide begins in the
 * first match of its game in which the person is asked anything, never goes back, and comes once.
 */
export async function guide(
  context: TableContext,
  userId: string,
  question: GuideQuestion,
): Promise<{ ok: true; step: GuideStep | null } | Refused> {
  return orUnavailable(context, async () => {
    const { hints, read, guided } = kept.parse(await context.store.person(userId));
    const before = guided[question.gameId];
    const isFor = before ? before.match === question.matchId : isNew(read, question);
    if (hints === 'off' || !isFor || before?.step === OVER) return { ok: true, step: null };
    const { step, changes } = nextStep(question, before);
    if (changes) {
      const { matchId: match, decision, gameId, explains } = question;
      const explained = Object.fromEntries(explains.map((hint) => [hint, match]));
      await context.store.changePerson(userId, {
        guided: { ...guided, [gameId]: { match, decision, ...(step ?? ENDED) } },
        ...(before ? {} : { read: { ...explained, ...read } }),
      });
    }
    return { ok: true, step };
  });
}

/** Ends a game's guide for a person who doesn't want it. */
export async function skipGuide(
  context: TableContext,
  userId: string,
  gameId: string,
  matchId: string,
): Promise<{ ok: true } | Refused> {
  return orUnavailable(context, async () => {
    const { guided } = kept.parse(await context.store.person(userId));
    const over: Guided = { match: matchId, decision: '', ...ENDED };
    await context.store.changePerson(userId, { guided: { ...guided, [gameId]: over } });
    return { ok: true };
  });
}

/** What is kept about a finished guide. */
const ENDED = { step: OVER, way: '' };

/** Whether nothing of the game has been explained to the person in another match. */
const isNew = (read: { readonly [hint: string]: string }, { gameId, matchId }: GuideQuestion) =>
  Object.entries(read).every(
    ([hint, place]) => !hint.startsWith(`${gameId}.`) || place.startsWith(`${matchId}:`),
  );

/** What comes next, and whether that changes what is kept. A step stays as long as its question does. */
function nextStep(
  { decision, steps, at }: GuideQuestion,
  before: Guided | undefined,
): { step: GuideStep | null; changes: boolean } {
  const [look = ''] = steps;
  const isStill = before?.decision === decision && before.step !== look;
  if (before && isStill) return { step: before, changes: false };
  const said = at(before?.step ?? null);
  if (said === 'over') return { step: null, changes: true };
  if (said === null) return { step: null, changes: false };
  if (!before) return { step: { ...said, step: look }, changes: true };
  const isBack = steps.indexOf(said.step) < steps.indexOf(before.step);
  return isBack ? { step: null, changes: false } : { step: said, changes: true };
}
