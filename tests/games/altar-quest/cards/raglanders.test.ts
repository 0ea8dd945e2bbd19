import { describe, expect, it } from 'vitest';
import { speedOf } from '../../../../src/games/altar-quest/rules/queries/values.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { alone, faces, five, inflict, one, resolve, stage } from './stage.ts';

const BRAWLER = 'raglander-brawler.red';
const SLINGER = 'raglander-slinger.red';
const PORTER = 'raglander-porter.red';
const STRING = 'lead-on-a-string.red';

/** Damage that a hero deals to an enemy past its armor. */
const strike = (scene: Scenario, enemy: string, amount: number) =>
  scene.run('enemy-damage', { enemy, amount, armorCounts: false, hero: 'sedrin' });

describe('Raglanders', () => {
  it('the Brawler takes 1 supply from whom he hurts, and nothing where there is none', () => {
    const robbed = (supply: number, successes: number) => {
      const scene = alone({ supply, enemies: { [BRAWLER]: { at: 'R18' } } });
      scene.dice(...faces(successes), ...faces(0, 3 - successes));
      resolve(scene, BRAWLER, 'activate');
      if (supply > 0) scene.choose('roll');
      scene.expectDone();
      const { threat = 0 } = scene.card(BRAWLER);
      return { damage: scene.hero('sedrin').damage, supply: scene.state.supply, threat };
    };
    expect(robbed(2, 0)).toEqual({ damage: 4, supply: 1, threat: 1 });
    expect(robbed(0, 0)).toEqual({ damage: 4, supply: 0, threat: 0 });
  });

  it('the Brawler elbows whoever stands beside him where Volkris shows', () => {
    const scene = stage({
      pool: one('volkris'),
      heroes: { sedrin: { focus: 1 }, myreen: { at: 'V16', focus: 1 } },
      enemies: { [BRAWLER]: { at: 'R18' } },
    });
    scene.dice('success', 'success', 'success').altarDice('brase');
    resolve(scene, BRAWLER, 'activate').choose('discard:0');
    // 5 less 3 successes and 1 defense, then 1 for the focus that is kept.
    expect(scene.hero('sedrin')).toMatchObject({ damage: 2, focus: 1 });
    expect(scene.hero('myreen')).toMatchObject({ damage: 0, focus: 1 });
    scene.expectDone();
  });

  it('the Slinger helps herself where she sees nobody, and throws where she does', () => {
    const unseen = alone({
      revealed: ['room-16', 'room-12'],
      enemies: { [SLINGER]: { at: 'S13' } },
    });
    resolve(unseen, SLINGER, 'activate').expectDone();
    expect(unseen.card(SLINGER)).toEqual({ spaces: ['S13'], threat: 1 });
    expect(unseen.hero('sedrin').damage).toBe(0);
    const seen = alone({
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { [SLINGER]: { at: 'V16' } },
    });
    resolve(seen.dice(...faces(0, 2)), SLINGER, 'activate').settle();
    expect(seen.hero('sedrin').damage).toBe(4);
    expect(seen.card(SLINGER).threat).toBeUndefined();
  });

  it('the Slinger lets fly at everybody in range where Lowek shows', () => {
    const scene = stage({
      pool: one('lowek'),
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'V18' } },
      enemies: { [SLINGER]: { at: 'V16' } },
    });
    // 5 at Myreen, who is nearest: 2 successes and 2 defense. Then 3 at each: none of Sedrin's dice, 1 of Myreen's.
    scene
      .dice(...faces(2, 1))
      .altarDice('wathe')
      .dice(...faces(0, 2), ...faces(1, 2));
    resolve(scene, SLINGER, 'activate').settle();
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.hero('myreen').damage).toBe(1);
  });

  it('the Porter runs from the heroes and fills his sack, out of their purse where Nethander shows', () => {
    const scene = alone({
      supply: 2,
      pool: one('nethander'),
      enemies: { [PORTER]: { at: 'S17' } },
    });
    scene.altarDice('brase');
    resolve(scene, PORTER, 'activate').settle();
    expect(scene.at(PORTER)[0]).toBe('V');
    expect(scene.card(PORTER).threat).toBe(2);
    expect(scene.state.supply).toBe(1);
    const broke = alone({ pool: one('nethander'), enemies: { [PORTER]: { at: 'S17' } } });
    resolve(broke.altarDice('brase'), PORTER, 'activate').settle();
    expect(broke.card(PORTER).threat).toBe(1);
  });

  it('AQ-155: who flees goes where the nearest character is farthest away, and a Huge figure stays', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'R16' } },
      enemies: { [PORTER]: { at: 'T16' } },
    });
    resolve(scene, PORTER, 'activate');
    const places = scene.options();
    expect(places.length).toBeGreaterThan(1);
    expect(places.every((space) => space.startsWith('V'))).toBe(true);
    scene.settle();
  });

  it('the Porter goes home with four, for two cousins; nobody is paid for him', () => {
    const scene = alone({
      enemies: { [PORTER]: { at: 'V16', threat: 3 } },
      tops: { threat: ['lead-off-the-roof', 'been-here-already'] },
    });
    resolve(scene, PORTER, 'activate').settle();
    expect(scene.hero('sedrin').threats).toEqual(['lead-off-the-roof', 'been-here-already']);
    expect(scene.at(PORTER)).toBe('');
    expect(scene.card(PORTER)).toEqual({});
    expect(scene.state.decks.threat.discard).toContain(PORTER);
    expect(scene.state.supply).toBe(0);
  });

  it('Lead on a String comes down on who walks below, until it is untied', () => {
    const scene = alone({ enemies: { [STRING]: { at: 'S18', progress: 2 } } });
    resolve(scene.dice('success', 'focus'), STRING, 'trigger');
    expect(scene.hero('sedrin').damage).toBe(2);
    scene.expectDone();
    scene.acts('sedrin').dice('success', 'success').choose(`interact:${STRING}:interact`);
    expect(scene.at(STRING)).toBe('');
    expect(scene.state.supply).toBe(1);
    scene.choose('done');
  });

  it('Lead on a String makes those near it richer; with nobody near, the heroes poorer', () => {
    const enemies = { [STRING]: { at: 'Q16' }, 'gargoyle.1': { at: 'R19' } };
    const near = alone({
      supply: 1,
      enemies: { ...enemies, [BRAWLER]: { at: 'U16' }, [SLINGER]: { at: 'V16' } },
    });
    resolve(near, STRING, 'activate').expectDone();
    expect(near.card(BRAWLER).threat).toBe(1);
    expect(near.card(SLINGER).threat).toBeUndefined();
    expect(near.card('gargoyle.1').threat).toBeUndefined();
    expect(near.state.supply).toBe(1);
    const far = alone({ supply: 1, enemies });
    resolve(far, STRING, 'activate').expectDone();
    expect(far.state.supply).toBe(0);
    expect(far.card('gargoyle.1').threat).toBeUndefined();
  });

  it('Lead off the Roof makes all of them richer; where there are none, it falls on a head', () => {
    const threats = ['lead-off-the-roof'];
    const rich = alone({
      heroes: { sedrin: { threats } },
      enemies: { [BRAWLER]: { at: 'V16', threat: 1 }, 'gargoyle.1': { at: 'R19' } },
    });
    resolve(rich, 'lead-off-the-roof', 'activate').expectDone();
    expect(rich.card(BRAWLER).threat).toBe(2);
    expect(rich.card('gargoyle.1').threat).toBeUndefined();
    expect(rich.hero('sedrin').damage).toBe(0);
    const falls = alone({ pool: five('brase'), heroes: { sedrin: { threats } } });
    // 2 less 1 success (Agility), then 2 less none (Might).
    falls.dice('success', 'focus').altarDice('wathe').dice('focus', 'focus', 'focus');
    resolve(falls, 'lead-off-the-roof', 'activate').settle();
    expect(falls.hero('sedrin').damage).toBe(3);
  });

  it('Lead off the Roof is taken from them by a test of Agility', () => {
    const scene = alone({ heroes: { sedrin: { threats: ['lead-off-the-roof'] } } });
    scene.acts('sedrin').dice('success', 'success').choose('interact:lead-off-the-roof:interact');
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.state.decks.threat.discard).toContain('lead-off-the-roof');
    scene.choose('done');
  });

  it('Been Here Already: less to find, until somebody buys a drawer back', () => {
    const search = (threats: string[]) => {
      const scene = alone({
        features: { 'room-16': 'bookshelf' },
        heroes: { sedrin: { threats } },
      });
      scene.dice(...faces(0, threats.length > 0 ? 1 : 2));
      scene.run('test', {
        kind: 'search',
        hero: 'sedrin',
        attribute: 'intellect',
        bonus: 0,
        difficulty: null,
        card: 'bookshelf',
      });
      scene.expectDone();
      return scene.events('dice-rolled').map(({ args }) => args?.dice);
    };
    expect([search([]), search(['been-here-already'])]).toEqual([[2], [1]]);
    const scene = alone({ heroes: { sedrin: { threats: ['been-here-already'] } } });
    scene.acts('sedrin').dice(...faces(2, 2));
    scene.choose('interact:been-here-already:interact');
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.state.supply).toBe(1);
    scene.choose('done');
  });

  it('A Modest Toll is paid by each hero, in blood where the purse is empty; it makes them all richer', () => {
    const scene = stage({
      supply: 1,
      pool: one('aluna'),
      enemies: { [BRAWLER]: { at: 'V16' }, 'gargoyle.1': { at: 'V18' } },
    });
    scene.altarDice('brase');
    resolve(scene, 'a-modest-toll', 'event').settle();
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 2]);
    expect(scene.card(BRAWLER).threat).toBe(1);
    expect(scene.card('gargoyle.1').threat).toBeUndefined();
    // The one that was paid, and the one found where Aluna shows.
    expect(scene.state.supply).toBe(1);
    scene.expectDone();
  });

  it('the Share-Out hardens them by what they carry, and ends with stools where Volkris shows', () => {
    const scene = alone({
      pool: one('volkris'),
      enemies: {
        [BRAWLER]: { at: 'V16', threat: 2 },
        [SLINGER]: { at: 'V18' },
        'gargoyle.1': { at: 'Q18' },
      },
    });
    resolve(scene.altarDice('wathe'), 'the-share-out', 'event').settle();
    expect(scene.card(BRAWLER)).toEqual({ spaces: ['V16'], threat: 2, armor: 2, damage: 2 });
    expect(scene.card(SLINGER)).toEqual({ spaces: ['V18'] });
    expect(scene.card('gargoyle.1')).toEqual({ spaces: ['Q18'] });
    scene.expectDone();
    const nothing = alone({
      enemies: { [SLINGER]: { at: 'V18' } },
      tops: { threat: ['been-here-already'] },
    });
    resolve(nothing, 'the-share-out', 'event').expectDone();
    expect(nothing.hero('sedrin').threats).toContain('been-here-already');
  });

  it('AQ-251: Raglander Plunder makes its bearer quicker and bolder, up to two', () => {
    const options = { threat: 'raglanders' };
    const hurt = (threat: number) => {
      const scene = alone({ options, enemies: { [BRAWLER]: { at: 'R18', threat } } });
      inflict(scene.dice(...faces(0, 3)), 'sedrin', 'fortitude', 4).expectDone();
      return [scene.hero('sedrin').damage, speedOf(scene.state, BRAWLER)];
    };
    expect([hurt(0), hurt(1), hurt(2), hurt(3)]).toEqual([
      [3, 5],
      [4, 6],
      [5, 6],
      [5, 6],
    ]);
  });

  it('AQ-251: Raglander Plunder of a defeated enemy is the heroes’, whoever carried it', () => {
    const options = { threat: 'raglanders' };
    const fallen = (enemy: string, threat: number) => {
      const scene = alone({ options, enemies: { [enemy]: { at: 'R18', threat } } });
      strike(scene, enemy, 9).expectDone();
      expect(scene.at(enemy)).toBe('');
      expect(scene.card(enemy)).toEqual({});
      return scene.state.supply;
    };
    // 1 for a minion, which a Gargoyle also is (AQ-210).
    expect([fallen(PORTER, 3), fallen(PORTER, 0), fallen('gargoyle.1', 2)]).toEqual([4, 1, 3]);
  });
});
