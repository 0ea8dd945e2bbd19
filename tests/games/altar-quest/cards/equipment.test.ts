import { describe, expect, it } from 'vitest';
import { EQUIPMENT } from '../../../../src/games/altar-quest/cards/equipment.ts';
import { excessEquipment } from '../../../../src/games/altar-quest/rules/queries/equipment.ts';
import {
  defenseOf,
  dicePool,
  flies,
  modifier,
  rangeOf,
} from '../../../../src/games/altar-quest/rules/queries/values.ts';
import { RHUNES, type Rhune } from '../../../../src/games/altar-quest/rules/terms.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { faces, five, inflict, offeredBefore, settleUntil, stage as staged } from './stage.ts';

const RAIDER = 'frox-raider.red';
const OTHER = 'frox-raider.blue';

type Stage = NonNullable<Parameters<typeof staged>[0]>;

/** One die that shows a rhune, among useless others. */
const pool = (rhune: Rhune): Rhune[] => [rhune, ...five('nethander').slice(1)];

/** Sedrin with one piece of the shop, and Myreen beside him. */
const stage = (piece: string, { heroes = {}, ...more }: Stage = {}): Scenario =>
  staged({
    pool: five('nethander'),
    ...more,
    heroes: { ...heroes, sedrin: { ...heroes.sedrin, area: [piece] } },
  });

/** Sedrin acts with the weapon. */
const strikes = (scene: Scenario, weapon: string): Scenario =>
  scene.acts('sedrin').choose(`action:${weapon}:action`);

/** Sedrin uses what can be exhausted at any time. */
const exhausts = (scene: Scenario, piece: string): Scenario =>
  scene.acts('sedrin').choose(`use:${piece}:exhaust`);

const ended = (scene: Scenario): Scenario => scene.choose('done');

const damages = (scene: Scenario): number[] => scene.state.heroes.map(({ damage }) => damage);

describe('the shop', () => {
  it('AQ-230: has something for every place, so that a hero who has it all must choose', () => {
    const ids = EQUIPMENT.cards.map(({ id }) => id);
    const counts: { [slot: string]: number } = {};
    for (const { slot = '' } of EQUIPMENT.cards) counts[slot] = (counts[slot] ?? 0) + 1;
    expect(counts).toEqual({
      weapon: 5,
      shield: 3,
      garb: 4,
      trinket: 6,
      instrument: 3,
      boots: 4,
    });
    expect(ids.length - excessEquipment(ids).length).toBe(7);
  });

  it('AQ-272: has nothing that belongs to one hero, and a use for all rhunes but one', () => {
    expect(EQUIPMENT.cards.filter(({ hero }) => hero !== undefined)).toEqual([]);
    const text = JSON.stringify(EQUIPMENT);
    expect(RHUNES.filter((rhune) => !text.includes(`"${rhune}"`))).toEqual(['nethander']);
  });
});

