import { describe, expect, it } from 'vitest';
import { lay } from '../rowen-stage.ts';
import { faces, five, one } from '../stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
const GREEN = 'frox-raider.green';

describe('Rowen’s knives', () => {
  it('Throw and Go ★ brings her within range, strikes with two dice more and lets her go', () => {
    const scene = lay({
      rowen: { hand: ['throw-and-go-2'] },
      enemies: { [RAIDER]: { at: 'V17' } },
    });
    scene.acts('rowen').dice(...faces(4, 3));
    scene.choose('play:throw-and-go-2:play');
    expect([scene.steps('S17'), scene.steps('T17')]).toEqual([2, null]);
    scene.choose('move:S17');
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 7 });
    // Four successes against 1 defense.
    expect(scene.card(RAIDER).damage).toBe(3);
    expect([scene.steps('Q16'), scene.steps('V18')]).toEqual([2, 3]);
    scene.choose('move:Q16').choose('stay');
    expect(scene.hero('rowen')).toMatchObject({ at: 'Q16', actions: 2, hand: [] });
    scene.choose('done');
  });

  it('A Handful ★ deals 1 damage five times, five spaces off; Aluna draws a card', () => {
    const scene = lay({
      pool: one('aluna'),
      rowen: { hand: ['a-handful-2'] },
      enemies: { [RAIDER]: { at: 'V17', armor: 2 }, [BLUE]: { at: 'T16' } },
      heroDecks: { rowen: ['catch'] },
    });
    scene.acts('rowen').altarDice('wathe').choose('play:a-handful-2:play');
    expect(scene.options()).toEqual([RAIDER, BLUE]);
    scene.choose(RAIDER).choose(BLUE).choose(RAIDER).choose(RAIDER).choose(RAIDER);
    scene.choose('yes');
    expect(scene.card(RAIDER)).toMatchObject({ damage: 4, armor: 2 });
    expect(scene.card(BLUE).damage).toBe(1);
    expect(scene.hero('rowen')).toMatchObject({ hand: ['catch'], actions: 2 });
    scene.choose('done');
  });

  it('One for That ★ strikes with one die more, and drives off the enemy that it hurts', () => {
    const answered = (successes: number) => {
      const scene = lay({
        rowen: { hand: ['one-for-that-2'] },
        enemies: { [RAIDER]: { at: 'R18' }, [BLUE]: { at: 'R16' } },
      });
      scene.dice(...faces(successes, 6 - successes));
      scene.run('suffer', { figure: 'sedrin', amount: 1, from: RAIDER, enemy: true });
      return scene.choose('play:one-for-that-2:play');
    };
    const struck = answered(3);
    expect(struck.card(RAIDER).damage).toBe(2);
    expect(struck.options()).toContain('T18');
    struck.choose('T18').expectDone();
    expect(struck.at(RAIDER)).toBe('T18');
    expect(struck.card(BLUE)).toEqual({ spaces: ['R16'] });
    const missed = answered(1);
    expect(missed.card(RAIDER)).toEqual({ spaces: ['R18'] });
  });
});

