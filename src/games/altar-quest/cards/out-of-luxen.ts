import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  anEnemy,
  atLeast,
  both,
  choose,
  damage,
  discardThis,
  draw,
  eachHero,
  exhaust,
  exhaustEnemy,
  focus,
  heal,
  ifUnable,
  interact,
  pay,
  questTokens,
  rhune,
  scout,
  search,
  supply,
  test,
  when,
} from '../rules/effects/build.ts';
import type { Condition } from '../rules/language/condition.ts';

/** There are fewer quest tokens on the card itself. */
const fewerThan = (tokens: number): Condition => ({
  if: 'not',
  condition: atLeast('quest-tokens-here', tokens),
});

/** Stains that the pipe to Luxen takes before it is full. */
const PIPE = 4;

/** Papers: nothing but what is written on them, and how it is spelled. */
const PAPERS: readonly CardDefinition[] = [
  { id: 'letter-of-hire', type: 'story', number: 1, narrative: true },
  { id: 'valorys-message', type: 'story', number: 2, narrative: true },
  { id: 'order-in-the-shoe', type: 'story', number: 8, narrative: true },
];

/** One for each chapter: something that can be done in it, and that the story remembers by its quest tokens. */
const TEMPTATIONS: readonly CardDefinition[] = [
  {
    id: 'pells-plan',
    type: 'story',
    number: 4,
    narrative: true,
    passives: [{ stat: 'movement', amount: 2, of: 'heroes' }],
    abilities: [
      interact(null, both(scout('quest'), questTokens(1, 'this')), {
        name: 'look-up',
        limit: 'round',
      }),
    ],
  },
  {
    id: 'tam-on-the-ledge',
    type: 'story',
    number: 5,
    narrative: true,
    abilities: [
      activate(when(fewerThan(1), ifUnable(supply(-1), eachHero(focus(-1))))),
      interact(null, test('charisma', 2, { pass: questTokens(1, 'this') }), {
        name: 'talk',
        only: fewerThan(1),
      }),
    ],
  },
  {
    id: 'other-shoe',
    type: 'story',
    number: 7,
    narrative: true,
    abilities: [
      interact(null, test('intellect', 3, { pass: both(questTokens(1, 'this'), draw(1)) }), {
        name: 'look',
        only: fewerThan(1),
      }),
    ],
  },
  {
    id: 'downstream',
    type: 'story',
    number: 9,
    narrative: true,
    abilities: [
      interact(null, pay(questTokens(-1, 'altar'), questTokens(1, 'this')), {
        name: 'pull-the-plug',
        limit: 'round',
        only: fewerThan(PIPE),
      }),
    ],
  },
  {
    id: 'mere-end',
    type: 'story',
    number: 10,
    narrative: true,
    abilities: [
      interact(null, pay(supply(-1), questTokens(1, 'this')), {
        name: 'wake',
        limit: 'round',
        only: fewerThan(2),
      }),
    ],
  },
];

/** What the heroes carry away. */
const KEEPSAKES: readonly CardDefinition[] = [
  {
    id: 'quiet-bell',
    type: 'equipment',
    number: 3,
    slot: 'trinket',
    narrative: true,
    abilities: [
      exhaust(pay(focus(-1), anEnemy(exhaustEnemy, { range: 4, trait: 'minion' })), {
        rhunes: [rhune('nethander', focus(1))],
      }),
    ],
  },
  {
    id: 'tams-turnscrew',
    type: 'equipment',
    number: 6,
    slot: 'trinket',
    narrative: true,
    abilities: [exhaust(search('intellect', -1))],
  },
];

/** Consequences: each of them is on the table because of something that the heroes did. */
const CONSEQUENCES: readonly CardDefinition[] = [
  {
    id: 'she-turns-over',
    type: 'enemy-upgrade',
    number: 11,
    strengthens: ['minion'],
    narrative: true,
    passives: [{ stat: 'speed', amount: 2, of: 'strengthened' }],
  },
  {
    id: 'valorys-lamp',
    type: 'story',
    number: 12,
    narrative: true,
    passives: [{ stat: 'dice', amount: 1, of: 'heroes', test: { kind: 'test' } }],
    abilities: [activate(eachHero(choose(focus(1), heal(1))))],
  },
  {
    id: 'forty-lanterns',
    type: 'story',
    number: 13,
    narrative: true,
    passives: [{ stat: 'inflict', amount: -1, of: 'minions' }],
    abilities: [
      interact(null, both(questTokens(1), questTokens(1, 'this')), {
        name: 'count',
        limit: 'round',
        only: fewerThan(2),
      }),
    ],
  },
  {
    id: 'forty-names',
    type: 'story',
    number: 14,
    narrative: true,
    passives: [{ stat: 'defense', amount: -1, of: 'villain', only: { if: 'villain-spawned' } }],
    abilities: [
      interact(null, eachHero(focus(1)), {
        name: 'read-out',
        limit: 'round',
        only: { if: 'villain-spawned' },
      }),
    ],
  },
  {
    id: 'better-copy',
    type: 'story',
    number: 15,
    narrative: true,
    passives: [
      {
        stat: 'difficulty',
        amount: 1,
        of: 'heroes',
        test: { kind: 'test', attribute: 'charisma' },
      },
    ],
    abilities: [
      interact(null, test('intellect', 3, { pass: discardThis, fail: damage(1) }), {
        name: 'correct',
      }),
    ],
  },
];

/**
 * The fifteen cards of Out of Luxen (AQ-292). Three are papers that have to be read closely. Five belong to one
 * chapter each and offer something: most of them help at once and are paid for later, when the guide counts the
 * quest tokens on them; two cost something at once and are worth it later. The rest are consequences of
 * choices: a bell or a turnscrew in a hero's hands, quicker enemies, help or harm in the last chapter. None of
 * them decides a quest by itself.
 */
export const OUT_OF_LUXEN_CARDS: DeckDefinition = {
  id: 'out-of-luxen',
  kind: 'story',
  cards: [...PAPERS, ...TEMPTATIONS, ...KEEPSAKES, ...CONSEQUENCES],
};
