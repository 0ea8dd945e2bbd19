import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  atLeast,
  both,
  choose,
  count,
  damage,
  discardHand,
  discardThis,
  draw,
  drawLurker,
  drawThreat,
  eachEnemy,
  eachHero,
  engage,
  focus,
  heal,
  ifUnable,
  inflict,
  interact,
  pay,
  perHero,
  progressOnRules,
  quarryAppears,
  quarryVanishes,
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
import { provisions } from './provisions.ts';

/** Spoor that it takes to drive the quarry out of hiding: quest tokens on the Setup/Rules card. */
const SPOOR = 9;
/** Meals after which the quarry has had enough and leaves the house: progress tokens on the Setup/Rules card. */
const MEALS = 12;
/** Supply that the hunt begins with, however many heroes there are; a single hero gets more from `provisions`. */
const SUPPLIES = 6;
/** Meals from which the villain joins in. */
const SUPPER = 4;
/** Damage per hero at which the quarry breaks away, once. */
const BREAKS = 2;
/** Spoor that it leaves behind when it does. */
const BLOOD = 2;

const spoor = (tokens = 1): Effect => questTokens(tokens);
const meal = (meals: Amount = 1): Effect => progressOnRules(meals);
const tracked: Effect = both(spoor(), discardThis);

const isAbroad: Condition = { if: 'quarry-on-board' };
const hides: Condition = { if: 'not', condition: isAbroad };
const isQuiet: Condition = { if: 'not', condition: { if: 'enemies-in-room' } };
const isScarred: Condition = atLeast('quest-tokens-here', 1);

const RULES: CardDefinition = {
  id: 'the-hunt',
  type: 'quest-rules',
  narrative: true,
  abilities: [
    setup(both(supply(SUPPLIES), eachHero(focus(1)), provisions(meal()))),
    activate(
      sentences(meal(), when(atLeast('progress-here', SUPPER), spawnVillain)),
      rhune('nethander', meal()),
    ),
    interact(null, test('willpower', 3, { pass: spoor() }), {
      name: 'lie-in-wait',
      limit: 'round',
      only: { if: 'all', conditions: [hides, isQuiet] },
    }),
    interact(null, both(spoor(-SPOOR), quarryAppears), {
      name: 'drive',
      only: {
        if: 'all',
        conditions: [hides, isQuiet, atLeast('quest-tokens-on-rules', SPOOR)],
      },
    }),
  ],
  win: { if: 'quarry-defeated' },
  lose: atLeast('progress-here', MEALS),
  milestones: [{ name: 'driven-out', when: isAbroad, reads: 'long-lent' }],
  progress: { of: count('quest-tokens-on-rules'), goal: SPOOR },
  figures: { supper: SUPPER, blood: BLOOD },
};

/** Hardly anything gets through its hide before it bleeds. It breaks away once; the second time it has nowhere to go. */
const QUARRY: CardDefinition = {
  id: 'long-lent',
  type: 'quarry',
  narrative: true,
  health: perHero(12),
  defense: 1,
  speed: 6,
  range: 1,
  passives: [
    {
      stat: 'defense',
      amount: 2,
      of: 'this',
      only: { if: 'not', condition: isScarred },
    },
  ],
  abilities: [
    activate(
      when(
        {
          if: 'all',
          conditions: [
            atLeast('damage-here', perHero(BREAKS)),
            { if: 'not', condition: isScarred },
          ],
        },
        both(quarryVanishes, questTokens(1, 'this'), spoor(BLOOD), spawnVillain),
        both(engage, inflict(5, 'fortitude')),
      ),
      rhune('wathe', both(engage, inflict(4, 'agility'))),
    ),
  ],
};

/** What it has left behind; a hero who follows it up finds spoor. */
const TRACKS: readonly CardDefinition[] = [
  {
    id: 'gnawed-psalter',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(1, test('charisma', 3, { pass: both(spoor(2), discardThis), fail: damage(1) })),
    ],
  },
  {
    id: 'larder-door',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [interact(1, task(1, 'might', { overcome: both(spoor(), supply(1)) }))],
  },
  {
    id: 'prints-on-the-ceiling',
    type: 'quest',
    narrative: true,
    threshold: perHero(2),
    abilities: [
      interact(null, task(1, 'agility', { overcome: spoor(2) })),
      activate(eachHero(test('agility', 1, { fail: focus(-1) })), rhune('lowek', drawLurker(1))),
    ],
  },
  {
    id: 'heap-of-bones',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [interact(1, both(spoor(), drawLurker(1), discardThis))],
  },
  {
    id: 'sister-of-the-kennels',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(
        null,
        test('charisma', 2, { pass: both(discardThis, choose(spoor(), eachHero(heal(1)))) }),
      ),
    ],
  },
  {
    id: 'drowned-herd',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(drawLurker(1)),
      interact(1, both(spoor(2), discardThis), {
        only: { if: 'not', condition: { if: 'enemies-in-room' } },
      }),
    ],
  },
];

