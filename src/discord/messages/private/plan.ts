import type { Foretold } from '../../../companions/foretold.ts';
import type { Decision } from '../../../kernel/decision.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import type { StoppedPlan } from '../../../table/match/saved/left-orders.ts';
import { deedsInWords } from '../../../table/match/shown/deed-words.ts';
import { savedIn } from '../../../texts/saved-words.ts';
import type { Texts } from '../../../texts/texts.ts';
import { clip } from '../../limits.ts';
import { clauses } from '../clauses.ts';
import { stoppedWords } from '../orders-stopped.ts';
import type { Words } from '../words.ts';

/** Deeds that are worth telling: the later they come, the less certain they are. */
const TOLD = 5;
/** Characters that a phone shows in three lines. */
const LONGEST = 150;
/** The same for what was done, which is told once and in full: six lines. */
const LONGEST_DONE = 300;

/** The rest of a turn as planned, deed by deed, in the words of the panel; none if there is only one. */
export function planLine(plan: readonly Foretold[], words: Words): string[] {
  const deeds = deedsInWords(plan, words);
  if (deeds.length < 2) return [];
  const told = deeds.length > TOLD ? [...deeds.slice(0, TOLD), '…'] : deeds;
  return [words.texts('bot.advice.plan', { deeds: clip(told.join(' · '), LONGEST) })];
}

const doneIn = ({ done }: StoppedPlan, texts: Texts): string[] =>
  done.map((label) => savedIn(label, texts));

/** What was done of a plan, and why the rest was not. */
export const planStoppedLine = (
  { planStopped, match, view }: Pick<Look, 'planStopped' | 'match' | 'view'>,
  { id }: Decision,
  words: Words,
): string[] =>
  planStopped?.decision === id
    ? [
        words.texts('orders.plan-stopped', {
          // A deed may read “K14 · 1 action”.
          done: clip(clauses(doneIn(planStopped, words.texts), words.texts), LONGEST_DONE),
          why: stoppedWords(planStopped, match, view, words),
        }),
      ]
    : [];
