import { describe, expect, it } from 'vitest';
import { lay } from './rowen-stage.ts';
import { faces, one, settleUntil } from './stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
const TRAP = 'muckstakes.red';

describe('Rowen', () => {
  it('moves up to 3 spaces for the die that shows Lowek, once a round', () => {
    const scene = lay({ pool: one('lowek'), rowen: { area: ['rowen'] } });
    scene.acts('rowen').altarDice('lowek').choose('use:rowen:exhaust');
    expect(scene.steps('T16')).toBe(3);
    expect(scene.steps('U16')).toBeNull();
    scene.choose('move:T16');
    expect(scene.hero('rowen')).toMatchObject({ at: 'T16', actions: 3 });
    expect(scene.card('rowen').exhausted).toBe(true);
    expect(scene.options('use')).toEqual([]);
    scene.choose('done');
  });
});

describe('Rowen’s Equipment', () => {
  it('The Eleven strikes four spaces off with a die less, and once more where Volkris shows', () => {
    const scene = lay({
      pool: one('volkris'),
      rowen: { area: ['the-eleven'] },
      enemies: { [RAIDER]: { at: 'U17' }, [BLUE]: { at: 'V18' } },
    });
    scene
      .acts('rowen')
      .dice(...faces(3, 1))
      .altarDice('wathe');
    scene.choose('action:the-eleven:action').choose('yes');
    // Three successes against 1 defense, and the second knife.
    expect(scene.card(RAIDER).damage).toBe(3);
    expect(scene.card(BLUE).damage).toBeUndefined();
    scene.choose('done');
  });

  it('Aunt Pim’s Hairpins add 2 dice to a search', () => {
    const scene = lay({
      features: { 'room-16': 'locked-chest' },
      cards: { 'locked-chest': { search: 0 } },
      rowen: { at: 'Q16', area: ['aunt-pims-hairpins'] },
      tops: { search: ['quiet-incense'] },
    });
    const test = { hero: 'rowen', kind: 'search', attribute: 'agility', bonus: 0 };
    scene.dice(...faces(2, 5)).run('test', { ...test, difficulty: null, card: 'locked-chest' });
    expect(scene.options()).toEqual(['use:aunt-pims-hairpins:search', 'pass']);
    scene.choose('use:aunt-pims-hairpins:search');
    expect(scene.events('dice-rolled')[0]?.args).toMatchObject({ dice: 7 });
    expect(scene.hero('rowen').area).toContain('quiet-incense');
    expect(scene.state.supply).toBe(1);
    expect(scene.card('aunt-pims-hairpins').exhausted).toBe(true);
  });

  it('Aunt Pim’s Hairpins add 2 dice to a task', () => {
    const scene = lay({
      rowen: { area: ['aunt-pims-hairpins'] },
      enemies: { [TRAP]: { hero: 'sedrin', at: 'R17' } },
    });
    scene.acts('rowen').dice(...faces(0, 2), ...faces(5));
    scene.choose('interact:muckstakes.red:interact');
    expect(scene.options()).toEqual(['use:aunt-pims-hairpins:task', 'pass']);
    scene.choose('use:aunt-pims-hairpins:task');
    // 5 successes against difficulty 1 are the 4 progress that it takes.
    expect(scene.hero('sedrin').threats).toEqual([]);
    expect(scene.state.supply).toBe(1);
    scene.choose('done');
  });
});

