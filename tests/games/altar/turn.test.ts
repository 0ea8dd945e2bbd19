import { describe, expect, it } from 'vitest';
import { followerOf } from '../../../src/games/altar/rules/terms.ts';
import { scenario } from '../../support/altar.ts';

const THREE = { light: { inactive: 1 }, war: { inactive: 1 }, fear: { inactive: 1 } };
const TWO = {
  light: { inactive: 1, seat: 'seat-1' },
  war: { seat: 'seat-1' },
  fear: { inactive: 1, seat: 'seat-2' },
  anger: { seat: 'seat-2' },
};
const ROW = ['seer.1', 'pilgrim.1', 'raider.1', 'healer.1'];

describe('drawing', () => {
  it('AL-025 and AL-026: first a card: any face-up one or the top of the deck', () => {
    const s = scenario({ realms: THREE, row: ROW, top: ['amazon.1'] });
    expect(s.turn('seat-1').options()).toEqual([
      'deck',
      ...ROW.map((card) => `row:${followerOf(card)}`),
    ]);
    s.choose('deck');
    expect(s.hand('seat-1')).toEqual(['amazon']);
    expect(s.options()).toEqual(['worship:amazon:light', 'pass', 'hold']);
    s.choose('pass');
  });

  it('AL-027: a face-up card is replaced at once', () => {
    const s = scenario({ realms: THREE, row: ROW, top: ['amazon.1'] });
    s.turn('seat-1').choose('row:pilgrim');
    expect(s.hand('seat-1')).toEqual(['pilgrim']);
    expect(s.state.row).toEqual(['seer.1', 'raider.1', 'healer.1', 'amazon.1']);
    s.choose('pass');
  });

  it('AL-022 and AL-023: two players draw two cards and fill the row after both', () => {
    const row = [...ROW, 'zealot.1'];
    const s = scenario({ realms: TWO, row, top: ['amazon.1', 'exorcist.1'] });
    s.turn('seat-1').choose('row:pilgrim');
    expect(s.state.row).toEqual(['seer.1', 'raider.1', 'healer.1', 'zealot.1']);
    expect(s.options()).toHaveLength(5);
    s.choose('deck');
    expect(s.hand('seat-1')).toEqual(['pilgrim', 'amazon']);
    expect(s.state.row).toEqual(['seer.1', 'raider.1', 'healer.1', 'zealot.1', 'exorcist.1']);
    s.choose('pass');
  });

  it('L-13: nobody may go without a card while there is one', () => {
    const s = scenario({ realms: THREE, row: ['seer.1'], deck: 0 });
    s.turn('seat-1');
    expect(s.hand('seat-1')).toEqual(['seer']);
    s.choose('pass');
  });
});

describe('renewing the face-up row', () => {
  const omen = { 'seat-1': ['eclipse'] };

  it('L-19: only before the first of the two draws of a two-player turn', () => {
    const row = [...ROW, 'zealot.1'];
    const s = scenario({ realms: TWO, row, influences: omen }).turn('seat-1');
    expect(s.options('renew')).toEqual(['renew']);
    s.choose('deck');
    expect(s.question().prompt.key).toBe('prompt.draw');
    expect(s.options('renew')).toEqual([]);
    expect(s.state.row).toEqual(row);
    s.choose('deck').choose('pass');
    expect(s.events('row-renewed')).toEqual([]);
  });

  it('L-19: then both cards are drawn from the new row', () => {
    const s = scenario({ realms: TWO, influences: omen }).turn('seat-1').choose('renew');
    expect(s.question().prompt.args).toEqual({ draws: 2, renew: 'false' });
    s.choose('deck').choose('deck').choose('pass');
    expect(s.events('row-renewed')).toHaveLength(1);
  });
});

describe('main actions', () => {
  it('AL-028: a follower is used and discarded', () => {
    const s = scenario({ realms: THREE, hands: { 'seat-1': ['dowser', 'seer'] } });
    s.acts('seat-1').choose('play:dowser:light');
    expect(s.realm('light').inactive).toBe(2);
    expect(s.discarded).toEqual(['dowser']);
    expect(s.hand('seat-1')).toEqual(['seer']);
  });

  it('AL-029: a Ritual discards three symbols and places a Shrine', () => {
    const s = scenario({ realms: THREE, hands: { 'seat-1': ['scribe', 'seer', 'amazon'] } });
    s.acts('seat-1');
    expect(s.options('ritual')).toEqual(['ritual:light:amazon+scribe+seer']);
    s.choose('ritual:light:amazon+scribe+seer');
    expect(s.realm('light')).toMatchObject({ shrines: 1, lastShrine: 1 });
    expect(s.discarded).toEqual(['amazon', 'scribe', 'seer']);
  });

  it('AL-030: a follower with the Worship symbol is placed next to the Realm', () => {
    const s = scenario({ realms: THREE, hands: { 'seat-1': ['amazon', 'seer'] } });
    expect(s.acts('seat-1').options('worship')).toEqual(['worship:amazon:light']);
    s.choose('worship:amazon:light');
    expect(s.realm('light').worshippers).toEqual(['amazon.1']);
    expect(s.discarded).toEqual([]);
  });

  it('AL-031: passing does nothing', () => {
    const s = scenario({ realms: THREE, hands: { 'seat-1': ['amazon'] } });
    s.acts('seat-1').choose('pass');
    expect(s.hand('seat-1')).toEqual(['amazon']);
    expect(s.events().map(({ type }) => type)).toEqual(['passed']);
  });

  it('AL-025: one main action ends the turn', () => {
    const s = scenario({ realms: THREE, hands: { 'seat-1': ['dowser', 'prophet', 'courier'] } });
    s.acts('seat-1').choose('play:dowser:light');
    s.expectDone();
  });

  it('lists copies once and asks even when only passing is possible', () => {
    const s = scenario({
      realms: { light: {}, war: {}, fear: {} },
      hands: { 'seat-1': ['priestess', 'priestess'] },
    });
    expect(s.acts('seat-1').options()).toEqual(['pass', 'hold']);
    s.choose('pass');
  });

  it('L-06: what could do nothing may be discarded instead', () => {
    const s = scenario({
      realms: { light: { inactive: 4 }, war: {}, fear: {} },
      hands: { 'seat-1': ['pilgrim', 'raider', 'gravedigger'] },
    });
    const options = ['discard:pilgrim', 'discard:gravedigger'];
    expect(s.acts('seat-1').options()).toEqual([...options, 'pass', 'hold']);
    s.choose('discard:pilgrim');
    expect(s.discarded).toEqual(['pilgrim']);
  });
});

