import type { Ability, CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  aHero,
  armor,
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
  eachCharacter,
  eachHero,
  focus,
  heal,
  interact,
  pay,
  perHero,
  progress,
  questTokens,
  repeat,
  resist,
  rhune,
  scout,
  sentences,
  setup,
  spawnVillain,
  supply,
  task,
  test,
  villainSchemes,
  when,
  whenRevealed,
} from '../rules/effects/build.ts';
import type { Amount } from '../rules/language/amount.ts';
import type { Condition } from '../rules/language/condition.ts';
import type { Effect } from '../rules/language/effect.ts';
import type { Attribute } from '../rules/terms.ts';
import { provisions } from './provisions.ts';

/** Verses of the counting rhyme: quest tokens on the Setup/Rules card. */
const VERSES = 7;
/** Murmurs, quest tokens on the Altar Stone, that wake what sleeps below it. */
const WAKING = 13;
/** Supply that the search begins with, however many heroes there are; a single hero gets more from `provisions`. */
const SUPPLIES = 2;
/** Murmurs from which it is felt in every room. */
const STIRRING = 9;
/** Peals of the bell per hero: progress tokens on the Setup/Rules card. The hero who digs it up strikes the first. */
const PEALS = 8;

const verse = (verses = 1): Effect => questTokens(verses);
const feedStone = (tokens: Amount = 1): Effect => questTokens(tokens, 'altar');
const solved: Effect = both(verse(), discardThis);

const knowsTheRhyme: Condition = atLeast('quest-tokens-on-rules', VERSES);
/** Rooms revealed, including the start room, before the altar will answer. */
const hasSeenTheHouse: Condition = atLeast('revealed-rooms', 7);

/** Where the rhyme says that the bell is; the stairs count as well, so that it can be found before the altar is. */
const atThePlace: Condition = {
  if: 'any',
  conditions: [{ if: 'on-stairs' }, { if: 'in-altar-room' }],
};
const isFound: Condition = atLeast('progress-here', 1);

/** Digging the bell up: the spade strikes it once, and the villain has heard. */
const dig = (name: string, attribute: Attribute): Ability =>
  interact(null, test(attribute, 3, { pass: both(progress(1), spawnVillain) }), {
    name,
    only: {
      if: 'all',
      conditions: [knowsTheRhyme, atThePlace, { if: 'not', condition: isFound }],
    },
  });

/** Ringing it: every success is a peal. Nobody's arms can do it twice in a round. */
const ring = (name: string, attribute: Attribute): Ability =>
  interact(null, test(attribute, undefined, { pass: progress(count('successes')) }), {
    name,
    limit: 'hero',
    sharing: 'ring',
    only: { if: 'all', conditions: [isFound, atThePlace] },
  });

const RULES: CardDefinition = {
  id: 'the-search',
  type: 'quest-rules',
  narrative: true,
  abilities: [
    setup(both(supply(SUPPLIES), eachHero(focus(1)), provisions(feedStone()))),
    activate(
      sentences(
        feedStone(),
        when(atLeast('quest-tokens-on-altar', STIRRING), eachHero(resist(3, 'willpower'))),
        when({ if: 'villain-spawned' }, repeat(perHero(1), progress(-1))),
      ),
      rhune('nethander', feedStone()),
    ),
    interact(null, test('willpower', 3, { pass: verse(), fail: feedStone(2) }), {
      name: 'ask-the-stone',
      limit: 'round',
      only: { if: 'all', conditions: [{ if: 'in-altar-room' }, hasSeenTheHouse] },
    }),
    dig('dig', 'might'),
    dig('listen', 'willpower'),
    ring('haul', 'might'),
    ring('sing', 'willpower'),
    ring('swing', 'agility'),
  ],
  win: atLeast('progress-here', perHero(PEALS)),
  lose: atLeast('quest-tokens-on-altar', WAKING),
  milestones: [
    { name: 'stirs', when: atLeast('quest-tokens-on-altar', STIRRING) },
    { name: 'rhyme', when: knowsTheRhyme },
    { name: 'bell', when: isFound },
  ],
  progress: { of: count('quest-tokens-on-rules'), goal: VERSES },
};

/** Work to be done where the card is; the hero who finishes it reads a verse. */
const WORK: readonly CardDefinition[] = [
  {
    id: 'cellaress-ledger',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [interact(1, task(1, 'willpower', { overcome: verse() }))],
  },
  {
    id: 'cut-bell-rope',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [
      interact(1, task(1, 'might', { overcome: verse() }), {
        rhunes: [rhune('lowek', drawLurker(1))],
      }),
    ],
  },
  {
    id: 'faces-under-water',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    passives: [{ stat: 'no-supply-die', of: 'heroes' }],
    abilities: [interact(1, task(1, 'charisma', { overcome: verse() }))],
  },
  {
    id: 'roof-gives-way',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(3),
    abilities: [
      whenRevealed(
        eachCharacter(resist(2, 'agility'), { range: 4, from: 'this' }),
        rhune('brase', eachCharacter(resist(1, 'agility'), { range: 4, from: 'this' })),
      ),
      interact(1, task(0, 'might', { overcome: both(verse(), supply(1)) })),
    ],
  },
  {
    id: 'water-remembers',
    type: 'quest',
    narrative: true,
    threshold: perHero(2),
    passives: [{ stat: 'movement', amount: -1, of: 'heroes' }],
    abilities: [
      interact(null, task(1, 'fortitude', { overcome: verse() })),
      activate(eachHero(test('agility', 1, { fail: focus(-1) })), rhune('wathe', drawThreat(1))),
    ],
  },
];

