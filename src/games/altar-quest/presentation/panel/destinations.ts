import type { Texts } from '../../../../texts/texts.ts';
import type { Walker } from '../../rules/queries/walking.ts';
import type { OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { trapsSetOff } from '../options/ways.ts';
import { reasonsFor } from '../reasons-to-go.ts';
import type { Place, Purpose } from './places.ts';
import { purposesOf } from './purposes.ts';
import type { Threats } from './threats.ts';

/** Where some moves lead. */
export interface Destinations {
  places: readonly Place[];
  /** What is worth going to, the most pressing first. */
  purposes: readonly Purpose[];
  threats: Threats;
}

export function destinationsOf(
  view: AltarQuestView,
  walker: Walker,
  moves: readonly OptionAmong<'move'>[],
  threats: Threats,
  texts: Texts,
): Destinations {
  const places = placesFor(view, walker, moves, texts);
  return { places, purposes: purposesOf(view, walker, places, threats, texts), threats };
}

/** Where somebody may walk, with what there is to do there. */
function placesFor(
  view: AltarQuestView,
  walker: Walker,
  moves: readonly OptionAmong<'move'>[],
  texts: Texts,
): Place[] {
  const reasons = reasonsFor(view, walker, texts);
  return moves.map((option): Place => {
    const { to, cost = 0, steps } = option.args;
    const sprung = trapsSetOff(option);
    // A trap that the way sets off is gone afterwards.
    const why = reasons(to).filter(({ about }) => !sprung.includes(about));
    return { option, cost, steps, traps: sprung.length, reasons: why };
  });
}
