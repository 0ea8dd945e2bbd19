import type { DeckDefinition } from '../../rules/cards/definition.ts';
import {
  addDefense,
  addSuccesses,
  anEnemy,
  armor,
  at,
  attack,
  both,
  damage,
  draw,
  eachEnemy,
  exhaustOwn,
  focus,
  heal,
  move,
  pay,
  play,
  push,
  refreshOwn,
  rhune,
  rollAltarDice,
  scout,
  sentences,
  setAltarDie,
  when,
} from '../../rules/effects/build.ts';

const hero = 'quella';

/**
 * What Quella learns in a campaign (AQ-284), in three directions.
 *
 * The storm: her spells reach farther around what they strike, and what the dice add blows enemies away (Fork
 * of Lightning, Ember Rain). The bird: she comes down on what is out of reach, and both her shapes mend and
 * learn (Out of the Sun, Preen, Only Feathers). The reader of skies: she knows what the decks have
 * next, the dice show what she needs, and she remembers the rolls of others as well (The Long View, Ask Them
 * Again, With Hindsight).
 */
export const QUELLA_UPGRADES: DeckDefinition = {
  id: 'quella-upgrades',
  kind: 'hero-upgrade',
  cards: [
    {
      id: 'fork-of-lightning-2',
      type: 'action',
      hero,
      replaces: 'fork-of-lightning',
      abilities: [
        play(attack('intellect', { bonus: 2 }), {
          rhunes: [
            rhune('lowek', anEnemy(damage(2, 'target'), { range: 6, sight: true })),
            rhune(
              'volkris',
              anEnemy(both(damage(1, 'target'), push(2, true)), { range: 6, sight: true }),
            ),
          ],
        }),
      ],
    },
    {
      id: 'ember-rain-2',
      type: 'action',
      hero,
      replaces: 'ember-rain',
      abilities: [
        play(
          sentences(
            anEnemy(eachEnemy(damage(2, 'target'), { range: 2, from: 'target' }), {
              range: 6,
              sight: true,
            }),
            focus(1),
          ),
          { rhunes: [rhune('volkris', eachEnemy(damage(1, 'target'), { range: 6 }))] },
        ),
      ],
    },
    {
      id: 'out-of-the-sun-2',
      type: 'action',
      hero,
      replaces: 'out-of-the-sun',
      abilities: [
        play(both(move(3), refreshOwn('character'), attack('intellect', { bonus: 3, range: 2 }))),
      ],
    },
    {
      id: 'preen-2',
      type: 'feat',
      hero,
      replaces: 'preen',
      abilities: [
        play(when({ if: 'character-exhausted' }, both(heal(4), armor(1)), both(heal(1), draw(1)))),
      ],
    },
    {
      id: 'a-handful-of-feathers-2',
      type: 'reaction',
      hero,
      replaces: 'a-handful-of-feathers',
      abilities: [
        play(both(exhaustOwn('character'), addDefense(2), draw(1)), {
          when: at('before-test', 'you', { test: 'inflict' }),
        }),
      ],
    },
    {
      id: 'the-long-view-2',
      type: 'action',
      hero,
      replaces: 'the-long-view',
      abilities: [
        play(sentences(both(draw(2), focus(1)), scout('threat'), scout('villain')), {
          rhunes: [rhune('aluna', scout('quest'))],
        }),
      ],
    },
    {
      id: 'ask-them-again-2',
      type: 'feat',
      hero,
      replaces: 'ask-them-again',
      abilities: [play(both(rollAltarDice(3), setAltarDie('any'), draw(1)))],
    },
    {
      id: 'with-hindsight-2',
      type: 'reaction',
      hero,
      replaces: 'with-hindsight',
      abilities: [
        play(pay(focus(-1), addSuccesses(3)), { when: at('after-roll', 'anyone', { range: 4 }) }),
      ],
    },
  ],
};
