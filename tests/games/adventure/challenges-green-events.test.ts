import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, fight, results, through } from './stage.ts';
import './practice-cards.ts';

/* Unless said otherwise a green mage meets them: health 4, a melee attack of 2, defense 6, damage 1. */

describe('green events', () => {
  it.each([
    ['signal-fire', 'fog-hollow'],
    ['peat-cutters-find', 'peat-fens'],
    ['widows-table', 'widows-wood'],
  ])('%s lies at %s when it is drawn', (card, space) => {
    const s = scenario({
      characters: { mage: { level: 'green', space: 'silver-mere' } },
      next: { green: [card, 'grave-crow'] },
    });
    s.dice(3, 1).challenge('mage');
    expect(s.state.locations).toEqual({ [space]: card });
    expect(s.character('mage').bag).toEqual(['grave-crow']);
  });

  it('all-souls-week: every undefeated encounter holds', () => {
    const s = scenario({
      characters: { mage: { space: 'gallows-road' } },
      track: [{ card: 'lizard', space: 'gallows-road' }],
      global: 'all-souls-week',
    }).travel('mage', 2);
    expect(s.options('travel')).toEqual([]);
    s.end();
  });

  it('all-souls-week: the first of the dead at rest is a rest for all', () => {
    const table = { global: 'all-souls-week' };
    const mage = { damage: 3, top: ['portal'], table };
    const s = fight('grave-candle', [3, 1], mage);
    expect(s.character('mage')).toMatchObject({ damage: 1, bag: ['grave-candle'] });
    expect([s.hand('mage'), s.state.global]).toEqual([['portal'], null]);
    const other = fight('grave-crow', [3, 1], mage);
    expect(other.character('mage').damage).toBe(3);
    expect([other.hand('mage'), other.state.global]).toEqual([[], 'all-souls-week']);
  });

  it('washed-out-roads: nothing flies', () => {
    const s = scenario({
      characters: { mage: { level: 'green', space: 'raiders-march', damage: 1 } },
      global: 'washed-out-roads',
    }).explore('mage');
    // Only the small potion could be activated.
    expect(s.character('mage')).toMatchObject({ space: 'raiders-march', damage: 0 });
  });

  it.each([
    ['silver-mere', 1],
    ['gallows-road', 2],
  ])('washed-out-roads: the mud of green spaces (%s)', (space, movement) => {
    const s = scenario({
      characters: { mage: { level: 'green', space } },
      global: 'washed-out-roads',
    });
    expect(s.turn('mage', 2).question().prompt.args).toMatchObject({ movement });
    s.end();
  });

  it('washed-out-roads: whoever stays at the broken bridge mends it', () => {
    const s = scenario({
      characters: { mage: { level: 'green', space: 'broken-bridge' } },
      global: 'washed-out-roads',
      next: { green: ['lost-patrol'] },
    });
    s.turn('mage', 0).dice(1, 1).chooseAll('stay', 'scroll');
    through(s);
    expect(s.character('mage').bag).toEqual(['washed-out-roads']);
    expect(s.state.global).toBeNull();
  });

  it('washed-out-roads: a bridgewright’s medal opens doors in cities, once a turn', () => {
    const layout = (space: string) => ({
      characters: { mage: { level: 'green' as const, space, bag: ['washed-out-roads'] } },
    });
    const s = scenario(layout('ironforge')).travel('mage', 1);
    s.choose('use:washed-out-roads');
    expect(s.question().prompt.args).toMatchObject({ movement: 2 });
    expect(s.options('use')).toEqual(['drink:swiftness:washed-out-roads']);
    expect(s.character('mage').bag).toEqual(['washed-out-roads']);
    s.end();
    const outside = scenario(layout('silver-mere')).travel('mage', 1);
    expect(outside.options('use')).toEqual(['drink:swiftness:washed-out-roads']);
    outside.end();
  });

  const rivals = (mage = {}, warlock = {}) => ({
    mage: { level: 'green' as const, space: 'silver-mere', ...mage },
    warlock: { level: 'green' as const, space: 'silver-mere', ...warlock },
  });

  it('feud-season: neighbours hit harder, and the first blow that settles it ends it', () => {
    const s = scenario({ characters: rivals({}, { damage: 4 }), global: 'feud-season' });
    s.dice(4, 1).challenge('mage').choose('attack:warlock');
    // The warlock shoots first, 1 + 2 against 6; he has 2 of his 6 health left.
    expect(blows(s)).toEqual(['defender ranged 1+2/6 misses', 'attacker melee 4+2/5 2']);
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.character('mage').bag).toEqual(['feud-season']);
    expect(s.state.global).toBeNull();
  });

  it('feud-season: nobody else feels it', () => {
    const s = fight('grave-crow', [3, 4], { table: { global: 'feud-season' } });
    expect(blows(s)).toEqual(['defender ranged 4+2/6 1', 'attacker melee 3+2/5 1']);
  });

  it('feud-season: a ring of peace, among characters only', () => {
    const s = scenario({ characters: rivals({}, { bag: ['feud-season'] }) });
    s.dice(3, 1).challenge('mage').choose('attack:warlock');
    expect(blows(s)[1]).toBe('attacker melee 3+2/6 misses');
    const other = fight('grave-crow', [1, 4], { bag: ['feud-season'] });
    expect(blows(other)[0]).toBe('defender ranged 4+2/6 1');
  });

  const resolve = (card: string, space: string, standing = {}, more = {}) =>
    scenario({
      characters: { mage: { level: 'green', space, ...standing } },
      locations: { [space]: card },
      ...more,
    });

  it('signal-fire: a way into any city, or the news', () => {
    const rescue = resolve('signal-fire', 'fog-hollow').challenge('mage').choose('choose:0');
    expect(rescue.options()).toEqual(['undercity', 'ironforge', 'stormwind']);
    rescue.choose('ironforge');
    expect(rescue.character('mage').space).toBe('ironforge');
    const news = resolve('signal-fire', 'fog-hollow', { top: ['chill', 'portal'] });
    news.challenge('mage').choose('choose:1');
    expect(news.hand('mage').sort()).toEqual(['chill', 'portal']);
    expect(news.state.locations).toEqual({ 'fog-hollow': 'signal-fire' });
  });

  it('peat-cutters-find: a treasure, and then its king', () => {
    const next = { green: ['landslip'] };
    const s = resolve('peat-cutters-find', 'peat-fens', {}, { next }).dice(2, 2);
    s.challenge('mage');
    // His die shows 2: a point before either strikes.
    expect(s.events('damaged').map(({ args }) => args.amount)).toEqual([1]);
    expect(blows(s)).toEqual(['defender melee 2+3/6 misses', 'attacker melee 2+2/6 misses']);
    expect(s.character('mage')).toMatchObject({ bag: ['landslip'], damage: 1 });
    expect(s.state.track[0]).toEqual({ card: 'peat-cutters-find', space: 'peat-fens' });
    expect(s.state.locations).toEqual({});
  });

  it('peat-cutters-find: the king holds whoever comes, and leaves nothing behind', () => {
    const layout = {
      characters: { mage: { level: 'green' as const, space: 'peat-fens' } },
      track: [{ card: 'peat-cutters-find', space: 'peat-fens' }],
    };
    const held = scenario(layout).travel('mage', 2);
    expect(held.options('travel')).toEqual([]);
    held.end();
    const s = scenario(layout).dice(6, 3).challenge('mage');
    expect(blows(s)).toEqual(['defender melee 3+3/6 2', 'attacker melee 6+2/6 1']);
    expect(s.character('mage').bag).toEqual([]);
    expect(s.state.challenges.green.cards.at(-1)).toBe('peat-cutters-find');
  });

  it('widows-table: soup, or an opinion', () => {
    const standing = { damage: 3, diseases: ['disease'], top: ['portal'] };
    const sits = resolve('widows-table', 'widows-wood', { level: 'yellow', damage: 4 });
    expect(sits.challenge('mage').choose('choose:0').character('mage').damage).toBe(1);
    const hears = resolve('widows-table', 'widows-wood', { ...standing, damage: 2 });
    hears.challenge('mage').choose('choose:1');
    expect(hears.character('mage')).toMatchObject({ damage: 2, diseases: [] });
    expect(hears.hand('mage')).toEqual(['portal']);
  });

  const drawn = (card: string, standing = {}, more = {}, dice = [3, 1]) =>
    scenario({
      characters: { mage: { level: 'green', space: 'silver-mere', ...standing } },
      next: { green: [card, 'grave-crow'] },
      ...more,
    })
      .dice(...dice)
      .challenge('mage');

  it('moved-signpost: somebody else is led astray', () => {
    const characters = {
      mage: { level: 'green' as const, space: 'silver-mere' },
      warlock: { space: 'stormwind' },
    };
    const s = scenario({ characters, next: { green: ['moved-signpost', 'grave-crow'] } });
    s.dice(3, 1).challenge('mage');
    expect(s.options().sort()).toEqual(
      ['frost-cradle', 'goldfields', 'ironforge', 'millers-wood', 'tinkers-vale'].map(
        (space) => `warlock:${space}`,
      ),
    );
    s.choose('warlock:goldfields');
    expect(s.character('warlock').space).toBe('goldfields');
    expect(s.character('mage').space).toBe('silver-mere');
  });

  it('unmarked-grave: what lies in it, or what one had thought buried', () => {
    const found = drawn('unmarked-grave', { discard: ['portal'] }, { tokens: ['gold', 'bomb'] });
    found.choose('choose:0');
    expect(found.character('mage').kept).toEqual(['gold.1']);
    expect(found.state.box).toEqual(['bomb.1']);
    const remembered = drawn('unmarked-grave', { discard: ['portal'] }).choose('choose:1');
    expect(through(remembered).hand('mage')).toEqual(['portal']);
  });

  it('funeral-procession: everybody feels better, and forgets something', () => {
    const characters = {
      mage: {
        level: 'green' as const,
        space: 'silver-mere',
        damage: 2,
        hand: ['stroll', 'chill'],
      },
      warlock: { space: 'stormwind', damage: 1, hand: ['blood-price', 'way-out'] },
    };
    const s = scenario({ characters, next: { green: ['funeral-procession', 'grave-crow'] } });
    // By chance, the second card of each.
    through(s.dice(1, 1, 3, 1).challenge('mage'));
    expect(s.events('healed').map(({ args }) => [args.character, args.amount])).toEqual([
      ['mage', 1],
      ['warlock', 1],
    ]);
    expect([s.hand('mage'), s.hand('warlock')]).toEqual([['chill'], ['blood-price']]);
    expect([s.character('mage').damage, s.character('warlock').damage]).toEqual([1, 0]);
  });

  it('sealed-crate: something out of the bag for something out of the crate', () => {
    const next = { green: ['sealed-crate', 'landslip', 'grave-crow'] };
    const mage = { bag: ['bog-eel', 'fen-hag'], weapon: 'hedge-knight' };
    // The second of two.
    const s = drawn('sealed-crate', mage, { next }, [2, 3, 1]);
    expect(s.character('mage').bag).toEqual(['bog-eel', 'landslip', 'grave-crow']);
    const bare = drawn('sealed-crate', { weapon: 'hedge-knight' }, { next });
    expect(bare.character('mage')).toMatchObject({
      bag: ['landslip', 'grave-crow'],
      weapon: 'hedge-knight',
    });
  });
});
