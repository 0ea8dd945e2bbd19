import { definition } from '../rules/cards/library.ts';
import type { Space } from '../rules/terms.ts';
import type { OptionAmong } from '../rules/verbs.ts';
import { dangerAt } from './danger.ts';
import { gainOf } from './gains.ts';
import { fromSpace, type Position, spacesTo } from './position.ts';
import { stepsWanted } from './quest-gains.ts';
import { type Gain, gain, NOTHING, sum, WORTH } from './worth.ts';

/** Whether a question's options are for an ally to carry out. */
export const isAllys = ({ view, hero }: Position): boolean =>
  view.allies.some(({ card }) => card === hero.id);

/** How good a space is for an ally: what it can do from there, who is near it, who would strike it. */
export function standing(position: Position, at: Space): Gain {
  const there = fromSpace(position, at);
  return sum([
    doing(there),
    gain(-dangerAt(there), 'guards'),
    gain(-0.15 * company(there), 'walks'),
    arriving(there),
  ]);
}

/** One of the ways to move an ally, compared with staying where it is. */
export const escorted = (position: Position, { args }: OptionAmong<'move'>): Gain => {
  const there = standing(position, args.to);
  const traps = args.traps === undefined ? 0 : args.traps.split('+').length;
  const more = there.worth - standing(position, position.at as Space).worth;
  return gain(more - 3 * traps - 0.02 * args.steps, there.why);
};

/** What the ally's card does once it has moved. */
function doing(position: Position): Gain {
  const card = position.hero.id;
  const effects = (definition(card).abilities ?? []).flatMap(({ effect }) =>
    'effects' in effect ? effect.effects : [effect],
  );
  return sum(
    effects
      .filter(({ kind }) => kind !== 'move')
      .map((effect) => gainOf(effect, { position, card })),
  );
}

/** Spaces to the nearest hero, capped where it no longer makes a difference. */
const company = (position: Position): number =>
  Math.min(12, ...position.view.heroes.map(({ id }) => spacesTo(position, id)));

/** How near the ally is to where the quest wants it, and whether that wins it. */
function arriving(position: Position): Gain {
  const steps = stepsWanted(position);
  if (steps === null) return NOTHING;
  if (steps === 0) return gain(WORTH.victory, 'quest');
  return gain(-WORTH.escorted * Math.min(steps, 60), 'quest');
}
