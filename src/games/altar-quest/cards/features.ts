import type { DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  aHero,
  atLeast,
  both,
  choose,
  count,
  damage,
  draw,
  drawLurker,
  drawSearch,
  eachCharacter,
  eachEnemy,
  focus,
  heal,
  interact,
  may,
  progress,
  repeat,
  resist,
  rhune,
  scout,
  search,
  supply,
  swap,
  targetCharacter,
  targetHero,
  test,
  threat,
} from '../rules/effects/build.ts';

/**
 * The furniture of a room, and the reason to stay in it for a moment. Each can be searched with another talent
 * and does one thing that nothing else does.
 */
export const FEATURES: DeckDefinition = {
  id: 'features',
  kind: 'feature',
  cards: [
    {
      id: 'bookshelf',
      type: 'feature',
      size: 2,
      searchTokens: 2,
      abilities: [
        interact(1, search('intellect', 1), {
          name: 'search',
          rhunes: [rhune('aluna', scout('quest'))],
        }),
        activate(aHero(draw(1), { range: 1, from: 'this' })),
      ],
    },
    {
      id: 'locked-chest',
      type: 'feature',
      size: 2,
      searchTokens: 2,
      abilities: [
        interact(1, search('agility'), { name: 'search' }),
        interact(1, test('might', 4, { pass: both(drawSearch(2), progress(1)), fail: damage(1) }), {
          name: 'force',
          only: {
            if: 'not',
            condition: atLeast('progress-here', 1),
          },
          rhunes: [rhune('brase', supply(1))],
        }),
      ],
    },
    {
      id: 'alchemy-desk',
      type: 'feature',
      size: 2,
      searchTokens: 1,
      abilities: [
        activate(aHero(may(heal(1)), { range: 1, from: 'this' })),
        interact(
          1,
          search(
            'intellect',
            undefined,
            repeat(
              count('successes'),
              targetCharacter(heal(1, 'target'), { room: true, damaged: true }),
            ),
          ),
          { name: 'search' },
        ),
      ],
    },
    {
      id: 'weapon-rack',
      type: 'feature',
      size: 1,
      searchTokens: 2,
      passives: [
        {
          stat: 'dice',
          amount: 1,
          of: 'heroes',
          test: { kind: 'attack' },
          only: { if: 'in-this-room' },
        },
      ],
      abilities: [
        interact(1, search('might'), {
          name: 'search',
          rhunes: [rhune('volkris', eachEnemy(damage(1, 'target'), { room: true, from: 'this' }))],
        }),
      ],
    },
    {
      id: 'mystical-mirror',
      type: 'feature',
      size: 1,
      searchTokens: 2,
      abilities: [
        interact(1, search('charisma'), { name: 'search' }),
        interact(1, choose(scout('threat'), scout('villain'), targetHero(swap, { other: true })), {
          name: 'gaze',
          rhunes: [rhune('nethander', drawLurker(1))],
        }),
      ],
    },
    {
      id: 'blessed-fountain',
      type: 'feature',
      size: 4,
      searchTokens: 2,
      abilities: [
        interact(1, search('willpower'), { name: 'search' }),
        interact(1, choose(heal(1), threat(-2), focus(2)), {
          name: 'drink',
          rhunes: [rhune('wathe', eachCharacter(heal(1), { room: true, from: 'this' }))],
        }),
      ],
    },
    {
      id: 'fungal-patch',
      type: 'feature',
      size: 4,
      searchTokens: 3,
      abilities: [
        interact(1, search('fortitude', 2), {
          name: 'search',
          rhunes: [
            rhune('lowek', eachCharacter(resist(2, 'fortitude'), { room: true, from: 'this' })),
          ],
        }),
        activate(eachCharacter(resist(1, 'fortitude'), { range: 1, from: 'this' })),
      ],
    },
    { id: 'altar-found', type: 'altar-found' },
  ],
};
