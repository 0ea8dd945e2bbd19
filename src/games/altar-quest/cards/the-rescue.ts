import type { CardDefinition, DeckDefinition } from '../rules/cards/definition.ts';
import {
  aCharacter,
  activate,
  aHero,
  allyJoins,
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
  exhaustOwn,
  focus,
  heal,
  interact,
  move,
  pay,
  perHero,
  questTokens,
  resist,
  rhune,
  rivalAppears,
  scout,
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

/** Who is held in Hollowmere. */
const PRISONER = 'prisoner';
/** Traces that lead to the cell: quest tokens on the Setup/Rules card. */
const TRACES = 6;
/** Traces from which the villain has noticed that somebody is looking. */
const NOTICED = 3;
/** Supply that the rescue begins with, however many heroes there are; a single hero gets more from `provisions`. */
const SUPPLIES = 3;
/** Alarms per hero that their boots raise before they are in: quest tokens on the altar card. */
const BOOTS = 1;
/** Alarms at which the captors lose patience. */
const PATIENCE = 17;
/** Spaces within which nobody counts as left alone. */
const NEAR = 3;

const trace = (traces = 1): Effect => questTokens(traces);
const alarm = (alarms: Amount = 1): Effect => questTokens(alarms, 'altar');
const found: Effect = both(trace(), discardThis);

const hasTraces = (traces: number): Condition => atLeast('quest-tokens-on-rules', traces);
const isFree: Condition = { if: 'ally-in-play', ally: PRISONER };
const isDead: Condition = { if: 'ally-defeated', ally: PRISONER };
const hasCompany: Condition = { if: 'character-within', range: NEAR, of: 'you' };

const RULES: CardDefinition = {
  id: 'the-rescue',
  type: 'quest-rules',
  narrative: true,
  abilities: [
    setup(both(supply(SUPPLIES), eachHero(draw(1)), alarm(perHero(BOOTS)), provisions(alarm()))),
    activate(
      sentences(
        alarm(),
        when(hasTraces(NOTICED), spawnVillain),
        when(
          isFree,
          both(
            eachHero(drawThreat(1)),
            eachCharacter(when({ if: 'not', condition: hasCompany }, resist(3, 'willpower'))),
          ),
        ),
      ),
      rhune('lowek', alarm()),
    ),
    interact(null, allyJoins(PRISONER, 'you'), {
      name: 'open',
      only: { if: 'all', conditions: [hasTraces(TRACES), { if: 'in-altar-room' }] },
    }),
    interact(null, aCharacter(move(3), { range: 1, other: true }), {
      name: 'lead',
      limit: 'round',
      only: isFree,
    }),
  ],
  win: { if: 'ally-in-room', ally: PRISONER, room: 'stairs' },
  lose: {
    if: 'any',
    conditions: [isDead, atLeast('quest-tokens-on-altar', PATIENCE)],
  },
  milestones: [
    { name: 'traces', when: hasTraces(TRACES) },
    { name: 'cell', when: isFree },
  ],
  progress: { of: count('quest-tokens-on-rules'), goal: TRACES },
  figures: { noticed: NOTICED, near: NEAR },
};

/** What he has left behind, for anyone who takes the time. */
const LEFT_BEHIND: readonly CardDefinition[] = [
  {
    id: 'scratched-tally',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    abilities: [interact(1, task(1, 'willpower', { overcome: both(trace(), scout('villain')) }))],
  },
  {
    id: 'bricked-up-door',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(4),
    abilities: [
      interact(1, task(0, 'might', { overcome: trace(2) }), {
        rhunes: [rhune('brase', alarm())],
      }),
    ],
  },
  {
    id: 'humming-below',
    type: 'quest',
    narrative: true,
    abilities: [
      activate(aHero(focus(1)), rhune('nethander', alarm())),
      interact(null, test('willpower', 3, { pass: found })),
    ],
  },
  {
    id: 'kitchen-ledger',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, test('intellect', 2, { pass: found }), { name: 'read' }),
      interact(null, pay(discardHand(2), found), { name: 'compare' }),
    ],
  },
  {
    id: 'bread-hoist',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(1, test('agility', 3, { pass: found, fail: damage(1) }), { name: 'climb' }),
      interact(1, pay(supply(-2), found), { name: 'send-up' }),
    ],
  },
  {
    id: 'odd-shoe',
    type: 'quest',
    narrative: true,
    abilities: [whenRevealed(found, rhune('aluna', alarm(-1)))],
  },
  {
    id: 'empty-cell',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(
        sentences(
          eachHero(test('willpower', 2, { pass: focus(1), fail: damage(1) })),
          both(trace(), discardThis),
        ),
      ),
    ],
  },
];

