import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  damage,
  discardHand,
  drawThreat,
  eachCharacter,
  engage,
  ifUnable,
  inflict,
  resist,
  rhune,
  sentences,
  supply,
  when,
} from '../rules/effects/build.ts';

/**
 * Four people who ought to know better. Killing is not the first thing any of them has in mind: the Spy brings
 * others, the Traitor takes plans, the Fanatic burns with you, the Thief lives on your supply. Each gets worse
 * the longer it stands, gives nothing when it falls, and never comes back. They fear heroes who drop everything
 * and walk over.
 */
export const RIVALS: DeckDefinition = {
  id: 'rivals',
  kind: 'rival',
  cards: [
    {
      id: 'spy',
      type: 'rival',
      defense: 1,
      health: 5,
      speed: 5,
      range: 6,
      abilities: [activate(sentences(engage, inflict(3, 'agility', { hurt: drawThreat(1) })))],
    },
    {
      id: 'traitor',
      type: 'rival',
      defense: 2,
      health: 6,
      speed: 4,
      range: 1,
      abilities: [
        activate(
          sentences(engage, ifUnable(inflict(5, 'willpower', { hurt: discardHand(1) }), engage)),
          rhune('nethander', damage(1)),
        ),
      ],
    },
    {
      id: 'fanatic',
      type: 'rival',
      defense: 0,
      health: 9,
      speed: 4,
      range: 1,
      abilities: [
        activate(
          sentences(
            engage,
            eachCharacter(resist(4, 'fortitude'), { range: 2, from: 'this' }),
            damage(1, 'this'),
          ),
        ),
      ],
    },
    {
      id: 'thief',
      type: 'rival',
      defense: 1,
      health: 4,
      speed: 8,
      range: 1,
      abilities: [
        activate(
          sentences(
            engage,
            when(
              { if: 'character-within', range: 1, of: 'this' },
              ifUnable(supply(-2), inflict(4, 'agility')),
            ),
          ),
        ),
      ],
    },
  ],
};
