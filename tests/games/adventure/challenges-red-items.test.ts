import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, type Fight, fight, potionsOffered, results, through } from './stage.ts';
import './practice-cards.ts';

/**
 * Unless said otherwise a red mage has the item: health 6, a melee attack of 3, defense 7, damage 1, and on 1
 * or 2 nobody strikes at her. She also wears what others would have to wear; `challenge-decks.test.ts` tells
 * who may equip what.
 */

const archer = { side: 'other' } satisfies Fight;

describe('red weapons', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['gate-usher: up to 3 the bar keeps a blow out', 'pit-general', [3, 3], { weapon: 'gate-usher' }, ['defender melee 3+6/9 3', 'attacker melee 3+5/8 2']],
    ['gate-usher: on 4 it is only a weapon', 'pit-general', [4, 3], { weapon: 'gate-usher' }, ['defender melee 3+6/7 3', 'attacker melee 4+5/8 2']],
    ['pit-general: on ★ the other sword goes deeper', 'crowned-pirate', [6, 1], { weapon: 'pit-general' }, ['defender ranged 1+5/7 misses', 'attacker melee 6+6/8 4']],
    ['pit-general: on 5 it does not', 'crowned-pirate', [5, 1], { weapon: 'pit-general' }, ['defender ranged 1+5/7 misses', 'attacker melee 5+6/8 2']],
    ['winged-bailiff: on 5 or ★ whoever is named stands', 'crowned-pirate', [5, 6], { weapon: 'winged-bailiff' }, ['attacker ranged 5+5/8 2']],
    ['winged-bailiff: on 4 nobody is', 'crowned-pirate', [4, 6], { weapon: 'winged-bailiff' }, ['defender ranged 6+5/7 2', 'attacker ranged 4+5/8 2']],
    ['egg-warden: from 4 on the bow finds the thin place', 'regent-of-the-roost', [4, 1], { weapon: 'egg-warden' }, ['defender ranged 1+6/7 3', 'attacker ranged 4+5/7 2']],
    ['egg-warden: on 3 it looks for it', 'regent-of-the-roost', [3, 1], { weapon: 'egg-warden' }, ['defender ranged 1+6/7 3', 'attacker ranged 3+5/9 misses']],
    ['caldera-duke: a 1 or 2 goes out and comes back hotter', 'regent-of-the-roost', [2, 1, 5], { who: 'warrior', weapon: 'caldera-duke' }, ['defender ranged 1+6/7 3', 'attacker ranged 5+6/9 2']],
    ['caldera-duke: a 3 does not', 'regent-of-the-roost', [3, 1], { weapon: 'caldera-duke' }, ['defender ranged 1+6/7 3', 'attacker ranged 3+6/9 1']],
    ['bone-colossus: whatever it meets it goes through', 'pit-general', [3, 1], { weapon: 'bone-colossus' }, ['defender melee 1+6/7 3', 'attacker melee 3+6/8 3']],
    ['headhunter-dynast: a bow for dragons', 'regent-of-the-roost', [3, 1], { weapon: 'headhunter-dynast' }, ['defender ranged 1+6/7 3', 'attacker ranged 3+7/9 3']],
    ['headhunter-dynast: and for smaller heads', 'crowned-pirate', [3, 1], { weapon: 'headhunter-dynast' }, ['defender ranged 1+5/7 misses', 'attacker ranged 3+5/8 3']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it('lich-landlord: a rod that reminds spells', () => {
    const mage = { weapon: 'lich-landlord', hand: ['icicle'] };
    const spell = fight('crowned-pirate', [3, 1], mage);
    through(spell.choose('play:icicle.1'));
    // An icicle of 2, one better from green on and two more from red on.
    expect(blows(spell)[1]).toBe('attacker ranged 3+7/8 1');
    const none = through(fight('crowned-pirate', [3, 1], mage));
    expect(blows(none)[1]).toBe('attacker ranged 3+5/8 2');
  });

  it('king-in-perpetuity: a sword that passes on more than a title', () => {
    const s = scenario({
      characters: {
        mage: {
          level: 'red',
          space: 'dragons-roost',
          weapon: 'king-in-perpetuity',
          top: ['portal', 'chill'],
        },
        warlock: { level: 'red', space: 'dragons-roost', damage: 5 },
      },
    });
    through(s.dice(4, 1).challenge('mage').choose('attack:warlock'));
    // 3 damage, and the warlock had 3 of 8 left.
    expect(blows(s)[1]).toBe('attacker melee 4+5/6 3');
    s.choose('ironforge');
    expect(s.hand('mage').sort()).toEqual(['chill', 'portal']);
  });
});

