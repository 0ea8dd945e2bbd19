import { describe, expect, it } from 'vitest';
import { boardEncounterWords } from '../../../src/games/adventure/card-text.ts';
import { BOARD_ENCOUNTERS, TROPHIES } from '../../../src/games/adventure/cards/board.ts';
import { boardEncounter } from '../../../src/games/adventure/rules/cards/library.ts';
import { allMaps } from '../../../src/games/adventure/rules/map/library.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { type Scenario, type Standing, scenario } from '../../support/adventure.ts';
import { blows, results, through } from './stage.ts';
import './practice-cards.ts';

/**
 * Unless said otherwise a mage without anything fights, in melee, with an attack of 1, 2, 2 and 3 at grey,
 * green, yellow and red. With the other side of her card up she strikes from range.
 */

type Place = Pick<Standing, 'space' | 'level'>;

const TOLL: Place = { space: 'goldfields', level: 'grey' };
const WITCH: Place = { space: 'redwater', level: 'green' };
const PROPHET: Place = { space: 'sunken-temple', level: 'yellow' };
const MARKET: Place = { space: 'booty-bay', level: 'yellow' };
const BARON: Place = { space: 'eastern-plaguelands', level: 'red' };
const LORD: Place = { space: 'ember-stair', level: 'red' };

/** A mage fights what is printed where she is, and plays no cards. */
function meet(place: Place, dice: number[], mage: Standing = {}, trophies = {}): Scenario {
  const s = scenario({ characters: { mage: { ...place, ...mage } }, trophies });
  return through(s.dice(...dice).challenge('mage'));
}

describe('board encounters', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, Place, number[], Standing, string[]]>([
    ['redwater-witch: on 1 or 2 a hex takes 2 attack', WITCH, [5, 2], {}, ['defender ranged 2+3/6 misses', 'attacker melee 5+0/7 misses']],
    ['redwater-witch: and none on 3', WITCH, [5, 3], {}, ['defender ranged 3+3/6 2', 'attacker melee 5+2/7 1']],
    ['drowned-prophet: on 1 or 3 he has seen it coming', PROPHET, [6, 3], {}, ['defender ranged 3+5/7 2', 'attacker melee 6+2/10 misses']],
    ['drowned-prophet: and not on 2', PROPHET, [6, 2], {}, ['defender ranged 2+5/7 2', 'attacker melee 6+2/8 1']],
    ['drowned-prophet: on ★ the other die is rolled again', PROPHET, [6, 6, 1], {}, ['defender ranged 6+5/7 2', 'attacker melee 1+2/8 misses']],
    ['plague-baron: on 5 or ★ takes 2 attack', BARON, [5, 5], {}, ['defender melee 5+6/7 3', 'attacker melee 5+1/10 misses']],
    ['plague-baron: arrows go through him', BARON, [5, 1], { side: 'other' }, ['attacker ranged 5+4/11 misses', 'defender melee 1+6/6 3']],
    ['ember-lord: up to 3 arrows burn, and one has to come close', LORD, [5, 3], { side: 'other' }, ['defender ranged 3+6/6 4', 'attacker melee 5+4/10 misses']],
    ['ember-lord: on 4 or 5 he burns higher', LORD, [5, 4], {}, ['defender ranged 4+6/7 6']],
  ])('%s', (_title, place, dice, mage, expected) => {
    const s = meet(place, dice, mage);
    expect(blows(s)).toEqual(expected);
    s.end();
  });

  it('toll-captain: on 5 or ★ he takes something out of the bag', () => {
    const bag = ['rat', 'turtle'];
    const s = meet(TOLL, [1, 5], { bag, weapon: 'golem' });
    s.choose('lose:turtle');
    expect(s.character('mage')).toMatchObject({ bag: ['rat'], weapon: 'golem' });
    const unhurt = meet(TOLL, [1, 4], { bag });
    expect(unhurt.character('mage').bag).toEqual(bag);
  });

  it('redwater-witch: on ★ a card of the hand is lost to her', () => {
    const hand = ['stroll'];
    expect(meet(WITCH, [1, 6], { hand }).discarded('mage')).toEqual(hand);
    expect(meet(WITCH, [1, 5], { hand }).hand('mage')).toEqual(hand);
  });

  it('plague-baron: the air in his hall deals 1 damage before anything else', () => {
    const s = meet(BARON, [6, 1], { damage: 5 });
    expect(blows(s)).toEqual([]);
    expect(results(s)).toEqual(['character-defeated']);
    s.end();
  });

  it('ember-lord: on ★ 2 cards burn', () => {
    const hand = ['stroll', 'stroll', 'chill'];
    expect(meet(LORD, [1, 6], { hand }).hand('mage')).toHaveLength(1);
    expect(meet(LORD, [1, 1], { hand }).hand('mage')).toHaveLength(3);
  });
});

