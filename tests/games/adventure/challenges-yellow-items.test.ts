import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, type Fight, fight, potionsOffered, results, through } from './stage.ts';
import './practice-cards.ts';

/**
 * Unless said otherwise a yellow mage has the item: health 5, a melee attack of 2, defense 7, damage 1. She
 * also wears what others would have to wear; `challenge-decks.test.ts` tells who may equip what.
 */

describe('yellow weapons', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['lapsed-crocodile: on 1 or 2 the jaw snaps shut', 'ambitious-landslide', [2, 1], { weapon: 'lapsed-crocodile' }, ['defender melee 1+5/7 misses', 'attacker melee 2+6/7 1']],
    ['lapsed-crocodile: on 3 it does not', 'ambitious-landslide', [3, 1], { weapon: 'lapsed-crocodile' }, ['defender melee 1+5/7 misses', 'attacker melee 3+4/7 1']],
    ['door-raptor: a door to stand behind', 'ambitious-landslide', [1, 2], { weapon: 'door-raptor' }, ['defender melee 2+5/8 misses', 'attacker melee 1+4/7 misses']],
    ['rust-scorpion: on 5 or ★ the arrow stings', 'skeleton-crew', [5, 3], { weapon: 'rust-scorpion' }, ['defender ranged 3+2/7 misses', 'attacker ranged 5+5/6 1']],
    ['rust-scorpion: on 4 it does not', 'skeleton-crew', [4, 3], { weapon: 'rust-scorpion' }, ['defender ranged 3+4/7 2', 'attacker ranged 4+5/6 1']],
    ['duelist-by-letter: on 1 or 2 there is the other end', 'inland-pirates', [2, 1], { weapon: 'duelist-by-letter' }, ['defender melee 1+4/7 misses', 'attacker melee 2+5/6 2']],
    ['duelist-by-letter: on 3 the bolt flies', 'inland-pirates', [3, 1], { weapon: 'duelist-by-letter' }, ['attacker ranged 3+5/6 2']],
    ['lost-wall-veteran: has nothing to remember of encounters', 'inland-pirates', [2, 1], { weapon: 'lost-wall-veteran' }, ['defender melee 1+4/7 misses', 'attacker melee 2+5/6 1']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  // biome-ignore format: one scenario a line; with the damage that the mage has in the end
  it.each<[string, string, number, string, number]>([
    ['unpaid-sexton: a spade that is sharp on the side one holds', 'unpaid-sexton', 1, 'attacker melee 1+5/6 2', 1],
    ['unpaid-sexton: on 2 one has held it well', 'unpaid-sexton', 2, 'attacker melee 2+5/6 2', 0],
    ['bomb-tester: the committee’s answer, whatever one rolls', 'bomb-tester', 3, 'attacker melee 3+6/6 3', 1],
  ])('%s', (_title, weapon, die, expected, damage) => {
    const s = fight('inland-pirates', [die, 1], { weapon });
    expect([blows(s)[1], s.character('mage').damage]).toEqual([expected, damage]);
  });

  it('lost-wall-veteran: room on the blade for a face', () => {
    const characters = {
      mage: { level: 'yellow', space: 'thunder-pass', weapon: 'lost-wall-veteran' },
      warlock: { level: 'yellow', space: 'thunder-pass' },
    } as const;
    const s = scenario({ characters }).dice(1, 1).challenge('mage').choose('attack:warlock');
    expect(blows(s)[1]).toBe('attacker melee 1+5/6 2');
  });

  it('molten-librarian: a page is turned after every victory', () => {
    const mage = { weapon: 'molten-librarian', top: ['portal'] };
    const wins = fight('inland-pirates', [3, 1], mage);
    expect([blows(wins), wins.hand('mage')]).toEqual([['attacker ranged 3+4/6 1'], ['portal']]);
    expect(fight('inland-pirates', [1, 1], mage).hand('mage')).toEqual([]);
  });

  it('second-lightning: a rod for spells', () => {
    const mage = { weapon: 'second-lightning', hand: ['icicle'] };
    const spell = fight('inland-pirates', [2, 1], mage);
    through(spell.choose('play:icicle.1'));
    // An icicle of 2, one better from green on.
    expect(blows(spell)).toEqual(['attacker ranged 2+4/6 1']);
    const none = through(fight('ambitious-landslide', [2, 1], mage));
    expect(blows(none)[0]).toBe('attacker ranged 2+4/7 misses');
  });
});