/** His keepers. A keeper left alone with a whistle uses it. */
const KEEPERS: readonly CardDefinition[] = [
  {
    id: 'night-porter',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      activate(alarm()),
      interact(1, test('charisma', 3, { pass: found, fail: drawThreat(1) })),
    ],
  },
  {
    id: 'sleeping-turnkey',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [interact(1, test('agility', 3, { pass: found, fail: alarm() }))],
  },
  {
    id: 'thirsty-sergeant',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(supply(1)),
      interact(1, pay(supply(-3), both(trace(2), discardThis)), { name: 'buy' }),
      interact(1, test('fortitude', 3, { pass: found, fail: exhaustOwn('any') }), {
        name: 'drink',
      }),
    ],
  },
  {
    id: 'lamp-on-the-landing',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    threshold: perHero(2),
    passives: [{ stat: 'no-rest', of: 'heroes' }],
    abilities: [interact(1, task(1, 'agility', { overcome: trace() }))],
  },
  {
    id: 'changing-of-the-guard',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(
        sentences(
          choose(both(trace(2), eachHero(drawThreat(1))), both(trace(), alarm())),
          discardThis,
        ),
      ),
    ],
  },
  {
    id: 'watch-bell',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      activate(alarm(), rhune('volkris', drawLurker(1))),
      interact(1, pay(discardHand(1), both(alarm(-1), discardThis)), { name: 'muffle' }),
      interact(1, test('might', 3, { pass: found, fail: alarm() }), { name: 'unhang' }),
    ],
  },
];

/** Offers, and people who make them. */
const OFFERS: readonly CardDefinition[] = [
  {
    id: 'ransom-note',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, pay(supply(-1), alarm(-1)), { name: 'haggle', limit: 'round' }),
      interact(null, test('charisma', 2, { pass: found, fail: alarm() }), { name: 'follow' }),
    ],
  },
  {
    id: 'opened-letter',
    type: 'quest',
    narrative: true,
    abilities: [whenRevealed(sentences(choose(both(trace(2), alarm(2)), focus(2)), discardThis))],
  },
  {
    id: 'visitors-bench',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      whenRevealed(focus(1)),
      interact(1, pay(focus(-2), both(trace(), heal(1), discardThis))),
    ],
  },
  {
    id: 'helpful-stranger',
    type: 'quest',
    narrative: true,
    abilities: [
      whenRevealed(
        sentences(choose(both(trace(2), rivalAppears('spy')), both(alarm(), draw(2))), discardThis),
      ),
    ],
  },
  {
    id: 'kennel',
    type: 'quest',
    narrative: true,
    attach: 'feature',
    abilities: [
      interact(
        1,
        test('charisma', 2, {
          pass: both(trace(), allyJoins('huey'), discardThis),
          fail: damage(1),
        }),
      ),
    ],
  },
  {
    id: 'borrowed-habit',
    type: 'quest',
    narrative: true,
    abilities: [
      interact(null, sentences(aCharacter(armor(3)), discardThis), { name: 'wear', only: isFree }),
      interact(null, pay(alarm(2), found), { name: 'ask-whose' }),
    ],
  },
];

/**
 * A man is held behind the altar, and the heroes have come to fetch him. Six traces say where the cell is and
 * what opens it; with the third the villain has noticed. Once the cell is open, the heroes have a weak man at
 * their side, a villain at their back and the whole way to the stairs before them. From then on each round
 * brings everyone an enemy, and hurts anyone who is caught alone.
 *
 * What it wants: a quiet beginning and a march in close order. How it is lost: the Prisoner dies, because
 * somebody let him be the nearest, or the captors lose patience: an alarm for each hero who comes in, one a
 * round, more from keepers who are left to themselves and from tests that fail loudly. What it fears: heroes
 * who guard others or hit hard enough to get rid of the villain early. Every card can give a trace, so no order
 * of them is lost.
 */
export const THE_RESCUE: DeckDefinition = {
  id: 'the-rescue',
  kind: 'quest',
  cards: [RULES, ...LEFT_BEHIND, ...KEEPERS, ...OFFERS],
};