describe('Rowen’s Actions', () => {
  it('Throw and Go strikes with one die more and lets her go', () => {
    const scene = lay({
      rowen: { at: 'S17', hand: ['throw-and-go.1'] },
      enemies: { [RAIDER]: { at: 'U17' } },
    });
    scene.acts('rowen').dice(...faces(4, 2));
    scene.choose('play:throw-and-go.1:play');
    expect(scene.card(RAIDER).damage).toBe(3);
    scene.choose('move:Q16').choose('stay');
    expect(scene.hero('rowen')).toMatchObject({ at: 'Q16', actions: 2 });
    scene.choose('done');
  });

  it('Cut Purse gives 1 supply when it hurts, and a search card when it kills', () => {
    const cut = (successes: number, damage: number) => {
      const scene = lay({
        rowen: { hand: ['cut-purse.1'] },
        enemies: { [RAIDER]: { at: 'U17', damage } },
        tops: { search: ['quiet-incense'] },
      });
      scene.acts('rowen').dice(...faces(successes, 5 - successes));
      scene.choose('play:cut-purse.1:play').choose('done').expectDone();
      const found = scene.hero('rowen').area.includes('quiet-incense');
      return { supply: scene.state.supply, found };
    };
    expect(cut(1, 0)).toEqual({ supply: 0, found: false });
    expect(cut(2, 0)).toEqual({ supply: 1, found: false });
    // One of the two is for the minion defeated.
    expect(cut(2, 5)).toEqual({ supply: 2, found: true });
  });

  it('A Handful deals 1 damage four times, to whom she likes, whatever they wear', () => {
    const scene = lay({
      rowen: { hand: ['a-handful.1'] },
      enemies: {
        [RAIDER]: { at: 'U17', armor: 2 },
        [BLUE]: { at: 'T16' },
        'frox-raider.green': { at: 'V18' },
      },
    });
    scene.acts('rowen').choose('play:a-handful.1:play');
    expect(scene.options()).toEqual([RAIDER, BLUE]);
    scene.choose(RAIDER).choose(BLUE).choose(RAIDER).choose(RAIDER);
    expect(scene.card(RAIDER)).toMatchObject({ damage: 3, armor: 2 });
    expect(scene.card(BLUE).damage).toBe(1);
    expect(scene.card('frox-raider.green').damage).toBeUndefined();
    scene.choose('done');
  });

  it('Back of the Knee strikes with one die more, and with four at an exhausted enemy', () => {
    const dice = (enemy: string) => {
      const scene = lay({
        rowen: { hand: ['back-of-the-knee'] },
        enemies: {
          [RAIDER]: { at: 'U17', exhausted: true },
          [BLUE]: { at: 'T16' },
          'frox-raider.green': { at: 'V18' },
        },
      });
      scene.acts('rowen').choose('play:back-of-the-knee:play');
      expect(scene.options()).toEqual([RAIDER, BLUE]);
      scene.choose(enemy);
      settleUntil(scene, 'prompt.act');
      scene.choose('done').expectDone();
      return scene.events('dice-rolled')[0]?.args?.dice;
    };
    expect([dice(RAIDER), dice(BLUE)]).toEqual([9, 6]);
  });

  it('Everything She Has deals 2 damage to each enemy within 4 spaces', () => {
    const scene = lay({
      rowen: { hand: ['everything-she-has'] },
      enemies: {
        [RAIDER]: { at: 'U17' },
        [BLUE]: { at: 'T16' },
        'frox-raider.green': { at: 'V18' },
      },
    });
    scene.acts('rowen').choose('play:everything-she-has:play');
    expect([RAIDER, BLUE].map((card) => scene.card(card).damage)).toEqual([2, 2]);
    expect(scene.card('frox-raider.green').damage).toBeUndefined();
    scene.choose('done');
  });

  it('Nothing Is Locked brings two search cards; failed, it draws a card; Brase adds 1 supply', () => {
    const pick = (successes: number) => {
      const scene = lay({
        pool: one('brase'),
        rowen: { hand: ['nothing-is-locked'] },
        tops: { search: ['quiet-incense', 'lamp-oil'] },
        heroDecks: { rowen: ['catch'] },
      });
      scene
        .acts('rowen')
        .dice(...faces(successes, 5 - successes))
        .altarDice('wathe');
      scene.choose('play:nothing-is-locked:play').choose('yes');
      const { area, hand } = scene.hero('rowen');
      const brought = { area: [...area], hand: [...hand], supply: scene.state.supply };
      scene.choose('done').expectDone();
      return brought;
    };
    expect(pick(4)).toEqual({ area: ['quiet-incense', 'lamp-oil'], hand: [], supply: 1 });
    expect(pick(3)).toEqual({ area: [], hand: ['catch'], supply: 1 });
  });

  it('Second Left, Then Down exhausts and sends off two enemies; failed, it brings 1 supply', () => {
    const tell = (successes: number) => {
      const scene = lay({
        rowen: { hand: ['second-left-then-down'] },
        enemies: {
          [RAIDER]: { at: 'R17' },
          [BLUE]: { at: 'S16' },
          'frox-raider.green': { at: 'V18' },
        },
      });
      scene.acts('rowen').dice(...faces(successes, 4 - successes));
      return scene.choose('play:second-left-then-down:play');
    };
    const passed = tell(3);
    expect(passed.options()).toEqual([RAIDER, BLUE]);
    passed.choose(RAIDER);
    expect(passed.options()).not.toContain('V17');
    passed.choose('U17').choose(BLUE).choose('stay');
    expect(passed.card(RAIDER)).toEqual({ spaces: ['U17'], exhausted: true });
    expect(passed.card(BLUE)).toEqual({ spaces: ['S16'], exhausted: true });
    expect(passed.card('frox-raider.green')).toEqual({ spaces: ['V18'] });
    expect(passed.state.supply).toBe(0);
    passed.choose('done').expectDone();
    const failed = tell(2);
    expect(failed.state.supply).toBe(1);
    expect(failed.card(RAIDER)).toEqual({ spaces: ['R17'] });
    failed.choose('done');
  });

  it('From the Doorway moves her, and hurts more as long as no enemy is within 2 spaces', () => {
    const scene = lay({ rowen: { hand: ['from-the-doorway'] } });
    scene.acts('rowen').choose('play:from-the-doorway:play').choose('move:T17');
    expect(scene.hero('rowen')).toMatchObject({
      at: 'T17',
      actions: 2,
      area: ['from-the-doorway'],
    });
    scene.choose('done').expectDone();
    const strike = (near: string) => {
      const fight = lay({
        rowen: { hand: ['cut-purse.1'], area: ['from-the-doorway'] },
        enemies: { [RAIDER]: { at: 'U17' }, [BLUE]: { at: near } },
      });
      fight.acts('rowen').dice(...faces(2, 3));
      fight.choose('play:cut-purse.1:play').choose(RAIDER).choose('done').expectDone();
      return fight.card(RAIDER).damage;
    };
    expect([strike('T17'), strike('S17')]).toEqual([2, 1]);
  });

  it('Felt Soles draw a card, and carry her a space farther with each Move action', () => {
    const scene = lay({ rowen: { hand: ['felt-soles'] }, heroDecks: { rowen: ['catch'] } });
    scene.acts('rowen');
    expect([scene.cost('T17'), scene.cost('U17')]).toEqual([1, 2]);
    scene.choose('play:felt-soles:play');
    expect(scene.hero('rowen')).toMatchObject({ hand: ['catch'], area: ['felt-soles'] });
    expect([scene.cost('U17'), scene.cost('V17')]).toEqual([1, 2]);
    scene.choose('done');
  });
});