describe('Weapons of the shop', () => {
  it('The Bell Clapper: whoever it hits goes 2 spaces away, and where Brase shows a minion lies down', () => {
    const scene = stage('bell-clapper', {
      pool: pool('brase'),
      enemies: { [RAIDER]: { at: 'R18' }, [OTHER]: { at: 'Q17' } },
    });
    scene.dice(...faces(3, 2));
    strikes(scene, 'bell-clapper');
    settleUntil(scene.choose(RAIDER), 'prompt.push');
    expect(scene.card(RAIDER).damage).toBe(2);
    scene.choose('R20');
    scene.altarDice('wathe').choose('yes');
    expect(scene.card(OTHER).exhausted).toBe(true);
    ended(scene);
  });

  it('The Abbot’s Crossbow: carries 8 spaces, and where Lowek shows its owner moves 2', () => {
    const scene = stage('abbots-crossbow', {
      pool: pool('lowek'),
      heroes: { sedrin: { at: 'Q16' } },
      enemies: { [RAIDER]: { at: 'V16' } },
    });
    scene.dice(...faces(2, 2));
    settleUntil(strikes(scene, 'abbots-crossbow'), 'prompt.rhune');
    expect(scene.card(RAIDER).damage).toBe(1);
    scene.altarDice('wathe').choose('yes');
    expect(scene.options('move')).toContain('move:Q18');
    scene.choose('move:Q18');
    expect(scene.at('sedrin')).toBe('Q18');
    expect(scene.hero('sedrin').actions).toBe(2);
    ended(scene);
  });

  it('The Thurible: strikes with Willpower, and where Wathe shows heals who is near', () => {
    const scene = stage('thurible', {
      pool: pool('wathe'),
      heroes: { sedrin: { damage: 2 }, myreen: { damage: 2 } },
      enemies: { [RAIDER]: { at: 'T18' } },
    });
    scene.dice(...faces(4, 2));
    settleUntil(strikes(scene, 'thurible'), 'prompt.rhune');
    expect(scene.card(RAIDER).damage).toBe(3);
    scene.altarDice('lowek').choose('yes');
    expect(damages(scene)).toEqual([1, 1]);
    ended(scene);
  });

  it('A Word in Your Ear: whoever falls of it leaves 2 supply more', () => {
    const scene = stage('a-word-in-your-ear', {
      enemies: { [RAIDER]: { at: 'R18', damage: 4 }, [OTHER]: { at: 'V18' } },
    });
    scene.dice(...faces(3, 3));
    settleUntil(strikes(scene, 'a-word-in-your-ear'), 'prompt.act');
    expect(scene.state.supply).toBe(3);
    ended(scene);
  });

  it('The Sexton’s Spade: strikes with Fortitude, and digs with 2 dice more', () => {
    const scene = stage('sextons-spade', { enemies: { [RAIDER]: { at: 'R18' } } });
    scene.dice(...faces(3, 2));
    settleUntil(strikes(scene, 'sextons-spade'), 'prompt.act');
    expect(scene.card(RAIDER).damage).toBe(2);
    ended(scene);
    const test = { kind: 'task', attribute: 'might', bonus: 0, difficulty: 9 };
    scene.run('test', { ...test, hero: 'sedrin', card: 'the-search' });
    scene.dice(...faces(5)).choose('use:sextons-spade:task');
    expect(scene.events('dice-rolled').at(-1)?.args?.dice).toBe(5);
  });
});

describe('Shields of the shop', () => {
  it('Half a Pew: takes 2 damage from whoever is within 2 spaces', () => {
    const scene = stage('half-a-pew', {
      heroes: { myreen: { at: 'T17' } },
      enemies: { [RAIDER]: { at: 'U17' } },
    });
    inflict(scene.dice(...faces(0, 4)), 'myreen', 'fortitude', 5);
    settleUntil(scene, 'prompt.moment.before-damage');
    scene.choose('use:half-a-pew:exhaust');
    // 5 less 2 defense, less 2.
    expect(damages(scene)).toEqual([0, 1]);
    expect(offeredBefore(stage('half-a-pew'), 'inflict', 'sedrin')).toEqual([]);
  });

  it('The Collection Plate: adds 2 defense, and where Brase shows leaves 1 armor', () => {
    const scene = stage('collection-plate', {
      pool: pool('brase'),
      enemies: { [RAIDER]: { at: 'R18' } },
    });
    inflict(scene, 'sedrin', 'fortitude', 5).choose('use:collection-plate:exhaust');
    scene.dice(...faces(1, 2)).altarDice('wathe');
    settleUntil(scene.choose('yes'), 'prompt.armor').choose('armor:0');
    // 5 less 1 success, less 1 and 2 defense.
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, armor: 1 });
  });

  it('The Polished Tray: 4 damage less for 1 focus', () => {
    const scene = stage('polished-tray', {
      heroes: { sedrin: { focus: 1 } },
      enemies: { [RAIDER]: { at: 'R18' } },
    });
    inflict(scene.dice(...faces(3)), 'sedrin', 'fortitude', 8);
    settleUntil(scene, 'prompt.moment.before-damage').choose('use:polished-tray:exhaust');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, focus: 0 });
  });
});

