import { describe, expect, it } from 'vitest';
import '../../../src/games/adventure/box.ts';
import { EASTERN_KINGDOMS } from '../../../src/games/adventure/map/eastern-kingdoms.ts';
import { allOf } from '../../../src/games/adventure/rules/cards/library.ts';
import { LIMITS, RULINGS } from '../../../src/games/adventure/rules/rulings.ts';
import {
  CHARACTER_SIDES,
  COLORS,
  DISCOVERIES,
  LEVELS,
} from '../../../src/games/adventure/rules/terms.ts';

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

const CHARACTERS = ['warrior', 'hunter', 'mage', 'warlock'];

describe('what lies in the box', () => {
  it('has four characters with four cards of two sides each', () => {
    expect(allOf('character').map(({ id }) => id)).toEqual(CHARACTERS);
    for (const { levels } of allOf('character')) {
      expect(Object.keys(levels)).toEqual([...LEVELS]);
      for (const level of LEVELS) expect(Object.keys(levels[level])).toEqual([...CHARACTER_SIDES]);
    }
  });

  it.each(CHARACTERS)('has 23 ability cards of the %s', (character) => {
    const deck = allOf('ability').filter((ability) => ability.character === character);
    expect(sum(deck.map(({ copies = 1 }) => copies))).toBe(23);
  });

  it.each(COLORS)('has 40 %s challenge cards', (color) => {
    expect(allOf('challenge').filter((card) => card.color === color)).toHaveLength(40);
  });

  it('has events of the three kinds in every color, and items behind most encounters', () => {
    for (const color of COLORS) {
      const deck = allOf('challenge').filter((card) => card.color === color);
      const events = deck.flatMap(({ front }) => (front.face === 'event' ? [front.sort] : []));
      expect(new Set(events)).toEqual(new Set(['global', 'location', 'special']));
      const items = deck.filter(({ back }) => back?.face === 'item');
      expect(items.length).toBeGreaterThan(20);
    }
  });

  it('has 18 starting quests, 30 elite quests and 16 trophies', () => {
    const quests = (set: string) => allOf('quest').filter((quest) => quest.set === set);
    expect(quests('starting')).toHaveLength(18);
    expect(quests('elite')).toHaveLength(30);
    expect(sum(allOf('trophy').map(({ copies }) => copies))).toBe(16);
  });

  it('has 20 discovery markers of ten kinds, and 10 encounter markers', () => {
    expect(DISCOVERIES).toHaveLength(10);
    expect(DISCOVERIES.length * LIMITS.tokensOfAKind).toBe(20);
    expect(RULINGS.trackSlots).toBe(10);
  });

  it('has a map of three cities, flight paths, and encounters that give levels and trophies', () => {
    const { spaces } = EASTERN_KINGDOMS;
    expect(spaces.length).toBeGreaterThanOrEqual(28);
    expect(spaces.length).toBeLessThanOrEqual(34);
    expect(spaces.filter(({ city }) => city).map(({ id }) => id)).toEqual([
      'undercity',
      'ironforge',
      'stormwind',
    ]);
    expect(spaces.filter(({ resources }) => resources.includes('flight-path'))).toHaveLength(6);
    expect(allOf('board-encounter').filter(({ level }) => level)).toHaveLength(3);
    expect(allOf('board-encounter').filter(({ trophy }) => trophy)).toHaveLength(3);
  });
});