/** It eats whatever it can get at, every round until somebody shuts a door. */
const MEALTIMES: readonly CardDefinition[] = [
  {
    id: 'open-cellar',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(3),
    abilities: [interact(1, task(0, 'might', { overcome: spoor() })), activate(meal())],
  },
  {
    id: 'refectory-is-laid',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(1, sentences(choose(supply(2), eachHero(heal(1))), discardThis)),
      activate(meal(), rhune('brase', discardThis)),
    ],
  },
  {
    id: 'saint-wennas-pig',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, pay(supply(-2), both(quarryAppears, discardThis)), { only: hides }),
      activate(when(hides, meal())),
    ],
  },
  {
    id: 'choir-of-stomachs',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, test('charisma', 3, { pass: tracked })),
      activate(eachHero(ifUnable(focus(-1), damage(1)))),
    ],
  },
];

/** A hunter pays for what she learns. */
const PRICES: readonly CardDefinition[] = [
  {
    id: 'bait-yourself',
    type: 'quest',
    narrative: true,
    abilities: [whenRevealed(draw(1)), interact(null, pay(damage(2), both(spoor(2), discardThis)))],
  },
  {
    id: 'almoners-box',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(supply(1)),
      interact(null, pay(supply(-3), both(spoor(2), discardThis))),
    ],
  },
  {
    id: 'book-of-the-chase',
    type: 'quest',
    narrative: true,
    abilities: [whenRevealed(eachHero(draw(1))), interact(null, pay(discardHand(2), tracked))],
  },
  {
    id: 'fasting-sister',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(1, both(resist(4, 'fortitude'), spoor(2), discardThis), {
        rhunes: [rhune('aluna', heal(2))],
      }),
    ],
  },
  {
    id: 'ash-on-the-forehead',
    type: 'quest',
    narrative: true,
    abilities: [whenRevealed(sentences(eachHero(choose(focus(-1), damage(1))), tracked))],
  },
  {
    id: 'follow-it-now',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(sentences(choose(both(drawThreat(1), spoor(2)), meal()), discardThis)),
    ],
  },
];

/** What the house can still fight such a thing with, as long as it stays ready. */
const WEAPONS: readonly CardDefinition[] = [
  {
    id: 'boar-spears',
    type: 'quest',
    narrative: true,
    passives: [{ stat: 'dice', amount: 1, of: 'heroes', test: { kind: 'attack' }, only: isAbroad }],
    abilities: [
      activate(
        when(
          { if: 'all', conditions: [isAbroad, { if: 'die-shows', rhune: 'nethander' }] },
          discardThis,
        ),
      ),
    ],
  },
  {
    id: 'pit-in-the-nave',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(2, both(eachEnemy(damage(3, 'target'), { range: 2, from: 'this' }), discardThis)),
    ],
  },
];

/**
 * For eight hundred years the sisters of Hollowmere fasted, and nobody asked where the hunger went. It is
 * called the Long Lent, and it is up. The heroes gather spoor until they can drive it out of hiding; wounded it
 * breaks away once, and the villain, who likes a loud supper, comes to see what is bleeding, or sits down with
 * it at the fourth meal. Nobody drives it out of a room with enemies in it: so a hero who wants to call it
 * again has to be rid of the villain first, or let another hero lead the enemies away. Driven out a second time
 * it has nowhere to go, and stands.
 *
 * The deck wants to be read in a hurry: every round is a meal, a card left alone is another, and with the
 * twelfth the Long Lent leaves for the village. It loses to groups who can hit hard when it shows itself, and
 * can do little to those who stay together; it fears heroes who bring more dice to an attack, and threat decks
 * that scatter the heroes are its best friends.
 */
export const THE_HUNT: DeckDefinition = {
  id: 'the-hunt',
  kind: 'quest',
  cards: [RULES, QUARRY, ...TRACKS, ...MEALTIMES, ...PRICES, ...WEAPONS],
};
