import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import {
  armor,
  choose,
  damage,
  discardHand,
  discardOrSuffer,
  draw,
  drawThreat,
  eachHero,
  focus,
  heal,
  ifUnable,
  both as inTurn,
  may,
  pay,
  questTokens,
  repeat,
  resist,
  spawnVillain,
  supply,
  test,
  threat,
  win,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import type { Effect } from '../../../../src/games/altar-quest/rules/language/effect.ts';
import type { Scope } from '../../../../src/games/altar-quest/rules/language/scope.ts';
import { worst } from '../../../../src/games/altar-quest/rules/queries/hard-mode.ts';
import { harmOf } from '../../../../src/games/altar-quest/rules/queries/possible.ts';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

const ROOM: Layout = { startRoom: 'room-16', heroes: {} };
/** How many tokens on the altar lose The Search. */
const WAKING = (definition('the-search').lose as { amount: number }).amount;

/** Rooms 14 (shadow F20) and 15 (shadow P19) with the door between them, J18 to K18. */
const ROOMS = {
  startRoom: 'room-14',
  revealed: ['room-14', 'room-15'],
  openDoors: ['door-22'],
};

/** The same scenario in normal and in hard mode. */
const both = (layout: Layout): { normal: Scenario; hard: Scenario } => ({
  normal: trial(layout),
  hard: trial({ ...layout, options: { ...layout.options, difficulty: 'hard' } }),
});
const sorted = (ids: readonly string[]) => [...ids].sort();

describe('hard mode', () => {
  it('AQ-007: takes what is worst by the first number that differs, and leaves ties', () => {
    const harm = (outcome: readonly number[]) => outcome;
    expect(
      worst(
        [
          [1, 9],
          [2, 0],
          [2, 1],
          [2, 1],
        ],
        harm,
      ),
    ).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(worst([[0], [0]], harm)).toEqual([[0], [0]]);
    expect(
      worst(
        [
          [0, Number.NEGATIVE_INFINITY],
          [0, -5],
        ],
        harm,
      ),
    ).toEqual([[0, -5]]);
    expect(worst([], harm)).toEqual([]);
  });

  it('H-01: an enemy turns on the one with the least health left; equally weak ones are chosen among', () => {
    const layout = (damage: number): Layout => ({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20', damage } },
      enemies: { 'archer.red': { at: 'S18' } },
    });
    const { normal, hard } = both(layout(2));
    normal.run('engage', { enemy: 'archer.red' });
    expect(normal.options()).toEqual(['sedrin', 'myreen']);
    hard.run('engage', { enemy: 'archer.red' });
    expect(hard.question().prompt).toMatchObject({ args: { target: 'myreen' } });
    const equal = both(layout(1)).hard;
    equal.run('engage', { enemy: 'archer.red' });
    expect(equal.options()).toEqual(['sedrin', 'myreen']);
    equal.end();
    normal.end();
    hard.settle();
  });

  it('H-08: which of two that are as weak, the player says whose phase it is, else whoever answers first', () => {
    const layout = (turn: 'threat' | 'villain'): Layout => ({
      ...ROOM,
      turn,
      active: 'myreen',
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20', damage: 1 } },
      enemies: { 'archer.red': { at: 'S18' } },
    });
    const asked = (scene: Scenario) => {
      scene.run('engage', { enemy: 'archer.red' });
      expect(scene.options()).toEqual(['sedrin', 'myreen']);
      const { how, seats, unconfirmed } = scene.question();
      scene.end();
      return { how, seats, unconfirmed };
    };
    const all = ['seat-1', 'seat-2'];
    const { normal, hard } = both(layout('threat'));
    expect(asked(normal)).toEqual({ how: 'group', seats: all });
    expect(asked(hard)).toEqual({ how: 'one', seats: ['seat-2'] });
    const villains = both(layout('villain')).hard;
    expect(asked(villains)).toEqual({ how: 'group', seats: all, unconfirmed: true });
  });

  it('H-08: nor is there a vote on whom a card of nobody’s turn reaches', () => {
    const layout: Layout = {
      ...ROOM,
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20', damage: 1 } },
      villainArea: ['decree'],
      tops: { villain: ['rumour.1'] },
    };
    const { normal, hard } = both(layout);
    for (const scene of [normal, hard]) scene.run('villain-turn');
    expect(normal.question().unconfirmed).toBeUndefined();
    expect(hard.question()).toMatchObject({ how: 'group', unconfirmed: true });
    normal.end();
    hard.choose('myreen').settle();
    expect(hard.hero('myreen').focus).toBe(1);
  });

  it('H-02: an enemy goes where it has the most characters in range and sight', () => {
    const { normal, hard } = both({
      ...ROOMS,
      heroes: { sedrin: { at: 'K18' }, myreen: { at: 'O18' } },
      tops: { threat: ['drummer.red'] },
    });
    // From P19 it could hit Myreen, from F20 nobody.
    normal.run('draw-threat', { hero: 'sedrin' });
    expect(normal.options()).toEqual(['F20', 'P19']);
    normal.choose('F20').expectDone();
    hard.run('draw-threat', { hero: 'sedrin' });
    expect(hard.at('drummer.red')).toBe('P19');
    expect(hard.hero('myreen').damage).toBe(0);
  });

  it('H-02: then nearest to all of them together', () => {
    const { normal, hard } = both({
      startRoom: 'room-16',
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      heroes: { sedrin: { at: 'U19' }, myreen: { at: 'S12' } },
      enemies: { 'archer.red': { at: 'T18' } },
    });
    // Sedrin is 3 spaces from all of these; S16 is the door space on the way to Myreen.
    normal.run('engage', { enemy: 'archer.red' });
    expect(sorted(normal.options())).toEqual([
      'R16',
      'R17',
      'R18',
      'R19',
      'R20',
      'S16',
      'T16',
      'U16',
      'V16',
    ]);
    normal.choose('R20').expectDone();
    hard.run('engage', { enemy: 'archer.red' });
    expect(hard.changes()).toEqual({ 'cards.archer.red': { spaces: ['S16'] } });
  });

  it('H-03: a trap lies where the most characters are in its trigger range, then nearest to all of them', () => {
    const { normal, hard } = both({
      startRoom: 'room-14',
      revealed: ['room-14', 'room-15', 'room-12'],
      openDoors: ['door-22', 'door-20'],
      features: { 'room-14': 'pedestal', 'room-12': 'crate' },
      heroes: { sedrin: { at: 'M16' }, myreen: { at: 'Q15' } },
      tops: { threat: ['pit.red'] },
    });
    normal.run('draw-threat', { hero: 'sedrin' });
    expect(sorted(normal.options())).toEqual(['I17', 'I18', 'Q14']);
    normal.choose('I18').expectDone();
    hard.run('draw-threat', { hero: 'sedrin' });
    expect(hard.at('pit.red')).toBe('Q14');
  });

  it('H-04: a character makes way towards the enemies; several as bad are chosen among', () => {
    const { normal, hard } = both({
      startRoom: 'room-14',
      villainCard: 'tyrant',
      heroes: { sedrin: { at: 'F20' }, myreen: { at: 'J15' } },
      enemies: { 'drummer.red': { hero: 'sedrin', at: 'J20' } },
    });
    normal.run('spawn', { card: 'tyrant', hero: 'sedrin' });
    expect(sorted(normal.options())).toEqual(['F18', 'G18', 'H18', 'H19', 'H20']);
    normal.choose('F18').expectDone();
    hard.run('spawn', { card: 'tyrant', hero: 'sedrin' });
    expect(sorted(hard.options())).toEqual(['H18', 'H19', 'H20']);
    hard.choose('H19');
  });

  it('H-04: first of all into the range of a trap', () => {
    const { hard } = both({
      startRoom: 'room-14',
      villainCard: 'tyrant',
      heroes: { sedrin: { at: 'F20' }, myreen: { at: 'J15' } },
      enemies: {
        'drummer.red': { hero: 'sedrin', at: 'J20' },
        'pit.red': { hero: 'sedrin', at: 'F17' },
      },
    });
    hard.run('spawn', { card: 'tyrant', hero: 'sedrin' });
    // F18 and G18 are beside the pit; G18 is nearer to the drummer. The pit does 1 damage.
    expect(hard.changes()).toMatchObject({ 'sedrin.at': 'G18', 'sedrin.damage': 1 });
  });

  it('H-02, H-03: an enemy or a trap that makes way goes by its own ranking', () => {
    const layout = (card: string, sedrin: string): Layout => ({
      startRoom: 'room-14',
      villainCard: 'tyrant',
      heroes: { sedrin: { at: sedrin }, myreen: { at: 'J15' } },
      enemies: { [card]: { hero: 'sedrin', at: 'G19' } },
    });
    const trap = both(layout('pit.red', 'F17'));
    trap.normal.run('spawn', { card: 'tyrant', hero: 'sedrin' });
    expect(sorted(trap.normal.options())).toEqual(['F18', 'G18', 'H18', 'H19', 'H20']);
    trap.normal.choose('H20').expectDone();
    trap.hard.run('spawn', { card: 'tyrant', hero: 'sedrin' });
    expect(trap.hard.at('pit.red')).toBe('G18');
    trap.hard.expectDone();
    const enemy = both(layout('drummer.red', 'H17')).hard;
    enemy.run('spawn', { card: 'tyrant', hero: 'sedrin' });
    expect(sorted(enemy.options())).toEqual(['G18', 'H18']);
    enemy.choose('H18');
  });

  it('H-05: who has the most health left comes first, and is served before the weakest', () => {
    const { normal, hard } = both({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20' } },
      villainArea: ['scare'],
      supply: 1,
    });
    // Myreen has 12 health, Sedrin 11; there is one supply for a die.
    const activate = { cards: ['scare'], hero: 'sedrin' };
    normal.run('activate-area', activate);
    expect(normal.options()).toEqual(['sedrin', 'myreen']);
    normal.end();
    hard.run('activate-area', activate);
    expect(hard.question()).toMatchObject({
      about: 'myreen',
      prompt: { key: 'prompt.supply-die' },
    });
    hard.settle();
  });

  it('H-05: also in the threat turn; equally healthy heroes choose', () => {
    const layout = (damage: number): Layout => ({
      ...ROOM,
      heroes: {
        sedrin: { at: 'Q16', threats: ['curse'] },
        myreen: { at: 'Q20', damage, threats: [] },
      },
      enemies: { 'crier.red': { hero: 'myreen', at: 'V18' } },
      tops: { threat: ['leech-water'] },
    });
    const activated = (scene: Scenario) =>
      scene.events('card-activates').map(({ args }) => args.card);
    const { normal, hard } = both(layout(0));
    normal.run('threat-turn');
    expect(normal.options('react')).toEqual(['react:sedrin', 'react:myreen']);
    normal.choose('react:sedrin').expectDone();
    expect(activated(normal)).toEqual(['curse', 'crier.red']);
    hard.run('threat-turn');
    expect(activated(hard)).toEqual(['crier.red', 'curse']);
    hard.expectDone();
    const equal = both(layout(1)).hard;
    equal.run('threat-turn');
    expect(equal.options('react')).toEqual(['react:sedrin', 'react:myreen']);
    equal.choose('react:myreen');
  });

  it('H-06: of what a card makes heroes choose, only what costs the most: supply before focus', () => {
    const { normal, hard } = both({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16', focus: 1 }, myreen: { at: 'Q20', focus: 1 } },
      villainArea: ['tribute-either-way'],
      supply: 2,
    });
    const activate = { cards: ['tribute-either-way'], hero: 'sedrin' };
    normal.run('activate-area', activate);
    expect(normal.options(undefined, 'sedrin')).toEqual(['option:0', 'option:1']);
    normal.chooseFor('sedrin', 'option:1').chooseFor('myreen', 'option:1').expectDone();
    hard.run('activate-area', activate);
    expect(hard.changes()).toEqual({ supply: 0 });
  });

  it('H-06: damage before tokens, all of it', () => {
    const { normal, hard } = both({
      ...ROOM,
      heroes: { sedrin: { at: 'Q16' } },
      villainArea: ['ransom'],
      supply: 2,
    });
    const activate = { cards: ['ransom'], hero: 'sedrin' };
    normal.run('activate-area', activate);
    expect(normal.options()).toEqual(['discard:1', 'discard:0']);
    normal.choose('discard:1').expectDone();
    hard.run('activate-area', activate);
    expect(hard.changes()).toEqual({ 'sedrin.damage': 1 });
  });

  it('H-06: an enemy before a token, but the end of the game before anything', () => {
    const chanter = (stone: number): Layout => ({
      ...ROOM,
      rules: 'the-search',
      heroes: { sedrin: { at: 'Q16' } },
      questArea: ['hidden-chanter'],
      cards: { 'dull-altar': { quest: stone } },
      tops: { lurker: ['shade.1'] },
    });
    const activate = { cards: ['hidden-chanter'], hero: 'sedrin' };
    const early = both(chanter(3));
    early.normal.run('activate-area', activate);
    expect(early.normal.options()).toEqual(['option:0', 'option:1']);
    early.normal.choose('option:0').expectDone();
    early.hard.run('activate-area', activate);
    expect(early.hard.hero('sedrin').threats).toEqual(['shade.1']);
    expect(early.hard.card('dull-altar').quest).toBe(3);
    early.hard.expectDone();
    const late = both(chanter(WAKING - 1)).hard;
    late.run('activate-area', activate).expectOutcome('the-search-lost');
    late.end();
  });

  it('H-06: a bargain is the bad one', () => {
    const { hard } = both({
      ...ROOM,
      rules: 'the-search',
      villainCard: 'usurper',
      heroes: { sedrin: { at: 'Q16' } },
    });
    const card = 'bell-in-the-font';
    hard.run('ability', { card, ability: 'when-revealed', scope: { card, hero: 'sedrin' } });
    expect(hard.state.villain).toBe('spawned');
    expect(hard.card('the-search').quest).toBe(2);
  });

  it('H-06: what a hero plays stays free', () => {
    const { hard } = both({ ...ROOM, heroes: { sedrin: { at: 'Q16', hand: ['dilemma'] } } });
    hard.acts('sedrin').choose('play:dilemma:play');
    expect(hard.options()).toEqual(['option:0', 'option:1']);
    hard.choose('option:1').choose('done');
  });

  it('H-07: a loss is for the one with the least health left, a gain for the one with the most', () => {
    const layout = (card: string): Layout => ({
      ...ROOM,
      turn: 'villain',
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20' } },
      villainArea: [card],
    });
    const activated = (card: string) => {
      const { normal, hard } = both(layout(card));
      normal.run('activate-area', { cards: [card], hero: 'sedrin' });
      expect(normal.options()).toEqual(['sedrin', 'myreen']);
      normal.choose('sedrin').expectDone();
      return hard.run('activate-area', { cards: [card], hero: 'sedrin' });
    };
    // Myreen has 12 health, Sedrin 11.
    const loss = activated('lightning');
    expect(loss.changes()).toEqual({ 'sedrin.damage': 1 });
    loss.expectDone();
    expect(activated('decree').changes()).toEqual({ 'myreen.focus': 1 });
  });

  it('H-07: whom a card leaves it to, "may", is free: any hero or nobody', () => {
    const { hard } = both({
      ...ROOM,
      turn: 'quest',
      features: { 'room-16': 'alchemy-desk' },
      heroes: { sedrin: { at: 'R18', damage: 2 }, myreen: { at: 'U17', damage: 3 } },
    });
    hard.run('activate-area', { cards: ['alchemy-desk'], hero: 'sedrin' });
    expect(hard.options()).toEqual(['sedrin', 'myreen', 'nobody']);
    hard.choose('sedrin');
  });
});

describe('what an effect costs the group', () => {
  const scene = () =>
    trial({
      ...ROOM,
      rules: 'the-search',
      heroes: { sedrin: { at: 'Q16', damage: 3, focus: 1, threat: 1, hand: ['shot.1', 'shot.2'] } },
      enemies: { 'drummer.red': { hero: 'sedrin', at: 'R16' } },
      supply: 1,
    });
  const scope: Scope = { card: 'decree', hero: 'sedrin', target: 'drummer.red' };

  it.each<[string, number, Effect]>([
    ['damage', 8, damage(2)],
    ['the last damage', 1000, damage(8)],
    ['damage to an enemy, who has three health', -3, damage(5, 'target')],
    ['healing, as far as there is damage', -12, heal(5)],
    ['healing an enemy who has none', 0, heal(5, 'target')],
    ['focus lost', 1, focus(-1)],
    ['focus that nobody has', 0, focus(-2)],
    ['focus gained', -2, focus(2)],
    ['supply lost', 2, supply(-1)],
    ['supply gained', -4, supply(2)],
    ['armor', -1, armor(1)],
    ['armor of an enemy', 1, armor(1, 'target')],
    ['a threat token', 1, threat(1)],
    ['an enemy drawn', 10, drawThreat(2)],
    ['the villain', 12, spawnVillain],
    ['cards drawn', -2, draw(2)],
    ['cards discarded', 2, discardHand(2)],
    ['tokens that the quest loses by', 8, questTokens(2, 'altar')],
    ['the last of them', 1000, questTokens(WAKING, 'altar')],
    ['tokens that the quest wins by', -4, questTokens(1)],
    ['tokens that it does not count', 0, questTokens(1, 'this')],
    ['victory', -1000, win('won')],
    ['one or the other', 4, choose(focus(-1), damage(1))],
    ['one after the other', 3, inTurn(focus(-1), supply(-1))],
    ['what may be declined', 0, may(damage(1))],
    ['what may be taken', -4, may(heal(1))],
    ['the other where it is unable', 4, ifUnable(focus(-2), damage(1))],
    ['passed and failed by half', 1, test('might', 2, { pass: supply(1), fail: damage(1) })],
    ['a difficulty by half', 4, resist(2, 'might')],
    ['a price', 1, pay(supply(-1), focus(1))],
    ['each hero', 4, eachHero(damage(1))],
    ['times', 2, repeat(2, focus(-1))],
    ['one for the other', 4, discardOrSuffer('supply')],
  ])('H-06: %s: %i', (_name, harm, effect) => {
    const laidOut = scene();
    laidOut.end();
    expect(harmOf(laidOut, effect, scope)).toBe(harm);
  });
});
