import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  atLeast,
  both,
  choose,
  count,
  damage,
  discardHand,
  discardOrSuffer,
  discardThis,
  draw,
  drawLurker,
  drawThreat,
  eachCharacter,
  eachEnemy,
  eachHero,
  focus,
  heal,
  interact,
  pay,
  perHero,
  progress,
  questTokens,
  resist,
  rhune,
  sentences,
  setup,
  spawnVillain,
  supply,
  task,
  test,
  when,
  whenRevealed,
} from '../rules/effects/build.ts';
import type { Amount } from '../rules/language/amount.ts';
import type { Condition } from '../rules/language/condition.ts';
import type { Effect } from '../rules/language/effect.ts';
import type { Attribute } from '../rules/terms.ts';
import { provisions } from './provisions.ts';

/** Lamps that have to burn before the altar can be washed: quest tokens on the Setup/Rules card. */
const LAMPS = 5;
/** Lamps from which the blight has noticed them, and the villain comes to put them out. */
const NOTICED = 3;
/** Stains that lose the house: quest tokens on the altar card. */
const LOST = 14;
/** Stains that each hero's boots have brought along before it begins. */
const BOOTS = 1;
/** Washings of the altar per hero: progress tokens on the Setup/Rules card. */
const WASHINGS = 3;

const lamp = (lamps = 1): Effect => questTokens(lamps);
const stain = (stains: Amount = 1): Effect => questTokens(stains, 'altar');
const lit: Effect = both(lamp(), discardThis);

const burning = (lamps: number): Condition => atLeast('quest-tokens-on-rules', lamps);
/** One way to wash the altar. */
const washing = (attribute: Attribute): Effect => test(attribute, 3, { pass: progress(1) });

const RULES: CardDefinition = {
  id: 'the-cleansing',
  type: 'quest-rules',
  narrative: true,
  abilities: [
    setup(both(supply(perHero(2)), stain(perHero(BOOTS)), provisions(stain()))),
    activate(
      sentences(
        stain(),
        when(burning(NOTICED), eachHero(discardOrSuffer('focus'))),
        when(burning(NOTICED), spawnVillain),
        when({ if: 'villain-spawned' }, stain()),
      ),
    ),
    interact(null, pay(supply(-1), stain(-1)), { name: 'scour', limit: 'round' }),
    // Heroes who have turned lamps down and have no more rooms to open can still win, at a price.
    interact(null, pay(supply(-3), lamp()), {
      name: 'light',
      limit: 'round',
      only: { if: 'in-altar-room' },
    }),
    interact(null, choose(washing('might'), washing('agility'), washing('willpower')), {
      name: 'wash',
      limit: 'hero',
      only: { if: 'all', conditions: [burning(LAMPS), { if: 'in-altar-room' }] },
    }),
  ],
  win: atLeast('progress-here', perHero(WASHINGS)),
  lose: atLeast('quest-tokens-on-altar', LOST),
  milestones: [
    { name: 'noticed', when: burning(NOTICED) },
    { name: 'lamps', when: burning(LAMPS) },
    { name: 'washing', when: atLeast('progress-here', 1) },
  ],
  progress: { of: count('quest-tokens-on-rules'), goal: LAMPS },
  figures: { noticed: NOTICED },
};

/** Where the blight sits. It does something to the house until it is scrubbed off, and a lamp lit over the place. */
const SORES: readonly CardDefinition[] = [
  {
    id: 'weeping-wall',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [interact(1, task(1, 'fortitude', { overcome: lamp() })), activate(stain())],
  },
  {
    id: 'sacristy-flies',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [
      interact(1, task(1, 'agility', { overcome: lamp() })),
      activate(
        eachCharacter(test('fortitude', 1, { fail: damage(1) }), { room: true, from: 'this' }),
        rhune('lowek', stain()),
      ),
    ],
  },
  {
    id: 'root-under-the-nave',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(3),
    passives: [{ stat: 'movement', amount: -1, of: 'heroes' }],
    abilities: [interact(1, task(0, 'might', { overcome: both(lamp(), supply(1)) }))],
  },
  {
    id: 'sleeping-spores',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    passives: [{ stat: 'no-rest', of: 'heroes' }],
    abilities: [interact(1, task(1, 'willpower', { overcome: lamp() }))],
  },
  {
    id: 'sour-well',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(1, test('fortitude', 3, { pass: lit, fail: damage(1) })),
      activate(eachCharacter(resist(2, 'fortitude'), { room: true, from: 'this' })),
    ],
  },
  {
    id: 'draught-in-the-gallery',
    type: 'quest',
    narrative: true,
    threshold: perHero(2),
    abilities: [
      interact(null, task(1, 'charisma', { overcome: lamp() })),
      activate(eachHero(focus(-1)), rhune('lowek', lamp(-1))),
    ],
  },
  {
    id: 'crows-in-the-choir',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, test('agility', 3, { pass: lit })),
      activate(eachEnemy(heal(1, 'target')), rhune('nethander', drawLurker(1))),
    ],
  },
];

