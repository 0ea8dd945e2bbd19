import { describe, expect, it } from 'vitest';
import { type Layout, scenario } from '../../../support/altar-quest.ts';
import { alone, faces, one, resolve, stage } from './stage.ts';

/** Sedrin alone in room 16 with the buckler and nothing else; his defense is 1. */
const shielded = (more: Partial<Layout>) =>
  scenario({
    startRoom: 'room-16',
    bare: true,
    pool: ['aluna', 'aluna', 'aluna', 'aluna', 'aluna'],
    heroes: { sedrin: { at: 'Q17', hand: [], area: ['pot-lid-buckler'] } },
    ...more,
  });

describe('Pot-Lid Buckler', () => {
  it('A34: adds 1 defense against an inflict test from an enemy within five spaces', () => {
    const scene = shielded({ enemies: { 'frox-mudspitter.red': { at: 'V17' } } });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['use:pot-lid-buckler:exhaust', 'pass']);
    scene.dice('focus', 'focus').choose('use:pot-lid-buckler:exhaust');
    // 5 inflicted, 2 off for defense.
    expect(scene.hero('sedrin').damage).toBe(3);
    expect(scene.card('pot-lid-buckler')).toEqual({ exhausted: true });
  });

  it('A34: is of no use against a trap, which is no enemy', () => {
    const scene = shielded({ enemies: { 'muckstakes.red': { at: 'S17' } } });
    scene.run('move-hero', { hero: 'sedrin', to: 'R17' });
    // Muckstakes inflicts 1, which Sedrin's own defense of 1 takes; the shield is not offered.
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ test: 'inflict' });
    expect(scene.card('pot-lid-buckler')).toEqual({});
    expect(scene.hero('sedrin').damage).toBe(0);
  });
});

const RAIDER = 'frox-raider.red';

/** Sedrin uses a consumable in his act phase. */
const uses = (card: string, more: Parameters<typeof alone>[0] = {}, ability = 'use') =>
  alone({ ...more, heroes: { sedrin: { area: [card], ...more.heroes?.sedrin } } })
    .acts('sedrin')
    .choose(`use:${card}:${ability}`);

