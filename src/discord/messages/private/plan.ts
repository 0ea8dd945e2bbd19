import type { Foretold } from '../../../companions/foretold.ts';
import type { Decision } from '../../../kernel/decision.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { clip } from '../../limits.ts';
import { stoppedWords } from '../orders-stopped.ts';
import type { Words } from '../words.ts';
import { waysOfferedFor } from './way-offered.ts';

/** Deeds that are worth telling: the later they come, the less certain they are. */
const TOLD = 5;
/** Characters that a phone shows in three lines. */
const LONGEST = 150;

/** The rest of a turn as planned, deed by deed, in the words of the panel; none if there is only one. */
export function planLine(plan: readonly Foretold[], words: Words): string[] {
  const deeds = plan.flatMap((step, index) =>
    step.order.rest ? [deedWords(step, alongWith(plan.slice(index + 1)), words)] : [],
  );
  if (deeds.length < 2) return [];
  const told = deeds.length > TOLD ? [...deeds.slice(0, TOLD), '…'] : deeds;
  return [words.texts('bot.advice.plan', { deeds: clip(told.join(' · '), LONGEST) })];
}

function deedWords(
  { view, decision, option }: Foretold,
  along: readonly Foretold[],
  words: Words,
): string {
  const answered = along.map((step) => ({
    prompt: step.decision.prompt.key,
    offered: step.decision.options.map(({ id }) => id),
    chosen: [step.option.id],
  }));
  const { label, name = label } = waysOfferedFor(view, decision, words)(option, answered).text;
  return name;
}

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
          done: clip(planStopped.done.join('; '), LONGEST),
          why: stoppedWords(planStopped, match, view, words),
        }),
      ]
    : [];

/** The answers to the questions that follow from a deed: everything before the next one. */
function alongWith(after: readonly Foretold[]): readonly Foretold[] {
  const next = after.findIndex(({ order }) => order.rest);
  return next < 0 ? after : after.slice(0, next);
}