/** Those who stayed to keep the house clean, living or otherwise, and what they ask for a lamp. */
const HOUSEHOLD: readonly CardDefinition[] = [
  {
    id: 'sister-ursel',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, test('charisma', 3, { pass: lit })),
      activate(pay(supply(-1), stain(-1))),
    ],
  },
  {
    id: 'aldous-boils-lye',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, pay(supply(-2), lit), { name: 'light' }),
      interact(null, both(stain(-3), discardThis), { name: 'pour' }),
    ],
  },
  {
    id: 'ninth-bed',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [interact(1, pay(damage(2), lit), { rhunes: [rhune('aluna', heal(1))] })],
  },
  {
    id: 'last-of-the-oil',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [whenRevealed(focus(1)), interact(1, pay(focus(-2), lit))],
  },
  {
    id: 'herbalists-margin',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(eachHero(draw(1))),
      interact(null, test('intellect', 2, { pass: lit }), { name: 'read' }),
      interact(null, pay(discardHand(2), lit), { name: 'try-out' }),
    ],
  },
  {
    id: 'salt-chapel',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [interact(1, test('willpower', 2, { pass: stain(-1) }), { limit: 'round' })],
  },
];

/** Things decided at the door, or happening there. */
const FINDS: readonly CardDefinition[] = [
  {
    id: 'vermin-in-the-granary',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(drawThreat(1)),
      interact(1, both(lamp(), supply(1), discardThis), {
        only: { if: 'not', condition: { if: 'enemies-in-room' } },
      }),
    ],
  },
  {
    id: 'wrong-lamp',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(lamp()),
      activate(stain()),
      interact(null, pay(lamp(-1), both(stain(-2), discardThis))),
    ],
  },
  {
    id: 'mattress-fire',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(sentences(choose(both(lamp(), eachHero(damage(1))), stain(2)), discardThis)),
    ],
  },
  {
    id: 'fever-of-the-house',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(sentences(choose(both(lamp(2), eachHero(drawThreat(1))), lamp()), discardThis)),
    ],
  },
  {
    id: 'clean-linen',
    type: 'quest',
    narrative: true,
    abilities: [whenRevealed(sentences(eachHero(heal(1)), both(stain(-2), discardThis)))],
  },
  {
    id: 'odiles-broom',
    type: 'quest',
    narrative: true,
    abilities: [whenRevealed(lit, rhune('aluna', stain(-1)))],
  },
];

/**
 * Something rots in the stone of the house, and spreads from room to room as damp does. What it takes is honest
 * work: scrub the places where it sits, light a lamp over each, and with five lamps burning wash the altar it
 * comes from, every hero once a round. The third lamp is seen from afar: the villain comes to put it out, and
 * fouls the house each round until somebody puts an end to it.
 *
 * The deck wants patience and punishes running on: every sore left behind costs stains, health or freedom each
 * round, and every hero has brought one in on their boots. From the third lamp on the blight takes focus or
 * blood from everyone; so when to light that lamp, and whether to fight or to wash first, is up to them. It
 * loses to heroes who clean as they go, or save supply to scour with. Only Clean Linen and the Salt Chapel give
 * no lamp, so any eight rooms hold at least six, and lamps can be bought at the altar: no order of cards is
 * lost, and a late altar only means that there is more time to clean. It fears decks with much focus; threats
 * that take focus or supply are its friends.
 */
export const THE_CLEANSING: DeckDefinition = {
  id: 'the-cleansing',
  kind: 'quest',
  cards: [RULES, ...SORES, ...HOUSEHOLD, ...FINDS],
};