describe('red armor', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['scaled-seneschal: a shield turns swords', 'pit-general', [5, 3], { armor: 'scaled-seneschal' }, ['defender melee 3+6/10 misses', 'attacker melee 5+3/8 1']],
    ['scaled-seneschal: not arrows', 'regent-of-the-roost', [6, 3], { armor: 'scaled-seneschal' }, ['defender ranged 3+6/9 3', 'attacker melee 6+3/9 1']],
    ['regent-of-the-roost: scale on scale on scale', 'pit-general', [5, 3], { armor: 'regent-of-the-roost' }, ['defender melee 3+6/10 misses', 'attacker melee 5+3/8 1']],
    ['small-print-devil: there is always one more clause in between', 'pit-general', [5, 3], { armor: 'small-print-devil' }, ['defender melee 3+6/9 3', 'attacker melee 5+3/8 1']],
    ['plague-archduke: nobody stands straight before a cuirass', 'crowned-pirate', [4, 3], { armor: 'plague-archduke' }, ['defender ranged 3+5/8 2', 'attacker melee 4+4/8 1']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it.each([
    ['molten-broodmother: still warm', { armor: 'molten-broodmother' }, 'neither-defeated'],
    [
      'dragon-who-waited: time that has not run out',
      { bag: ['dragon-who-waited'] },
      'neither-defeated',
    ],
    ['neither', {}, 'character-defeated'],
  ])('%s (the last of six points of damage)', (_title, mage, result) => {
    const s = fight('plague-archduke', [3, 1], { damage: 5, ...mage });
    expect(results(s)).toEqual([result]);
    s.end();
  });

  it('dragon-who-waited: of seven as well', () => {
    const s = fight('plague-archduke', [3, 1], { damage: 6, bag: ['dragon-who-waited'] });
    expect(results(s)).toEqual(['neither-defeated']);
  });

  it('marshal-of-the-dead: on 5 or ★ the plate takes two', () => {
    const armor = 'marshal-of-the-dead';
    const s = fight('pit-general', [5, 4], { armor });
    expect(blows(s)[0]).toBe('defender melee 4+6/9 3');
    expect(s.character('mage').damage).toBe(1);
    expect(fight('pit-general', [4, 4], { armor }).character('mage').damage).toBe(3);
  });

  it('banshee-laureate: another’s funeral heals', () => {
    const mage = { armor: 'banshee-laureate', damage: 2 };
    expect(fight('crowned-pirate', [5, 1], mage).character('mage').damage).toBe(1);
    expect(fight('crowned-pirate', [4, 1], mage).character('mage').damage).toBe(2);
  });

  it.each([
    [
      ['chill', 'robes'],
      ['chill', 'robes', 'portal'],
    ],
    [
      ['chill', 'robes', 'stroll'],
      ['chill', 'robes', 'stroll'],
    ],
  ])('small-print-devil: of %j a turn in the robe makes %j', (hand, then) => {
    const mage = {
      ...archer,
      level: 'red' as const,
      space: 'dragons-roost',
      armor: 'small-print-devil',
      hand,
      top: ['portal'],
    };
    const s = scenario({ characters: { mage } }).turn('mage', 0);
    expect(s.hand('mage')).toEqual(then);
    s.end();
  });

  it.each([
    ['bone-colossus: is not swung but started', { weapon: 'bone-colossus' }, 2],
    ['tide-in-person: pulls gently', { armor: 'tide-in-person' }, 4],
    ['neither', {}, 3],
  ])('%s (3 spaces on the movement die)', (_title, standing, movement) => {
    const mage = { level: 'red' as const, space: 'dragons-roost', ...standing };
    const s = scenario({ characters: { mage } });
    expect(s.turn('mage', 3).question().prompt.args).toMatchObject({ movement, energy: 2 });
    s.end();
  });
});

