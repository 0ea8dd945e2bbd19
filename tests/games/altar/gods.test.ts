import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../../support/altar.ts';

/** The powers that the story names. */
const told = (s: Scenario): string[] =>
  s.events('power-used').map(({ args }) => `${args.god} ${args.power}`);

describe('what gods can do', () => {
  it('War: protection doesn’t stop warriors, but other enemies', () => {
    const s = scenario({
      realms: { war: {}, light: { inactive: 1, worshippers: ['amazon', 'shepherd'] }, fear: {} },
      hands: { 'seat-1': ['raider', 'wolves'] },
    });
    expect(s.acts('seat-1').options('play')).toEqual(['play:raider:inactive:light']);
    s.end();
  });

  it('War: taking an Altar brings two cards', () => {
    const s = scenario({
      realms: { war: {}, light: { active: 1 }, fear: {} },
      hands: { 'seat-1': ['champion'] },
      top: ['seer', 'mason'],
    });
    s.acts('seat-1').choose('play:champion:active:light');
    expect(s.hand('seat-1')).toEqual(['seer', 'mason']);
    expect(told(s)).toEqual(['war when']);
  });

  it('War: what a protector would have stopped is told with the power', () => {
    const s = scenario({
      realms: { war: {}, light: { active: 1, worshippers: ['amazon'] }, fear: { active: 1 } },
      hands: { 'seat-1': ['champion'] },
      deck: 0,
    });
    s.acts('seat-1').choose('play:champion:active:light');
    expect(told(s)).toEqual(['war pierces']);
  });

  it('Fear: whoever destroys an Altar here discards a card at random', () => {
    const s = scenario({
      realms: { light: {}, fear: { active: 1 }, war: {} },
      hands: { 'seat-1': ['champion', 'seer', 'mason', 'fog'] },
    });
    s.match.random.stacked = [2];
    s.acts('seat-1').choose('play:champion:active:fear');
    expect(s.hand('seat-1')).toEqual(['seer', 'mason']);
    expect(told(s)).toEqual(['fear when']);
  });

  it('a power that can do nothing is not told', () => {
    const s = scenario({
      realms: { light: {}, fear: { active: 1 }, war: {} },
      hands: { 'seat-1': ['champion'] },
    });
    s.acts('seat-1').choose('play:champion:active:fear');
    expect(told(s)).toEqual([]);
  });

  it.each([
    ['ancient', { hand: ['mason'] }],
    ['love', { inactive: 1 }],
    ['darkness', { lost: 3 }],
  ])('a Shrine built for %s does more', (god, more) => {
    const s = scenario({
      realms: { [god]: {}, fear: {}, war: {} },
      hands: { 'seat-1': ['zealot', 'amazon'], 'seat-2': ['seer'], 'seat-3': ['seer', 'scribe'] },
      top: ['mason'],
    });
    s.acts('seat-1').choose(`ritual:${god}:zealot+amazon`);
    const lost = 3 - s.hand('seat-2').length - s.hand('seat-3').length;
    expect({ hand: s.hand('seat-1'), inactive: s.realm(god).inactive, lost }).toEqual({
      hand: [],
      inactive: 0,
      lost: 0,
      ...more,
    });
    expect(told(s)).toEqual([`${god} when`]);
  });

  it('Light: a Shrine built here activates an Altar', () => {
    const s = scenario({
      realms: { light: { inactive: 2 }, fear: {}, war: {} },
      hands: { 'seat-1': ['zealot', 'amazon'] },
    });
    s.acts('seat-1').choose('ritual:light:zealot+amazon');
    expect(s.realm('light')).toMatchObject({ shrines: 1, active: 1, inactive: 1 });
    expect(told(s)).toEqual(['light when']);
    const [power, change] = s
      .events()
      .slice(-2)
      .map(({ type }) => type);
    expect([power, change]).toEqual(['power-used', 'altar-activated']);
  });

  it('Darkness: may draw the top of the discard pile while the deck lasts', () => {
    const layout = {
      realms: { darkness: {}, fear: {}, war: {} },
      row: ['seer.1'],
      discard: ['mason.1', 'raider.1'],
    };
    const s = scenario(layout).turn('seat-1');
    expect(s.options()).toEqual(['deck', 'row:seer', 'discard:raider']);
    s.choose('discard:raider');
    expect(s.hand('seat-1')).toEqual(['raider']);
    expect(s.discarded).toEqual(['mason']);
    expect(told(s)).toEqual(['darkness draws-discard']);
    s.choose('pass');
    const empty = scenario({ ...layout, row: ['seer.1', 'pilgrim.1'], deck: 0 }).turn('seat-1');
    expect(empty.options()).toEqual(['row:seer', 'row:pilgrim']);
    empty.end();
  });

  it('Darkness: draws the top card, also where one alike lies deeper in the pile', () => {
    const discard = ['raider.1', 'mason.1', 'raider.2'];
    const s = scenario({ realms: { darkness: {}, fear: {}, war: {} }, discard }).turn('seat-1');
    s.choose('discard:raider').choose('pass');
    expect(s.state.discard).toEqual(['raider.1', 'mason.1']);
  });

  it('Anger: a loss here brings a card', () => {
    const s = scenario({
      realms: { light: {}, anger: { active: 1, inactive: 1 }, war: {} },
      hands: { 'seat-1': ['champion'] },
      top: ['seer'],
    });
    s.acts('seat-1').choose('play:champion:active:anger');
    expect(s.realm('anger')).toMatchObject({ active: 0, inactive: 1 });
    expect([s.hand('seat-1'), s.hand('seat-2')]).toEqual([[], ['seer']]);
    expect(told(s)).toEqual(['anger when']);
  });

  it('AL-034: a hand that grows in another player’s turn is counted at the end of the own one', () => {
    const six = ['seer', 'pilgrim', 'raider', 'healer', 'amazon', 'zealot'];
    const s = scenario({
      realms: { light: {}, anger: { active: 1 }, war: {} },
      hands: { 'seat-1': ['champion'], 'seat-2': six },
      top: ['fog', 'mason', 'scribe'],
    });
    s.rounds().choose('deck').choose('play:champion:active:anger');
    expect(s.question()).toMatchObject({ seats: ['seat-2'], prompt: { key: 'prompt.draw' } });
    expect(s.hand('seat-2')).toEqual([...six, 'mason']);
    s.choose('deck').choose('pass');
    expect(s.question().choose).toEqual({ min: 2, max: 2 });
    s.end();
  });

  it('Sorrow: who begins to worship here brings a card', () => {
    const s = scenario({
      realms: { sorrow: {}, fear: {}, war: {} },
      hands: { 'seat-1': ['amazon'] },
      top: ['seer'],
    });
    s.acts('seat-1').choose('worship:amazon:sorrow');
    expect(s.hand('seat-1')).toEqual(['seer']);
    expect(told(s)).toEqual(['sorrow when']);
  });

  it('the Earth: an active Altar becomes inactive instead of being destroyed', () => {
    const s = scenario({
      realms: { light: {}, earth: { active: 1 }, war: {} },
      hands: { 'seat-1': ['champion'] },
    });
    s.acts('seat-1').choose('play:champion:active:earth');
    expect(s.realm('earth')).toMatchObject({ active: 0, inactive: 1 });
    expect(told(s)).toEqual(['earth withstands']);
  });

  it('Trickery: taking an Altar takes a card from the hand of whoever lost it', () => {
    const s = scenario({
      realms: { trickery: {}, light: { inactive: 1 }, war: {} },
      hands: { 'seat-1': ['grave-robber'], 'seat-2': ['fog', 'seer'], 'seat-3': ['mason'] },
    });
    s.match.random.stacked = [1];
    s.acts('seat-1').choose('play:grave-robber:light:trickery');
    expect([s.hand('seat-1'), s.hand('seat-2'), s.hand('seat-3')]).toEqual([
      ['seer'],
      ['fog'],
      ['mason'],
    ]);
    expect(told(s)).toEqual(['trickery when']);
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
