import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  aHero,
  armor,
  both,
  choose,
  count,
  damage,
  diceShowing,
  discardHand,
  discardThis,
  drawLurker,
  eachCharacter,
  eachEnemy,
  eachHero,
  engage,
  event,
  focus,
  heal,
  ifUnable,
  inflict,
  interact,
  mark,
  pay,
  perHero,
  raise,
  resist,
  rhune,
  scheme,
  sentences,
  task,
  test,
  turnAltarDie,
  when,
} from '../rules/effects/build.ts';
import type { Condition } from '../rules/language/condition.ts';
import type { Effect } from '../rules/language/effect.ts';

const suns = (dice: number): Condition => ({
  if: 'at-least',
  what: diceShowing('aluna'),
  amount: dice,
});
const loseAllFocus: Effect = focus(count('focus', -1));

const EVENTS: readonly CardDefinition[] = [
  {
    id: 'word-for-word',
    type: 'villain-event',
    abilities: [event(eachHero(resist(count('hand', 1, 5), 'charisma')))],
  },
  {
    id: 'up-again',
    type: 'villain-event',
    abilities: [
      event(
        ifUnable(raise('threat'), drawLurker(1)),
        rhune('nethander', eachEnemy(heal(2, 'target'))),
      ),
    ],
  },
  {
    id: 'low-sun',
    type: 'villain-event',
    abilities: [
      event(
        sentences(turnAltarDie('aluna'), eachCharacter(resist(diceShowing('aluna'), 'willpower'))),
      ),
    ],
  },
  {
    id: 'borrowed-courage',
    type: 'villain-event',
    abilities: [
      event(
        aHero(pay(loseAllFocus, armor(2, 'villain')), { most: 'focus' }),
        rhune('lowek', turnAltarDie('aluna')),
      ),
    ],
  },
  {
    id: 'a-small-favour',
    type: 'villain-event',
    abilities: [event(eachHero(choose(both(focus(2), drawLurker(1)), damage(2))))],
  },
];

/** Said once, and meant for as long as nobody contradicts. */
const ONGOING: readonly CardDefinition[] = [
  {
    id: 'lower-your-voice',
    type: 'villain-ongoing',
    passives: [{ stat: 'no-rhunes', of: 'heroes' }],
    abilities: [interact(null, test('charisma', 3, { pass: discardThis }))],
  },
  {
    id: 'a-lock-of-hair',
    type: 'villain-ongoing',
    threshold: 3,
    passives: [{ stat: 'dice', amount: -1, of: 'marked' }],
    abilities: [event(aHero(mark, { most: 'focus' })), interact(1, task(1, 'willpower'))],
  },
  {
    id: 'the-second-shadow',
    type: 'villain-ongoing',
    abilities: [
      event(aHero(mark, { most: 'hand' })),
      interact(1, pay(focus(-2), discardThis)),
      activate(eachHero(ifUnable(discardHand(1), damage(1)), { marked: true })),
    ],
  },
  {
    id: 'not-quite-buried',
    type: 'villain-ongoing',
    threshold: perHero(2),
    abilities: [interact(null, task(1, 'fortitude')), activate(when(suns(2), raise('threat')))],
  },
];

/**
 * A witch who has never raised her voice. She turns the altar dice to Aluna, the kind rhune, one a round, and
 * most of what she does is counted by them; she lays her curses on whichever hero has the most to lose, takes
 * words and courage out of the heroes' mouths, and makes the dead get up again. In person she keeps away, wards
 * herself with the same dice, and looks at one hero at a time.
 *
 * She loses to rerolled dice: heroes who channel take her suns away, and so do all cards that spend one. A hero
 * next to her holds her by the sleeve, and then there's little to her.
 */
export const WYNORA_MORN: DeckDefinition = {
  id: 'wynora-morn',
  kind: 'villain',
  cards: [
    {
      id: 'wynora-morn',
      type: 'villain',
      traits: ['villain'],
      health: perHero(8),
      defense: 1,
      speed: 4,
      range: 6,
      abilities: [
        scheme(
          sentences(turnAltarDie('aluna'), when(suns(3), eachCharacter(resist(2, 'willpower')))),
        ),
        activate(
          sentences(
            when(
              {
                if: 'not',
                condition: { if: 'character-within', range: 1, of: 'this' },
              },
              both(armor(diceShowing('aluna'), 'this'), engage),
            ),
            inflict(7, 'willpower', { hurt: loseAllFocus }),
          ),
          rhune('nethander', ifUnable(raise('threat'), drawLurker(1))),
        ),
      ],
    },
    ...EVENTS,
    ...ONGOING,
  ],
};
