import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, fight, results, through } from './stage.ts';
import './practice-cards.ts';

/*
 * Unless said otherwise a red mage meets them: health 6, a melee attack of 3, defense 7, damage 1.
 */

/** A card of the mage's that can be played on the way whatever stops her: so she is asked. */
const ON_THE_WAY = 'ponder';

describe('red global events', () => {
  it('truce-of-great-houses: nobody is attacked', () => {
    const characters = {
      mage: { level: 'red' as const, space: 'dragons-roost' },
      warlock: { level: 'red' as const, space: 'dragons-roost' },
    };
    const s = scenario({
      characters,
      global: 'truce-of-great-houses',
      next: { red: ['crowned-pirate'] },
    });
    s.dice(5, 1).challenge('mage');
    // Drawing was the only choice.
    expect(results(s)).toEqual(['opponent-defeated']);
  });

  it('truce-of-great-houses: the doctors are open late', () => {
    const s = scenario({
      characters: { mage: { level: 'red', space: 'skull-isle', damage: 5 } },
      global: 'truce-of-great-houses',
    }).explore('mage');
    s.choose('large-potion');
    expect(s.character('mage').damage).toBe(2);
  });

  it('dragons-stocktaking: nobody is chased', () => {
    const s = scenario({
      characters: { mage: { level: 'red', space: 'dragons-roost' } },
      track: [{ card: 'pit-general', space: 'dragons-roost' }],
      global: 'dragons-stocktaking',
    }).travel('mage', 1);
    expect(s.options('travel').sort()).toEqual(['to:hinter-falls', 'to:rust-flats']);
    s.end();
  });

  it('dragons-stocktaking: and nobody is to lose a scale', () => {
    const s = fight('crowned-pirate', [5, 1], { table: { global: 'dragons-stocktaking' } });
    expect(blows(s)[1]).toBe('attacker melee 5+3/9 misses');
  });

  it('dragons-stocktaking: the first dragon short is a treasure that nobody claims', () => {
    const layout = {
      characters: {
        mage: { level: 'red' as const, space: 'dragons-roost', top: ['portal', 'chill'] },
      },
      global: 'dragons-stocktaking',
    };
    const next = { red: ['drakes-in-formation', 'mirror-fiend'] };
    const s = scenario({ ...layout, next })
      .dice(5, 1)
      .challenge('mage');
    expect(s.character('mage').bag).toEqual(['drakes-in-formation', 'mirror-fiend']);
    expect([s.hand('mage'), s.state.global]).toEqual([['portal'], null]);
    expect(s.state.challenges.red.cards.at(-1)).toBe('dragons-stocktaking');
    const other = scenario({ ...layout, next: { red: ['gate-usher'] } })
      .dice(5, 1)
      .challenge('mage');
    expect(other.character('mage').bag).toEqual(['gate-usher']);
    expect(other.state.global).toBe('dragons-stocktaking');
  });

  it('gate-left-open: whoever waits holds everybody', () => {
    const s = scenario({
      characters: { mage: { level: 'red', space: 'dragons-roost', hand: [ON_THE_WAY] } },
      track: [{ card: 'mirror-fiend', space: 'dragons-roost' }],
      global: 'gate-left-open',
    }).travel('mage', 1);
    expect(s.options()).toEqual(['stay', `play:${ON_THE_WAY}.1`]);
    s.end();
  });

  it('gate-left-open: every enemy attacks harder', () => {
    const s = fight('crowned-pirate', [3, 1], { table: { global: 'gate-left-open' } });
    expect(blows(s)[0]).toBe('defender ranged 1+6/7 2');
  });

  it('gate-left-open: at the gate the first to end a turn lets something out', () => {
    const red = { level: 'red' as const, space: 'demon-gate' };
    const s = scenario({
      characters: { mage: red },
      global: 'gate-left-open',
      next: { red: ['crowned-pirate'] },
    });
    through(s.turn('mage', 0).dice(5, 1).chooseAll('stay', 'book'));
    expect(s.state.global).toBeNull();
    expect(s.state.track[0]).toEqual({ card: 'gate-left-open', space: 'demon-gate' });
  });

  it('gate-left-open: what came to close it holds whoever comes, and from 4 on hits harder', () => {
    const layout = {
      characters: { mage: { level: 'red' as const, space: 'demon-gate', hand: [ON_THE_WAY] } },
      track: [{ card: 'gate-left-open', space: 'demon-gate' }],
    };
    const held = scenario(layout).travel('mage', 1);
    expect(held.options()).toEqual(['stay', `play:${ON_THE_WAY}.1`]);
    held.end();
    const s = through(scenario(layout).dice(5, 4).challenge('mage'));
    expect(blows(s)).toEqual(['defender melee 4+5/7 3', 'attacker melee 5+3/8 1']);
    // There is nothing on the other side of the door.
    expect(s.character('mage').bag).toEqual([]);
    const mild = through(scenario(layout).dice(3, 3).challenge('mage'));
    expect(blows(mild)[0]).toBe('defender melee 3+5/7 2');
  });
});