describe('Armor of the shop', () => {
  it('The Lead-Lined Cope: 2 defense more, a space less', () => {
    const scene = stage('lead-lined-cope');
    expect(defenseOf(scene.state, 'sedrin')).toBe(3);
    expect(defenseOf(scene.state, 'myreen')).toBe(2);
    scene.acts('sedrin');
    expect([scene.cost('T18'), scene.cost('U17')]).toEqual([1, 2]);
    ended(scene);
  });

  it('Patched Mail: 1 armor for whoever is hurt', () => {
    const offered = (damage: number) => {
      const scene = stage('patched-mail', { heroes: { sedrin: { damage } } });
      const options = scene.acts('sedrin').options('use');
      if (options.length > 0) scene.choose(options[0] as string);
      const { armor } = scene.hero('sedrin');
      ended(scene);
      return armor;
    };
    expect([offered(0), offered(1)]).toEqual([0, 1]);
  });

  it('The Hair Shirt: 2 focus and a card for 1 damage', () => {
    const scene = exhausts(stage('hair-shirt'), 'hair-shirt');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, focus: 2, actions: 3 });
    expect(scene.hero('sedrin').hand).toHaveLength(1);
    ended(scene);
  });

  it('The Oiled Habit: a RESIST is 2 easier for whoever wears it', () => {
    const resists = (hero: string) => {
      const scene = stage('oiled-habit');
      const test = { kind: 'resist', attribute: 'might', bonus: 0, difficulty: 3, card: 'gert' };
      scene.dice(...faces(1, hero === 'sedrin' ? 2 : 4));
      settleUntil(scene.run('test', { ...test, hero }), 'none');
      return scene.hero(hero).damage;
    };
    expect([resists('sedrin'), resists('myreen')]).toEqual([0, 2]);
  });
});

describe('Trinkets of the shop', () => {
  it('The Saint’s Knuckle: heals 1 damage, and another where Wathe shows', () => {
    const scene = stage('saints-knuckle', {
      pool: pool('wathe'),
      heroes: { sedrin: { damage: 3 } },
    });
    exhausts(scene, 'saints-knuckle');
    expect(scene.hero('sedrin').damage).toBe(2);
    scene.altarDice('lowek').choose('yes');
    expect(scene.hero('sedrin').damage).toBe(1);
    expect(scene.state.altarPool).toEqual(pool('lowek'));
    ended(scene);
  });

  it('A Lucky Tooth: dice that show focus are rolled again', () => {
    const scene = stage('lucky-tooth');
    const test = { kind: 'test', attribute: 'might', bonus: 0, difficulty: 3 };
    scene.dice(...faces(1, 2)).run('test', { ...test, hero: 'sedrin', card: 'the-search' });
    scene.dice(...faces(2)).choose('use:lucky-tooth:exhaust');
    expect(scene.events('test-passed')).toHaveLength(1);
  });

  it('Forged Indulgences: 2 cards for 1 supply', () => {
    const scene = stage('forged-indulgences', { supply: 1 });
    exhausts(scene, 'forged-indulgences');
    expect(scene.hero('sedrin').hand).toHaveLength(2);
    expect(scene.state.supply).toBe(0);
    ended(scene);
  });

  it('The Dinner Bell: 1 armor, and an enemy engages whoever rings it', () => {
    const scene = stage('dinner-bell', {
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'S18' } },
      enemies: { [RAIDER]: { at: 'T18', hero: 'myreen' } },
    });
    scene
      .dice(...faces(3))
      .run('react', { hero: 'myreen' })
      .choose('use:dinner-bell:exhaust');
    settleUntil(scene, 'none');
    expect(damages(scene)).toEqual([1, 0]);
  });

  it('A Map on a Napkin: the top of the threat deck, and a card where Aluna shows', () => {
    const scene = stage('map-on-a-napkin', {
      pool: pool('aluna'),
      tops: { threat: [RAIDER, OTHER] },
    });
    exhausts(scene, 'map-on-a-napkin').choose('bottom');
    expect(scene.state.decks.threat.draw.at(-1)).toBe(OTHER);
    expect(scene.state.decks.threat.draw[0]).toBe(RAIDER);
    scene.altarDice('wathe').choose('yes');
    expect(scene.hero('sedrin').hand).toHaveLength(1);
    ended(scene);
  });

  it('A Book of Manners: 2 successes more in a TEST', () => {
    const scene = stage('book-of-manners');
    const test = { kind: 'test', attribute: 'charisma', bonus: 0, difficulty: 3 };
    scene.dice(...faces(1, 3)).run('test', { ...test, hero: 'sedrin', card: 'the-search' });
    settleUntil(scene.choose('use:book-of-manners:exhaust'), 'none');
    expect(scene.events('test-passed')).toHaveLength(1);
  });
});