/** Voices that can't be left alone: each does something every round until it is dealt with. */
const VOICES: readonly CardDefinition[] = [
  {
    id: 'hidden-chanter',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    noThreats: true,
    threshold: perHero(4),
    passives: [{ stat: 'doors-locked', of: 'heroes' }],
    abilities: [
      interact(null, task(1, 'willpower')),
      activate(eachHero(choose(feedStone(), drawLurker(1)))),
    ],
  },
  {
    id: 'brother-aldous',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      activate(
        aHero(choose(focus(1), heal(1)), { room: true, from: 'this' }),
        rhune('nethander', both(feedStone(), drawLurker(1))),
      ),
      interact(1, test('charisma', 3, { pass: solved, fail: feedStone() })),
    ],
  },
  {
    id: 'ninth-hour',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [
      interact(1, task(1, 'agility', { overcome: verse() })),
      activate(
        sentences(
          questTokens(1, 'this'),
          when(atLeast('quest-tokens-here', 3), both(feedStone(2), discardThis)),
        ),
      ),
    ],
  },
  {
    id: 'wrong-echo',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(verse()),
      activate(feedStone()),
      interact(null, test('charisma', 2, { pass: discardThis })),
    ],
  },
  {
    id: 'stone-answers',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, test('willpower', 4, { pass: solved, fail: damage(1) }), { name: 'listen' }),
      interact(null, test('willpower', 2, { pass: both(verse(2), discardThis) }), {
        name: 'answer',
        only: { if: 'in-altar-room' },
      }),
      activate(when({ if: 'altar-found' }, feedStone())),
    ],
  },
];

/** A price, and how much of it to pay is up to the heroes. */
const BARGAINS: readonly CardDefinition[] = [
  {
    id: 'bell-in-the-font',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(
        sentences(choose(when(villainSchemes, both(verse(2), spawnVillain)), verse()), discardThis),
      ),
    ],
  },
  {
    id: 'walled-up-sister',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(1, both(resist(3, 'willpower'), verse(), discardThis), {
        rhunes: [rhune('aluna', heal(1))],
      }),
    ],
  },
  {
    id: 'chapter-oath',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [whenRevealed(eachHero(draw(1))), interact(1, pay(discardHand(2), solved))],
  },
  {
    id: 'ferrymans-price',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(supply(1)),
      interact(1, pay(supply(-3), solved), { name: 'pay' }),
      interact(1, pay(damage(2), solved), { name: 'row' }),
    ],
  },
  {
    id: 'wrong-window',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(
        sentences(choose(both(drawThreat(1), verse()), focus(1)), discardThis),
        rhune('volkris', scout('villain')),
      ),
    ],
  },
];

/** Nobody asks whether the heroes want these. */
const VISIONS: readonly CardDefinition[] = [
  {
    id: 'verse-in-the-plaster',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(test('intellect', 2, { pass: solved })),
      interact(1, test('might', 3, { pass: solved }), { name: 'break' }),
    ],
  },
  {
    id: 'drowned-procession',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(drawLurker(1)),
      interact(1, solved, { only: { if: 'not', condition: { if: 'enemies-in-room' } } }),
    ],
  },
  {
    id: 'quarrel-of-saints',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(
        sentences(eachHero(test('charisma', 3, { pass: verse(), fail: armor(1) })), discardThis),
      ),
    ],
  },
  {
    id: 'odiles-last-candle',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(both(verse(), questTokens(-2, 'altar'))),
      activate(aHero(heal(1)), rhune('nethander', discardThis)),
    ],
  },
];

/**
 * Thirty winters ago Prioress Odile hid a bell that only the dead can hear, and put its place into a counting
 * rhyme. The heroes gather seven verses of it while a voice somewhere feeds the Altar Stone. Knowing the rhyme
 * is not enough: the bell has to be dug up, at the stairs or in front of the stone, and the spade tells the
 * villain where they are. Then it has to be rung, each hero once a round, and for as long as the villain is
 * there it drowns out a peal for each of them.
 *
 * What it wants: open doors, and hands free of enemies for the work behind them. How it is lost: by time.
 * "Altar Stone" is the altar card: it gets a quest token every quest turn, and more when a voice is left alone;
 * from nine on it hurts to be in the house, and thirteen end it. It does not count heads: more heroes have more
 * peals to ring. Threat decks that keep heroes busy in the rooms that they have already read are its friends;
 * it fears decks with five dice for Might or Agility, since every success at the rope is a peal. Every card
 * except Hidden Chanter can give a verse, and the altar itself can be asked once a round, so every order of
 * cards can be won.
 */
export const THE_SEARCH: DeckDefinition = {
  id: 'the-search',
  kind: 'quest',
  cards: [RULES, ...WORK, ...VOICES, ...BARGAINS, ...VISIONS],
};
