import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  activate,
  aHero,
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
  villainSchemes,
  when,
  whenRevealed,
} from '../rules/effects/build.ts';
import type { Amount } from '../rules/language/amount.ts';
import type { Condition } from '../rules/language/condition.ts';
import type { Effect } from '../rules/language/effect.ts';
import type { Attribute } from '../rules/terms.ts';
import { provisions } from './provisions.ts';

/** Parts of the winch: quest tokens on the Setup/Rules card. */
const PARTS = 4;
/** Parts that bring the villain who shut the door. */
const OVERHEARD = 2;
/** Parts that make the water rise faster. */
const TAKEN_APART = 3;
/** Water marks that fill the house: quest tokens on the altar card. */
const FULL = 16;
/** Water marks from which everyone has to wade. */
const KNEE_DEEP = 8;
/** Turns of the winch per hero: progress tokens on the Setup/Rules card. */
const TURNS = 2;

const part = (parts = 1): Effect => questTokens(parts);
const water = (marks: Amount = 1): Effect => questTokens(marks, 'altar');
const taken: Effect = both(part(), discardThis);

const found = (parts: number): Condition => atLeast('quest-tokens-on-rules', parts);
const isOpen: Condition = atLeast('progress-here', perHero(TURNS));
const isKneeDeep: Condition = atLeast('quest-tokens-on-altar', KNEE_DEEP);

/** One way to turn the winch. */
const turning = (attribute: Attribute): Effect => test(attribute, 3, { pass: progress(1) });

const RULES: CardDefinition = {
  id: 'the-escape',
  type: 'quest-rules',
  narrative: true,
  passives: [{ stat: 'movement', amount: -1, of: 'heroes', only: isKneeDeep }],
  abilities: [
    setup(both(supply(perHero(1)), eachHero(draw(1)), provisions(water()))),
    activate(
      sentences(water(), when(found(OVERHEARD), spawnVillain), when(found(TAKEN_APART), water())),
      rhune('wathe', water()),
    ),
    interact(null, pay(discardHand(1), water(-1)), { name: 'bail', limit: 'round' }),
    interact(null, choose(turning('might'), turning('agility'), turning('willpower')), {
      name: 'turn',
      limit: 'hero',
      only: { if: 'all', conditions: [found(PARTS), { if: 'on-stairs' }] },
    }),
  ],
  win: {
    if: 'all',
    conditions: [isOpen, { if: 'every-hero-on-stairs' }],
  },
  lose: atLeast('quest-tokens-on-altar', FULL),
  milestones: [
    { name: 'knee-deep', when: isKneeDeep },
    { name: 'winch', when: found(PARTS) },
    { name: 'door', when: isOpen },
  ],
  progress: { of: count('quest-tokens-on-rules'), goal: PARTS },
  figures: { overheard: OVERHEARD, rising: TAKEN_APART, wading: KNEE_DEEP },
};

/** Parts that somebody has to get wet for. */
const PARTS_FOUND: readonly CardDefinition[] = [
  {
    id: 'broken-windlass',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [interact(1, task(1, 'might', { overcome: part() }))],
  },
  {
    id: 'chain-in-the-well',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [interact(1, test('fortitude', 3, { pass: taken, fail: water() }))],
  },
  {
    id: 'counterweight',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(4),
    abilities: [interact(1, task(0, 'fortitude', { overcome: part(2) }))],
  },
  {
    id: 'floating-coffer',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [interact(1, both(resist(3, 'agility'), taken))],
  },
  {
    id: 'crossed-keys',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(test('agility', 2, { pass: taken })),
      interact(1, test('agility', 3, { pass: taken, fail: focus(-1) })),
    ],
  },
  {
    id: 'iron-shutter',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    noThreats: true,
    threshold: perHero(3),
    passives: [{ stat: 'doors-locked', of: 'heroes' }],
    abilities: [
      interact(1, task(1, 'might', { overcome: part() }), { name: 'lift' }),
      interact(1, task(1, 'agility', { overcome: part() }), { name: 'pick' }),
    ],
  },
];

