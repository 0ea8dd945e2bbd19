import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, type Fight, fight, potionsOffered, through } from './stage.ts';
import './practice-cards.ts';

/**
 * Unless said otherwise a green mage has the item: health 4, a melee attack of 2, defense 6, damage 1. She also
 * wears what others would have to wear; `challenge-decks.test.ts` tells who may equip what.
 */

describe('green weapons', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['barrow-guard: a blade that likes its bearer damaged', 'grave-crow', [1, 1], { weapon: 'barrow-guard', damage: 1 }, ['defender ranged 1+2/6 misses', 'attacker melee 1+4/5 1']],
    ['barrow-guard: and not whole', 'grave-crow', [1, 1], { weapon: 'barrow-guard' }, ['defender ranged 1+2/6 misses', 'attacker melee 1+3/5 misses']],
    ['drowned-ferryman: a hook brings archers close', 'grave-crow', [2, 4], { weapon: 'drowned-ferryman' }, ['defender melee 4+2/6 1', 'attacker melee 2+3/5 1']],
    ['walking-milestone: a maul leaves no hand free', 'bog-eel', [1, 3], { weapon: 'walking-milestone' }, ['defender melee 3+2/5 2', 'attacker melee 1+4/5 1']],
    ['spade-brothers: a spade knows the dead', 'headless-courier', [2, 1], { weapon: 'spade-brothers' }, ['defender melee 1+3/6 misses', 'attacker melee 2+4/6 1']],
    ['spade-brothers: not stones', 'landslip', [2, 1], { weapon: 'spade-brothers' }, ['defender melee 1+3/6 misses', 'attacker melee 2+3/6 misses']],
    ['bog-outlaw: on 5 or ★ a yew arrow gives to think', 'grave-crow', [5, 6], { weapon: 'bog-outlaw' }, ['attacker ranged 5+3/5 1']],
    ['bog-outlaw: on 4 it does not', 'grave-crow', [4, 6], { weapon: 'bog-outlaw' }, ['defender ranged 6+2/6 1', 'attacker ranged 4+3/5 1']],
    ['clutch-keeper: a dirk goes deep', 'grave-crow', [2, 1], { weapon: 'clutch-keeper' }, ['defender ranged 1+2/6 misses', 'attacker melee 2+3/5 2']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it('peat-smoulder: a staff that gives spells thorns', () => {
    const mage = { weapon: 'peat-smoulder', hand: ['icicle'] };
    const spell = fight('grave-crow', [2, 1], mage);
    through(spell.choose('play:icicle.1'));
    // An icicle of 2, one better from green on.
    expect(blows(spell)[1]).toBe('attacker ranged 2+3/5 2');
    const none = through(fight('grave-crow', [2, 1], mage));
    expect(blows(none)[1]).toBe('attacker melee 2+3/5 1');
  });

  it('grave-candle: whoever has little to read is given something', () => {
    const mage = { weapon: 'grave-candle', top: ['rebuke'] };
    const two = ['stroll', 'portal'];
    const s = through(fight('grave-crow', [2, 1], { ...mage, hand: two }));
    expect(blows(s)[1]).toBe('attacker ranged 2+3/5 1');
    expect(s.hand('mage')).toEqual([...two, 'rebuke']);
    const three = [...two, 'chill'];
    const reads = through(fight('grave-crow', [2, 1], { ...mage, hand: three }));
    expect(reads.hand('mage')).toEqual(three);
  });

  it('hedge-knight: on 3 or 4 the pole of the halberd takes a blow', () => {
    const weapon = 'hedge-knight';
    const s = fight('headless-courier', [3, 4], { weapon });
    expect(blows(s)).toEqual(['defender melee 4+3/6 1', 'attacker melee 3+4/6 1']);
    expect(s.character('mage').damage).toBe(0);
    expect(fight('headless-courier', [2, 4], { weapon }).character('mage').damage).toBe(1);
  });

  it('clutch-keeper: a dirk inherits', () => {
    const s = scenario({
      characters: {
        mage: {
          level: 'green',
          space: 'silver-mere',
          weapon: 'clutch-keeper',
          top: ['portal', 'chill'],
        },
        warlock: { level: 'green', space: 'silver-mere', damage: 4 },
      },
    });
    s.dice(4, 1).challenge('mage').choose('attack:warlock');
    // 2 damage, and the warlock had 2 of 6 left.
    expect(blows(s)[1]).toBe('attacker melee 4+3/5 2');
    expect(s.hand('mage').sort()).toEqual(['chill', 'portal']);
  });
});

