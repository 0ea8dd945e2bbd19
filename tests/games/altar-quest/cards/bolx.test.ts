import { describe, expect, it } from 'vitest';
import { alone, faces, one, resolve, settleUntil, stage } from './stage.ts';

const BOLX = 'bolx-the-belchlord';
const RAIDER = 'frox-raider.red';
const HERE = { [BOLX]: { at: ['T16', 'U16', 'T17', 'U17'] } };
const test = { kind: 'test', attribute: 'might', bonus: 0, difficulty: 1 };

describe('Bolx', () => {
  it('eats a focus or a supply of each hero as he schemes, and a supply more where Nethander shows', () => {
    const scene = stage({
      pool: one('nethander'),
      supply: 2,
      heroes: { sedrin: { focus: 1 }, myreen: { focus: 0 } },
    });
    scene.altarDice('wathe');
    resolve(scene, BOLX, 'scheme').choose('option:0');
    expect(scene.hero('sedrin').focus).toBe(0);
    expect(scene.state.supply).toBe(1);
    scene.chooseFor('sedrin', 'discard:1').chooseFor('myreen', 'discard:1').choose('sedrin');
    expect(scene.state.supply).toBe(0);
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 1]);
  });

  it('hits everybody in range when he is there, then closes in; where Volkris shows he is fed', () => {
    const scene = stage({
      pool: one('volkris'),
      villain: 'spawned',
      enemies: HERE,
    });
    scene
      .dice('success', 'focus', 'focus', 'success', 'focus', 'focus', 'focus')
      .altarDice('wathe');
    resolve(scene, BOLX, 'activate').settle();
    // 7 less 1 success and a defense of 1 and 2; and 1 for the supply that they don't have.
    expect(scene.hero('sedrin').damage).toBe(6);
    expect(scene.hero('myreen').damage).toBe(5);
    expect(scene.card(BOLX).armor).toBeUndefined();
  });

  it('gains armor where nobody is in range', () => {
    const scene = alone({
      villain: 'spawned',
      revealed: ['room-16', 'room-12'],
      enemies: { [BOLX]: { at: ['S12', 'T12', 'S13', 'T13'] } },
    });
    resolve(scene, BOLX, 'activate');
    expect(scene.card(BOLX)).toMatchObject({ armor: 1 });
    expect(scene.hero('sedrin').damage).toBe(0);
  });
});

describe('Bolx’s Events', () => {
  it('Tongue from the Dark takes Equipment out of the hands that it hurts, or supply', () => {
    const scene = stage({ supply: 1, heroes: { sedrin: { area: ['kneeler'] } } });
    scene.dice('focus', 'focus', 'success', 'focus', 'focus');
    resolve(scene, 'tongue-from-the-dark', 'event');
    settleUntil(scene, 'prompt.choose-effect');
    expect(scene.options()).toEqual(['option:0', 'option:1']);
    scene.choose('option:0').settle();
    expect(scene.card('kneeler')).toEqual({ exhausted: true });
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
    expect(scene.state.supply).toBe(1);
  });

  it('the Royal Belch blows all focus away, and the dice about where Lowek shows', () => {
    const scene = stage({
      pool: one('lowek'),
      heroes: { sedrin: { focus: 3 }, myreen: { focus: 2 } },
    });
    scene.dice(...faces(7));
    scene.altarDice('wathe', 'aluna', 'aluna', 'aluna', 'aluna', 'wathe');
    resolve(scene, 'royal-belch', 'event');
    expect(scene.state.heroes.map(({ focus }) => focus)).toEqual([3, 2]);
    expect(scene.state.altarPool).toEqual(['aluna', 'aluna', 'aluna', 'aluna', 'wathe']);
    scene.expectDone();
    const failed = alone({ heroes: { sedrin: { focus: 3 } } });
    failed.dice(...faces(1, 2));
    resolve(failed, 'royal-belch', 'event').choose('focus:0');
    expect(failed.hero('sedrin').focus).toBe(0);
  });

  it('the Open Audience brings a lurker, and a threat where Brase shows', () => {
    const scene = alone({
      pool: one('brase'),
      tops: { lurker: ['bell-moths'], threat: ['leech-water'] },
    });
    resolve(scene.altarDice('wathe'), 'open-audience', 'event');
    expect(scene.hero('sedrin').threats).toEqual(['bell-moths', 'leech-water']);
    expect(scene.at('bell-moths')).not.toBe('');
  });

  it('the Tasting Course costs two cards or 2 damage, and turns the stomach where Volkris shows', () => {
    const scene = stage({
      pool: one('volkris'),
      heroes: { sedrin: { hand: ['requiem', 'turned-blow.1', 'borrowed-wound'] } },
    });
    scene.altarDice('wathe');
    scene.dice('success', 'focus', 'focus', 'success', 'success', 'focus', 'focus');
    resolve(scene, 'tasting-course', 'event').choose('option:0');
    scene.choose('requiem', 'borrowed-wound').settle();
    expect(scene.hero('sedrin')).toMatchObject({ hand: ['turned-blow.1'], damage: 1 });
    expect(scene.hero('myreen')).toMatchObject({ damage: 2 });
  });

  it('Ripples in the Floor throw the heroes where he is, harden enemies where he is not; Nethander brings a lurker', () => {
    const scene = alone({ villain: 'spawned', enemies: HERE });
    scene.dice('success', 'focus');
    resolve(scene, 'ripples-in-the-floor', 'event');
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.card(BOLX).armor).toBeUndefined();
    scene.expectDone();
    const without = alone({
      pool: one('nethander'),
      enemies: { [RAIDER]: { at: 'V16' } },
      tops: { lurker: ['bell-moths'] },
    });
    resolve(without.altarDice('wathe'), 'ripples-in-the-floor', 'event');
    expect(without.card(RAIDER)).toEqual({ spaces: ['V16'], armor: 1 });
    expect(without.hero('sedrin')).toMatchObject({ damage: 0, threats: [RAIDER, 'bell-moths'] });
  });
});

