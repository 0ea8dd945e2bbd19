import type { DeckDefinition } from '../../rules/cards/definition.ts';
import {
  aHero,
  anEnemy,
  armor,
  at,
  attack,
  both,
  damage,
  draw,
  drawSearch,
  eachHero,
  exhaustEnemy,
  focus,
  heal,
  lure,
  move,
  pay,
  play,
  push,
  repeat,
  rhune,
  supply,
  swap,
  threat,
} from '../../rules/effects/build.ts';

const hero = 'rowen';

/**
 * What Rowen learns in a campaign (AQ-284), in three directions.
 *
 * Knives: she comes in, throws and is gone, from farther away than before, and enemies that have hurt a friend
 * are driven off (Throw and Go, A Handful, One for That). The purse: her kills fill her hand, and her supply
 * feeds others and sends minions down the corridor (Cut Purse, Somebody’s Supper, The Thrown Purse). The decoy:
 * she is where the enemies want to be, a few spaces off, and gains from it what keeps her alive there (Under
 * the Table, Over Here).
 */
export const ROWEN_UPGRADES: DeckDefinition = {
  id: 'rowen-upgrades',
  kind: 'hero-upgrade',
  cards: [
    {
      id: 'throw-and-go-2',
      type: 'action',
      hero,
      replaces: 'throw-and-go',
      abilities: [play(both(move(2), attack('agility', { bonus: 2 }), move(3)))],
    },
    {
      id: 'a-handful-2',
      type: 'action',
      hero,
      replaces: 'a-handful',
      abilities: [
        play(repeat(5, anEnemy(damage(1, 'target'), { range: 5, sight: true })), {
          rhunes: [rhune('aluna', draw(1))],
        }),
      ],
    },
    {
      id: 'one-for-that-2',
      type: 'reaction',
      hero,
      replaces: 'one-for-that',
      abilities: [
        play(attack('agility', { bonus: 1, at: 'target', hit: push(2, true) }), {
          when: at('after-damage', 'anyone', { range: 4 }),
        }),
      ],
    },
    {
      id: 'cut-purse-2',
      type: 'action',
      hero,
      replaces: 'cut-purse',
      abilities: [
        play(attack('agility', { bonus: 1, hit: both(supply(1), draw(1)), kill: drawSearch(1) })),
      ],
    },
    {
      id: 'somebodys-supper-2',
      type: 'feat',
      hero,
      replaces: 'somebodys-supper',
      abilities: [
        play(pay(supply(-1), aHero(both(heal(4), draw(1)), { range: 3 })), {
          rhunes: [rhune('wathe', eachHero(threat(-2), { range: 3 }))],
        }),
      ],
    },
    {
      id: 'the-thrown-purse-2',
      type: 'feat',
      hero,
      replaces: 'the-thrown-purse',
      abilities: [
        play(
          pay(
            supply(-1),
            anEnemy(both(exhaustEnemy, push(3)), { range: 5, sight: true, trait: 'minion' }),
          ),
          { rhunes: [rhune('brase', supply(1))] },
        ),
      ],
    },
    {
      id: 'under-the-table-2',
      type: 'feat',
      hero,
      replaces: 'under-the-table',
      abilities: [
        play(
          anEnemy(both(swap, exhaustEnemy, focus(1)), { range: 3, sight: true, trait: 'minion' }),
          { rhunes: [rhune('nethander', both(move(3), armor(1)))] },
        ),
      ],
    },
    {
      id: 'over-here-2',
      type: 'reaction',
      hero,
      replaces: 'over-here',
      abilities: [
        play(both(move(4), lure, draw(1)), {
          when: at('enemy-activates', 'anyone', { range: 5 }),
        }),
      ],
    },
  ],
};