describe('yellow armor', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['ambitious-landslide: gravel is not easily moved', 'inland-pirates', [1, 4], { armor: 'ambitious-landslide' }, ['defender melee 4+4/9 misses', 'attacker melee 1+2/6 misses']],
    ['glass-serpent: scales turn arrows', 'skeleton-crew', [1, 4], { armor: 'glass-serpent' }, ['defender ranged 4+4/9 misses', 'attacker melee 1+2/6 misses']],
    ['glass-serpent: not swords', 'inland-pirates', [1, 4], { armor: 'glass-serpent' }, ['defender melee 4+4/7 2', 'attacker melee 1+2/6 misses']],
    ['thunderback-lizard: made for running into things first', 'inland-pirates', [3, 1], { armor: 'thunderback-lizard' }, ['defender melee 1+4/8 misses', 'attacker melee 3+3/6 1']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it('thunderback-lizard: not for being run into', () => {
    const characters = {
      warlock: { level: 'yellow', space: 'thunder-pass' },
      mage: { level: 'yellow', space: 'thunder-pass', armor: 'thunderback-lizard' },
    } as const;
    const s = scenario({ characters }).dice(1, 3).challenge('warlock').choose('attack:mage');
    expect(blows(s)).toEqual(['attacker ranged 1+2/8 misses', 'defender melee 3+2/6 misses']);
  });

  // biome-ignore format: one scenario a line; the lizard hits for 2
  it.each<[string, string, number, number]>([
    ['twice-risen-captain: on ★ it goes through the old hole', 'twice-risen-captain', 6, 0],
    ['twice-risen-captain: on 5 it makes a new one', 'twice-risen-captain', 5, 2],
    ['volcano-surveyor: on 1 or 2 the lid fits', 'volcano-surveyor', 2, 1],
    ['volcano-surveyor: on 3 it fits something else', 'volcano-surveyor', 3, 2],
  ])('%s', (_title, armor, die, damage) => {
    const s = fight('thunderback-lizard', [die, 4], { armor });
    expect(blows(s)[0]).toBe('defender melee 4+5/8 2');
    expect(s.character('mage').damage).toBe(damage);
  });

  it('drowned-pilgrims: the itch gets through', () => {
    const s = fight('thunderback-lizard', [1, 4], { armor: 'drowned-pilgrims', damage: 2 });
    expect([blows(s)[0], results(s)]).toEqual(['defender melee 4+5/8 2', ['character-defeated']]);
    const other = fight('thunderback-lizard', [1, 4], { armor: 'glass-serpent', damage: 2 });
    expect([blows(other)[0], results(other)]).toEqual([
      'defender melee 4+5/7 2',
      ['neither-defeated'],
    ]);
  });

  const four = ['chill', 'portal', 'stroll.1', 'stroll.2'];

  // biome-ignore format: one scenario a line
  it.each<[string, number, object, { movement: number; energy: number }]>([
    // 3 spaces and 2 energy, or 3 and 1.
    ['ambitious-landslide', 3, { armor: 'ambitious-landslide' }, { movement: 2, energy: 2 }],
    ['tall-grass-tiger', 3, { armor: 'tall-grass-tiger' }, { movement: 4, energy: 2 }],
    ['tall-grass-tiger', 3, { armor: 'tall-grass-tiger', space: 'silver-mere' }, { movement: 3, energy: 2 }],
    ['self-taught-necromancer', 4, { armor: 'self-taught-necromancer', hand: four.slice(1) }, { movement: 3, energy: 2 }],
    ['self-taught-necromancer', 4, { armor: 'self-taught-necromancer', hand: four }, { movement: 3, energy: 1 }],
  ])('%s: what the movement die gives (face %i, with %j)', (_card, face, standing, expected) => {
    const mage = { level: 'yellow' as const, space: 'thunder-pass', ...standing };
    const s = scenario({ characters: { mage } });
    expect(s.turn('mage', face).question().prompt.args).toMatchObject(expected);
    s.end();
  });
});

