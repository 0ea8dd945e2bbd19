import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  anEnemy,
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
  eachHero,
  focus,
  heal,
  ifUnable,
  interact,
  pay,
  perHero,
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
import type { Condition } from '../rules/language/condition.ts';
import type { Effect } from '../rules/language/effect.ts';
import { provisions } from './provisions.ts';

/**
 * The office's worth in defense, and so the voices that take all of it away: quest tokens on the Setup/Rules
 * card.
 */
const VOICES = 10;
/** Hours of the night: quest tokens on the altar card. */
const HOURS = 10;
/** The hour at which the villain comes to see who is asking for votes. */
const PATIENCE = 6;
/** Voices from which the heroes may send for the villain themselves. */
const QUORUM = 6;

const voice = (voices = 1): Effect => questTokens(voices);
const hour = (hours = 1): Effect => questTokens(hours, 'altar');
const cast: Effect = both(voice(), discardThis);

const isHere: Condition = { if: 'villain-spawned' };
const isAway: Condition = { if: 'not', condition: isHere };
const hasStruck = (hours: number): Condition => atLeast('quest-tokens-on-altar', hours);
const isQuiet: Condition = { if: 'not', condition: { if: 'enemies-in-room' } };

const RULES: CardDefinition = {
  id: 'the-showdown',
  type: 'quest-rules',
  narrative: true,
  passives: [
    { stat: 'defense', amount: VOICES, of: 'villain' },
    { stat: 'defense', amount: count('quest-tokens-on-rules', -1), of: 'villain' },
  ],
  abilities: [
    setup(both(supply(3), eachHero(focus(1)), provisions(hour()))),
    activate(
      sentences(hour(), when(isHere, armor(2, 'villain')), when(hasStruck(PATIENCE), spawnVillain)),
      rhune('nethander', hour()),
    ),
    interact(null, test('charisma', 3, { pass: voice(), fail: damage(1) }), {
      name: 'canvass',
      limit: 'round',
      only: isQuiet,
    }),
    interact(null, spawnVillain, {
      name: 'challenge',
      only: {
        if: 'all',
        conditions: [isAway, atLeast('quest-tokens-on-rules', QUORUM)],
      },
    }),
  ],
  win: { if: 'villain-defeated' },
  lose: hasStruck(HOURS),
  milestones: [
    { name: 'quorum', when: atLeast('quest-tokens-on-rules', QUORUM) },
    { name: 'no-office', when: atLeast('quest-tokens-on-rules', VOICES) },
  ],
  progress: { of: count('quest-tokens-on-rules'), goal: VOICES },
  figures: { quorum: QUORUM, patience: PATIENCE },
};

/** Sisters who would vote, if somebody brought them a ballot. */
const ELECTORS: readonly CardDefinition[] = [
  {
    id: 'urn-of-ballots',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [interact(1, task(1, 'agility', { overcome: voice() }))],
  },
  {
    id: 'barred-chapter-house',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(4),
    abilities: [
      interact(1, task(0, 'might', { overcome: voice(2) }), {
        rhunes: [rhune('lowek', drawLurker(1))],
      }),
    ],
  },
  {
    id: 'vow-of-silence',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    passives: [{ stat: 'no-channel', of: 'heroes' }],
    abilities: [interact(1, task(1, 'charisma', { overcome: voice() }))],
  },
  {
    id: 'last-infirmarian',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [interact(1, task(1, 'fortitude', { overcome: both(voice(), eachHero(heal(1))) }))],
  },
  {
    id: 'sealed-rolls',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(1, test('might', 3, { pass: cast }), { name: 'break' }),
      interact(1, test('intellect', 2, { pass: both(voice(2), discardThis) }), { name: 'read' }),
    ],
  },
];

