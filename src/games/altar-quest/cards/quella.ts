import type { DeckDefinition, Passive } from '../rules/cards/definition.ts';
import {
  action,
  addDefense,
  addSuccesses,
  aHero,
  anEnemy,
  armor,
  at,
  attack,
  both,
  damage,
  draw,
  eachEnemy,
  exhaust,
  exhaustEnemy,
  exhaustOwn,
  focus,
  gainActions,
  heal,
  move,
  pay,
  play,
  push,
  refreshOwn,
  rhune,
  rollAltarDice,
  scout,
  sentences,
  setAltarDie,
  when,
} from '../rules/effects/build.ts';
import type { Condition } from '../rules/language/condition.ts';

const hero = 'quella';

/** Her character card lies on its side until the next hero turn: for that long she is a bird. */
const isBird: Condition = { if: 'character-exhausted' };

const asBird = (passive: Omit<Passive, 'of' | 'only'>): Passive => ({
  ...passive,
  of: 'you',
  only: isBird,
});

/**
 * A mage who strikes from across the room with what the altar dice allow, and is a bird before anything gets to
 * her.
 *
 * She wants a long line of sight, focus for the Sixth Die, and one die a round to decide with: Lowek lifts her
 * out of reach, and the same die on another face makes a spell worth twice as much. If she ends the turn on two
 * feet she may still strike at what comes (Not One Step); if she ends it as a bird she is only hard to hit. She
 * loses when she is reached without a die that shows Lowek: no armor to speak of, eight health, and nothing
 * that helps against Might. She fears enemies that come out of the next shadow or strike all over a room,
 * villains that spend the altar’s dice or forbid Channel actions, and small rooms.
 */
export const QUELLA: DeckDefinition = {
  id: 'quella',
  kind: 'hero',
  cards: [
    {
      id: 'quella',
      type: 'character',
      hero,
      traits: ['human', 'mage'],
      health: 8,
      defense: 0,
      range: 6,
      attributes: {
        might: 1,
        fortitude: 2,
        agility: 3,
        willpower: 4,
        charisma: 3,
        intellect: 5,
      },
      passives: [
        asBird({ stat: 'defense', amount: 2 }),
        asBird({ stat: 'no-attack' }),
        asBird({ stat: 'flies' }),
      ],
      abilities: [exhaust(move(4), { rhune: 'lowek' })],
    },
    {
      id: 'weathercock',
      type: 'equipment',
      slot: 'weapon',
      hero,
      abilities: [
        action(attack('willpower'), {
          rhunes: [rhune('volkris', anEnemy(damage(1, 'target'), { range: 6, sight: true }))],
        }),
      ],
    },
    {
      id: 'sixth-die',
      type: 'equipment',
      slot: 'trinket',
      hero,
      abilities: [exhaust(pay(focus(-1), setAltarDie('any')))],
    },
    {
      id: 'fork-of-lightning',
      type: 'action',
      hero,
      copies: 2,
      abilities: [
        play(attack('intellect', { bonus: 1 }), {
          rhunes: [rhune('lowek', anEnemy(damage(2, 'target'), { range: 6, sight: true }))],
        }),
      ],
    },
    {
      id: 'ember-rain',
      type: 'action',
      hero,
      copies: 2,
      abilities: [
        play(
          anEnemy(eachEnemy(damage(2, 'target'), { range: 1, from: 'target' }), {
            range: 6,
            sight: true,
          }),
          { rhunes: [rhune('volkris', eachEnemy(damage(1, 'target'), { range: 6 }))] },
        ),
      ],
    },
    {
      id: 'cold-snap',
      type: 'action',
      hero,
      abilities: [
        play(attack('willpower', { bonus: 1 }), {
          rhunes: [rhune('wathe', eachEnemy(exhaustEnemy, { range: 2 }))],
        }),
      ],
    },
    {
      id: 'out-of-the-sun',
      type: 'action',
      hero,
      copies: 2,
      abilities: [play(both(refreshOwn('character'), attack('intellect', { bonus: 2, range: 2 })))],
    },
    {
      id: 'make-room',
      type: 'action',
      hero,
      abilities: [
        play(eachEnemy(both(damage(1, 'target'), push(2, true)), { range: 2 }), {
          rhunes: [rhune('brase', armor(2))],
        }),
      ],
    },
    {
      id: 'the-whole-sky',
      type: 'action',
      hero,
      abilities: [play(pay(focus(-3), attack('intellect', { bonus: 5 })))],
    },
    {
      id: 'the-long-view',
      type: 'action',
      hero,
      abilities: [
        play(sentences(draw(2), scout('threat')), {
          rhunes: [rhune('aluna', scout('quest'))],
        }),
      ],
    },
    {
      id: 'eye-of-the-storm',
      type: 'action',
      ongoing: true,
      hero,
      passives: [
        {
          stat: 'dice',
          amount: 1,
          of: 'you',
          test: { kind: 'attack' },
          only: { if: 'not', condition: { if: 'enemy-within', range: 2 } },
        },
      ],
      abilities: [play(focus(1))],
    },
    {
      id: 'a-cloud-of-her-own',
      type: 'action',
      ongoing: true,
      hero,
      abilities: [
        play(setAltarDie('nethander')),
        exhaust(anEnemy(damage(2, 'target'), { range: 4, sight: true }), { rhune: 'nethander' }),
      ],
    },
    {
      id: 'take-wing',
      type: 'feat',
      hero,
      abilities: [
        play(both(exhaustOwn('character'), move(4)), { rhunes: [rhune('aluna', heal(2))] }),
      ],
    },
    {
      id: 'on-two-feet',
      type: 'feat',
      hero,
      abilities: [play(both(refreshOwn('character'), draw(1)))],
    },
    {
      id: 'preen',
      type: 'feat',
      hero,
      abilities: [play(when(isBird, heal(3), heal(1)))],
    },
    {
      id: 'ask-them-again',
      type: 'feat',
      hero,
      abilities: [play(both(rollAltarDice(3), draw(1)))],
    },
    {
      id: 'ahead-of-herself',
      type: 'feat',
      hero,
      abilities: [play(pay(focus(-2), gainActions(1)))],
    },
    {
      id: 'tailwind',
      type: 'feat',
      hero,
      abilities: [play(aHero(move(3), { range: 6 }))],
    },
    {
      id: 'a-handful-of-feathers',
      type: 'reaction',
      hero,
      copies: 2,
      abilities: [
        play(both(exhaustOwn('character'), addDefense(1)), {
          when: at('before-test', 'you', { test: 'inflict' }),
        }),
      ],
    },
    {
      id: 'not-one-step',
      type: 'reaction',
      hero,
      copies: 2,
      abilities: [
        play(attack('intellect', { at: 'target' }), {
          when: at('enemy-activates', 'you', { range: 4 }),
        }),
      ],
    },
    {
      id: 'with-hindsight',
      type: 'reaction',
      hero,
      abilities: [play(pay(focus(-1), addSuccesses(2)), { when: at('after-roll', 'you') })],
    },
    {
      id: 'red-sky-at-morning',
      type: 'reaction',
      hero,
      abilities: [
        play(sentences(scout('villain'), both(draw(1), focus(1))), {
          when: at('turn-begins', 'you'),
        }),
      ],
    },
  ],
};
