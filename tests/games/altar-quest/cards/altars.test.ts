import { describe, expect, it } from 'vitest';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { alone, faces, five, inflict, one, resolve, stage } from './stage.ts';

const RAIDER = 'frox-raider.red';

/** The altar has been found in room 16: its miniature covers S18 and T18. */
const found = (altar: string, more: Parameters<typeof stage>[0] = {}) =>
  stage({ altar, features: { 'room-16': altar }, ...more });

/** The altar is known, but nobody has found it yet. */
const heard = (altar: string, more: Parameters<typeof stage>[0] = {}) => stage({ altar, ...more });

const numbers = (scene: Scenario, what: 'damage' | 'focus' | 'armor') =>
  scene.state.heroes.map((hero) => hero[what]);

/** Sedrin searches it with a number of dice, all of them successes, with no token in the way. */
const searches = (altar: string, dice: number) => {
  const scene = found(altar, {
    cards: { [altar]: { search: 0 } },
    tops: { search: ['quiet-incense'] },
    heroes: { sedrin: { at: 'R18' } },
  });
  scene.dice(...faces(dice));
  scene.acts('sedrin').choose(`interact:${altar}:search`);
  expect(scene.hero('sedrin').area).toEqual(['quiet-incense']);
  expect(scene.state.supply).toBe(dice - 1);
  expect(scene.card(altar)).toEqual({ search: 1 });
  scene.choose('done');
};

const touches = (scene: Scenario, altar: string) =>
  scene.acts('sedrin').choose(`interact:${altar}:touch`);

describe('altars are searched', () => {
  it('the Unstable Altar with Intellect', () => searches('unstable-altar', 2));
  it('the Burning Altar with Might', () => searches('burning-altar', 3));
  it('the Drowned Altar with Willpower', () => searches('drowned-altar', 4));
  it('the Storm Altar with Agility', () => searches('storm-altar', 2));
  it('the Quaking Altar with Fortitude', () => searches('quaking-altar', 3));
  it('the Solar Altar with Charisma', () => searches('solar-altar', 4));
});

describe('the Unstable Altar', () => {
  it('rolls all dice each round, and takes focus where Nethander shows then', () => {
    const scene = heard('unstable-altar', {
      heroes: { sedrin: { focus: 2 }, myreen: { focus: 1 } },
    });
    scene.altarDice('nethander', 'brase', 'brase', 'brase', 'brase', 'wathe');
    resolve(scene, 'unstable-altar', 'activate');
    expect(scene.state.altarPool).toEqual(['wathe', ...five('brase').slice(1)]);
    expect(numbers(scene, 'focus')).toEqual([1, 0]);
  });

  it('gives whoever touches it focus for each Nethander, and may bite', () => {
    const scene = found('unstable-altar', {
      pool: ['nethander', 'nethander', 'wathe', 'wathe', 'wathe'],
      heroes: { sedrin: { at: 'R18' } },
    });
    scene.altarDice('nethander', 'brase', 'brase', 'brase', 'brase', 'wathe');
    touches(scene, 'unstable-altar');
    expect(scene.hero('sedrin')).toMatchObject({ focus: 2, damage: 1 });
    expect(scene.hero('myreen')).toMatchObject({ focus: 0, damage: 0 });
    expect(scene.state.altarPool).toEqual(['wathe', ...five('brase').slice(1)]);
    scene.choose('done');
  });
});

