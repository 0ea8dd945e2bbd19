import { describe, expect, it } from 'vitest';
import { alone, faces, five, one, resolve, settleUntil, stage } from './stage.ts';

const RAIDER = 'frox-raider.red';
const options = { villain: 'gert' };
/** Gert on the board, where the heroes are. */
const there = (at: string, damage = 0) =>
  ({ options, villain: 'spawned', enemies: { gert: { at, damage } } }) as const;

describe('Gert', () => {
  it('shakes the furniture over whoever stands beside it, and gets up sooner where Brase shows', () => {
    const scene = stage({
      options,
      pool: one('brase'),
      features: { 'room-16': 'weapon-rack' },
      heroes: { sedrin: { at: 'U18' }, myreen: { at: 'Q16' } },
      tops: { villain: ['chandelier', 'her-boots'] },
    });
    scene.dice('success', 'focus').altarDice('wathe');
    resolve(scene, 'gert', 'scheme').settle();
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
    expect(scene.state.decks.villain.discard).toEqual(['chandelier']);
    expect(scene.state.decks.villain.draw.at(-1)).toBe('her-boots');
  });

  it('hits one hero terribly hard, and throws that one as far from her as two spaces allow', () => {
    const scene = stage({ ...there('T17'), heroes: { sedrin: { at: 'Q19' } } });
    scene.dice('success', 'focus', 'focus');
    resolve(scene, 'gert', 'activate');
    settleUntil(scene, 'prompt.shift');
    // 8 less 1 success and a defense of 2.
    expect(scene.hero('myreen').damage).toBe(5);
    expect(scene.options().sort()).toEqual(['U16', 'U17', 'U18', 'U19']);
    scene.choose('U18');
    expect(scene.at('myreen')).toBe('U18');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, at: 'Q19' });
  });

  it('nobody is thrown who has suffered nothing', () => {
    const scene = stage({ ...there('T17'), heroes: { myreen: { armor: 7 } } });
    scene.dice('success', 'focus', 'focus');
    resolve(scene, 'gert', 'activate');
    settleUntil(scene, 'prompt.armor').choose('armor:5').settle();
    expect(scene.hero('myreen')).toMatchObject({ damage: 0, at: 'S17' });
  });

  it('throws what lies about at everybody in sight while she reaches nobody', () => {
    const scene = alone({
      ...there('S12'),
      revealed: ['room-16', 'room-12'],
      openDoors: ['door-21'],
      heroes: { sedrin: { at: 'S20' } },
    });
    scene.dice('success', 'focus', 'focus');
    resolve(scene, 'gert', 'activate').settle();
    expect(scene.hero('sedrin').damage).toBe(2);
  });

  it('hurts those who stand together where Volkris shows', () => {
    const scene = stage({
      ...there('T17'),
      pool: one('volkris'),
      heroes: { sedrin: { at: 'Q19' }, myreen: { at: 'R18', armor: 9 } },
    });
    scene.dice('success', 'focus', 'focus').altarDice('wathe');
    resolve(scene, 'gert', 'activate');
    scene.settle();
    // Armor takes the 5 left of the blow, and nothing of what standing together costs.
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, at: 'Q19' });
    expect(scene.hero('myreen')).toMatchObject({ damage: 1, armor: 4, at: 'R18' });
  });

  it('AQ-141: comes when her deck is empty, in what she has put on, and strikes at once', () => {
    const scene = alone({
      options,
      pool: five('lowek'),
      drawn: ['villain'],
      cards: { gert: { armor: 2 } },
    });
    scene.dice('success', 'success');
    scene.run('villain-turn').settle();
    expect(scene.state.villain).toBe('spawned');
    expect(scene.card('gert')).toMatchObject({ armor: 2 });
    expect(scene.hero('sedrin').damage).toBe(5);
  });

  it('falls when she has suffered all of her health', () => {
    const scene = alone({
      ...there('S17', 9),
      heroes: { sedrin: { area: ['kneeler'] } },
    });
    scene.acts('sedrin').dice(...faces(4));
    scene.choose('action:kneeler:action').choose('done');
    expect(scene.state.villain).toBe('defeated');
    expect(scene.state.villainArea).toEqual([]);
  });
});

