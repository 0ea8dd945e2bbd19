import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, type Fight, fight, potionsOffered, results, through } from './stage.ts';
import './practice-cards.ts';

/**
 * Unless said otherwise a grey mage has the item: health 4, a melee attack of 1, defense 5, damage 1. She also
 * wears what others would have to wear; `challenge-decks.test.ts` tells who may equip what.
 */

const archer = { side: 'other' } satisfies Fight;

describe('grey weapons', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['sheep-kite: a sling reaches archers', 'weeping-lantern', [1, 1], { weapon: 'sheep-kite' }, ['defender ranged 1+1/5 misses', 'attacker ranged 1+3/4 1']],
    ['sheep-kite: and others less well', 'hedge-whelp', [2, 1], { weapon: 'sheep-kite' }, ['attacker ranged 2+2/4 1']],
    ['mud-lout: a pitchfork keeps beasts away', 'rooting-boar', [2, 3], { weapon: 'mud-lout' }, ['defender melee 3+2/6 misses', 'attacker melee 2+2/4 1']],
    ['mud-lout: and nobody else', 'ditch-ghoul', [2, 3], { weapon: 'mud-lout' }, ['defender melee 3+2/5 1', 'attacker melee 2+2/4 1']],
    ['cellar-fiend: an axe bites', 'stubble-fire', [2, 1], { weapon: 'cellar-fiend' }, ['defender melee 1+1/5 misses', 'attacker melee 2+3/5 1']],
    ['cellar-fiend: on 1 it is stuck', 'hedge-whelp', [1, 1], { weapon: 'cellar-fiend' }, ['defender melee 1+1/5 misses']],
    ['pantry-imp: on 5 or ★ a knife is thrown', 'hedge-whelp', [5, 6], { weapon: 'pantry-imp' }, ['attacker ranged 5+2/4 1']],
    ['pantry-imp: else it is not', 'hedge-whelp', [4, 1], { weapon: 'pantry-imp' }, ['defender melee 1+1/5 misses', 'attacker melee 4+2/4 1']],
    ['pheasant-poacher: a bow that is drawn slowly', 'hedge-whelp', [2, 6], { weapon: 'pheasant-poacher' }, ['attacker ranged 2+4/4 1']],
    ['pheasant-poacher: or at once', 'hedge-whelp', [3, 6], { weapon: 'pheasant-poacher' }, ['attacker ranged 3+2/4 1']],
    ['runaway-recruit: a spear from behind armor', 'hedge-whelp', [2, 5], { weapon: 'runaway-recruit', armor: 'ditch-ghoul' }, ['defender melee 5+1/7 misses', 'attacker melee 2+2/4 1']],
    ['runaway-recruit: without any', 'hedge-whelp', [2, 4], { weapon: 'runaway-recruit' }, ['defender melee 4+1/5 1', 'attacker melee 2+2/4 1']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it('parish-watchman: a 4 is a knock on the head', () => {
    const s = fight('ditch-ghoul', [4, 6], { weapon: 'parish-watchman' });
    expect(blows(s)).toEqual(['attacker melee 4+2/4 1']);
    expect(s.events('attack-held').map(({ args }) => args.side)).toEqual(['defender']);
  });

  it('weeping-lantern: a staff that sharpens spells, and works without them', () => {
    const mage = { weapon: 'weeping-lantern', hand: ['icicle'] };
    const spell = fight('hedge-whelp', [1, 1], mage);
    through(spell.choose('play:icicle.1'));
    expect(blows(spell)).toEqual(['attacker ranged 1+3/4 1']);
    const none = through(fight('hedge-whelp', [2, 1], mage));
    expect(blows(none)[1]).toBe('attacker melee 2+2/4 1');
  });

  it('chimney-drake: on ★ the poker stirs something up', () => {
    const mage = { weapon: 'chimney-drake', top: ['portal', 'chill'] };
    const s = fight('hedge-whelp', [6, 1], mage);
    expect([blows(s)[1], s.hand('mage')]).toEqual(['attacker melee 6+2/4 1', ['portal']]);
  });
});