describe('the Burning Altar', () => {
  it('scorches those in its room once it is found, and the faint-hearted where Volkris shows', () => {
    const scene = found('burning-altar', { pool: one('volkris') });
    scene.dice('focus', 'focus', 'focus', 'success', 'focus', 'focus', 'focus').altarDice('wathe');
    scene.dice(...faces(1, 5));
    resolve(scene, 'burning-altar', 'activate').settle();
    // Resisted with Fortitude 3 and 4: one fails, one does not. Tested with Willpower 4 and 2.
    expect(numbers(scene, 'damage')).toEqual([1, 1]);
    scene.expectDone();
    const unfound = heard('burning-altar');
    resolve(unfound, 'burning-altar', 'activate');
    expect(unfound.changes()).toEqual({});
  });

  it('costs whoever touches it 1 damage, for a Volkris and 2 focus', () => {
    const scene = found('burning-altar', { heroes: { sedrin: { at: 'R18' } } });
    touches(scene, 'burning-altar');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, focus: 2 });
    expect(scene.state.altarPool).toEqual(one('volkris'));
    scene.choose('done');
  });

  it('makes attacks deal 1 more where Volkris shows, once it is found', () => {
    const hit = (scene: Scenario) => {
      scene.acts('sedrin').dice(...faces(2, 3));
      scene.choose('action:kneeler:action');
      if (scene.options().includes('no')) scene.choose('no');
      scene.choose('done').expectDone();
      return scene.card(RAIDER).damage;
    };
    const fight = (pool: Layout['pool']) => ({
      pool: pool ?? [],
      heroes: { sedrin: { area: ['kneeler'] } },
      enemies: { [RAIDER]: { at: 'Q18' } },
    });
    expect(hit(found('burning-altar', fight(one('volkris'))))).toBe(2);
    expect(hit(found('burning-altar', fight(five('wathe'))))).toBe(1);
    expect(hit(heard('burning-altar', fight(one('volkris'))))).toBe(1);
  });
});

describe('the Drowned Altar', () => {
  it('drains the weak in its room once it is found, and heals enemies where Wathe shows', () => {
    const scene = found('drowned-altar', {
      pool: one('wathe'),
      heroes: { sedrin: { focus: 1 }, myreen: { focus: 1 } },
      enemies: { [RAIDER]: { at: 'V16', damage: 3 } },
    });
    scene.dice('success', 'success', 'success', 'success', 'critical', 'success', 'success');
    scene.dice('success').altarDice('lowek');
    resolve(scene, 'drowned-altar', 'activate').settle();
    expect(numbers(scene, 'focus')).toEqual([1, 1]);
    expect(scene.card(RAIDER)).toEqual({ spaces: ['V16'], damage: 2 });
    scene.expectDone();
    const failed = found('drowned-altar', { heroes: { myreen: { at: 'U16', focus: 1 } } });
    failed.dice(...faces(4, 3));
    resolve(failed, 'drowned-altar', 'activate').choose('focus:0');
    // 3 for the dice that showed focus, 1 lost.
    expect(numbers(failed, 'focus')).toEqual([0, 3]);
  });

  it('heals whoever touches it 2, and 2 more where Wathe shows; each hero once a round', () => {
    const scene = found('drowned-altar', {
      pool: one('wathe'),
      heroes: { sedrin: { at: 'R18', damage: 6 } },
    });
    touches(scene.altarDice('lowek'), 'drowned-altar');
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.options('interact')).not.toContain('interact:drowned-altar:touch');
    scene.choose('done');
  });

  it('makes every step heavy where Wathe shows', () => {
    const cost = (pool: Layout['pool']) => {
      const scene = heard('drowned-altar', { pool: pool ?? [], heroes: { sedrin: { at: 'Q16' } } });
      scene.acts('sedrin');
      const actions = scene.cost('V18');
      scene.choose('done').expectDone();
      return actions;
    };
    expect([cost(five('brase')), cost(one('wathe'))]).toEqual([2, 3]);
  });
});

describe('the Storm Altar', () => {
  it('rolls all dice each round, and strikes those in its room where Lowek shows then', () => {
    const scene = found('storm-altar', { heroes: { myreen: { at: 'U16' } } });
    scene.altarDice('lowek', 'brase', 'brase', 'brase', 'brase', 'wathe');
    scene.dice('success', 'focus', 'success', 'success', 'focus');
    resolve(scene, 'storm-altar', 'activate').settle();
    expect(scene.state.altarPool).toEqual(['wathe', ...five('brase').slice(1)]);
    expect(numbers(scene, 'damage')).toEqual([1, 0]);
  });

  it('hurls whoever touches it three spaces and one action on, as long as Lowek shows', () => {
    const layout = {
      heroes: { sedrin: { at: 'R18', actions: 1 } },
      heroDecks: { sedrin: ['requiem'] },
    };
    const scene = found('storm-altar', { ...layout, pool: one('lowek') });
    touches(scene.altarDice('wathe'), 'storm-altar').choose('move:Q16');
    scene.choose('stay');
    expect(scene.hero('sedrin')).toMatchObject({ at: 'Q16', actions: 1, hand: ['requiem'] });
    scene.choose('done').expectDone();
    const calm = found('storm-altar', layout).acts('sedrin');
    expect(calm.options('interact')).toEqual(['interact:storm-altar:search']);
    calm.choose('done');
  });

  it('speeds enemies up where Lowek shows', () => {
    const walked = (pool: Layout['pool']) => {
      const scene = alone({
        altar: 'storm-altar',
        pool: pool ?? [],
        revealed: ['room-16', 'room-12'],
        openDoors: ['door-21'],
        heroes: { sedrin: { at: 'S20' } },
        enemies: { [RAIDER]: { at: 'S12' } },
      });
      scene.run('engage', { enemy: RAIDER }).settle();
      return scene.at(RAIDER);
    };
    expect(walked(five('brase'))).toMatch(/17$/);
    expect(walked(one('lowek'))).toMatch(/18$/);
  });
});

