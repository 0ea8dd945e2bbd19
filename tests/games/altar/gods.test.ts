import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/altar.ts';

describe('what gods can do', () => {
  it('War: protection doesn’t stop warriors, but other enemies', () => {
    const s = scenario({
      realms: { war: {}, light: { inactive: 1, worshippers: ['amazon', 'shepherd'] }, fear: {} },
      hands: { 'seat-1': ['raider', 'wolves'] },
    });
    expect(s.acts('seat-1').options('play')).toEqual(['play:raider:inactive:light']);
    s.end();
  });

  it('War: taking an Altar brings a card', () => {
    const s = scenario({
      realms: { war: {}, light: { inactive: 1 }, fear: {} },
      hands: { 'seat-1': ['raider'] },
      top: ['seer', 'mason'],
    });
    s.acts('seat-1').choose('play:raider:inactive:light');
    expect(s.hand('seat-1')).toEqual(['seer']);
  });

  it('Fear: whoever destroys an Altar here discards two cards at random', () => {
    const s = scenario({
      realms: { light: {}, fear: { inactive: 1 }, war: {} },
      hands: { 'seat-1': ['raider', 'seer', 'mason', 'fog'] },
    });
    s.match.random.stacked = [2, 0];
    s.acts('seat-1').choose('play:raider:inactive:fear');
    expect(s.hand('seat-1')).toEqual(['mason']);
  });

  it('Light: a Shrine built here activates an Altar', () => {
    const s = scenario({
      realms: { light: { inactive: 2 }, fear: {}, war: {} },
      hands: { 'seat-1': ['zealot', 'amazon'] },
    });
    s.acts('seat-1').choose('ritual:light:zealot+amazon');
    expect(s.realm('light')).toMatchObject({ shrines: 1, active: 1, inactive: 1 });
  });

  it('Darkness: may draw the top of the discard pile while the deck lasts', () => {
    const layout = {
      realms: { darkness: {}, fear: {}, war: {} },
      row: ['seer.1'],
      discard: ['mason.1', 'raider.1'],
    };
    const s = scenario(layout).turn('seat-1');
    expect(s.options()).toEqual(['deck', 'row:seer.1', 'discard:raider.1']);
    s.choose('discard:raider.1');
    expect(s.hand('seat-1')).toEqual(['raider']);
    expect(s.discarded).toEqual(['mason']);
    s.choose('pass');
    const empty = scenario({ ...layout, row: ['seer.1', 'pilgrim.1'], deck: 0 }).turn('seat-1');
    expect(empty.options()).toEqual(['row:seer.1', 'row:pilgrim.1']);
    empty.end();
  });

  it('Anger: a loss here activates another Altar', () => {
    const s = scenario({
      realms: { light: {}, anger: { active: 1, inactive: 1 }, war: {} },
      hands: { 'seat-1': ['champion'] },
    });
    s.acts('seat-1').choose('play:champion:active:anger');
    expect(s.realm('anger')).toMatchObject({ active: 1, inactive: 0 });
  });

  it('Sorrow: who begins to worship here brings a card', () => {
    const s = scenario({
      realms: { sorrow: {}, fear: {}, war: {} },
      hands: { 'seat-1': ['amazon'] },
      top: ['seer'],
    });
    s.acts('seat-1').choose('worship:amazon:sorrow');
    expect(s.hand('seat-1')).toEqual(['seer']);
  });

  it('the Earth: an active Altar becomes inactive instead of being destroyed', () => {
    const s = scenario({
      realms: { light: {}, earth: { active: 1 }, war: {} },
      hands: { 'seat-1': ['champion'] },
    });
    s.acts('seat-1').choose('play:champion:active:earth');
    expect(s.realm('earth')).toMatchObject({ active: 0, inactive: 1 });
  });

  it('Trickery: taking an Altar brings a card', () => {
    const s = scenario({
      realms: { trickery: {}, light: { inactive: 1 }, war: {} },
      hands: { 'seat-1': ['grave-robber'] },
      top: ['seer', 'mason'],
    });
    s.acts('seat-1').choose('play:grave-robber:light:trickery');
    expect(s.hand('seat-1')).toEqual(['seer']);
  });

  it('a power belongs to the god, not to the player’s other one', () => {
    const s = scenario({
      realms: {
        light: { seat: 'seat-1', inactive: 1 },
        sorrow: { seat: 'seat-1', inactive: 1 },
        fear: { seat: 'seat-2' },
        war: { seat: 'seat-2' },
      },
      hands: { 'seat-1': ['zealot', 'amazon', 'healer'] },
    });
    s.acts('seat-1').choose('ritual:sorrow:zealot+amazon').choose('worship:healer:light');
    expect(s.realm('light').inactive).toBe(1);
    expect(s.realm('sorrow').inactive).toBe(1);
    expect(s.hand('seat-1')).toEqual([]);
  });
});
