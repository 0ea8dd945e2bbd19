import type { DeckDefinition } from '../../rules/cards/definition.ts';
import {
  aHero,
  anEnemy,
  armor,
  at,
  attack,
  both,
  choose,
  damage,
  diceShowing,
  eachEnemy,
  eachHero,
  exhaustEnemy,
  focus,
  heal,
  may,
  move,
  pay,
  play,
  prevent,
  push,
  refreshOwn,
  rhune,
  rollAltarDice,
  scout,
  sentences,
  targetHero,
  test,
  threat,
  turnAltarDie,
} from '../../rules/effects/build.ts';

const hero = 'sedrin';

/**
 * What Sedrin can learn in a campaign (AQ-280, AQ-284), in three directions.
 *
 * The physician heals more at a time, from farther away, and sends those he has healed back to work: Circle of
 * Lamps, Laying On of Hands, Not While I Stand. The exorcist spoils for everyone what enemies and the villain
 * are about to do, and frees the others of what has been laid on them: Stern Rebuke, Ask the Altar, Name of the
 * Dead. The crusader strikes where others pray, and leaves the healing for later: Lance of Noon, Pilgrim's
 * Stride.
 */
export const SEDRIN_UPGRADES: DeckDefinition = {
  id: 'sedrin-upgrades',
  kind: 'hero-upgrade',
  cards: [
    {
      id: 'circle-of-lamps-2',
      type: 'action',
      hero,
      replaces: 'circle-of-lamps',
      abilities: [
        play(both(eachHero(heal(2), { range: 3 }), aHero(refreshOwn('any'), { range: 3 })), {
          rhunes: [rhune('wathe', eachHero(threat(-2), { range: 3 }))],
        }),
      ],
    },
    {
      id: 'laying-on-of-hands-2',
      type: 'feat',
      hero,
      replaces: 'laying-on-of-hands',
      abilities: [
        play(
          choose(
            targetHero(heal(4, 'target'), { range: 1 }),
            targetHero(both(heal(2, 'target'), focus(1, 'target')), { range: 6, other: true }),
          ),
        ),
      ],
    },
    {
      id: 'not-while-i-stand-2',
      type: 'reaction',
      hero,
      replaces: 'not-while-i-stand',
      abilities: [
        play(both(prevent(3), focus(1, 'character')), {
          when: at('before-damage', 'anyone', { range: 3 }),
          rhunes: [rhune('brase', armor(1, 'character'))],
        }),
      ],
    },
    {
      id: 'stern-rebuke-2',
      type: 'action',
      hero,
      replaces: 'stern-rebuke',
      abilities: [
        play(
          attack('charisma', {
            bonus: 2,
            hit: both(exhaustEnemy, eachHero(threat(-1), { range: 3 })),
          }),
        ),
      ],
    },
    {
      id: 'ask-the-altar-2',
      type: 'feat',
      hero,
      replaces: 'ask-the-altar',
      abilities: [
        play(both(turnAltarDie('aluna'), rollAltarDice(2), focus(diceShowing('aluna'))), {
          rhunes: [rhune('nethander', scout('villain'))],
        }),
      ],
    },
    {
      id: 'name-of-the-dead-2',
      type: 'reaction',
      hero,
      replaces: 'name-of-the-dead',
      abilities: [
        play(
          test('charisma', 3, {
            pass: both(exhaustEnemy, focus(1)),
            fail: eachHero(armor(1), { range: 3 }),
          }),
          { when: at('enemy-activates', 'anyone', { range: 3 }) },
        ),
      ],
    },
    {
      id: 'lance-of-noon-2',
      type: 'action',
      hero,
      replaces: 'lance-of-noon',
      abilities: [
        play(
          attack('willpower', {
            bonus: 2,
            range: 6,
            kill: eachEnemy(damage(1, 'target'), { range: 6, sight: true }),
          }),
          { rhunes: [rhune('aluna', focus(2))] },
        ),
      ],
    },
    {
      id: 'pilgrims-stride-2',
      type: 'feat',
      hero,
      replaces: 'pilgrims-stride',
      abilities: [
        play(sentences(move(3), may(pay(focus(-2), attack('might', { bonus: 1, range: 1 })))), {
          rhunes: [rhune('lowek', anEnemy(push(2, true), { range: 1 }))],
        }),
      ],
    },
  ],
};