describe('red bag items', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['ash-hounds: the pup fetches what one hides behind', 'crowned-pirate', [4, 1], { bag: ['ash-hounds'] }, ['defender ranged 1+5/7 misses', 'attacker melee 4+3/7 1']],
    ['unclaimed-inheritance: they bow in the red lands', 'crowned-pirate', [4, 3], { bag: ['unclaimed-inheritance'] }, ['defender ranged 3+5/8 2', 'attacker melee 4+4/8 1']],
    ['unclaimed-inheritance: elsewhere it is a ring', 'storm', [4, 3], { level: 'red', bag: ['unclaimed-inheritance'] }, ['defender ranged 3+5/7 1', 'attacker melee 4+3/6 1']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], string[], boolean]>([
    ['tempter-emeritus', 'pit-general', [5, 4], ['attacker melee 5+3/8 1'], false],
    ['mirror-fiend', 'gate-usher', [1, 1], ['defender melee 1+5/7 misses', 'attacker melee 3+3/7 misses'], true],
    ['eternal-chamberlain', 'pit-general', [5, 6, 1], ['defender melee 1+6/7 3', 'attacker melee 5+3/8 1'], true],
  ])('%s: used after the dice', (item, card, dice, expected, isKept) => {
    const s = fight(card, dice, { bag: [item] });
    expect(s.options()).toEqual(['stand', `use:${item}`]);
    s.choose(`use:${item}`);
    expect(blows(s)).toEqual(expected);
    expect(s.character('mage').bag.includes(item)).toBe(isKept);
  });

  const onTheRoad = (item: string, standing = {}, others = {}, more = {}) =>
    scenario({
      characters: {
        mage: { level: 'red', space: 'dragons-roost', bag: [item], ...standing },
        ...others,
      },
      ...more,
    })
      .travel('mage', 1)
      .choose(`use:${item}`);

  it('soul-appraiser: other people’s things are very well made', () => {
    const others = {
      warlock: { level: 'red', space: 'dragons-roost', bag: ['rockfall', 'eel'] },
    };
    const s = onTheRoad('soul-appraiser', {}, others);
    expect(s.options()).toEqual(['take:rockfall', 'take:eel']);
    s.choose('take:eel');
    expect(s.character('mage').bag).toEqual(['eel']);
    expect(s.character('warlock').bag).toEqual(['rockfall']);
    s.end();
  });

  it('spell-eater: there is always some energy stuck behind the tooth, once a turn', () => {
    const s = onTheRoad('spell-eater');
    expect(s.question().prompt.args).toMatchObject({ energy: 1 });
    expect(s.character('mage').bag).toEqual(['spell-eater']);
    expect(s.options('use')).not.toContain('use:spell-eater');
    s.end();
  });

  it('hoard-accountant: payable to the bearer', () => {
    const s = onTheRoad('hoard-accountant', {}, {}, { next: { red: ['mirror-fiend'] } });
    expect(s.character('mage').bag).toEqual(['mirror-fiend']);
    s.end();
  });

  it.each([
    ['dragons-roost', ['chill', 'portal']],
    ['silver-mere', []],
  ])('well-read-wyrm: nobody is late for the library, at %s', (space, hand) => {
    const mage = {
      level: 'red' as const,
      space,
      bag: ['well-read-wyrm'],
      top: ['portal', 'chill'],
    };
    const s = scenario({ characters: { mage } }).explore('mage');
    // At the roost there is a scroll as well.
    if (space === 'dragons-roost') s.choose('scroll');
    expect(s.hand('mage').sort()).toEqual(hand);
  });

  it('drakes-in-formation: something lands, and goes where things fly to', () => {
    const s = onTheRoad('drakes-in-formation');
    expect(s.options().sort()).toEqual([
      'booty-bay',
      'hinter-falls',
      'ironforge',
      'raiders-march',
      'stormwind',
      'undercity',
    ]);
    s.choose('raiders-march');
    expect(s.character('mage')).toMatchObject({
      space: 'raiders-march',
      bag: ['drakes-in-formation'],
    });
    s.end();
    const city = { level: 'red' as const, space: 'ironforge', bag: ['drakes-in-formation'] };
    const inCity = scenario({ characters: { mage: city } }).travel('mage', 1);
    expect(inCity.options('use')).toEqual([]);
    inCity.end();
  });

  it('dragon-of-good-family: a letter opens doors', () => {
    const s = onTheRoad('dragon-of-good-family', {}, {}, { elite: ['census'] });
    expect(s.character('mage').quests.map(({ card }) => card)).toEqual(['census']);
    expect(s.character('mage').bag).toEqual([]);
    s.end();
  });

  it('unforgiving-bride: one feels so much better without', () => {
    const s = onTheRoad('unforgiving-bride', { damage: 5, attached: ['robes'] });
    expect(s.character('mage')).toMatchObject({ damage: 1, attached: [], bag: [] });
    s.end();
  });

  it('crowned-pirate: three crosses', () => {
    const s = onTheRoad('crowned-pirate', {}, {}, { tokens: ['gold', 'bomb', 'far-sight'] });
    expect(s.character('mage')).toMatchObject({ kept: ['gold.1', 'far-sight.1'], bag: [] });
    expect(s.state.box).toEqual(['bomb.1']);
    s.end();
  });

  it.each([
    ['small-print-devil', ['mana']],
    ['soul-appraiser', ['health']],
    ['tempter-emeritus', ['health', 'mana']],
    ['spell-eater', ['mana']],
    ['ash-hounds', ['health', 'swiftness']],
    ['winged-bailiff', ['swiftness']],
    ['egg-warden', ['swiftness']],
    ['well-read-wyrm', ['mana']],
    ['dragon-who-waited', ['health']],
    ['lich-landlord', ['mana']],
    ['marshal-of-the-dead', ['health']],
    ['banshee-laureate', ['health', 'mana']],
    ['unforgiving-bride', ['mana', 'swiftness']],
    ['caldera-duke', ['mana']],
    ['tide-in-person', ['swiftness']],
    ['crowned-pirate', ['swiftness']],
  ])('%s can be drunk as %j', (item, potions) => {
    expect(potionsOffered(item).sort()).toEqual(potions);
  });
});