/** Others who are shut in as well, and have been for longer. */
const COMPANY: readonly CardDefinition[] = [
  {
    id: 'drowned-porter',
    type: 'quest',
    narrative: true,
    abilities: [interact(null, test('charisma', 3, { pass: taken, fail: drawLurker(1) }))],
  },
  {
    id: 'hand-at-the-grate',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(1, pay(damage(2), taken), { rhunes: [rhune('nethander', drawLurker(1))] }),
    ],
  },
  {
    id: 'aldous-at-the-oars',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, pay(focus(-2), taken)),
      activate(aHero(heal(1)), rhune('wathe', discardThis)),
    ],
  },
  {
    id: 'ringers-in-the-flood',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(drawLurker(1)),
      interact(1, both(part(), focus(1), discardThis), {
        only: { if: 'not', condition: { if: 'enemies-in-room' } },
      }),
    ],
  },
  {
    id: 'gatehouse-log',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(eachHero(draw(1))),
      interact(null, test('intellect', 2, { pass: taken }), { name: 'read' }),
      interact(null, pay(discardHand(3), taken), { name: 'compare' }),
    ],
  },
  {
    id: 'one-who-shut-the-door',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(
        sentences(
          choose(when(villainSchemes, both(part(2), spawnVillain)), both(part(), water(2))),
          discardThis,
        ),
      ),
    ],
  },
];

/** The water itself: what lets it in, and what keeps it out for a while. */
const FLOOD: readonly CardDefinition[] = [
  {
    id: 'spring-in-the-crypt',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [
      interact(1, task(1, 'fortitude', { overcome: both(water(-1), supply(1)) })),
      activate(water()),
    ],
  },
  {
    id: 'bilge-pump',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [interact(1, test('might', 2, { pass: water(-1) }), { limit: 'hero' })],
  },
  {
    id: 'two-sluices',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(
        sentences(choose(both(part(), eachHero(resist(2, 'agility'))), water(-2)), discardThis),
      ),
    ],
  },
  {
    id: 'raft-of-pews',
    type: 'quest',
    narrative: true,
    passives: [{ stat: 'movement', amount: 1, of: 'heroes' }],
    abilities: [interact(null, taken)],
  },
  {
    id: 'undertow',
    type: 'quest',
    narrative: true,
    threshold: perHero(2),
    abilities: [
      interact(null, task(1, 'willpower', { overcome: part() })),
      activate(eachHero(when({ if: 'not', condition: { if: 'on-stairs' } }, resist(1, 'agility')))),
    ],
  },
  {
    id: 'patient-tide',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, test('willpower', 3, { pass: both(water(-2), discardThis) })),
      activate(when(isKneeDeep, eachHero(discardOrSuffer('supply')), water())),
    ],
  },
  {
    id: 'candle-on-a-plank',
    type: 'quest',
    narrative: true,
    abilities: [whenRevealed(sentences(eachHero(focus(1)), both(water(-2), discardThis)))],
  },
];

/**
 * The door at the stairs fell shut behind them, and the mere is coming in. The winch that lifts it has been
 * taken apart: four parts of it are scattered about the house. With the second, the villain who shut the door
 * comes to see what is going on, and is about for the rest of the way, so that somebody has to fight; with the
 * fourth the winch can be turned at the stairs, by every hero once a round. It is won when the door is open and
 * everyone stands in front of it.
 *
 * The deck wants heroes who stay near their way back: the water rises faster from the third part on, from the
 * eighth mark everyone wades, and anyone far away by then is late. How long to wait with the second part, and
 * with the third, is up to them. It loses to bailing and pumps, and to groups that fetch parts in good order;
 * it fears heroes with many cards in hand. Spring, pump, tide and candle give no part: of any eight cards at
 * least four do, and every one of them can be paid for or tried again, except that Brother Aldous waits for
 * nobody.
 */
export const THE_ESCAPE: DeckDefinition = {
  id: 'the-escape',
  kind: 'quest',
  cards: [RULES, ...PARTS_FOUND, ...COMPANY, ...FLOOD],
};