describe('yellow bag items', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, number[], Fight, string[]]>([
    ['hydra-on-a-diet: a spare head envies a stroke of luck', [1, 5], { bag: ['hydra-on-a-diet'] }, ['defender melee 5+5/7 1', 'attacker melee 1+4/7 misses']],
    ['hydra-on-a-diet: and nothing less', [1, 4], { bag: ['hydra-on-a-diet'] }, ['defender melee 4+5/7 1', 'attacker melee 1+2/7 misses']],
    ['systematic-vulture: a feather for whoever limps', [4, 1], { bag: ['systematic-vulture'], damage: 1 }, ['defender melee 1+5/7 misses', 'attacker melee 4+3/7 1']],
    ['systematic-vulture: and for nobody else', [4, 1], { bag: ['systematic-vulture'] }, ['defender melee 1+5/7 misses', 'attacker melee 4+2/7 misses']],
  ])('%s', (_title, dice, fighter, expected) => {
    expect(blows(fight('ambitious-landslide', dice, fighter))).toEqual(expected);
  });

  it('persistent-mirage: once the dice are seen, it was not there', () => {
    const s = fight('inland-pirates', [1, 6], { bag: ['persistent-mirage'] });
    expect(s.options()).toEqual(['stand', 'use:persistent-mirage']);
    s.choose('use:persistent-mirage');
    expect([blows(s), results(s), s.character('mage').bag]).toEqual([[], ['canceled'], []]);
  });

  it('dust-devils-advocate: an appeal costs, once a turn', () => {
    const s = fight('inland-pirates', [1, 1, 4], { bag: ['dust-devils-advocate'] });
    expect(s.options()).toEqual(['stand', 'use:dust-devils-advocate']);
    s.choose('use:dust-devils-advocate');
    expect(blows(s)[1]).toBe('attacker melee 4+2/6 1');
    expect(s.character('mage')).toMatchObject({
      damage: 1,
      bag: ['dust-devils-advocate', 'inland-pirates'],
    });
  });

  it('mostly-wrong-oracle: a second opinion, when one knows better', () => {
    const s = fight('inland-pirates', [1, 1], { bag: ['mostly-wrong-oracle'] });
    expect(s.options()).toEqual(['stand', 'use:mostly-wrong-oracle']);
    s.choose('use:mostly-wrong-oracle');
    expect(blows(s)[1]).toBe('attacker melee 6+2/6 1');
    expect(s.character('mage').bag).toEqual(['inland-pirates']);
  });

  it('mosquito-parliament: the lid is off while its owner explores', () => {
    const place = { level: 'yellow', space: 'thunder-pass' } as const;
    const characters = {
      mage: { ...place, damage: 1, bag: ['mosquito-parliament'] },
      warlock: place,
      hunter: { ...place, space: 'hinter-falls' },
    };
    const s = scenario({ characters }).explore('mage').choose('small-potion');
    expect(s.state.characters.map(({ damage }) => damage)).toEqual([0, 1, 0]);
  });

  const onTheRoad = (item: string, standing = {}, others = {}, more = {}) =>
    scenario({
      characters: {
        mage: { level: 'yellow', space: 'thunder-pass', bag: [item], ...standing },
        ...others,
      },
      ...more,
    })
      .travel('mage', 1)
      .choose(`use:${item}`);

  it('plague-taster: one of forty bottles', () => {
    const s = onTheRoad('plague-taster', { level: 'red', damage: 4, diseases: ['disease'] });
    expect(s.character('mage')).toMatchObject({ damage: 1, diseases: [], bag: [] });
    s.end();
  });

  it('wrong-hymn-choir: what was sung before, corrected', () => {
    const s = onTheRoad('wrong-hymn-choir', { discard: ['portal', 'chill'] });
    expect(s.options()).toEqual(['take:portal', 'take:chill']);
    s.choose('take:chill');
    expect([s.hand('mage'), s.discarded('mage')]).toEqual([['chill'], ['portal']]);
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });

  it('ghost-with-a-grievance: addressed to everybody except the bearer', () => {
    const others = {
      warlock: { space: 'stormwind', hand: ['blood-price', 'way-out'] },
      hunter: { space: 'ironforge' },
    };
    const s = onTheRoad('ghost-with-a-grievance', { hand: ['chill'] }, others);
    expect(s.question().seats).toEqual(['seat-2']);
    s.choose('way-out');
    expect([s.hand('mage'), s.hand('warlock')]).toEqual([['chill'], ['blood-price']]);
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });

  it('skeleton-crew: it flies', () => {
    const s = onTheRoad('skeleton-crew');
    expect(s.options()).toEqual([
      'undercity',
      'hinter-falls',
      'raiders-march',
      'ironforge',
      'stormwind',
      'booty-bay',
    ]);
    s.choose('booty-bay');
    expect(s.character('mage')).toMatchObject({ space: 'booty-bay', bag: [] });
    s.end();
  });

  it('runaway-boiler: steam, for a burn, once a turn', () => {
    const s = onTheRoad('runaway-boiler');
    expect(s.question().prompt.args).toMatchObject({ movement: 1, energy: 2 });
    expect(s.character('mage')).toMatchObject({ damage: 1, bag: ['runaway-boiler'] });
    expect(s.options('use')).toEqual([]);
    s.end();
  });

  it('two-headed-committee: it is resolved that one is somebody else, once a turn', () => {
    const s = onTheRoad('two-headed-committee');
    expect(s.character('mage')).toMatchObject({ side: 'other', bag: ['two-headed-committee'] });
    expect(s.options('use')).not.toContain('use:two-headed-committee');
    s.end();
  });

  it('inland-pirates: a crate is opened', () => {
    const next = { yellow: ['public-demonstration', 'door-raptor'] };
    const s = onTheRoad('inland-pirates', {}, {}, { next });
    expect(s.character('mage').bag).toEqual(['door-raptor']);
    s.end();
  });
});

describe('yellow potions', () => {
  it.each([
    ['plague-taster', ['mana']],
    ['skeleton-crew', ['swiftness']],
    ['drowned-pilgrims', ['health']],
    ['molten-librarian', ['mana']],
    ['persistent-mirage', ['health', 'mana']],
    ['second-lightning', ['swiftness', 'mana']],
    ['lapsed-crocodile', ['health']],
    ['mosquito-parliament', ['health']],
    ['hydra-on-a-diet', ['swiftness', 'mana']],
    ['thunderback-lizard', ['swiftness']],
    ['systematic-vulture', ['swiftness']],
    ['lost-wall-veteran', ['health']],
    ['two-headed-committee', ['mana']],
    ['self-taught-necromancer', ['mana']],
    ['volcano-surveyor', ['health', 'swiftness']],
    ['season-of-grudges', ['health']],
  ])('%s can be drunk as %j', (item, potions) => {
    expect(potionsOffered(item)).toEqual(potions);
  });
});