describe('grey armor', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['pond-snapper: a shell turns arrows', 'sheep-kite', [3, 4], { armor: 'pond-snapper' }, ['defender ranged 4+2/7 misses', 'attacker melee 3+1/4 1']],
    ['pond-snapper: not clubs', 'ditch-ghoul', [3, 4], { armor: 'pond-snapper' }, ['defender melee 4+2/6 1', 'attacker melee 3+1/4 1']],
    ['well-spider: on 1 or 2 blows stick to the shawl', 'ditch-ghoul', [2, 4], { armor: 'well-spider' }, ['defender melee 4+1/6 misses', 'attacker melee 2+1/4 misses']],
    ['well-spider: on 3 they go through', 'ditch-ghoul', [3, 4], { armor: 'well-spider' }, ['defender melee 4+2/6 1', 'attacker melee 3+1/4 1']],
    ['briar-hog: a jack for archers', 'pheasant-poacher', [3, 1], { ...archer, armor: 'briar-hog' }, ['defender ranged 1+1/6 misses', 'attacker ranged 3+2/5 1']],
    ['briar-hog: nothing for swords', 'stubble-fire', [3, 1], { armor: 'briar-hog' }, ['defender melee 1+1/6 misses', 'attacker melee 3+1/5 misses']],
    ['headwind: a barrel is hard to hit', 'ditch-ghoul', [3, 4], { armor: 'headwind' }, ['defender melee 4+2/7 misses', 'attacker melee 3+1/4 1']],
    ['ditch-ghoul: a good coat is a good coat', 'highway-brothers', [4, 3], { armor: 'ditch-ghoul' }, ['defender melee 3+2/6 misses', 'attacker melee 4+1/5 1']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it('bitter-deserter: on 5 or ★ the rings take the blow', () => {
    const armor = 'bitter-deserter';
    const s = fight('highway-brothers', [5, 4], { armor });
    expect(blows(s)[0]).toBe('defender melee 4+2/6 1');
    expect(s.character('mage').damage).toBe(0);
    expect(fight('highway-brothers', [4, 4], { armor }).character('mage').damage).toBe(1);
  });

  it.each([
    ['undercity', 1],
    ['gallows-road', 2],
  ])('lean-wolf: a warm coat in %s', (space, damage) => {
    const s = scenario({ characters: { mage: { space, damage: 2, armor: 'lean-wolf' } } });
    s.turn('mage', 0);
    expect(s.character('mage').damage).toBe(damage);
    s.end();
  });

  it.each<[string, number, object, { movement: number; energy: number }]>([
    // 3 spaces and 2 energy, or 3 and 1.
    ['headwind', 3, { armor: 'headwind' }, { movement: 2, energy: 2 }],
    [
      'stubble-fire',
      4,
      { armor: 'stubble-fire', hand: ['chill', 'portal'] },
      { movement: 3, energy: 2 },
    ],
    [
      'stubble-fire',
      4,
      { armor: 'stubble-fire', hand: ['chill', 'portal', 'stroll'] },
      { movement: 3, energy: 1 },
    ],
    ['boxing-hare', 3, { bag: ['boxing-hare'], damage: 1 }, { movement: 4, energy: 2 }],
    ['boxing-hare', 3, { bag: ['boxing-hare'] }, { movement: 3, energy: 2 }],
  ])('%s: what the movement die gives (face %i, with %j)', (_card, face, standing, expected) => {
    const s = scenario({ characters: { mage: { space: 'gallows-road', ...standing } } });
    expect(s.turn('mage', face).question().prompt.args).toMatchObject(expected);
    s.end();
  });
});

