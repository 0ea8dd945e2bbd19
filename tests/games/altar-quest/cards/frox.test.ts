import { describe, expect, it } from 'vitest';
import { alone, faces, inflict, one, party, resolve, stage } from './stage.ts';

const RAIDER = 'frox-raider.red';
const SPITTER = 'frox-mudspitter.red';
const CALLER = 'frox-mirecaller.red';
const STAKES = 'muckstakes.red';

describe('Frox', () => {
  it('the Raider goes for somebody once more where Wathe shows', () => {
    const scene = alone({ pool: one('wathe'), enemies: { [RAIDER]: { at: 'R18' } } });
    scene
      .dice(...faces(0, 3))
      .altarDice('lowek')
      .dice(...faces(1, 2));
    resolve(scene, RAIDER, 'activate').choose('focus:0');
    // 6 less 1 defense, then 4 less 1 success and 1 defense.
    expect(scene.hero('sedrin').damage).toBe(7);
    expect(scene.card(RAIDER)).toEqual({ spaces: ['R18'] });
  });

  it('the Mudspitter’s spit leaves mire on whom it hurts, and on all it sees where Lowek shows', () => {
    const scene = stage({
      pool: one('lowek'),
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'V18' } },
      enemies: { [SPITTER]: { at: 'V16' } },
    });
    scene.dice(...faces(0, 3)).altarDice('wathe');
    resolve(scene, SPITTER, 'activate').settle();
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, threat: 1 });
    expect(scene.hero('myreen')).toMatchObject({ damage: 3, threat: 2 });
  });

  it('the Mirecaller hurts by what mire there is or leaves some, and tends its kin where Brase shows', () => {
    const scene = stage({
      pool: one('brase'),
      heroes: { sedrin: { threat: 3 }, myreen: { threat: 0 } },
      enemies: {
        [CALLER]: { at: 'T19', damage: 1 },
        [RAIDER]: { at: 'V16', damage: 3 },
        'gargoyle.1': { at: 'V18', damage: 3 },
      },
    });
    scene.altarDice('wathe');
    resolve(scene, CALLER, 'activate').settle();
    expect(scene.hero('sedrin')).toMatchObject({ damage: 2, threat: 3 });
    expect(scene.hero('myreen')).toMatchObject({ damage: 0, threat: 1 });
    expect(scene.card(RAIDER)).toEqual({ spaces: ['V16'], damage: 1 });
    expect(scene.card(CALLER).damage ?? 0).toBe(0);
    expect(scene.card('gargoyle.1')).toEqual({ spaces: ['V18'], damage: 3 });
  });

  it('Muckstakes stick to those in their room until they are pulled', () => {
    const scene = stage({
      heroes: { sedrin: { damage: 1 }, myreen: { damage: 1 } },
      enemies: { [STAKES]: { at: 'U19' } },
    });
    scene.dice(...faces(3, 4));
    resolve(scene, STAKES, 'activate').settle();
    expect(scene.hero('sedrin')).toMatchObject({ threat: 1, damage: 1 });
    expect(scene.hero('myreen')).toMatchObject({ threat: 1, damage: 2 });
    expect(scene.at(STAKES)).toBe('U19');
  });

  it('Q-59: Muckstakes hurt who has no defense, and with two threat tokens who has one', () => {
    const caught = (hero: string, threat = 0) => {
      const scene = party({
        heroes: { [hero]: { at: 'T19', threat } },
        enemies: { [STAKES]: { at: 'U19' } },
      });
      scene.dice('focus', 'focus', ...(hero === 'quella' ? faces(0, 1) : []));
      resolve(scene, STAKES, 'trigger', hero).settle();
      return scene.hero(hero).damage;
    };
    expect([caught('quella'), caught('sedrin'), caught('sedrin', 2)]).toEqual([1, 0, 1]);
  });

  it('Muckstakes in an empty room fetch a threat and are gone', () => {
    const scene = stage({
      revealed: ['room-16', 'room-12'],
      enemies: { [STAKES]: { at: 'S13' } },
      tops: { threat: ['leech-water'] },
    });
    resolve(scene, STAKES, 'activate');
    expect(scene.hero('sedrin').threats).toEqual(['leech-water']);
    expect(scene.at(STAKES)).toBe('');
  });

  it('Muckstakes are pulled up by a task of Intellect', () => {
    const scene = alone({ enemies: { [STAKES]: { at: 'S18', progress: 3 } } });
    scene.acts('sedrin').dice('success', 'success').choose(`interact:${STAKES}:interact`);
    expect(scene.at(STAKES)).toBe('');
    expect(scene.state.supply).toBe(1);
    scene.choose('done');
  });

  it('the Froxling Swarm is sent off for a focus, and bites where Nethander shows', () => {
    const swarm = { threats: ['froxling-swarm'] };
    const scene = alone({ heroes: { sedrin: { ...swarm, focus: 1 } } });
    scene.acts('sedrin').choose('interact:froxling-swarm:interact');
    expect(scene.hero('sedrin')).toMatchObject({ focus: 0, threats: [] });
    expect(scene.state.decks.threat.discard).toContain('froxling-swarm');
    scene.choose('done').expectDone();
    const bitten = alone({ pool: one('nethander'), heroes: { sedrin: swarm } });
    bitten.dice('critical', 'success', 'success').altarDice('wathe');
    resolve(bitten, 'froxling-swarm', 'activate');
    expect(bitten.hero('sedrin')).toMatchObject({ damage: 1, threat: 0 });
  });

  it('Leech Water gathers mire, more where Wathe shows, then draws blood', () => {
    const leeches = (threat: number) => {
      const scene = alone({
        pool: one('wathe'),
        heroes: { sedrin: { threats: ['leech-water'], threat } },
      });
      resolve(scene.altarDice('lowek'), 'leech-water', 'activate').expectDone();
      const { damage, threat: left } = scene.hero('sedrin');
      return { damage, threat: left };
    };
    expect(leeches(1)).toEqual({ damage: 0, threat: 3 });
    expect(leeches(2)).toEqual({ damage: 1, threat: 3 });
  });

  it('Leech Water is shaken off by a test of Fortitude', () => {
    const scene = alone({ heroes: { sedrin: { threats: ['leech-water'], threat: 2 } } });
    scene.acts('sedrin').dice(...faces(2, 1));
    scene.choose('interact:leech-water:interact');
    expect(scene.hero('sedrin')).toMatchObject({ threats: [], threat: 1 });
    scene.choose('done');
  });

  it('the Mere Rises for everybody, and falls where Aluna shows', () => {
    const mere = (pool: 'aluna' | 'lowek') => {
      const scene = stage({ pool: one(pool), heroes: { myreen: { threat: 1 } } });
      scene.dice(...faces(2, 3));
      if (pool === 'aluna') scene.altarDice('wathe');
      resolve(scene, 'the-mere-rises', 'event').settle();
      scene.expectDone();
      return scene.state.heroes.map(({ threat, damage }) => ({ threat, damage }));
    };
    expect(mere('lowek')).toEqual([
      { threat: 1, damage: 0 },
      { threat: 2, damage: 1 },
    ]);
    expect(mere('aluna')).toEqual([
      { threat: 0, damage: 0 },
      { threat: 1, damage: 1 },
    ]);
  });

  it('the Dusk Chorus hardens all Frox, or calls some; it hurts them where Volkris shows', () => {
    const scene = alone({
      pool: one('volkris'),
      enemies: { [RAIDER]: { at: 'V16' }, 'gargoyle.1': { at: 'V18' } },
    });
    resolve(scene.altarDice('wathe'), 'dusk-chorus', 'event');
    // The damage goes past the armor.
    expect(scene.card(RAIDER)).toEqual({ spaces: ['V16'], armor: 1, damage: 1 });
    expect(scene.card('gargoyle.1')).toEqual({ spaces: ['V18'] });
    scene.expectDone();
    const called = alone({ tops: { threat: ['leech-water'] } });
    resolve(called, 'dusk-chorus', 'event');
    expect(called.hero('sedrin').threats).toEqual(['leech-water']);
  });

  it('Frox Mire weighs on those who carry it, until they scrape it off', () => {
    const scene = alone({ heroes: { sedrin: { threat: 4 } } });
    scene.acts('sedrin').choose('interact:frox-mire:interact');
    expect(scene.changes()).toEqual({ 'sedrin.threat': 1, 'sedrin.actions': 2 });
    scene.choose('done').expectDone();
    const cost = (threat: number) => {
      const walk = alone({ heroes: { sedrin: { at: 'Q16', threat } } }).acts('sedrin');
      const actions = walk.cost('V16');
      walk.choose('done').expectDone();
      return actions;
    };
    expect([cost(2), cost(3)]).toEqual([2, 3]);
    const hurt = (threat: number) => {
      const scene = alone({
        heroes: { sedrin: { threat } },
        enemies: { [RAIDER]: { at: 'R18' } },
      });
      inflict(scene.dice(...faces(0, 3)), 'sedrin', 'fortitude', 4).expectDone();
      return scene.hero('sedrin').damage;
    };
    expect([hurt(1), hurt(2)]).toEqual([3, 4]);
  });
});