describe('Consumables', () => {
  it('Blinding Powder exhausts a minion within 5 spaces, no villain', () => {
    const scene = stage({
      villain: 'spawned',
      heroes: { sedrin: { at: 'Q17', area: ['blinding-powder.1'] } },
      enemies: {
        [RAIDER]: { at: 'V18' },
        'bolx-the-belchlord': { at: ['T16', 'U16', 'T17', 'U17'] },
      },
    });
    scene.acts('sedrin').choose('use:blinding-powder.1:use');
    expect(scene.card(RAIDER)).toEqual({ spaces: ['V18'], exhausted: true });
    expect(scene.card('bolx-the-belchlord').exhausted).toBeUndefined();
    expect(scene.hero('sedrin').area).toEqual([]);
    scene.choose('done');
  });

  it('an Infirmary Draught heals 3', () => {
    const scene = uses('infirmary-draught.1', { heroes: { sedrin: { damage: 5 } } });
    expect(scene.hero('sedrin')).toMatchObject({ damage: 2, area: [] });
    scene.choose('done');
  });

  it('the Saint’s Finger heals 1 for a die that shows Aluna, and is kept', () => {
    const saint = {
      pool: one('aluna'),
      heroes: { sedrin: { damage: 2, area: ['saints-finger'] } },
    };
    const scene = alone(saint).acts('sedrin').altarDice('wathe');
    scene.choose('use:saints-finger:exhaust');
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, area: ['saints-finger'] });
    expect(scene.card('saints-finger')).toEqual({ exhausted: true });
    expect(scene.state.altarPool).toContain('wathe');
    scene.choose('done');
  });

  it('the Bell-Metal Shard adds 2 dice to an attack', () => {
    const scene = alone({
      heroes: { sedrin: { area: ['kneeler', 'bell-metal-shard'] } },
      enemies: { [RAIDER]: { at: 'R18' } },
    });
    scene.acts('sedrin').choose('action:kneeler:action');
    scene.dice(...faces(6, 1));
    scene.choose('use:bell-metal-shard:use');
    expect(scene.card(RAIDER).damage).toBe(5);
    expect(scene.hero('sedrin').area).toEqual(['kneeler']);
    scene.choose('done');
  });

  it('Lamp Oil burns an enemy in sight for 2, and one for 1 more where Volkris shows', () => {
    const scene = alone({
      pool: one('volkris'),
      heroes: { sedrin: { area: ['lamp-oil'] } },
      enemies: { [RAIDER]: { at: 'V18' } },
    });
    scene.acts('sedrin').altarDice('wathe').choose('use:lamp-oil:use');
    expect(scene.card(RAIDER).damage).toBe(3);
    scene.choose('done');
  });

  it('the Bell-Ringer’s Rope carries 4 spaces, and 3 more where Lowek shows', () => {
    const scene = alone({
      pool: one('lowek'),
      heroes: { sedrin: { at: 'Q16', area: ['bell-ringers-rope'] } },
    });
    scene.acts('sedrin').altarDice('wathe').choose('use:bell-ringers-rope:use');
    expect([scene.steps('U16'), scene.steps('V16')]).toEqual([4, null]);
    scene.choose('move:U16').choose('move:S18').choose('stay');
    expect(scene.at('sedrin')).toBe('S18');
    expect(scene.hero('sedrin').actions).toBe(3);
    scene.choose('done');
  });

  it('AQ-224: the Rope is discarded to be used, so not used again while it carries', () => {
    const scene = alone({ heroes: { sedrin: { at: 'Q16', area: ['bell-ringers-rope'] } } });
    scene.acts('sedrin').choose('use:bell-ringers-rope:use').choose('move:R16');
    expect(scene.options('use')).toEqual([]);
    expect(scene.hero('sedrin').area).not.toContain('bell-ringers-rope');
    scene.choose('stay').choose('done');
  });

  it('Scouring Salt takes all threat tokens, and heals 2 where Wathe shows', () => {
    const scene = alone({
      pool: one('wathe'),
      heroes: { sedrin: { area: ['scouring-salt'], threat: 4, damage: 3 } },
    });
    scene.acts('sedrin').altarDice('lowek').choose('use:scouring-salt:use');
    expect(scene.hero('sedrin')).toMatchObject({ threat: 0, damage: 1 });
    scene.choose('done');
  });

  it('Quiet Incense gives 3 focus', () => {
    const scene = uses('quiet-incense', { heroes: { sedrin: { focus: 1 } } });
    expect(scene.hero('sedrin')).toMatchObject({ focus: 4, area: [] });
    scene.choose('done');
  });

  it('the Novice’s Dice roll each altar die once', () => {
    const scene = alone({
      pool: ['aluna', 'aluna', 'aluna', 'brase', 'brase'],
      heroes: { sedrin: { area: ['novices-dice'] } },
    });
    scene.acts('sedrin').altarDice('aluna', 'wathe', 'lowek', 'brase', 'volkris');
    scene.choose('use:novices-dice:use');
    expect(scene.state.altarPool).toEqual(['aluna', 'wathe', 'lowek', 'brase', 'volkris']);
    scene.choose('done');
  });
});

describe('Events of the search deck', () => {
  it('the Forgotten Shelf holds 2 supply, and 1 more where Brase shows', () => {
    const scene = alone({ pool: one('brase') }).altarDice('wathe');
    resolve(scene, 'forgotten-shelf', 'event');
    expect(scene.state.supply).toBe(3);
  });

  it('Marginal Notes draw 2 cards', () => {
    const scene = stage({ heroDecks: { sedrin: ['requiem', 'borrowed-wound'] } });
    resolve(scene, 'marginal-notes', 'event');
    expect(scene.hero('sedrin').hand).toEqual(['requiem', 'borrowed-wound']);
    expect(scene.hero('myreen').hand).toEqual([]);
  });

  it('the Wrong Drawer holds supply or a lurker, and a blade where Nethander shows', () => {
    const drawer = () => stage({ pool: one('nethander'), tops: { lurker: ['bell-moths'] } });
    const found = drawer().dice('critical', 'success', 'success').altarDice('wathe');
    resolve(found, 'wrong-drawer', 'event');
    expect(found.state.supply).toBe(1);
    expect(found.hero('sedrin')).toMatchObject({ damage: 1, threats: [] });
    found.expectDone();
    const wrong = drawer().dice('success', 'success').altarDice('wathe');
    resolve(wrong, 'wrong-drawer', 'event');
    expect(wrong.state.supply).toBe(0);
    expect(wrong.hero('sedrin').threats).toEqual(['bell-moths']);
    expect(wrong.hero('myreen').damage).toBe(0);
  });
});