describe('the Quaking Altar', () => {
  it('hardens enemies near it, and shakes everybody where Brase shows', () => {
    const scene = found('quaking-altar', {
      pool: one('brase'),
      enemies: { [RAIDER]: { at: 'U17' }, 'frox-raider.blue': { at: 'Q20' } },
    });
    scene.altarDice('wathe').dice(...faces(2, 3));
    resolve(scene, 'quaking-altar', 'activate').settle();
    expect(scene.card(RAIDER)).toEqual({ spaces: ['U17'], armor: 1 });
    expect(scene.card('frox-raider.blue').armor).toBe(1);
    expect(numbers(scene, 'damage')).toEqual([0, 1]);
  });

  it('gives whoever touches it 2 armor, and 1 more where Brase shows; each hero once a round', () => {
    const scene = found('quaking-altar', { pool: one('brase'), heroes: { sedrin: { at: 'R18' } } });
    touches(scene.altarDice('wathe'), 'quaking-altar');
    expect(numbers(scene, 'armor')).toEqual([3, 0]);
    expect(scene.options('interact')).not.toContain('interact:quaking-altar:touch');
    scene.choose('done');
  });

  it('makes tasks easier where Brase shows, once it is found', () => {
    const progress = (scene: Scenario) => {
      scene.dice('success', 'success');
      const task = { kind: 'task', attribute: 'intellect', bonus: 0, difficulty: 1 };
      scene.run('test', { ...task, hero: 'sedrin', card: 'cellaress-ledger' }).expectDone();
      return scene.card('cellaress-ledger').progress;
    };
    const ledger = { questArea: ['cellaress-ledger'], pool: one('brase') };
    expect(progress(found('quaking-altar', ledger))).toBe(2);
    expect(progress(found('quaking-altar', { ...ledger, pool: five('wathe') }))).toBe(1);
    expect(progress(heard('quaking-altar', ledger))).toBe(1);
  });
});

describe('the Solar Altar', () => {
  it('gives focus to those in its room once it is found, and heals all where Aluna shows', () => {
    const scene = found('solar-altar', {
      pool: one('aluna'),
      revealed: ['room-16', 'room-12'],
      heroes: { sedrin: { damage: 2 }, myreen: { at: 'S13', damage: 2 } },
    });
    resolve(scene.altarDice('wathe'), 'solar-altar', 'activate');
    expect(numbers(scene, 'focus')).toEqual([1, 0]);
    expect(numbers(scene, 'damage')).toEqual([1, 1]);
  });

  it('shows Aluna to whoever touches it, with 1 focus, and heals them', () => {
    const scene = found('solar-altar', { heroes: { sedrin: { at: 'R18', damage: 2 } } });
    touches(scene.altarDice('wathe'), 'solar-altar');
    expect(scene.hero('sedrin')).toMatchObject({ focus: 1, damage: 1 });
    scene.choose('done');
  });

  it('makes enemies’ blows harder as long as no die shows Aluna', () => {
    const hurt = (pool: Layout['pool']) => {
      const scene = heard('solar-altar', {
        pool: pool ?? [],
        enemies: { [RAIDER]: { at: 'R18' } },
      });
      inflict(scene.dice(...faces(0, 3)), 'sedrin', 'fortitude', 4).expectDone();
      return scene.hero('sedrin').damage;
    };
    expect([hurt(one('aluna')), hurt(five('brase'))]).toEqual([3, 4]);
  });
});