describe('free actions', () => {
  it('AL-032: any number before the main action', () => {
    const s = scenario({
      realms: THREE,
      hands: { 'seat-1': ['courier', 'courier'] },
      top: ['seer', 'amazon', 'pilgrim', 'healer'],
    });
    s.acts('seat-1').choose('free:courier').choose('free:courier');
    expect(s.hand('seat-1')).toEqual(['seer', 'amazon', 'pilgrim', 'healer']);
    expect(s.discarded).toEqual(['courier', 'courier']);
    s.choose('pass');
  });

  it('AL-032 and L-03: also after passing, if the turn was kept open', () => {
    const s = scenario({
      realms: THREE,
      hands: { 'seat-1': ['courier'] },
      top: ['seer', 'amazon'],
    });
    s.acts('seat-1').choose('hold').choose('pass');
    expect(s.options()).toEqual(['free:courier', 'done']);
    s.choose('free:courier');
    expect(s.options()).toEqual(['done']);
    s.choose('done');
  });

  it('AL-033: an Alchemist gives a second main action', () => {
    const s = scenario({
      realms: THREE,
      hands: { 'seat-1': ['alchemist', 'mason', 'priestess'] },
      top: ['fog'],
    });
    s.acts('seat-1').choose('free:alchemist').choose('play:mason:light');
    s.choose('play:priestess:light');
    expect(s.realm('light')).toMatchObject({ active: 1, inactive: 1 });
  });
});

describe('two actions of two players', () => {
  const hands = { 'seat-1': ['mason', 'mason', 'amazon', 'alchemist'] };

  const strict = { 'two-actions': 'different' };

  it('AL-022 and L-04: may be alike, each for either own god', () => {
    const s = scenario({ realms: TWO, hands, top: ['seer', 'fog'] });
    s.acts('seat-1').choose('play:mason:war');
    expect(s.options('play')).toEqual(['play:mason:light', 'play:mason:war', 'play:seer']);
    s.choose('play:mason:light');
    expect([s.realm('light').inactive, s.realm('war').inactive]).toEqual([2, 1]);
  });

  it('AL-022 and L-04: have to be of different kinds if the lobby says so', () => {
    const s = scenario({ realms: TWO, hands, top: ['fog'], options: strict });
    s.acts('seat-1');
    expect(s.options()).toEqual([
      'free:alchemist',
      'play:mason:light',
      'play:mason:war',
      'worship:amazon:light',
      'worship:amazon:war',
      'pass',
      'hold',
    ]);
    s.choose('play:mason:war');
    expect(s.options()).toEqual([
      'free:alchemist',
      'worship:amazon:light',
      'worship:amazon:war',
      'pass',
      'hold',
    ]);
    s.choose('worship:amazon:light');
  });

  it('L-04: passing gives up both; an Alchemist’s action may repeat a kind', () => {
    const s = scenario({ realms: TWO, hands, options: strict });
    s.acts('seat-1').choose('play:mason:war').choose('free:alchemist');
    expect(s.options('play')).toEqual(['play:mason:light', 'play:mason:war']);
    s.choose('play:mason:light').choose('pass');
  });
});

describe('end of a turn', () => {
  const seven = ['seer', 'pilgrim', 'raider', 'healer', 'amazon', 'zealot', 'mason'];

  it('AL-034: discards down to 6 cards', () => {
    const s = scenario({ realms: THREE, hands: { 'seat-1': seven } });
    s.acts('seat-1').choose('pass');
    expect(s.options()).toHaveLength(7);
    s.choose('discard:mason');
    expect(s.hand('seat-1')).toHaveLength(6);
    expect(s.discarded).toEqual(['mason']);
  });

  it('L-05: two players keep 6 as well', () => {
    const s = scenario({ realms: TWO, hands: { 'seat-1': [...seven, 'seer'] } });
    s.acts('seat-1').choose('pass');
    expect(s.question().choose).toEqual({ min: 2, max: 2 });
    s.choose('discard:mason', 'discard:seer:2');
    expect(s.hand('seat-1')).toHaveLength(6);
  });

  it('AL-034: then it is the next player’s turn, clockwise', () => {
    const s = scenario({ realms: THREE, row: ROW });
    s.rounds().choose('deck').choose('pass');
    expect(s.question().seats).toEqual(['seat-2']);
    s.choose('deck').choose('pass').choose('deck').choose('pass');
    expect(s.question().seats).toEqual(['seat-1']);
    expect(s.state.round).toBe(2);
    s.end();
  });
});