describe('red location events', () => {
  it.each([
    ['ashen-audience', 'ashen-keep'],
    ['well-guarded-spot', 'skull-isle'],
    ['unattended-hoard', 'dragons-roost'],
  ])('%s lies at %s when it is drawn', (card, space) => {
    const s = scenario({
      characters: { mage: { level: 'red', space: 'demon-gate' } },
      next: { red: [card, 'crowned-pirate'] },
    });
    s.dice(5, 1).challenge('mage');
    expect(s.state.locations).toEqual({ [space]: card });
    expect(s.character('mage').bag).toEqual(['crowned-pirate']);
  });

  const resolve = (card: string, space: string, standing = {}, more = {}) =>
    scenario({
      characters: { mage: { level: 'red', space, ...standing } },
      locations: { [space]: card },
      ...more,
    }).challenge('mage');

  it('ashen-audience: he changes one’s life, or answers', () => {
    const elite = ['census'];
    const life = resolve('ashen-audience', 'ashen-keep', {}, { elite }).choose('choose:0');
    expect(life.character('mage').quests.map(({ card }) => card)).toEqual(elite);
    expect(life.hand('mage')).toEqual([]);
    const top = ['portal', 'chill', 'robes'];
    const answer = resolve('ashen-audience', 'ashen-keep', { top }).choose('choose:1');
    expect(answer.hand('mage').sort()).toEqual([...top].sort());
    expect(answer.character('mage').quests).toEqual([]);
    expect(answer.state.locations).toEqual({ 'ashen-keep': 'ashen-audience' });
  });

  it('well-guarded-spot: what is under the cross costs two points', () => {
    const s = resolve('well-guarded-spot', 'skull-isle', {}, { next: { red: ['mirror-fiend'] } });
    expect(s.character('mage')).toMatchObject({ damage: 2, bag: ['mirror-fiend'] });
    expect(s.state.locations).toEqual({ 'skull-isle': 'well-guarded-spot' });
  });

  const hoard = () =>
    resolve('unattended-hoard', 'dragons-roost', {}, { next: { red: ['mirror-fiend'] } });

  it('unattended-hoard: can be left alone', () => {
    const s = hoard();
    expect(s.options()).toEqual(['do', 'decline']);
    s.choose('decline');
    expect(s.character('mage').bag).toEqual([]);
    expect(s.state.locations).toEqual({ 'dragons-roost': 'unattended-hoard' });
  });

  it('unattended-hoard: or it is attended; on 5 or ★ from afar', () => {
    const near = hoard().dice(3, 4).choose('do');
    expect(near.character('mage').bag).toEqual(['mirror-fiend']);
    through(near);
    expect(blows(near)).toEqual(['defender melee 4+6/7 3', 'attacker melee 3+3/8 misses']);
    expect(near.state.locations).toEqual({});
    expect(near.state.track[0]).toEqual({ card: 'unattended-hoard', space: 'dragons-roost' });
    const far = through(hoard().dice(3, 5).choose('do'));
    expect(blows(far)[0]).toBe('defender ranged 5+6/7 3');
  });
});

describe('red special events', () => {
  const drawn = (card: string, standing = {}, more = {}) =>
    scenario({
      characters: { mage: { level: 'red', space: 'dragons-roost', ...standing } },
      next: { red: [card, 'crowned-pirate'] },
      ...more,
    })
      .dice(5, 1)
      .challenge('mage');

  it('tribute-day: everybody puts something into the basket, out of the bag', () => {
    const s = scenario({
      characters: {
        mage: { level: 'red', space: 'dragons-roost', bag: ['rockfall', 'eel'] },
        warlock: { space: 'stormwind', bag: ['rat'], armor: 'gust' },
      },
      next: { red: ['tribute-day', 'crowned-pirate'] },
    });
    s.dice(5, 1).challenge('mage');
    expect(s.options()).toEqual(['lose:rockfall', 'lose:eel']);
    s.choose('lose:eel');
    expect(s.character('mage').bag).toEqual(['rockfall', 'crowned-pirate']);
    expect(s.character('warlock')).toMatchObject({ bag: [], armor: 'gust' });
  });

  it('funeral-of-an-immortal: everybody feels younger, and learns how it was done', () => {
    const s = scenario({
      characters: {
        mage: { level: 'red', space: 'dragons-roost', damage: 3, top: ['portal'] },
        warlock: { space: 'stormwind', damage: 2, top: ['blood-price'] },
      },
      next: { red: ['funeral-of-an-immortal', 'crowned-pirate'] },
    });
    through(s.dice(5, 1).challenge('mage'));
    expect([s.character('mage').damage, s.character('warlock').damage]).toEqual([1, 0]);
    expect([s.hand('mage'), s.hand('warlock')]).toEqual([['portal'], ['blood-price']]);
  });

  it('offer-of-employment: black livery', () => {
    const s = through(
      drawn('offer-of-employment', { top: ['portal', 'chill'] }).choose('choose:0'),
    );
    // In livery her defense is 6, and the pirate who comes next hits her.
    expect(s.character('mage')).toMatchObject({ side: 'other', damage: 2 });
    expect(s.hand('mage').sort()).toEqual(['chill', 'portal']);
  });

  it('offer-of-employment: or the other envelope', () => {
    const s = drawn('offer-of-employment').choose('choose:1');
    expect(s.character('mage')).toMatchObject({ side: 'starting', damage: 1, hand: [] });
  });

  const papers = ['stroll', 'portal', 'chill'];

  it('unclaimed-inheritance: three documents make an heir', () => {
    const heir = drawn('unclaimed-inheritance', { hand: papers });
    expect(heir.options()).toEqual(['do', 'decline']);
    heir.choose('do');
    expect(heir.discarded('mage').sort()).toEqual([...papers].sort());
    expect(heir.character('mage').bag).toEqual(['unclaimed-inheritance', 'crowned-pirate']);
  });

  it('unclaimed-inheritance: nobody has to be one, and nobody can with two', () => {
    const other = through(drawn('unclaimed-inheritance', { hand: papers }).choose('decline'));
    expect(other.hand('mage')).toEqual(papers);
    expect(other.character('mage').bag).toEqual(['crowned-pirate']);
    const poor = through(drawn('unclaimed-inheritance', { hand: papers.slice(1) }));
    expect(poor.hand('mage')).toEqual(papers.slice(1));
    expect(poor.character('mage').bag).toEqual(['crowned-pirate']);
  });
});
