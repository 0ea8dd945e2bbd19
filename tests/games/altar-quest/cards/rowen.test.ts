import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../support/altar-quest.ts';
import { faces, five, one, party, settleUntil } from './stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
const TRAP = 'muckstakes.red';

type Has = Partial<Layout['heroes'][string]>;

/** Rowen at the west wall of room 16 and Sedrin beside her; four spaces off is U, five is V. */
const lay = ({ rowen, sedrin, ...more }: Partial<Layout> & { rowen?: Has; sedrin?: Has } = {}) =>
  party({
    ...more,
    heroes: { rowen: { at: 'Q17', ...rowen }, sedrin: { at: 'Q18', ...sedrin } },
  });

/** The same without anybody beside her. */
const solo = ({ rowen, ...more }: Partial<Layout> & { rowen?: Has } = {}) =>
  party({ ...more, heroes: { rowen: { at: 'Q17', ...rowen } } });

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

  it('Aunt Pim’s Hairpins add 3 dice to a task', () => {
    const scene = lay({
      rowen: { area: ['aunt-pims-hairpins'] },
      enemies: { [TRAP]: { hero: 'sedrin', at: 'R17' } },
    });
    scene.acts('rowen').dice(...faces(5));
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

describe('Rowen’s Feats', () => {
  it('The Thrown Purse buys off a minion for 1 supply', () => {
    const purse = (supply: number) => {
      const scene = lay({
        supply,
        villain: 'spawned',
        rowen: { hand: ['the-thrown-purse'] },
        enemies: {
          [RAIDER]: { at: 'U17' },
          [BLUE]: { at: 'V18' },
          'bolx-the-belchlord': { at: ['S18', 'T18', 'S19', 'T19'] },
        },
      });
      return scene.acts('rowen');
    };
    const paid = purse(1).choose('feat:the-thrown-purse:play');
    expect(paid.state.supply).toBe(0);
    expect(paid.card(RAIDER).exhausted).toBe(true);
    expect([BLUE, 'bolx-the-belchlord'].map((card) => paid.card(card).exhausted)).toEqual([
      undefined,
      undefined,
    ]);
    paid.choose('done').expectDone();
    const poor = purse(0);
    expect(poor.options('feat')).toEqual([]);
    poor.choose('done');
  });

  it('Somebody’s Supper feeds her or a hero nearby for 1 supply, and washes off threat where Wathe shows', () => {
    const scene = lay({
      supply: 2,
      pool: one('wathe'),
      rowen: { hand: ['somebodys-supper.1'], damage: 1, threat: 3 },
      sedrin: { damage: 4, threat: 3 },
    });
    scene.acts('rowen').altarDice('lowek').choose('feat:somebodys-supper.1:play');
    expect(scene.options()).toEqual(['rowen', 'sedrin']);
    scene.choose('sedrin').choose('yes');
    expect(scene.state.supply).toBe(1);
    expect(scene.hero('sedrin')).toMatchObject({ damage: 1, threat: 3 });
    expect(scene.hero('rowen')).toMatchObject({ damage: 1, threat: 1 });
    scene.choose('done');
  });

  it('Under the Table swaps her with an enemy beside her and lets her go; Nethander exhausts it', () => {
    const scene = lay({
      pool: one('nethander'),
      rowen: { hand: ['under-the-table'] },
      enemies: { [RAIDER]: { at: 'R17' }, [BLUE]: { at: 'V17' } },
    });
    scene.acts('rowen').altarDice('wathe').choose('feat:under-the-table:play');
    expect([scene.at('rowen'), scene.at(RAIDER)]).toEqual(['R17', 'Q17']);
    scene.choose('move:S17').choose('stay').choose('yes');
    expect(scene.at('rowen')).toBe('S17');
    expect(scene.card(RAIDER).exhausted).toBe(true);
    expect(scene.card(BLUE).exhausted).toBeUndefined();
    scene.choose('done');
  });

  it('Catch has her or a hero within 5 spaces draw a search card', () => {
    const scene = lay({ rowen: { hand: ['catch'] }, tops: { search: ['quiet-incense'] } });
    scene.acts('rowen').choose('feat:catch:play');
    expect(scene.options()).toEqual(['rowen', 'sedrin']);
    scene.choose('sedrin');
    expect(scene.hero('sedrin').area).toEqual(['quiet-incense']);
    expect(scene.hero('rowen').area).toEqual([]);
    scene.choose('done');
  });

  it('AQ-205: Take It Apart works on a trap from four spaces off, or brings 1 supply', () => {
    const tinker = () => {
      const scene = lay({
        rowen: { hand: ['take-it-apart'] },
        enemies: {
          [TRAP]: { hero: 'sedrin', at: 'U17', progress: 1 },
          'muckstakes.blue': { hero: 'sedrin', at: 'V18' },
        },
      });
      return scene.acts('rowen');
    };
    const trap = tinker();
    trap.dice(...faces(4, 1)).choose('feat:take-it-apart:play');
    expect(trap.options()).toEqual(['option:0', 'option:1']);
    trap.choose('option:0');
    expect(trap.hero('sedrin').threats).toEqual(['muckstakes.blue']);
    expect(trap.state.supply).toBe(1);
    expect(trap.hero('rowen').actions).toBe(3);
    trap.choose('done').expectDone();
    const begun = tinker();
    begun
      .dice(...faces(2, 3))
      .choose('feat:take-it-apart:play')
      .choose('option:0');
    expect(begun.card(TRAP).progress).toBe(2);
    expect(begun.state.supply).toBe(0);
    begun.choose('done').expectDone();
    const spring = tinker().choose('feat:take-it-apart:play').choose('option:1');
    expect(spring.state.supply).toBe(1);
    expect(spring.card(TRAP).progress).toBe(1);
    spring.choose('done');
  });

  it('This Way, Quickly moves each hero within 3 spaces up to 2 and gives them 1 focus', () => {
    const scene = lay({ rowen: { hand: ['this-way-quickly'] }, sedrin: { at: 'T18' } });
    scene.acts('rowen').choose('feat:this-way-quickly:play');
    scene.choose('rowen').choose('move:S17').choose('move:V18');
    expect(scene.hero('rowen')).toMatchObject({ at: 'S17', focus: 1, actions: 3 });
    expect(scene.hero('sedrin')).toMatchObject({ at: 'V18', focus: 1 });
    scene.choose('done').expectDone();
    const far = lay({ rowen: { hand: ['this-way-quickly'] }, sedrin: { at: 'U18' } });
    far.acts('rowen').choose('feat:this-way-quickly:play').choose('move:S17');
    expect(far.hero('rowen')).toMatchObject({ at: 'S17', focus: 1 });
    expect(far.hero('sedrin')).toMatchObject({ at: 'U18', focus: 0 });
    far.choose('done');
  });
});

describe('Rowen’s Reactions', () => {
  const blow = (figure: string, amount: number) => ({
    figure,
    amount,
    from: RAIDER,
    enemy: true,
  });

  it('Drop Everything prevents 3 of her damage for another card', () => {
    const drop = (...hand: string[]) =>
      lay({ rowen: { hand }, enemies: { [RAIDER]: { at: 'R17' } } });
    const scene = drop('drop-everything.1', 'catch', 'over-here');
    scene.run('suffer', blow('rowen', 4)).choose('play:drop-everything.1:play').choose('catch');
    expect(scene.hero('rowen')).toMatchObject({ damage: 1, hand: ['over-here'] });
    const alike = drop('drop-everything.1', 'a-handful.1', 'a-handful.2');
    alike.run('suffer', blow('rowen', 4)).choose('play:drop-everything.1:play').expectDone();
    expect(alike.hero('rowen')).toMatchObject({ damage: 1, hand: ['a-handful.2'] });
    const bare = drop('drop-everything.1').run('suffer', blow('rowen', 4));
    expect(bare.hero('rowen').damage).toBe(4);
    const other = drop('drop-everything.1', 'catch').run('suffer', blow('sedrin', 4));
    expect(other.hero('sedrin').damage).toBe(4);
  });

  it('AQ-132: Over Here lets her go first, and the enemy goes for her, not for the nearest', () => {
    const scene = lay({
      pool: five('volkris'),
      rowen: { at: 'S16', hand: ['over-here'] },
      sedrin: { at: 'Q18' },
      enemies: { [RAIDER]: { hero: 'sedrin', at: 'R18' } },
    });
    scene.run('react', { hero: 'sedrin' }).choose('play:over-here:play').choose('move:V16');
    // It stands beside Sedrin.
    scene.dice(...faces(2)).choose('U17');
    expect(scene.at(RAIDER)).toBe('U17');
    // 6 inflicted, 2 successes and 1 defense.
    expect(scene.hero('rowen').damage).toBe(3);
    expect(scene.hero('sedrin').damage).toBe(0);
  });

  it('AQ-132: an enemy that goes for her already can’t be lured, but she may move all the same', () => {
    const scene = solo({
      pool: five('volkris'),
      rowen: { at: 'S16', hand: ['over-here'] },
      enemies: { [RAIDER]: { at: 'R18' } },
    });
    scene.run('react', { hero: 'rowen' }).choose('play:over-here:play').choose('move:V16');
    expect(scene.events('enemy-lured')).toEqual([]);
    scene.end();
  });

  it('One for That strikes the enemy that hurt a hero within 4 spaces', () => {
    const scene = lay({
      rowen: { hand: ['one-for-that'] },
      enemies: { [RAIDER]: { at: 'R18' }, [BLUE]: { at: 'R16' } },
    });
    scene.dice(...faces(3, 2)).run('suffer', blow('sedrin', 1));
    scene.choose('play:one-for-that:play');
    expect(scene.card(RAIDER).damage).toBe(2);
    expect(scene.card(BLUE).damage).toBeUndefined();
    const far = lay({
      rowen: { hand: ['one-for-that'] },
      sedrin: { at: 'V18' },
      enemies: { [RAIDER]: { at: 'U18' } },
    });
    far.run('suffer', blow('sedrin', 1));
    expect(far.hero('rowen').hand).toEqual(['one-for-that']);
  });

  it('While They Look searches the room that she is in, and draws a card where Aluna shows', () => {
    const scene = lay({
      pool: one('aluna'),
      features: { 'room-16': 'locked-chest' },
      rowen: { at: 'Q16', hand: ['while-they-look'] },
      tops: { search: ['quiet-incense'] },
      heroDecks: { rowen: ['catch'] },
    });
    scene.dice(...faces(2, 3)).altarDice('wathe');
    scene.run('window', { occasion: { at: 'room-revealed', character: 'sedrin' } });
    scene.choose('play:while-they-look:play').choose('yes');
    expect(scene.hero('rowen')).toMatchObject({ area: ['quiet-incense'], hand: ['catch'] });
    expect(scene.state.supply).toBe(1);
    expect(scene.card('locked-chest').search).toBe(1);
  });
});