describe('Focus of the shop', () => {
  it('The Tuning Fork: rolls two altar dice, and gives 1 focus', () => {
    const scene = exhausts(stage('tuning-fork', { pool: pool('brase') }), 'tuning-fork');
    scene.altarDice('lowek', 'wathe').choose('die:0', 'die:1');
    expect(scene.state.altarPool.slice(0, 2)).toEqual(['lowek', 'wathe']);
    expect(scene.hero('sedrin').focus).toBe(1);
    ended(scene);
  });

  it('The Burning Glass: turns a die to Volkris', () => {
    const scene = exhausts(stage('burning-glass', { pool: pool('brase') }), 'burning-glass');
    scene.choose('brase');
    expect(scene.state.altarPool).toEqual(pool('volkris'));
    ended(scene);
  });

  it('The Speaking Tube: 2 spaces more range, and a die more to attack with', () => {
    const scene = stage('speaking-tube');
    expect(rangeOf(scene.state, 'sedrin')).toBe(5);
    expect(rangeOf(scene.state, 'myreen')).toBe(1);
    const dice = (kind: 'attack' | 'test') =>
      dicePool(scene.state, 'sedrin', { kind, attribute: 'might' }, 0);
    expect([dice('attack'), dice('test')]).toEqual([4, 3]);
    scene.end();
  });
});

describe('Boots of the shop', () => {
  it('The Bishop’s Boots: 2 spaces more with each Move action', () => {
    const scene = stage('bishops-boots');
    scene.acts('sedrin');
    expect([scene.cost('R20'), scene.cost('V17')]).toEqual([1, 1]);
    ended(scene);
  });

  it('Choir Slippers: over everybody and every trap, and a space farther', () => {
    const scene = stage('choir-slippers');
    expect(['sedrin', 'myreen'].map((hero) => flies(scene.state, hero))).toEqual([true, false]);
    const farther = ['sedrin', 'myreen'].map((hero) => modifier(scene.state, 'movement', hero));
    expect(farther).toEqual([1, 0]);
    scene.end();
  });

  it('Boots Worn Backwards: 3 spaces before an enemy within 3 activates', () => {
    const scene = stage('boots-worn-backwards', { enemies: { [RAIDER]: { at: 'T17' } } });
    scene.run('react', { hero: 'sedrin' }).choose('use:boots-worn-backwards:exhaust');
    scene.choose('move:Q16');
    expect(scene.at('sedrin')).toBe('Q16');
    scene.end();
  });

  it('Marching Boots: another hero within 4 spaces moves 4', () => {
    const scene = exhausts(stage('marching-boots'), 'marching-boots');
    scene.choose('move:U17');
    expect(scene.at('myreen')).toBe('U17');
    ended(scene.choose('stay'));
  });
});
