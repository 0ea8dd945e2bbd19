import { describe, expect, it } from 'vitest';
import { cardText } from '../../../../src/games/altar-quest/card-text.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { lay, solo } from './rowen-stage.ts';
import { faces, five, one } from './stage.ts';

const RAIDER = 'frox-raider.red';
const BLUE = 'frox-raider.blue';
const TRAP = 'muckstakes.red';

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

  it('Under the Table swaps her with a minion beside her and exhausts it; Nethander lets her go', () => {
    const scene = lay({
      pool: one('nethander'),
      rowen: { hand: ['under-the-table'] },
      enemies: { [RAIDER]: { at: 'R17' }, [BLUE]: { at: 'S17' } },
    });
    scene.acts('rowen').altarDice('wathe').choose('feat:under-the-table:play');
    expect(scene.at('rowen')).toBe('R17');
    expect(scene.card(RAIDER)).toEqual({ spaces: ['Q17'], exhausted: true });
    expect(scene.card(BLUE)).toEqual({ spaces: ['S17'] });
    scene.choose('yes').choose('move:T16').choose('stay');
    expect(scene.hero('rowen')).toMatchObject({ at: 'T16', actions: 3 });
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

  it('AQ-132: Over Here draws away the enemy that it answers, and no other', () => {
    const scene = lay({
      pool: five('volkris'),
      rowen: { at: 'S16', hand: ['over-here'] },
      sedrin: { at: 'Q19' },
      enemies: {
        [RAIDER]: { hero: 'sedrin', at: 'R18' },
        [BLUE]: { hero: 'sedrin', at: 'Q18' },
      },
    });
    scene.run('react', { hero: 'sedrin' }).choose('play:over-here:play').choose('move:V16');
    scene.dice(...faces(2), ...faces(3)).choose('U17');
    expect(scene.events('enemy-lured').map(({ args }) => args)).toEqual([
      { enemy: RAIDER, hero: 'rowen' },
    ]);
    // 6 inflicted on each: 2 successes of Rowen, 3 of Sedrin, and 1 defense.
    expect(scene.hero('rowen').damage).toBe(3);
    expect(scene.at(BLUE)).toBe('Q18');
    expect(scene.hero('sedrin').damage).toBe(2);
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
      cards: { 'locked-chest': { search: 0 } },
      rowen: { at: 'Q16', hand: ['while-they-look'] },
      tops: { search: ['quiet-incense'] },
      heroDecks: { rowen: ['catch'] },
    });
    scene.dice(...faces(2, 3)).altarDice('wathe');
    const { text } = cardText(definition('while-they-look'), loadTexts());
    expect(text).toContain('SEARCH Agility in your room');
    scene.run('window', { occasion: { at: 'room-revealed', character: 'sedrin' } });
    scene.choose('play:while-they-look:play').choose('yes');
    expect(scene.hero('rowen')).toMatchObject({ area: ['quiet-incense'], hand: ['catch'] });
    expect(scene.state.supply).toBe(1);
    expect(scene.card('locked-chest').search).toBe(1);
  });
});