/** The other side has its people too, and they are at it every round. */
const CANVASSERS: readonly CardDefinition[] = [
  {
    id: 'crier-of-hours',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [interact(1, task(1, 'willpower', { overcome: focus(2) })), activate(hour())],
  },
  {
    id: 'new-friends',
    type: 'quest',
    narrative: true,
    passives: [{ stat: 'defense', amount: 1, of: 'villain' }],
    abilities: [interact(null, test('charisma', 4, { pass: cast }))],
  },
  {
    id: 'household-guard',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(drawThreat(1)),
      interact(1, both(voice(2), discardThis), { only: isQuiet }),
    ],
  },
  {
    id: 'calling-of-the-roll',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, test('willpower', 3, { pass: cast })),
      activate(eachHero(ifUnable(focus(-1), damage(1)))),
    ],
  },
  {
    id: 'tithe-of-the-elect',
    type: 'quest',
    narrative: true,
    abilities: [interact(null, pay(supply(-2), cast)), activate(ifUnable(supply(-1), hour()))],
  },
];

/** Votes that can be had, and their price. */
const PRICES: readonly CardDefinition[] = [
  {
    id: 'signed-in-blood',
    type: 'quest',
    narrative: true,
    abilities: [whenRevealed(draw(1)), interact(null, pay(damage(2), cast))],
  },
  {
    id: 'votes-of-the-drowned',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(sentences(choose(both(drawLurker(1), voice(2)), voice()), discardThis)),
    ],
  },
  {
    id: 'book-of-promises',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(eachHero(draw(1))),
      interact(null, pay(discardHand(3), both(voice(2), discardThis))),
    ],
  },
  {
    id: 'long-speech',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, both(voice(2), hour(2), discardThis), { name: 'listen' }),
      interact(null, cast, { name: 'interrupt', only: isHere }),
    ],
  },
  {
    id: 'sleepless-sacristan',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(1, sentences(eachHero(resist(2, 'willpower')), both(voice(2), discardThis))),
    ],
  },
];

/** Things to have at hand when the villain is. */
const EDGES: readonly CardDefinition[] = [
  {
    id: 'staff-of-office',
    type: 'quest',
    narrative: true,
    passives: [{ stat: 'dice', amount: 1, of: 'heroes', test: { kind: 'attack' }, only: isHere }],
    abilities: [
      activate(
        when({ if: 'all', conditions: [isHere, { if: 'die-shows', rhune: 'wathe' }] }, discardThis),
      ),
    ],
  },
  {
    id: 'wennas-cloak',
    type: 'quest',
    narrative: true,
    passives: [{ stat: 'defense', amount: 1, of: 'heroes', only: isHere }],
    abilities: [interact(null, sentences(eachHero(armor(2)), discardThis), { only: isHere })],
  },
  {
    id: 'trapdoor-in-the-dais',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(
        2,
        anEnemy(both(damage(perHero(2), 'target'), discardThis), { range: 2, from: 'this' }),
      ),
    ],
  },
  {
    id: 'general-absolution',
    type: 'quest',
    narrative: true,
    abilities: [interact(null, sentences(eachHero(heal(1)), hour()), { limit: 'round' })],
  },
];

/**
 * The villain has been elected head of the house, by acclamation, there being nobody alive to object; and
 * nobody who holds the office of Hollowmere can be hurt. But there are sisters enough who have not voted. The
 * heroes gather their voices, each of which takes a little of that office away, and choose when to send for the
 * villain: early, and strike at stone, or late, when there is little left of the night. At the sixth hour the
 * villain comes uninvited, and at the eleventh the election stands. While the villain is here the office heals
 * what it can: armor comes each round, the same for one hero as for four, so that the fight can't be drawn out.
 *
 * The deck wants heroes who can talk as well as hit. It loses to patience: voices can be had without a fight,
 * and all of them are worth having. Threat decks matter little to it, since nobody counts their votes; a
 * villain with much health is its best friend, since every hour that such a villain lasts is one of its own. It
 * fears heroes who keep their hardest blows for few rounds.
 */
export const THE_SHOWDOWN: DeckDefinition = {
  id: 'the-showdown',
  kind: 'quest',
  cards: [RULES, ...ELECTORS, ...CANVASSERS, ...PRICES, ...EDGES],
};