describe('green armor', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['road-wight: mail that carries the damaged', 'bog-eel', [3, 5], { armor: 'road-wight', damage: 1 }, ['defender melee 5+2/8 misses', 'attacker melee 3+2/5 1']],
    ['road-wight: and is carried by others', 'bog-eel', [3, 5], { armor: 'road-wight' }, ['defender melee 5+2/7 2', 'attacker melee 3+2/5 1']],
    ['plague-cart: a lid of oak', 'bog-eel', [3, 5], { armor: 'plague-cart' }, ['defender melee 5+2/8 misses', 'attacker melee 3+2/5 1']],
    ['old-road-wolves: on 1 or 2 bog leather gives', 'bog-eel', [2, 6], { armor: 'old-road-wolves' }, ['defender melee 6+0/7 misses', 'attacker melee 2+2/5 misses']],
    ['old-road-wolves: on 3 it does not', 'bog-eel', [3, 6], { armor: 'old-road-wolves' }, ['defender melee 6+2/7 2', 'attacker melee 3+2/5 1']],
    ['lost-patrol: rust comes off at a ★', 'bog-eel', [3, 6], { armor: 'lost-patrol' }, ['defender melee 6+2/7 1', 'attacker melee 3+2/5 1']],
    ['lost-patrol: not at a 5', 'bog-eel', [3, 5], { armor: 'lost-patrol' }, ['defender melee 5+2/7 2', 'attacker melee 3+2/5 1']],
    ['lantern-hound: a coat with many pockets', 'bog-eel', [3, 4], { armor: 'lantern-hound' }, ['defender melee 4+2/7 misses', 'attacker melee 3+2/5 1']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it('gallows-imp: in green spaces a victory in a clean shroud heals', () => {
    const armor = 'gallows-imp';
    const s = fight('grave-crow', [3, 1], { armor, damage: 2 });
    expect(s.character('mage').damage).toBe(1);
    const grey = fight('lizard', [3, 1], { level: 'green', armor, damage: 2 });
    expect(grey.character('mage').damage).toBe(2);
  });

  // biome-ignore format: one scenario a line
  it.each<[string, number, object, { movement: number; energy: number }]>([
    // 3 spaces and 2 energy, or 3 and 1.
    ['plague-cart', 3, { armor: 'plague-cart' }, { movement: 2, energy: 2 }],
    ['marsh-squall', 3, { armor: 'marsh-squall' }, { movement: 4, energy: 2 }],
    ['marsh-squall', 3, { armor: 'marsh-squall', space: 'gallows-road' }, { movement: 3, energy: 2 }],
    ['hungry-shade', 4, { armor: 'hungry-shade', damage: 1 }, { movement: 3, energy: 2 }],
    ['hungry-shade', 4, { armor: 'hungry-shade' }, { movement: 3, energy: 1 }],
  ])('%s: what the movement die gives (face %i, with %j)', (_card, face, standing, expected) => {
    const mage = { level: 'green' as const, space: 'silver-mere', ...standing };
    const s = scenario({ characters: { mage } });
    expect(s.turn('mage', face).question().prompt.args).toMatchObject(expected);
    s.end();
  });
});