describe('Gert’s Events', () => {
  it('Two Stairs at a Time: two cards fall from her deck, and she puts on armor once she is there', () => {
    const scene = stage({
      options,
      pool: one('lowek'),
      tops: { villain: ['chandelier', 'her-boots', 'wedged-doors'], threat: ['leech-water'] },
    });
    resolve(scene.altarDice('wathe'), 'two-stairs-at-a-time', 'event');
    expect(scene.state.decks.villain.discard).toEqual(['chandelier', 'her-boots']);
    expect(scene.hero('sedrin').threats).toEqual(['leech-water']);
    expect(scene.card('gert').armor).toBeUndefined();
    scene.expectDone();
    const fight = stage({ ...there('V16'), tops: { villain: ['chandelier'] } });
    resolve(fight, 'two-stairs-at-a-time', 'event');
    expect(fight.card('gert')).toEqual({ spaces: ['V16'], armor: 2 });
    expect(fight.state.decks.villain.discard).toEqual([]);
  });

  it('Who Is Whispering strikes those who stand together and rewards those who keep apart', () => {
    const together = stage({ options, pool: one('nethander') });
    together.dice('success', 'focus', 'success', 'success', 'focus').altarDice('wathe');
    resolve(together, 'who-is-whispering', 'event').settle();
    expect(together.state.heroes.map(({ damage }) => damage)).toEqual([2, 1]);
    expect(together.card('gert')).toEqual({ armor: 1 });
    together.expectDone();
    const apart = stage({ options, heroes: { sedrin: { at: 'Q17' }, myreen: { at: 'T17' } } });
    resolve(apart, 'who-is-whispering', 'event');
    expect(apart.state.heroes.map(({ focus, damage }) => [focus, damage])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('the Chandelier counts everybody below it', () => {
    const scene = stage({ options });
    scene.dice(...faces(1, 2), ...faces(2, 3));
    resolve(scene, 'chandelier', 'event').settle();
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([3, 2]);
    scene.expectDone();
    const single = alone({ options });
    single.dice(...faces(1, 2));
    resolve(single, 'chandelier', 'event').settle();
    expect(single.hero('sedrin').damage).toBe(1);
  });

  it('Out of Her Way drives every minion on, and hurts whoever it reaches where Volkris shows', () => {
    const scene = stage({
      options,
      pool: one('volkris'),
      heroes: { sedrin: { at: 'Q19' }, myreen: { at: 'T17' } },
      enemies: { [RAIDER]: { at: 'V16' } },
    });
    resolve(scene.altarDice('wathe'), 'out-of-her-way', 'event').settle();
    expect(scene.at(RAIDER)).toMatch(/^[STU]1[678]$/);
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 1]);
    scene.expectDone();
    const nobody = stage({ options, tops: { threat: ['leech-water'] } });
    resolve(nobody, 'out-of-her-way', 'event');
    expect(nobody.hero('sedrin').threats).toEqual(['leech-water']);
  });

  it('A Hand Comes Down on the hero with the most health left, and takes a card out of that hand', () => {
    const scene = stage({
      options,
      heroes: {
        sedrin: { hand: ['requiem'] },
        myreen: { damage: 2, hand: ['scythe-the-reeds.1'] },
      },
    });
    scene.dice(...faces(1, 2));
    resolve(scene, 'a-hand-comes-down', 'event').settle();
    expect(scene.hero('sedrin')).toMatchObject({ damage: 4, hand: [] });
    expect(scene.hero('myreen').damage).toBe(2);
    expect(scene.hero('myreen').hand).toHaveLength(1);
  });
});

describe('Gert’s Ongoing cards', () => {
  it('the One She Heard is chosen by the heroes, and hunted whoever is nearer', () => {
    const scene = stage({
      ...there('V16'),
      heroes: { sedrin: { at: 'Q19' }, myreen: { at: 'T17' } },
    });
    scene.run('resolve-villain-card', { card: 'the-one-she-heard', hero: 'myreen' });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.choose('sedrin');
    expect(scene.card('the-one-she-heard')).toEqual({ hero: 'sedrin' });
    scene.expectDone();
    scene.run('engage', { enemy: 'gert' }).settle();
    expect(scene.at('gert')).toMatch(/^[QR](18|19|20)$/);
    scene.expectDone();
    const free = stage({
      ...there('V16'),
      heroes: { sedrin: { at: 'Q19' }, myreen: { at: 'T17' } },
    });
    free.run('engage', { enemy: 'gert' }).settle();
    expect(free.at('gert')).toMatch(/^[STU]1[678]$/);
  });

  it('the One She Heard hurts those beside that hero, and is hushed from there by a task of Agility', () => {
    const marked = {
      options,
      villainArea: ['the-one-she-heard'],
      cards: { 'the-one-she-heard': { hero: 'sedrin', progress: 3 } },
    };
    const scene = stage(marked);
    resolve(scene, 'the-one-she-heard', 'activate', 'myreen');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 1]);
    scene.expectDone();
    const hushed = stage(marked).acts('myreen');
    hushed.dice(...faces(2, 1)).choose('interact:the-one-she-heard:interact');
    expect(hushed.state.villainArea).toEqual(['gert']);
    hushed.choose('done').expectDone();
    const far = stage({ ...marked, heroes: { myreen: { at: 'T17' } } }).acts('myreen');
    expect(far.options('interact')).not.toContain('interact:the-one-she-heard:interact');
    far.choose('done');
  });

  it('Wedged Doors hold while an enemy is in the room, until they are forced', () => {
    const wedged = { options, villainArea: ['wedged-doors'], heroes: { sedrin: { at: 'S16' } } };
    const doors = (more: object) => {
      const scene = alone({ ...wedged, ...more }).acts('sedrin');
      const open = scene.options('open');
      scene.choose('done').expectDone();
      return open.length;
    };
    const raider = { enemies: { [RAIDER]: { at: 'V16' } } };
    expect([doors({}), doors(raider), doors({ ...raider, villainArea: [] })]).toEqual([1, 0, 1]);
    const forced = alone({ ...wedged, cards: { 'wedged-doors': { progress: 1 } } });
    forced.acts('sedrin').dice(...faces(2, 1));
    forced.choose('interact:wedged-doors:interact');
    expect(forced.state.villainArea).toEqual(['gert']);
    forced.choose('done');
  });

  it('Her Boots are put on round by round, and stolen by a test of Agility', () => {
    const boots = { options, villainArea: ['her-boots'] };
    const scene = stage(boots);
    resolve(scene, 'her-boots', 'activate');
    expect(scene.card('gert')).toEqual({ armor: 1 });
    scene.expectDone();
    const stolen = stage({ ...boots, cards: { gert: { armor: 3 } } });
    stolen.acts('myreen').dice(...faces(3));
    stolen.choose('interact:her-boots:interact');
    expect(stolen.card('gert')).toEqual({ armor: 1 });
    expect(stolen.state.villainArea).toEqual(['gert']);
    stolen.choose('done');
  });

  it('In Each Other’s Way costs a die in attacks beside somebody, and 2 focus to settle', () => {
    const dealt = (more: object, at: string) => {
      const scene = stage({
        ...there('Q17'),
        ...more,
        heroes: { sedrin: { area: ['kneeler'] }, myreen: { at } },
      });
      scene.acts('sedrin').dice(...faces(5));
      scene.choose('action:kneeler:action');
      const left = scene.match.random.stacked?.length ?? 0;
      scene.match.random.stacked = [];
      scene.choose('done').expectDone();
      return 5 - left;
    };
    const way = { villainArea: ['in-each-others-way'] };
    const [free, beside, apart] = [dealt({}, 'S17'), dealt(way, 'S17'), dealt(way, 'T17')];
    expect([free - beside, free - apart]).toEqual([1, 0]);
    const settled = stage({ options, ...way, heroes: { sedrin: { focus: 3 } } }).acts('sedrin');
    settled.choose('interact:in-each-others-way:interact');
    expect(settled.hero('sedrin').focus).toBe(1);
    expect(settled.state.villainArea).toEqual(['gert']);
    settled.choose('done');
  });
});
