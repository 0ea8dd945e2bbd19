import type {
  CardDefinition,
  DeckDefinition,
} from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import {
  activate,
  addDice,
  addSuccesses,
  aHero,
  anEnemy,
  armor,
  at,
  attack,
  both,
  count,
  damage,
  discardThis,
  drawThreat,
  eachHero,
  engage,
  event,
  focus,
  heal,
  ifUnable,
  inflict,
  interact,
  move,
  play,
  progress,
  push,
  questTokens,
  resist,
  rhune,
  scheme,
  search,
  spawnVillain,
  supply,
  swap,
  task,
  test,
  threat,
  trigger,
  use,
  whenRevealed,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import { COLOURS } from '../../../../src/games/altar-quest/rules/terms.ts';
import { type Layout, Scenario } from '../../../support/altar-quest.ts';

/** A minion without anything special: 3 health, speed 4, range 1. */
const minion = (
  id: string,
  abilities: CardDefinition['abilities'],
  more: Partial<CardDefinition> = {},
): CardDefinition => ({
  id,
  type: 'minion',
  colours: COLOURS,
  traits: ['minion'],
  defense: 0,
  health: 3,
  speed: 4,
  range: 1,
  ...(abilities ? { abilities } : {}),
  ...more,
});

const engageAndInflict = both(engage, inflict(2, 'might'));

/** Enemies, villains and shared cards to try the enemies' turns with, whatever the cards of the box say. */
const TRIALS: DeckDefinition = {
  id: 'trials',
  kind: 'threat',
  cards: [
    // Minions.
    minion('drummer', [activate(supply(1))]),
    minion('crier', [activate(drawThreat(1))]),
    minion('herald', [activate(aHero(drawThreat(1), { other: true }))]),
    minion('stalker', [activate(engage)]),
    minion('archer', [activate(engage)], { range: 3, speed: 6 }),
    minion('sluggard', [activate(engage)], { range: 3, speed: 1 }),
    minion('ambler', [activate(engage)], { range: 3, speed: 2 }),
    minion('prowler', [activate(ifUnable(engageAndInflict, armor(1, 'this')))]),
    minion('sniper', [activate(ifUnable(inflict(5, 'might'), armor(1, 'this')))], { range: 3 }),
    minion('stormer', [activate(ifUnable(inflict(5, 'might', { on: 'all' }), armor(1, 'this')))], {
      range: 3,
    }),
    minion('ogre', [activate(both(engage, eachHero(damage(1), { room: true, from: 'this' })))], {
      traits: ['minion', 'huge'],
      range: 2,
      speed: 1,
    }),
    { ...minion('pillar', []), traits: ['minion', 'huge'] },
    // Hero cards of Sedrin.
    { id: 'shot', type: 'action', hero: 'sedrin', copies: 2, abilities: [play(attack('might'))] },
    {
      id: 'shove',
      type: 'action',
      hero: 'sedrin',
      abilities: [play(anEnemy(push(6), { range: 3 }))],
    },
    {
      id: 'trade-places',
      type: 'action',
      hero: 'sedrin',
      abilities: [play(anEnemy(swap, { range: 9 }))],
    },
    {
      id: 'provoke',
      type: 'action',
      hero: 'sedrin',
      abilities: [play(ifUnable(drawThreat(1), supply(1)))],
    },
    // Tests: the tally counts successes, the exam is passed or failed.
    {
      id: 'tally',
      type: 'action',
      hero: 'sedrin',
      abilities: [play(test('might', undefined, { pass: progress(count('successes')) }))],
    },
    {
      id: 'exam',
      type: 'action',
      hero: 'sedrin',
      abilities: [play(test('might', 3, { pass: armor(1), fail: threat(1) }))],
    },
    {
      id: 'long-bow',
      type: 'action',
      hero: 'sedrin',
      abilities: [play(attack('might', { range: 4 }))],
    },
    { id: 'ordeal', type: 'action', hero: 'sedrin', abilities: [play(resist(3, 'agility'))] },
    { id: 'rummage', type: 'action', hero: 'sedrin', abilities: [play(search('agility'))] },
    {
      id: 'aim',
      type: 'reaction',
      hero: 'sedrin',
      abilities: [play(addDice(2), { when: at('before-test', 'you') })],
    },
    {
      id: 'luck',
      type: 'reaction',
      hero: 'sedrin',
      abilities: [play(addSuccesses(1), { when: at('after-roll', 'you') })],
    },
    {
      id: 'charm',
      type: 'equipment',
      slot: 'trinket',
      hero: 'sedrin',
      passives: [{ stat: 'dice', amount: 1, of: 'you' }],
    },
    {
      id: 'whetstone',
      type: 'equipment',
      slot: 'trinket',
      hero: 'sedrin',
      passives: [{ stat: 'dice', amount: 1, of: 'you', test: { kind: 'attack' } }],
    },
    minion('dummy', undefined, { health: 4 }),
    minion('shell', undefined, { health: 4, defense: 2 }),
    minion('bully', [activate(inflict(5, 'agility'))], { range: 3 }),
    // Search cards.
    { id: 'salts', type: 'consumable', copies: 2, abilities: [use(heal(1))] },
    { id: 'ledger', type: 'search-event', abilities: [event(supply(10))] },
    // Traps and events.
    {
      id: 'pit',
      type: 'trap',
      colours: COLOURS,
      threshold: 2,
      abilities: [trigger(1, damage(1)), interact(1, task(1, 'intellect'))],
    },
    { id: 'whisper', type: 'threat-event', copies: 2, abilities: [event(supply(1))] },
    {
      id: 'curse',
      type: 'threat-event',
      stays: true,
      abilities: [
        event(threat(1)),
        activate(focus(1)),
        interact(null, both(focus(-1), discardThis)),
      ],
    },
    // Villains.
    {
      id: 'tyrant',
      type: 'villain',
      traits: ['villain', 'huge'],
      defense: 1,
      health: { perHero: 4 },
      range: 3,
      abilities: [scheme(supply(1)), activate(both(engage, supply(10)))],
    },
    {
      id: 'usurper',
      type: 'villain',
      traits: ['villain'],
      defense: 0,
      health: 4,
      speed: 3,
      range: 1,
      abilities: [scheme(supply(1)), activate(supply(10))],
    },
    {
      id: 'plotter',
      type: 'villain',
      traits: ['villain'],
      health: 4,
      abilities: [scheme(focus(1))],
    },
    { id: 'rumour', type: 'villain-event', copies: 2, abilities: [event(supply(100))] },
    {
      id: 'summons',
      type: 'villain-event',
      abilities: [event(spawnVillain)],
    },
    { id: 'siege', type: 'villain-ongoing', copies: 2, abilities: [activate(supply(1000))] },
    { id: 'brew', type: 'villain-ongoing', abilities: [activate(eachHero(focus(1)))] },
    { id: 'scare', type: 'villain-ongoing', abilities: [activate(eachHero(resist(2, 'agility')))] },
    { id: 'march', type: 'villain-ongoing', abilities: [activate(aHero(move(1)))] },
    {
      id: 'decree',
      type: 'villain-ongoing',
      abilities: [activate(aHero(focus(1)))],
    },
    // Quest cards and features.
    { id: 'page', type: 'quest', narrative: true, abilities: [whenRevealed(supply(1))] },
    { id: 'verse', type: 'quest', copies: 2, abilities: [activate(questTokens(1, 'this'))] },
    { id: 'shroud', type: 'quest', attach: 'feature', abilities: [activate(supply(1))] },
    { id: 'calm', type: 'quest', noThreats: true },
    { id: 'pedestal', type: 'feature', size: 1, abilities: [activate(supply(1))] },
    { id: 'bench', type: 'feature', size: 2 },
    { id: 'tomb', type: 'feature', size: 4 },
    {
      id: 'revenge',
      type: 'quest-rules',
      win: { if: 'villain-defeated' },
      progress: { of: 0, goal: 1 },
    },
    { id: 'open-end', type: 'quest-rules', progress: { of: 0, goal: 1 } },
    { id: 'dull-altar', type: 'altar', size: 4 },
    // Lurkers.
    {
      id: 'shade',
      type: 'lurker',
      copies: 2,
      traits: ['minion', 'lurker'],
      defense: 0,
      health: 2,
      speed: 3,
      range: 1,
      abilities: [activate(supply(1), rhune('aluna', supply(1)))],
    },
  ],
};

registerDeck(TRIALS);

/**
 * A scenario in which nothing but what it lays out has a say: bare heroes, an altar without effects,
 * a quest without an end, altar dice that all show Wathe.
 */
export const trial = (layout: Layout): Scenario =>
  new Scenario({
    bare: true,
    altar: 'dull-altar',
    rules: 'open-end',
    pool: ['wathe', 'wathe', 'wathe', 'wathe', 'wathe'],
    ...layout,
  });
