import { answerTo } from '../../../../kernel/answered-ahead.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { boardOf } from '../../rules/board/library.ts';
import type { Walker } from '../../rules/queries/walking.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { direction } from '../position.ts';
import { isPlain, type Purpose } from './places.ts';

/** A walk on a card's movement to what somebody wants there, with what is answered at its end. */
export interface WalkedTo {
  label: string;
  ahead: readonly string[];
}

/**
 * How a walk to a purpose ends, in the same press: a door is opened, anything else is what the hero stays at. Nothing
 * is answered where the way sets off a trap, or leads through somebody.
 */
export function walkedTo(
  view: AltarQuestView,
  walker: Walker,
  { place, label }: Purpose,
  texts: Texts,
): WalkedTo {
  if (!isPlain(place)) return { label, ahead: [] };
  const door = doorAt(view, walker, place.option.args.to);
  if (door === null || place.reasons[0]?.about !== door) return { label, ahead: [STAY] };
  const towards = direction(boardOf(view), walker.at, place.option.args.to);
  const where = towards === null ? 'here' : texts(`altar-quest.direction.${towards}`);
  return { label: texts('altar-quest.go.open', { where }), ahead: [`open:${door}`] };
}

const STAY = answerTo('prompt.move', 'stay');

/** A closed door that the walker may open from a space; null for none. */
function doorAt(view: AltarQuestView, walker: Walker, space: string): string | null {
  const hero = view.heroes.find(({ id }) => id === walker.id);
  if (!hero?.mayReveal) return null;
  const door = boardOf(view).doors.find(
    ({ id, spaces }) => !view.openDoors.includes(id) && spaces.includes(space),
  );
  return door?.id ?? null;
}
