import type { Foretold } from '../../../companions/foretold.ts';
import { type PanelWords, waysOfferedFor } from './way-offered.ts';

/**
 * The deeds of a turn as foreseen, in the words of the panel's buttons: each with its target and what else follows
 * from it, and without its chance.
 */
export const deedsInWords = (plan: readonly Foretold[], words: PanelWords): string[] =>
  plan.flatMap((step, index) => (step.order.rest ? [deedWords(plan.slice(index), words)] : []));

/** The first deed of a plan. */
export function deedWords([step, ...after]: readonly Foretold[], words: PanelWords): string {
  if (!step) return '';
  const answered = alongWith(after).map(({ decision, option }) => ({
    prompt: decision.prompt.key,
    offered: decision.options.map(({ id }) => id),
    chosen: [option.id],
  }));
  const { label, name = label } = waysOfferedFor(
    step.view,
    step.decision,
    words,
  )(step.option, answered).text;
  return name;
}

/** The answers to the questions that follow from a deed: everything before the next one. */
function alongWith(after: readonly Foretold[]): readonly Foretold[] {
  const next = after.findIndex(({ order }) => order.rest);
  return next < 0 ? after : after.slice(0, next);
}
