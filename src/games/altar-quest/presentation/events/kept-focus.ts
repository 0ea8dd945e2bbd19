import { isEvent } from '../../../../cards/telling/folds.ts';
import type { AltarQuestEvent } from './telling.ts';
import { isResult, RESULTS } from './tests.ts';

/**
 * A hero keeps the focus of a test once all consequences of the result are over: after the defeat, the supply
 * for it and the cards found. It is told with the dice that it comes from.
 */
export function keptBesideTheirTest(events: readonly AltarQuestEvent[]): AltarQuestEvent[] {
  const moved: AltarQuestEvent[] = [];
  for (const event of events) {
    const at = isEvent(event, 'focus-kept') ? behindItsResult(moved, event.args.hero) : -1;
    moved.splice(at === -1 ? moved.length : at, 0, event);
  }
  return moved;
}

/**
 * The place after the last test's dice and its result; −1 if the hero's focus has changed since, because its
 * figures would be wrong.
 */
function behindItsResult(told: readonly AltarQuestEvent[], hero: string): number {
  const last = told.findLastIndex(
    (event) =>
      'hero' in event.args &&
      event.args.hero === hero &&
      (isResult(event) || event.type === 'dice-rolled' || 'focus' in event.args),
  );
  const { type } = told[last] ?? {};
  const isOfTest =
    type === 'dice-rolled' || type === 'focus-used' || RESULTS.some((result) => result === type);
  return isOfTest ? last + 1 : -1;
}
