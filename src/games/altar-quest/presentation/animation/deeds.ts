import { isEvent } from '../../../../cards/telling/folds.ts';
import type { CardId, FigureId, Space } from '../../rules/terms.ts';
import { type Blow, blowsIn } from '../blow/found.ts';
import type { AltarQuestEvent } from '../events/telling.ts';

/** What can be seen of an event on the board, and the event that tells it. */
export type Deed = { told: AltarQuestEvent } & (
  | { does: 'walk'; figure: FigureId | CardId; from: Space; to: Space }
  | { does: 'fall'; figure: FigureId | CardId }
  | { does: 'strike'; blow: Blow }
);

/** Blows that are shown: as many as there is time for. */
const MOST_BLOWS = 4;

/** The blows of a round worth showing, by the event that ends each: those that kill first, then the latest. */
export function blowsWorthShowing(events: readonly AltarQuestEvent[]): Map<AltarQuestEvent, Blow> {
  const all = blowsIn(events);
  const kills = all.filter(({ hasFallen }) => hasFallen);
  const others = all.filter(({ hasFallen }) => !hasFallen);
  const shown = [...others, ...kills].slice(-MOST_BLOWS);
  return new Map(shown.map((blow) => [blow.events.at(-1)!, blow]));
}

/** What some events look like, in order: a blow comes before the fall that it causes. */
export const deedsIn = (
  events: readonly AltarQuestEvent[],
  blows: ReadonlyMap<AltarQuestEvent, Blow>,
): Deed[] =>
  events.flatMap((event): Deed[] => {
    const blow = blows.get(event);
    const deed = deedOf(event);
    const struck = blow && { does: 'strike' as const, blow, told: toldOf(blow) };
    return [...(struck ? [struck] : []), ...(deed ? [deed] : [])];
  });

/** What a blow came to: whom it has hurt, or else how it ended. */
const toldOf = ({ harm, result, rolled }: Blow): AltarQuestEvent => harm ?? result ?? rolled;

function deedOf(event: AltarQuestEvent): Deed | null {
  if (isEvent(event, 'hero-moved')) {
    const { hero, from, to } = event.args;
    return { does: 'walk', figure: hero, from, to, told: event };
  }
  if (isEvent(event, 'enemy-moved')) {
    const { enemy, from, to } = event.args;
    return { does: 'walk', figure: enemy, from, to, told: event };
  }
  if (isEvent(event, 'enemy-defeated'))
    return { does: 'fall', figure: event.args.enemy, told: event };
  if (isEvent(event, 'hero-defeated'))
    return { does: 'fall', figure: event.args.hero, told: event };
  if (isEvent(event, 'ally-defeated'))
    return { does: 'fall', figure: event.args.ally, told: event };
  return null;
}
