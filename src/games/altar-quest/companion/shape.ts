import { definition } from '../rules/cards/library.ts';
import { hasExhaustedShape } from '../rules/queries/usable.ts';
import { spacesTo } from './position.ts';
import { counted, type Subject } from './subject.ts';
import { type Gain, gain, NOTHING, WORTH } from './worth.ts';

/** Spaces from which most enemies get to a hero in one turn. */
const NEAR = 7;

/**
 * What it is worth that a hero's character card lies exhausted until the next hero turn, if it says what it
 * does then: defense against those who are near, attacks that can't be made meanwhile.
 */
export function worthOfLyingExhausted(subject: Subject): Gain {
  const { hero, enemies } = subject.position;
  if (!hasExhaustedShape(hero.id)) return NOTHING;
  const near = enemies.filter(({ card }) => spacesTo(subject.position, card) <= NEAR);
  const attackers = near.filter(({ exhausted }) => !exhausted).length;
  const worths = (definition(hero.id).passives ?? [])
    .filter(({ only }) => only?.if === 'character-exhausted')
    .map(({ stat, amount = 0 }) => {
      switch (stat) {
        case 'defense':
          return WORTH.armor * counted(amount, subject) * Math.min(2, attackers);
        case 'no-attack':
          return near.length > 0 ? -WORTH.action * hero.actions : 0;
        default:
          return 0;
      }
    });
  return gain(
    worths.reduce((total, one) => total + one, 0),
    'guards',
  );
}
