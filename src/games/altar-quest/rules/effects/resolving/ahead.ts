import { ask } from '../../../../../kernel/procedure.ts';
import { withMore } from '../../../../../kernel/with-more.ts';
import type { Effect } from '../../language/effect.ts';
import { type Ahead, type EffectData, inside } from '../../language/kind.ts';
import { kindOf } from '../../language/registry.ts';
import type { Address, Scope } from '../../language/scope.ts';
import type { AltarQuestDraft, AltarQuestRun } from '../../state.ts';
import type { AltarQuestOption } from '../../verbs.ts';

/**
 * Heroes whom an effect reaches one after another are asked at the same time, so that nobody waits for anybody
 * . Their answers are kept until their turn comes, and count if they can still be chosen then.
 */

/**
 * Follows an effect along what a hero has answered ahead: to what is left of it, and the question that it then
 * asks, if any.
 */
export function followed(
  run: AltarQuestRun,
  effect: Effect,
  scope: Scope,
  at: Address,
  [ids, ...later]: Ahead,
): { effect: Effect; question: AltarQuestDraft | null } {
  const kind = kindOf(effect);
  const question = kind.question?.(run, effect, scope, at) ?? null;
  const chosen = question && ids ? chosenAmong(question, ids) : null;
  if (!chosen) return { effect, question };
  const left = kind.answered?.(effect, chosen);
  if (left?.path === undefined) return { effect: left?.effect ?? effect, question: null };
  return followed(run, left.effect, scope, inside(at, left.path), later);
}

/** Asks the question that an effect begins with, unless the hero has answered it ahead and may still choose that. */
export function askUnlessAnswered(data: EffectData, question: AltarQuestDraft, step: string) {
  const [ids, ...later] = data.ahead ?? [];
  const chosen = ids ? chosenAmong(question, ids) : null;
  data.ahead = chosen ? later : [];
  if (!chosen) return ask(question, step);
  const choose = { min: chosen.length, max: chosen.length };
  return ask(withMore(question, { options: chosen, choose, fallback: [] }), step);
}

/** The options with these ids; null if one of them is not offered. */
function chosenAmong(
  { options }: AltarQuestDraft,
  ids: readonly string[],
): AltarQuestOption[] | null {
  const chosen = options.filter(({ id }) => ids.includes(id));
  return chosen.length === ids.length ? chosen : null;
}
