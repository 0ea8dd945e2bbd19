import { positionOf, standingAt } from '../../rules/position.ts';
import { canStrikeNext } from '../../rules/queries/engagement.ts';
import { looking } from '../../rules/queries/once.ts';
import type { Walker } from '../../rules/queries/walking.ts';
import type { Space } from '../../rules/terms.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { enemiesOf } from '../position.ts';

/** How many enemies can strike in their next turn at a character who stands on a space. */
export type Threats = (space: Space) => number;

/** Each space is worked out once, when it is asked for. */
export function threatsTo(view: AltarQuestView, walker: Walker): Threats {
  const found = new Map<Space, number>();
  const state = positionOf(view);
  const enemies = enemiesOf(view);
  return (space) => {
    const known = found.get(space);
    if (known !== undefined) return known;
    const there = standingAt(state, walker.id, space);
    const count = looking(
      there,
      () => enemies.filter(({ card }) => canStrikeNext(there, card, walker.id)).length,
    );
    found.set(space, count);
    return count;
  };
}
