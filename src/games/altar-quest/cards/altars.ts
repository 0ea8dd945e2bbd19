import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  armor,
  both,
  damage,
  diceShowing,
  draw,
  eachCharacter,
  eachEnemy,
  eachHero,
  focus,
  gainActions,
  heal,
  interact,
  move,
  pay,
  resist,
  rhune,
  rollAltarDice,
  search,
  setAltarDie,
  test,
} from '../rules/effects/build.ts';

const FOUND = { if: 'altar-found' } as const;
/** Nobody is there before it has been found. */
const IN_ITS_ROOM = { room: true, from: 'this' } as const;

/**
 * One altar per game, heard before it is seen: its rhune affects the whole priory from the first round. Once
 * found it can be searched, and a hero who dares may put it to use.
 */
export const ALTARS: DeckDefinition = {
  id: 'altars',
  kind: 'altar',
  cards: [
    {
      id: 'unstable-altar',
      type: 'altar',
      size: 2,
      searchTokens: 1,
      abilities: [
        activate(rollAltarDice('all'), rhune('nethander', eachHero(focus(-1)))),
        interact(1, search('intellect'), { name: 'search' }),
        interact(1, both(focus(diceShowing('nethander')), rollAltarDice('all')), {
          name: 'touch',
          rhunes: [rhune('nethander', damage(1))],
        }),
      ],
    },
    {
      id: 'burning-altar',
      type: 'altar',
      size: 2,
      searchTokens: 1,
      passives: [
        {
          stat: 'attack-damage',
          amount: 1,
          of: 'heroes',
          only: { if: 'all', conditions: [FOUND, { if: 'die-shows', rhune: 'volkris' }] },
        },
      ],
      abilities: [
        activate(
          eachCharacter(resist(1, 'fortitude'), IN_ITS_ROOM),
          rhune('volkris', eachHero(test('willpower', 1, { fail: damage(1) }))),
        ),
        interact(1, search('might'), { name: 'search' }),
        interact(1, pay(damage(1), both(setAltarDie('volkris'), focus(2))), { name: 'touch' }),
      ],
    },
    {
      id: 'drowned-altar',
      type: 'altar',
      size: 2,
      searchTokens: 1,
      passives: [
        {
          stat: 'movement',
          amount: -1,
          of: 'heroes',
          only: { if: 'die-shows', rhune: 'wathe' },
        },
      ],
      abilities: [
        activate(
          eachHero(test('fortitude', 2, { fail: focus(-1) }), IN_ITS_ROOM),
          rhune('wathe', eachEnemy(heal(1, 'target'))),
        ),
        interact(1, search('willpower'), { name: 'search' }),
        interact(1, heal(2), { name: 'touch', limit: 'hero', rhunes: [rhune('wathe', heal(2))] }),
      ],
    },
    {
      id: 'storm-altar',
      type: 'altar',
      size: 2,
      searchTokens: 1,
      passives: [
        { stat: 'speed', amount: 1, of: 'enemies', only: { if: 'die-shows', rhune: 'lowek' } },
      ],
      abilities: [
        activate(
          rollAltarDice('all'),
          rhune('lowek', eachCharacter(resist(2, 'agility'), IN_ITS_ROOM)),
        ),
        interact(1, search('agility'), { name: 'search' }),
        interact(1, both(gainActions(1), move(3)), {
          name: 'touch',
          only: { if: 'die-shows', rhune: 'lowek' },
          rhunes: [rhune('lowek', draw(1))],
        }),
      ],
    },
    {
      id: 'quaking-altar',
      type: 'altar',
      size: 2,
      searchTokens: 1,
      passives: [
        {
          stat: 'difficulty',
          amount: -1,
          of: 'heroes',
          test: { kind: 'task' },
          only: { if: 'all', conditions: [FOUND, { if: 'die-shows', rhune: 'brase' }] },
        },
      ],
      abilities: [
        activate(
          eachEnemy(armor(1, 'target'), { range: 2, from: 'this' }),
          rhune('brase', eachHero(test('agility', 1, { fail: damage(1) }))),
        ),
        interact(1, search('fortitude'), { name: 'search' }),
        interact(1, armor(2), { name: 'touch', limit: 'hero', rhunes: [rhune('brase', armor(1))] }),
      ],
    },
    {
      id: 'solar-altar',
      type: 'altar',
      size: 2,
      searchTokens: 1,
      passives: [
        {
          stat: 'difficulty',
          amount: 1,
          of: 'heroes',
          test: { kind: 'inflict' },
          only: { if: 'not', condition: { if: 'die-shows', rhune: 'aluna' } },
        },
      ],
      abilities: [
        activate(eachHero(focus(1), IN_ITS_ROOM), rhune('aluna', eachHero(heal(1)))),
        interact(1, search('charisma'), { name: 'search' }),
        interact(1, both(setAltarDie('aluna'), focus(1)), {
          name: 'touch',
          rhunes: [rhune('aluna', heal(1))],
        }),
      ],
    },
  ],
};
