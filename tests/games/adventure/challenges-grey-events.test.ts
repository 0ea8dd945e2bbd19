import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, fight, results, through } from './stage.ts';
import './practice-cards.ts';

/* Unless said otherwise a grey mage meets them: health 4, a melee attack of 1, defense 5, damage 1. */

describe('grey events', () => {
  it.each([
    ['windfall-orchard', 'pale-orchard'],
    ['snowbound-coach', 'frost-cradle'],
    ['bee-tree', 'millers-wood'],
  ])('%s lies at %s when it is drawn', (card, space) => {
    const s = scenario({
      characters: { mage: { space: 'gallows-road' } },
      next: { grey: [card, 'hedge-whelp'] },
    });
    s.dice(3, 1).challenge('mage');
    expect(s.state.locations).toEqual({ [space]: card });
    expect(s.character('mage').bag).toEqual(['hedge-whelp']);
  });

  it('market-week: nobody is attacked', () => {
    const characters = { mage: { space: 'gallows-road' }, warlock: { space: 'gallows-road' } };
    const s = scenario({ characters, global: 'market-week', next: { grey: ['hedge-whelp'] } });
    s.dice(3, 1).challenge('mage');
    // Drawing was the only choice.
    expect(results(s)).toEqual(['opponent-defeated']);
  });

  it('market-week: scrolls and books give a card more', () => {
    const layout = { characters: { mage: { space: 'gallows-road' } }, global: 'market-week' };
    const s = scenario(layout).explore('mage');
    expect(s.hand('mage')).toHaveLength(2);
  });

  it('first-frost: nothing holds anybody', () => {
    const s = scenario({
      characters: { mage: { space: 'gallows-road' } },
      track: [{ card: 'ditch-ghoul', space: 'gallows-road' }],
      global: 'first-frost',
    }).travel('mage', 1);
    expect(s.options('travel').sort()).toEqual(['to:frost-cradle', 'to:undercity']);
    s.end();
  });

  it.each<[string, string[]]>([
    ['other', ['attacker ranged 4+0/4 1']],
    ['starting', ['defender melee 1+1/5 misses', 'attacker melee 4+1/4 1']],
  ])('first-frost: cold fingers shoot badly (%s)', (side, expected) => {
    const fighter = { side: side as 'starting' | 'other', table: { global: 'first-frost' } };
    expect(blows(fight('hedge-whelp', [4, 1], fighter))).toEqual(expected);
  });

  it('harvest-moon: every enemy attacks harder', () => {
    const s = fight('hedge-whelp', [1, 3], { table: { global: 'harvest-moon' } });
    expect(blows(s)[0]).toBe('defender melee 3+2/5 1');
  });

  it('harvest-moon: potions heal one more', () => {
    const s = scenario({
      characters: { mage: { space: 'frost-cradle', damage: 3 } },
      global: 'harvest-moon',
    }).explore('mage');
    s.choose('small-potion');
    expect(s.character('mage').damage).toBe(1);
  });

  it('harvest-moon: the first beast makes a supper', () => {
    const table = { global: 'harvest-moon' };
    const s = fight('sheep-kite', [3, 1], { top: ['portal', 'chill'], table });
    expect(s.hand('mage').sort()).toEqual(['chill', 'portal']);
    expect(s.state.global).toBeNull();
    expect(s.state.challenges.grey.cards.at(-1)).toBe('harvest-moon');
    const other = fight('hedge-whelp', [3, 1], { table });
    expect([other.state.global, other.hand('mage')]).toEqual(['harvest-moon', []]);
  });

  const resolve = (card: string, space: string, standing = {}, more = {}) =>
    scenario({
      characters: { mage: { space, ...standing } },
      locations: { [space]: card },
      ...more,
    });

  it('windfall-orchard: eaten there', () => {
    const s = resolve('windfall-orchard', 'pale-orchard', { damage: 3 }).challenge('mage');
    expect(s.choose('choose:0').character('mage')).toMatchObject({ damage: 1, bag: [] });
    expect(s.state.locations).toEqual({ 'pale-orchard': 'windfall-orchard' });
  });

  it('windfall-orchard: or carried home', () => {
    const s = resolve('windfall-orchard', 'pale-orchard', { damage: 3 }).challenge('mage');
    s.choose('choose:1');
    expect(s.character('mage')).toMatchObject({ damage: 3, bag: ['windfall-orchard'] });
    expect(s.state.locations).toEqual({});
  });

  it('snowbound-coach: what a traveler lost, or an errand', () => {
    const layout = { tokens: ['gold'], elite: ['census'] };
    const finds = resolve('snowbound-coach', 'frost-cradle', {}, layout).challenge('mage');
    expect(finds.choose('choose:0').character('mage').kept).toEqual(['gold.1']);
    const runs = resolve('snowbound-coach', 'frost-cradle', {}, layout).challenge('mage');
    runs.choose('choose:1');
    expect(runs.character('mage').quests.map(({ card }) => card)).toEqual(['census']);
  });

  it('bee-tree: the honey first, then the bear', () => {
    const s = resolve('bee-tree', 'millers-wood', { damage: 3 }).dice(1, 3).challenge('mage');
    expect(blows(s)).toEqual(['defender melee 3+2/5 2', 'attacker melee 1+1/4 misses']);
    // 3, less 2, plus what the bear does.
    expect(s.character('mage').damage).toBe(3);
    expect(s.state.track[0]).toEqual({ card: 'bee-tree', space: 'millers-wood' });
  });

  it('bee-tree: an undefeated bear holds whoever comes', () => {
    const s = scenario({
      characters: { mage: { space: 'millers-wood' } },
      track: [{ card: 'bee-tree', space: 'millers-wood' }],
    }).travel('mage', 2);
    expect(s.options('travel')).toEqual([]);
    s.end();
  });

  const drawn = (card: string, standing = {}, more = {}) =>
    scenario({
      characters: { mage: { space: 'gallows-road', ...standing } },
      next: { grey: [card, 'hedge-whelp'] },
      ...more,
    })
      .dice(3, 1)
      .challenge('mage');

  it('tax-day: an item, or two cards', () => {
    const standing = {
      bag: ['granary-rat'],
      armor: 'headwind',
      hand: ['stroll.1', 'stroll.2', 'chill'],
    };
    const goods = drawn('tax-day', standing).choose('choose:0');
    through(goods.choose('lose:headwind'));
    expect(goods.character('mage')).toMatchObject({
      bag: ['granary-rat', 'hedge-whelp'],
      armor: null,
    });
    expect(goods.hand('mage')).toHaveLength(3);
    const learning = drawn('tax-day', standing).choose('choose:1');
    through(learning.choose('stroll.1', 'chill'));
    expect(learning.character('mage')).toMatchObject({
      bag: ['granary-rat', 'hedge-whelp'],
      armor: 'headwind',
    });
    expect(learning.hand('mage')).toEqual(['stroll']);
  });

  it('lost-peddler: something from the pack, or what fell out of it', () => {
    const pack = drawn(
      'lost-peddler',
      {},
      {
        next: { grey: ['lost-peddler', 'granary-rat', 'hedge-whelp'] },
      },
    ).choose('choose:0');
    expect(pack.character('mage').bag).toEqual(['granary-rat', 'hedge-whelp']);
    const found = drawn('lost-peddler', {}, { tokens: ['bomb', 'gold'] }).choose('choose:1');
    expect(found.character('mage').kept).toEqual(['gold.1']);
    expect(found.state.box).toEqual(['bomb.1']);
  });

  it('stray-dog: a lesson, or a dog', () => {
    const lesson = drawn('stray-dog', { top: ['portal'] }).choose('choose:0');
    expect(through(lesson).hand('mage')).toEqual(['portal']);
    const dog = drawn('stray-dog').choose('choose:1');
    expect(dog.character('mage').bag).toEqual(['stray-dog', 'hedge-whelp']);
  });

  it('barn-dance: everybody learns something', () => {
    const s = scenario({
      characters: { mage: { space: 'gallows-road' }, warlock: { space: 'stormwind' } },
      next: { grey: ['barn-dance', 'hedge-whelp'] },
    });
    through(s.dice(3, 1).challenge('mage'));
    expect([s.hand('mage').length, s.hand('warlock').length]).toEqual([1, 1]);
  });
});