describe('Bolx’s Ongoing cards', () => {
  it('Swallowed Light takes a focus of each hero, and goes where Aluna shows; nobody channels meanwhile', () => {
    const layout = {
      villainArea: ['swallowed-light'],
      heroes: { sedrin: { focus: 2 }, myreen: { focus: 0 } },
    };
    const scene = stage({ ...layout, pool: one('aluna') });
    resolve(scene.altarDice('wathe'), 'swallowed-light', 'activate');
    expect(scene.hero('sedrin').focus).toBe(1);
    expect(scene.state.villainArea).not.toContain('swallowed-light');
    scene.expectDone();
    const act = stage(layout).acts('sedrin');
    expect(act.options('channel')).toEqual([]);
    act.choose('done').expectDone();
    const free = stage().acts('sedrin');
    expect(free.options('channel')).toEqual(['channel']);
    free.choose('done');
  });

  it('Breath of the Mere makes resisting harder until it is dispelled by a task of Willpower', () => {
    const scene = alone({
      villainArea: ['breath-of-the-mere'],
      cards: { 'breath-of-the-mere': { progress: 1 } },
    });
    scene.dice('success', 'focus');
    const resist = { ...test, kind: 'resist', attribute: 'agility', difficulty: 2 };
    scene.run('test', { ...resist, hero: 'sedrin', card: 'breath-of-the-mere' });
    expect(scene.hero('sedrin').damage).toBe(2);
    scene.acts('sedrin').dice(...faces(2, 2));
    scene.choose('interact:breath-of-the-mere:interact');
    expect(scene.state.villainArea).not.toContain('breath-of-the-mere');
    scene.choose('done');
  });

  it('the Keys to the Larder keep supply and rest from the heroes', () => {
    const keys = { villainArea: ['keys-to-the-larder'] };
    const fed = stage({ ...keys, supply: 1, heroes: { sedrin: { focus: 1 } } });
    resolve(fed, 'keys-to-the-larder', 'activate');
    expect(fed.state.supply).toBe(0);
    expect(fed.hero('sedrin').focus).toBe(1);
    fed.expectDone();
    const hungry = stage({ ...keys, pool: one('wathe'), heroes: { sedrin: { focus: 1 } } });
    resolve(hungry.altarDice('lowek'), 'keys-to-the-larder', 'activate');
    expect(hungry.hero('sedrin').focus).toBe(0);
    expect(hungry.state.villainArea).not.toContain('keys-to-the-larder');
    hungry.expectDone();
    const tired = { supply: 1, heroes: { sedrin: { damage: 5 } } };
    const locked = stage({ ...keys, ...tired }).acts('sedrin');
    expect(locked.options('rest')).toEqual([]);
    locked.choose('done').expectDone();
    const open = stage(tired).acts('sedrin');
    expect(open.options('rest')).toHaveLength(1);
    open.choose('done');
  });

  it('the Keys to the Larder are talked out of him by a test of Charisma', () => {
    const scene = alone({ villainArea: ['keys-to-the-larder'] });
    scene.acts('sedrin').dice(...faces(3, 1));
    scene.choose('interact:keys-to-the-larder:interact');
    expect(scene.state.villainArea).not.toContain('keys-to-the-larder');
    scene.choose('done');
  });

  it('Mud and Majesty hurries minions and shields him, until it is cleared by a task of Might', () => {
    const mud = { villainArea: ['mud-and-majesty'] };
    const scene = alone({ ...mud, cards: { 'mud-and-majesty': { progress: 1 } } });
    scene.acts('sedrin').dice(...faces(2, 1));
    scene.choose('interact:mud-and-majesty:interact');
    expect(scene.state.villainArea).not.toContain('mud-and-majesty');
    scene.choose('done').expectDone();
    const hit = (more: object) => {
      const fight = alone({
        ...more,
        villain: 'spawned',
        heroes: { sedrin: { at: 'S17', area: ['kneeler'] } },
        enemies: HERE,
      });
      fight.acts('sedrin').dice(...faces(4, 1));
      fight.choose('action:kneeler:action').choose('done').expectDone();
      return fight.card(BOLX).damage;
    };
    expect([hit({}), hit(mud)]).toEqual([2, 1]);
    const walked = (more: object) => {
      const chase = alone({
        ...more,
        revealed: ['room-16', 'room-12'],
        openDoors: ['door-21'],
        heroes: { sedrin: { at: 'S20' } },
        enemies: { [RAIDER]: { at: 'S12' } },
      });
      chase.run('engage', { enemy: RAIDER }).settle();
      return chase.at(RAIDER);
    };
    expect(walked({})).toMatch(/17$/);
    expect(walked(mud)).toMatch(/19$/);
  });
});