describe('grey bag items', () => {
  it('orchard-hornets: a 1 is not the last word with a clover', () => {
    const s = fight('hedge-whelp', [1, 1, 3], { bag: ['orchard-hornets'] });
    expect(blows(s)[1]).toBe('attacker melee 3+1/4 1');
  });

  it('rooting-boar: on ★ the piglet has found something', () => {
    const table = { tokens: ['far-sight', 'gold'] };
    const s = fight('hedge-whelp', [6, 1], { bag: ['rooting-boar'], table });
    expect(s.character('mage').kept).toEqual(['far-sight.1']);
  });

  it('stray-dog: a rival’s ★ is barked at', () => {
    const s = fight('hedge-whelp', [3, 6, 2], { bag: ['stray-dog'] });
    expect(blows(s)[0]).toBe('defender melee 2+1/5 misses');
    const quiet = fight('hedge-whelp', [3, 5], { bag: ['stray-dog'] });
    expect(blows(quiet)[0]).toBe('defender melee 5+1/5 1');
  });

  it('roadside-gambler: a die that is very good at one thing', () => {
    const s = fight('cellar-fiend', [1, 1], { bag: ['roadside-gambler'] });
    expect(s.options()).toEqual(['stand', 'use:roadside-gambler']);
    s.choose('use:roadside-gambler');
    expect(blows(s)[1]).toBe('attacker melee 6+1/5 1');
    expect(s.character('mage').bag).toEqual(['cellar-fiend']);
  });

  it('unburied-uncle: behind smoke nobody finds anybody', () => {
    const s = fight('ditch-ghoul', [1, 6], { bag: ['unburied-uncle'] });
    expect(s.options()).toEqual(['stand', 'use:unburied-uncle']);
    s.choose('use:unburied-uncle');
    expect([blows(s), results(s), s.character('mage').bag]).toEqual([[], ['canceled'], []]);
  });

  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['dust-devil', 'ditch-ghoul', [1, 4], {}, ['defender melee 4+0/5 misses', 'attacker melee 1+1/4 misses']],
    ['hedge-whelp', 'stubble-fire', [1, 1], { weapon: 'mud-lout' }, ['defender melee 1+1/5 misses', 'attacker melee 1+4/5 1']],
    ['windfall-orchard', 'hedge-whelp', [3, 6], {}, ['attacker ranged 3+1/4 1']],
  ])('%s: used before the dice, once and for all', (item, card, dice, fighter, expected) => {
    const s = fight(card, dice, { ...fighter, bag: [item] });
    expect(s.options()).toEqual(['roll', `use:${item}`]);
    s.choose(`use:${item}`);
    expect(blows(s)).toEqual(expected);
    expect(s.character('mage').bag).not.toContain(item);
    expect(s.state.challenges.grey.cards).toContain(item);
  });

  it('hedge-whelp: a whetstone is for weapons', () => {
    const s = fight('stubble-fire', [1, 1], { bag: ['hedge-whelp'] });
    expect(blows(s)[1]).toBe('attacker melee 1+1/5 misses');
  });

  const onTheRoad = (item: string, standing = {}, others = {}, more = {}) =>
    scenario({
      characters: { mage: { space: 'gallows-road', bag: [item], ...standing }, ...others },
      ...more,
    })
      .travel('mage', 1)
      .choose(`use:${item}`);

  it('granary-rat: half a loaf', () => {
    const s = onTheRoad('granary-rat', { damage: 3 });
    expect(s.character('mage')).toMatchObject({ damage: 1, bag: [] });
    s.end();
  });

  it('spitting-toad: leeches against disease', () => {
    const s = onTheRoad('spitting-toad', { damage: 2, diseases: ['disease'] });
    expect(s.character('mage')).toMatchObject({ damage: 1, diseases: [], bag: [] });
    s.end();
  });

  it('gate-beggar: acorns to walk on', () => {
    const s = onTheRoad('gate-beggar');
    expect(s.question().prompt.args).toMatchObject({ movement: 1, energy: 2 });
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });

  it('bramble-footpad: a glove for a bag in reach', () => {
    const rival = (space: string) => ({ warlock: { space, bag: ['hedge-whelp'] } });
    const s = onTheRoad('bramble-footpad', {}, rival('gallows-road'));
    expect([s.character('mage').bag, s.character('warlock').bag]).toEqual([['hedge-whelp'], []]);
    s.end();
    const far = scenario({
      characters: {
        mage: { space: 'gallows-road', bag: ['bramble-footpad'] },
        ...rival('undercity'),
      },
    }).travel('mage', 1);
    expect(far.options('use')).toEqual([]);
    far.end();
  });

  it('mad-hermit: the almanac knows four days ahead', () => {
    const top = ['stroll', 'portal', 'chill', 'robes', 'rebuke'];
    const s = onTheRoad('mad-hermit', { top });
    expect(s.options()).toEqual(['keep:stroll', 'keep:portal', 'keep:chill', 'keep:robes']);
    s.choose('keep:chill');
    expect(s.hand('mage')).toEqual(['chill']);
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });

  it('highway-brothers: a seat in the coach', () => {
    const s = onTheRoad('highway-brothers');
    expect(s.options().sort()).toEqual(['ironforge', 'stormwind', 'undercity']);
    s.choose('stormwind');
    expect(s.character('mage')).toMatchObject({ space: 'stormwind', bag: [] });
    s.end();
  });

  it.each([
    ['sheep-kite', ['swiftness']],
    ['pantry-imp', ['health']],
    ['chimney-drake', ['mana']],
    ['weeping-lantern', ['mana']],
    ['ditch-ghoul', ['health']],
    ['stubble-fire', ['mana']],
    ['well-spider', ['swiftness']],
    ['lean-wolf', ['health', 'swiftness']],
    ['boxing-hare', ['swiftness']],
    ['orchard-hornets', ['mana']],
    ['rooting-boar', ['health']],
    ['gate-beggar', ['health', 'swiftness']],
    ['mad-hermit', ['mana']],
    ['spitting-toad', ['mana']],
    ['highway-brothers', ['swiftness']],
    ['windfall-orchard', ['health', 'mana']],
  ])('%s can be drunk as %j', (item, potions) => {
    expect(potionsOffered(item)).toEqual(potions);
  });
});