describe('the levels that board encounters give', () => {
  it.each([
    ['toll-captain', TOLL, [5, 1], 'grey', 'green'],
    ['redwater-witch', WITCH, [6, 3], 'green', 'yellow'],
    ['drowned-prophet', PROPHET, [6, 2], 'yellow', 'red'],
  ] as const)(
    'AD-078: %s gives the next one, with all that belongs to it (AD-074)',
    (_who, place, dice, from, to) => {
      const s = meet(place, [...dice], { damage: 1 });
      expect(s.events('level-gained').map(({ args }) => args.level)).toEqual([to]);
      expect(s.character('mage')).toMatchObject({ level: to, damage: 0 });
      expect(s.hand('mage')).toHaveLength(3);
      const again = meet({ ...place, level: to }, [...dice], { damage: 1 });
      expect(again.events('level-gained')).toEqual([]);
      expect(results(again)).toEqual(['opponent-defeated']);
      expect(from).not.toBe(to);
    },
  );
});

describe('trophies', () => {
  it('AD-086: ember-lord and plague-baron give theirs, again and again', () => {
    const crowned = meet(LORD, [6, 1], { side: 'other', log: ['ember-crown.6'] });
    expect(crowned.character('mage').log).toEqual(['ember-crown.6', 'ember-crown.5']);
    expect(crowned.events('trophy-gained').map(({ args }) => args.total)).toEqual([4]);
    const sealed = meet(BARON, [6, 1], { weapon: 'lich' });
    expect(sealed.character('mage').log).toEqual(['plague-seal.6']);
  });

  it('AD-087: none is gained where none is left', () => {
    const s = meet(LORD, [6, 1], { side: 'other' }, { 'ember-crown': 0 });
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.events('no-trophy-left')).toHaveLength(1);
    expect(s.character('mage').log).toEqual([]);
  });

  const twoItems = { bag: ['sexton', 'rat'], weapon: 'lich' };

  it('bay-auction: a medal costs two items, yellow or red, from the bag or worn', () => {
    const s = scenario({ characters: { mage: { ...MARKET, ...twoItems } } }).challenge('mage');
    expect(s.options()).toEqual(['pay:bay-auction', 'decline', 'rearrange']);
    s.choose('pay:bay-auction');
    // With two such items there is nothing to choose between.
    expect(s.character('mage')).toMatchObject({ bag: ['rat'], weapon: null });
    expect(s.character('mage').log).toEqual(['bay-medal.4']);
    expect(s.state.challenges.yellow.cards.at(-1)).toBe('sexton');
  });

  it('bay-auction: one such item is not enough, and grey ones do not count', () => {
    const bag = ['sexton', 'rat', 'turtle'];
    const s = scenario({ characters: { mage: { ...MARKET, bag } } }).challenge('mage');
    expect(s.character('mage')).toMatchObject({ bag, log: [] });
  });

  it('AD-088, W-53: nobody gains a second Bay Medal, or is asked to pay for one', () => {
    const mage = { ...MARKET, ...twoItems, log: ['bay-medal.4'] };
    const s = scenario({ characters: { mage } }).challenge('mage');
    expect(s.match.open).toEqual([]);
    expect(s.character('mage')).toMatchObject({ ...twoItems, log: ['bay-medal.4'] });
  });

  it('AD-087, W-53: nor where the last one is gone', () => {
    const mage = { ...MARKET, ...twoItems };
    const s = scenario({ characters: { mage }, trophies: { 'bay-medal': 0 } }).challenge('mage');
    expect(s.match.open).toEqual([]);
    expect(s.character('mage')).toMatchObject({ ...twoItems, log: [] });
  });

  it('W-53: but where a quest asks for the auction there is something to pay for', () => {
    const mage = { ...MARKET, ...twoItems, log: ['bay-medal.4'], quests: ['auction'] };
    const s = scenario({ characters: { mage } }).challenge('mage');
    expect(s.options()).toEqual(['pay:bay-auction', 'decline', 'rearrange']);
    s.choose('pay:bay-auction');
    expect(s.events('no-trophy-left')).toHaveLength(1);
    expect(s.character('mage')).toMatchObject({
      weapon: null,
      log: ['bay-medal.4', 'auction'],
    });
    expect(s.character('mage').bag).not.toContain('sexton');
    s.end();
  });

  it('AD-088: the card says that each character gains one only', () => {
    const { text } = boardEncounterWords(boardEncounter('bay-auction'), loadTexts());
    expect(text).toBe(
      'Instead of a fight: discard 2 items, yellow or red.\nReward: Bay Medal, once for each character, as long as there are any left (1 valor).',
    );
  });

  it('AD-004: there are 16, of three kinds', () => {
    expect(TROPHIES.reduce((sum, { copies }) => sum + copies, 0)).toBe(16);
    expect(TROPHIES.map(({ id, valor }) => [id, valor])).toEqual([
      ['bay-medal', 1],
      ['plague-seal', 2],
      ['ember-crown', 2],
    ]);
  });
});

it('W-16: every board encounter is printed on the map, and stays there', () => {
  const printed = allMaps().flatMap(({ spaces }) =>
    spaces.flatMap(({ encounter }) => encounter ?? []),
  );
  expect(printed.sort()).toEqual(BOARD_ENCOUNTERS.map(({ id }) => id).sort());
  const s = meet(TOLL, [1, 1]);
  expect(results(s)).toEqual(['neither-defeated']);
  expect(s.state.track.every((slot) => slot === null)).toBe(true);
});
