import { describe, expect, it } from 'vitest';
import { type Layout, type Scenario, scenario } from '../../../support/altar-quest.ts';

/** Room 16 without a feature; no die that these cards look for unless a test lays one out. */
const room = (heroes: Layout['heroes'], more: Partial<Layout> = {}): Scenario =>
  scenario({
    startRoom: 'room-16',
    active: Object.keys(heroes)[0] as string,
    pool: ['lowek', 'lowek', 'lowek', 'lowek', 'lowek'],
    heroes,
    ...more,
  });

const SECOND_WIND = 'feat:second-wind.1:play';
const myreen = { at: 'R17', hand: ['second-wind.1'] };

describe('parts of a card that can’t be done', () => {
  it('AQ-264: don’t forbid the rest: nothing to refresh, but focus to gain', () => {
    const scene = room({ myreen });
    scene.acts('myreen').choose(SECOND_WIND);
    expect(scene.changes()).toMatchObject({ 'myreen.focus': 1, 'myreen.hand': [] });
    scene.choose('done');
  });

  it('AQ-264, AQ-206: don’t forbid the rest: no room for focus, but a card to refresh', () => {
    const scene = room(
      { myreen: { ...myreen, focus: 5 } },
      { cards: { 'winter-rose': { exhausted: true } } },
    );
    scene.acts('myreen').choose(SECOND_WIND);
    expect(scene.card('winter-rose')).toEqual({});
    expect(scene.hero('myreen').focus).toBe(5);
    scene.choose('done');
  });

  it('AQ-233: don’t forbid a rhune effect that shows', () => {
    const scene = room(
      { myreen: { ...myreen, focus: 5, damage: 2 } },
      { pool: ['wathe', 'lowek', 'lowek', 'lowek', 'lowek'] },
    );
    scene.acts('myreen').altarDice('lowek').choose(SECOND_WIND).choose('yes');
    expect(scene.hero('myreen').damage).toBe(0);
    scene.choose('done');
  });

  it('is not offered where none of it can be done', () => {
    for (const [damage, face] of [
      [0, 'wathe'],
      [2, 'lowek'],
    ] as const) {
      const scene = room(
        { myreen: { ...myreen, focus: 5, damage } },
        { pool: [face, 'lowek', 'lowek', 'lowek', 'lowek'] },
      );
      expect(scene.acts('myreen').options()).not.toContain(SECOND_WIND);
      scene.choose('done');
    }
  });

  it('AQ-106: an Ongoing card is worth playing for lying in play', () => {
    const scene = room({ myreen: { at: 'R17', hand: ['old-blood'], focus: 5 } });
    scene.acts('myreen').choose('play:old-blood:play');
    expect(scene.hero('myreen').area).toContain('old-blood');
    scene.choose('done');
  });

  it('a price that can’t be paid forbids what it buys, and nothing is paid for nothing', () => {
    const lamp = 'use:ninth-hour-lamp:exhaust';
    const offered = (focus: number, pool: 'lowek' | 'aluna'): boolean => {
      const scene = room({ sedrin: { at: 'R17', focus } }, { pool: Array(5).fill(pool) });
      const found = scene.acts('sedrin').options().includes(lamp);
      scene.choose('done');
      return found;
    };
    expect(offered(1, 'lowek')).toBe(true);
    expect(offered(0, 'lowek')).toBe(false);
    expect(offered(1, 'aluna')).toBe(false);
  });
});

describe('"up to" so many spaces', () => {
  const youThere = { at: 'R17', hand: ['you-there'], actions: 1 };

  it('may be none: the enemy stays where it is and is attacked there', () => {
    const scene = room({ myreen: youThere }, { enemies: { 'frox-raider.red': { at: 'R18' } } });
    scene.acts('myreen').choose('play:you-there:play');
    expect(scene.options('done')).toEqual(['stay']);
    scene.dice('success', 'success', 'success', 'focus', 'focus').choose('stay');
    expect(scene.card('frox-raider.red')).toEqual({ spaces: ['R18'], damage: 2 });
  });

  it('AQ-155: is none for a Huge figure, which can be attacked all the same', () => {
    const scene = room(
      { myreen: youThere },
      {
        villain: 'spawned',
        enemies: { 'bolx-the-belchlord': { at: ['R18', 'S18', 'R19', 'S19'] } },
      },
    );
    scene.acts('myreen');
    scene.dice('success', 'success', 'success', 'focus', 'focus').choose('play:you-there:play');
    expect(scene.card('bolx-the-belchlord').damage).toBe(1);
    expect(scene.at('bolx-the-belchlord')).toBe('R18+S18+R19+S19');
  });
});
