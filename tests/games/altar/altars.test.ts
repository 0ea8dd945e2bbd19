import { describe, expect, it } from 'vitest';
import { symbolsOf } from '../../../src/games/altar/rules/cards/definition.ts';
import { allFollowers } from '../../../src/games/altar/rules/cards/library.ts';
import { scenario } from '../../support/altar.ts';

describe('Altars', () => {
  it.each(['pilgrim', 'mason', 'dowser', 'prophet'])(
    'AL-047 and L-18: what a %s discovers is inactive',
    (card) => {
      const s = scenario({
        realms: { light: {}, war: {}, fear: {} },
        hands: { 'seat-1': [card] },
        top: ['fog'],
      });
      s.acts('seat-1').choose(`play:${card}:light`);
      expect(s.realm('light')).toMatchObject({ active: 0, inactive: 1 });
      s.end();
    },
  );

  it('L-18: of all followers only those with the Activation symbol make an Altar active', () => {
    const bearers = allFollowers().filter((follower) => symbolsOf(follower).includes('activation'));
    expect(bearers.map(({ id }) => id)).toEqual(['priestess']);
    const others = allFollowers().filter((follower) => !bearers.includes(follower));
    expect(JSON.stringify(others)).not.toContain('"kind":"activate"');
  });

  it('AL-048: inactive Altars are worth nothing', () => {
    const s = scenario({
      realms: { light: { shrines: 1, active: 3 }, war: {}, fear: {} },
      hands: { 'seat-1': ['dowser'] },
    });
    s.acts('seat-1').choose('play:dowser:light');
    expect(s.realm('light').completed).toBe(false);
  });

  it('AL-049: a Priestess turns an inactive Altar to active', () => {
    const s = scenario({
      realms: { light: { inactive: 2 }, war: {}, fear: {} },
      hands: { 'seat-1': ['priestess'] },
    });
    s.acts('seat-1').choose('play:priestess:light');
    expect(s.realm('light')).toMatchObject({ active: 1, inactive: 1 });
  });

  it('L-08: a Priestess without an inactive Altar can’t be chosen', () => {
    const s = scenario({
      realms: { light: { active: 2 }, war: {}, fear: {} },
      hands: { 'seat-1': ['priestess'] },
    });
    expect(s.acts('seat-1').options()).toEqual(['pass']);
    s.end();
  });

  it('AL-050 and L-07: a fifth Altar can’t be discovered, nor stolen', () => {
    const s = scenario({
      realms: { light: { active: 1, inactive: 3 }, war: { inactive: 1 }, fear: {} },
      hands: { 'seat-1': ['pilgrim', 'prophet', 'grave-robber'] },
    });
    expect(s.acts('seat-1').options('play')).toEqual([]);
    s.end();
  });

  it('L-07: two Altars where there is room for one make one', () => {
    const s = scenario({
      realms: { light: { inactive: 3 }, war: { active: 1 }, fear: {} },
      hands: { 'seat-1': ['dowser'] },
    });
    s.acts('seat-1').choose('play:dowser:light');
    expect(s.realm('light').inactive).toBe(4);
  });

  it('AL-051: an Altar leaves a Realm only through a card', () => {
    const s = scenario({
      realms: { light: {}, war: { inactive: 1 }, fear: {} },
      hands: { 'seat-1': ['raider'] },
    });
    s.acts('seat-1').choose('play:raider:inactive:war');
    expect(s.realm('war').inactive).toBe(0);
    expect(s.events('altar-destroyed')).toEqual([
      { type: 'altar-destroyed', args: { god: 'war', side: 'inactive', left: 0, score: 0 } },
    ]);
  });

  it('L-11: active and inactive Altars alike, the first one too, unless the card says which', () => {
    const s = scenario({
      realms: { light: {}, war: { active: 1, inactive: 1 }, fear: { active: 1 } },
      hands: { 'seat-1': ['raider', 'champion', 'wraith'] },
    });
    expect(s.acts('seat-1').options('play')).toEqual([
      'play:raider:inactive:war',
      'play:champion:active:war',
      'play:champion:active:fear',
      'play:wraith:active:war',
      'play:wraith:inactive:war',
      'play:wraith:active:fear',
    ]);
    s.choose('play:champion:active:fear');
    expect(s.realm('fear').active).toBe(0);
  });

  it('L-17: there are Altars for everybody', () => {
    const full = { inactive: 4 };
    const s = scenario({
      realms: { light: {}, war: full, fear: full, anger: full, sorrow: full },
      hands: { 'seat-1': ['dowser'] },
    });
    s.acts('seat-1').choose('play:dowser:light');
    expect(s.realm('light').inactive).toBe(1);
  });
});