describe('green bag items', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['bog-eel: a nail against the weather', 'cold-spring', [1, 4], { bag: ['bog-eel'] }, ['defender melee 4+2/7 misses', 'attacker melee 1+2/6 misses']],
    ['bog-eel: not against the dead', 'headless-courier', [1, 3], { bag: ['bog-eel'] }, ['defender melee 3+3/6 1', 'attacker melee 1+2/6 misses']],
    ['fen-hag: beads for nearly empty hands', 'grave-crow', [2, 1], { bag: ['fen-hag'], hand: ['portal'] }, ['defender ranged 1+2/6 misses', 'attacker melee 2+3/5 1']],
    ['fen-hag: not for full ones', 'grave-crow', [2, 1], { bag: ['fen-hag'], hand: ['stroll', 'portal'] }, ['defender ranged 1+2/6 misses', 'attacker melee 2+2/5 misses']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(through(fight(card, dice, fighter)))).toEqual(expected);
  });

  it('landslip: a sieve for a 1', () => {
    const s = fight('grave-crow', [1, 1], { bag: ['landslip'], top: ['portal'] });
    expect(s.hand('mage')).toEqual(['portal']);
  });

  it('bone-piper: the bell rings for a 1 or 2, once a turn', () => {
    const s = fight('grave-crow', [1, 1, 2], { bag: ['bone-piper'] });
    expect(s.options()).toEqual(['stand', 'use:bone-piper']);
    s.choose('use:bone-piper');
    // The die shows 2 now, and that was all for this turn.
    expect(blows(s)[1]).toBe('attacker melee 2+2/5 misses');
    expect(s.character('mage').bag).toEqual(['bone-piper']);
    const better = fight('grave-crow', [3, 1], { bag: ['bone-piper'] });
    expect(blows(better)[1]).toBe('attacker melee 3+2/5 1');
  });

  it('cold-spring: spring water stops the dead', () => {
    const bag = ['cold-spring'];
    const s = fight('headless-courier', [1, 6], { bag });
    expect(s.options()).toEqual(['roll', 'use:cold-spring']);
    s.choose('use:cold-spring');
    expect(blows(s)).toEqual(['attacker melee 1+2/6 misses']);
    expect(s.character('mage').bag).toEqual([]);
    expect(blows(fight('bog-eel', [1, 4], { bag }))[0]).toBe('defender melee 4+2/6 2');
  });

  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], string[], number]>([
    ['bog-fume', 'headless-courier', [1, 6], ['defender melee 1+3/6 misses', 'attacker melee 1+2/6 misses'], 0],
    ['bog-drake', 'landslip', [1, 4], ['defender melee 4+3/6 2', 'attacker melee 1+2/6 misses'], 0],
  ])('%s: used after the dice, once and for all', (item, card, dice, expected, damage) => {
    const s = fight(card, dice, { bag: [item] });
    expect(s.options()).toEqual(['stand', `use:${item}`]);
    s.choose(`use:${item}`);
    expect(blows(s)).toEqual(expected);
    expect(s.character('mage')).toMatchObject({ damage, bag: [] });
  });

  const onTheRoad = (item: string, standing = {}, others = {}, more = {}) =>
    scenario({
      characters: {
        mage: { level: 'green', space: 'silver-mere', bag: [item], ...standing },
        ...others,
      },
      ...more,
    })
      .travel('mage', 1)
      .choose(`use:${item}`);

  it('headless-courier: a letter in one’s own hand', () => {
    const s = onTheRoad('headless-courier', { discard: ['portal'] });
    expect(s.hand('mage')).toEqual(['portal']);
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });

  it('rolling-fog: a wisp points at what others keep', () => {
    const others = { warlock: { level: 'green', space: 'silver-mere', kept: ['gold'] } };
    const s = onTheRoad('rolling-fog', {}, others);
    expect([s.character('mage').kept, s.character('warlock').kept]).toEqual([['gold.1'], []]);
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });

  it('peat-leech: a tonic that cures or wakes', () => {
    const cures = onTheRoad('peat-leech', { level: 'yellow', damage: 4 }).choose('choose:0');
    expect(cures.character('mage')).toMatchObject({ damage: 1, bag: [] });
    expect(cures.question().prompt.args).toMatchObject({ energy: 0 });
    cures.end();
    const wakes = onTheRoad('peat-leech', { damage: 3 }).choose('choose:1');
    expect(wakes.character('mage').damage).toBe(3);
    expect(wakes.question().prompt.args).toMatchObject({ energy: 2 });
    wakes.end();
  });

  it('adder-nest: a tablet with somebody’s name on it', () => {
    const others = {
      warlock: { space: 'stormwind', hand: ['blood-price', 'way-out', 'loaded-die'] },
    };
    const s = onTheRoad('adder-nest', { hand: ['stroll'] }, others);
    expect([s.hand('mage'), s.hand('warlock').length]).toEqual([['stroll'], 1]);
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });

  it('grave-crow: grave coins are taken in town', () => {
    const next = { green: ['landslip'] };
    const s = onTheRoad('grave-crow', { space: 'ironforge' }, {}, { next });
    expect(s.character('mage').bag).toEqual(['landslip']);
    s.end();
    const mage = { level: 'green' as const, space: 'silver-mere', bag: ['grave-crow'] };
    const outside = scenario({ characters: { mage } }).travel('mage', 1);
    expect(outside.options('use')).toEqual([]);
    outside.end();
  });

  it('crossroads-broker: three spaces for a ferry penny', () => {
    const s = onTheRoad('crossroads-broker', { space: 'gallows-road' });
    expect(s.options()).toContain('stonewatch');
    expect(s.options()).not.toContain('goldfields');
    s.choose('stonewatch');
    expect(s.character('mage')).toMatchObject({ space: 'stonewatch', bag: [] });
    s.end();
  });

  it.each([
    ['spade-brothers', ['health']],
    ['grave-candle', ['mana']],
    ['bog-outlaw', ['swiftness']],
    ['hungry-shade', ['mana']],
    ['marsh-squall', ['swiftness']],
    ['lantern-hound', ['health', 'mana']],
    ['gallows-imp', ['health']],
    ['bone-piper', ['health']],
    ['headless-courier', ['mana']],
    ['rolling-fog', ['swiftness']],
    ['landslip', ['health']],
    ['adder-nest', ['health', 'swiftness']],
    ['bog-eel', ['health']],
    ['fen-hag', ['mana']],
    ['crossroads-broker', ['swiftness']],
    ['washed-out-roads', ['swiftness']],
  ])('%s can be drunk as %j', (item, potions) => {
    expect(potionsOffered(item)).toEqual(potions);
  });
});