describe('Rowen’s purse', () => {
  it('Cut Purse ★ strikes with one die more; what hurts brings supply and a card, what kills a find', () => {
    const cut = (successes: number, damage: number) => {
      const scene = lay({
        rowen: { hand: ['cut-purse-2'] },
        enemies: { [RAIDER]: { at: 'U17', damage } },
        tops: { search: ['quiet-incense'] },
        heroDecks: { rowen: ['catch'] },
      });
      scene.acts('rowen').dice(...faces(successes, 6 - successes));
      scene.choose('play:cut-purse-2:play');
      const { area, hand } = structuredClone(scene.hero('rowen'));
      const { supply } = scene.state;
      scene.choose('done').expectDone();
      return { supply, area, hand };
    };
    expect(cut(1, 0)).toEqual({ supply: 0, area: [], hand: [] });
    expect(cut(2, 0)).toEqual({ supply: 1, area: [], hand: ['catch'] });
    // One of the two is for the minion defeated.
    expect(cut(2, 5)).toEqual({ supply: 2, area: ['quiet-incense'], hand: ['catch'] });
  });

  it('Somebody’s Supper ★ feeds a hero nearby, who draws a card; Wathe washes off the threat of each', () => {
    const scene = lay({
      supply: 2,
      pool: one('wathe'),
      rowen: { hand: ['somebodys-supper-2'], damage: 1, threat: 3 },
      sedrin: { damage: 5, threat: 3 },
      heroDecks: { sedrin: ['requiem'] },
    });
    scene.acts('rowen').altarDice('lowek').choose('feat:somebodys-supper-2:play');
    expect(scene.options()).toEqual(['rowen', 'sedrin']);
    scene.choose('sedrin').choose('yes');
    expect(scene.state.supply).toBe(1);
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, threat: 1, hand: ['requiem'] });
    expect(scene.hero('rowen')).toMatchObject({ damage: 1, threat: 1, hand: [], actions: 3 });
    scene.choose('done');
  });

  it('The Thrown Purse ★ sends off the minion that it buys, and comes back where Brase shows', () => {
    const scene = lay({
      supply: 1,
      villain: 'spawned',
      pool: one('brase'),
      rowen: { hand: ['the-thrown-purse-2'] },
      enemies: {
        [RAIDER]: { at: 'V17' },
        [BLUE]: { at: 'V18' },
        'bolx-the-belchlord': { at: ['S19', 'T19', 'S20', 'T20'] },
      },
    });
    scene.acts('rowen').altarDice('wathe').choose('feat:the-thrown-purse-2:play');
    expect(scene.options()).toEqual([RAIDER, BLUE]);
    scene.choose(RAIDER).choose('S17').choose('yes');
    expect(scene.card(RAIDER)).toEqual({ spaces: ['S17'], exhausted: true });
    expect(scene.card(BLUE)).toEqual({ spaces: ['V18'] });
    expect(scene.state.supply).toBe(1);
    expect(scene.hero('rowen')).toMatchObject({ hand: [], actions: 3 });
    scene.choose('done').expectDone();
    const poor = lay({
      pool: five('lowek'),
      rowen: { hand: ['the-thrown-purse-2'] },
      enemies: { [RAIDER]: { at: 'V17' } },
    });
    expect(poor.acts('rowen').options('feat')).toEqual([]);
    poor.choose('done');
  });
});

describe('Rowen as a decoy', () => {
  it('Under the Table ★ swaps her with a minion 3 spaces off; Nethander lets her go, with 1 armor', () => {
    const scene = lay({
      pool: one('nethander'),
      rowen: { hand: ['under-the-table-2'] },
      enemies: {
        [RAIDER]: { at: 'T17' },
        [BLUE]: { at: 'R17' },
        [GREEN]: { at: 'U17' },
      },
    });
    scene.acts('rowen').altarDice('wathe').choose('feat:under-the-table-2:play');
    expect(scene.options()).toEqual([RAIDER, BLUE]);
    scene.choose(RAIDER);
    expect([scene.at('rowen'), scene.hero('rowen').focus]).toEqual(['T17', 1]);
    expect(scene.card(RAIDER)).toEqual({ spaces: ['Q17'], exhausted: true });
    expect(scene.card(BLUE)).toEqual({ spaces: ['R17'] });
    scene.choose('yes').choose('move:V16').choose('stay');
    expect(scene.hero('rowen')).toMatchObject({ at: 'V16', armor: 1, actions: 3 });
    scene.choose('done');
  });

  it('AQ-132: Over Here ★ lets her go 4 spaces, draws the enemy after her, and draws a card', () => {
    const scene = lay({
      pool: five('volkris'),
      rowen: { at: 'R16', hand: ['over-here-2'] },
      enemies: { [RAIDER]: { hero: 'sedrin', at: 'R18' } },
      heroDecks: { rowen: ['catch'] },
    });
    scene.run('react', { hero: 'sedrin' }).choose('play:over-here-2:play').choose('move:V16');
    expect(scene.hero('rowen').hand).toEqual(['catch']);
    // It stands beside Sedrin.
    scene.dice(...faces(2)).choose('U17');
    expect(scene.at(RAIDER)).toBe('U17');
    // 6 inflicted, 2 successes and 1 defense.
    expect(scene.hero('rowen').damage).toBe(3);
    expect(scene.hero('sedrin').damage).toBe(0);
  });
});
