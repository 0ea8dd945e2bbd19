import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  armor,
  both,
  choose,
  count,
  damage,
  discardThis,
  drawThreat,
  eachHero,
  engage,
  focus,
  ifUnable,
  inflict,
  interact,
  resist,
  rhune,
  task,
  test,
  threat,
  trigger,
  when,
} from '../rules/effects/build.ts';
import { COLOURS } from '../rules/terms.ts';

/** Swamp folk who come in numbers: tokens of mire pile up on heroes and make everything worse. */
export const FROX: DeckDefinition = {
  id: 'frox',
  kind: 'threat',
  cards: [
    {
      id: 'frox-raider',
      type: 'minion',
      colours: COLOURS,
      traits: ['minion', 'frox'],
      defense: 1,
      health: 6,
      speed: 5,
      range: 1,
      abilities: [
        activate(
          ifUnable(both(engage, inflict(6, 'fortitude')), both(engage, armor(1, 'this'))),
          rhune('wathe', both(engage, inflict(4, 'fortitude'))),
        ),
      ],
    },
    {
      id: 'froxling-swarm',
      type: 'threat-event',
      copies: 2,
      traits: ['frox'],
      stays: true,
      abilities: [
        interact(null, both(focus(-1), discardThis)),
        activate(
          test('agility', 3, {
            fail: both(
              threat(1),
              choose(focus(count('threat-tokens', -1)), damage(count('threat-tokens'))),
            ),
          }),
          rhune('nethander', damage(1)),
        ),
      ],
    },
    {
      id: 'muckstakes',
      type: 'trap',
      colours: COLOURS,
      traits: ['frox'],
      threshold: 4,
      abilities: [
        trigger(1, inflict(1, 'agility', { on: 'you' })),
        interact(1, task(1, 'intellect')),
        activate(
          when(
            { if: 'characters-in-this-room' },
            eachHero(both(threat(1), resist(1, 'fortitude')), { room: true, from: 'this' }),
            both(drawThreat(1), discardThis),
          ),
        ),
      ],
    },
  ],
};
