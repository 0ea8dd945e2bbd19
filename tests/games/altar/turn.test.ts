import { describe, expect, it } from 'vitest';
import { standingOffers } from '../../../src/games/altar/rules/standing.ts';
import type { AltarDecision } from '../../../src/games/altar/rules/state.ts';
import { followerOf } from '../../../src/games/altar/rules/terms.ts';
import { scenario } from '../../support/altar.ts';

const THREE = { light: { inactive: 1 }, war: { inactive: 1 }, fear: { inactive: 1 } };
const TWO = {
  light: { inactive: 1, seat: 'seat-1' },
  war: { seat: 'seat-1' },
  fear: { inactive: 1, seat: 'seat-2' },
  anger: { seat: 'seat-2' },
};
/** Two players who have agreed that the actions of a turn may be alike. */
const ALIKE = { 'two-actions': 'any' };
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
    expect(s.options()).toEqual(['worship:amazon:light', 'pass']);
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
    const s = scenario({ realms: TWO, row, top: ['amazon.1', 'exorcist.1'], options: ALIKE });
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
    const s = scenario({ realms: TWO, row, influences: omen, options: ALIKE }).turn('seat-1');
    expect(s.options('renew')).toEqual(['renew']);
    s.choose('deck');
    expect(s.question().prompt.key).toBe('prompt.draw');
    expect(s.options('renew')).toEqual([]);
    expect(s.state.row).toEqual(row);
    s.choose('deck').choose('pass');
    expect(s.events('row-renewed')).toEqual([]);
  });

  it('L-19: then both cards are drawn from the new row', () => {
    const layout = { realms: TWO, influences: omen, options: ALIKE };
    const s = scenario(layout).turn('seat-1').choose('renew');
    expect(s.question().prompt.args).toEqual({ draws: 2, renew: 'false' });
    s.choose('deck').choose('deck').choose('pass');
    expect(s.events('row-renewed')).toHaveLength(1);
  });

  it('AL-046: once for each of two omens that are discarded together', () => {
    const s = scenario({
      realms: THREE,
      hands: { 'seat-2': ['mason'] },
      influences: { 'seat-1': ['eclipse', 'fog'] },
    });
    s.turn('seat-1').choose('renew');
    expect(s.options('renew')).toEqual(['renew']);
    s.choose('renew');
    expect(s.options('renew')).toEqual([]);
    expect(s.events('row-renewed')).toHaveLength(2);
    expect(s.hand('seat-2')).toEqual(['mason']);
    s.choose('deck').choose('pass');
  });

  it('AL-046: of two, one may be left', () => {
    const s = scenario({ realms: THREE, influences: { 'seat-1': ['eclipse', 'fog'] } });
    s.turn('seat-1').choose('renew').choose('deck');
    expect(s.options('renew')).toEqual([]);
    expect(s.events('row-renewed')).toHaveLength(1);
    s.choose('pass');
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
    expect(s.acts('seat-1').options()).toEqual(['pass']);
    s.choose('pass');
  });

  it('L-06: what could do nothing can’t be thrown away', () => {
    const s = scenario({
      realms: { light: { inactive: 4 }, war: {}, fear: {} },
      hands: { 'seat-1': ['dowser', 'wolves', 'priestess'] },
      influences: { 'seat-2': ['long-night'] },
    });
    expect(s.acts('seat-1').options()).toEqual(['pass']);
    s.choose('pass');
  });

  it('L-06, L-08, L-16: where the lobby allows it, it may, but no Priestess and no enemy', () => {
    const s = scenario({
      realms: { light: { inactive: 4 }, war: {}, fear: {} },
      hands: { 'seat-1': ['dowser', 'wolves', 'priestess'] },
      influences: { 'seat-2': ['long-night'] },
      options: { 'throwing-away': 'yes' },
    });
    expect(s.acts('seat-1').options()).toEqual(['discard:dowser', 'pass']);
    s.choose('discard:dowser');
    expect(s.discarded).toEqual(['dowser']);
    expect(s.hand('seat-1')).toEqual(['wolves', 'priestess']);
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

  it('AL-032 and L-03: also after passing, without a word beforehand', () => {
    const s = scenario({
      realms: THREE,
      hands: { 'seat-1': ['courier'], 'seat-2': ['mason'] },
      top: ['seer', 'amazon'],
      asksAtEnd: true,
    });
    s.acts('seat-1');
    expect(s.options()).toEqual(['free:courier', 'pass']);
    s.choose('pass');
    expect(s.options()).toEqual(['free:courier', 'done']);
    s.choose('free:courier');
    expect(s.hand('seat-1')).toEqual(['seer', 'amazon']);
    expect(s.options()).toEqual(['done']);
    s.choose('done');
    expect(s.hand('seat-2')).toEqual(['mason']);
  });

  it('AL-032 and L-03: also with a card that the last main action has drawn', () => {
    const s = scenario({
      realms: THREE,
      hands: { 'seat-1': ['scribe'] },
      top: ['courier', 'alchemist', 'mason', 'seer'],
      asksAtEnd: true,
    });
    s.acts('seat-1').choose('play:scribe');
    expect(s.options()).toEqual(['free:courier', 'free:alchemist', 'done']);
    s.choose('free:courier').choose('free:alchemist').choose('play:mason:light');
    expect(s.realm('light').inactive).toBe(2);
    expect(s.realm('war').inactive).toBe(1);
    s.choose('done');
    s.expectDone();
  });

  it('L-03: whoever holds a card is asked before the turn ends, whatever it is, and in secret', () => {
    for (const card of ['courier', 'priestess']) {
      const s = scenario({ realms: THREE, hands: { 'seat-1': [card] }, asksAtEnd: true });
      s.acts('seat-1').choose('pass');
      expect(s.question()).toMatchObject({
        seats: ['seat-1'],
        visibility: 'secret',
        prompt: { key: 'prompt.act', args: { actions: 0, drew: 'false' } },
        fallback: ['done'],
      });
      s.choose('done');
    }
  });

  it('L-03: an empty hand, which everybody sees, is asked nothing', () => {
    const s = scenario({ realms: THREE, hands: { 'seat-1': ['mason'] }, deck: 0, asksAtEnd: true });
    s.acts('seat-1').choose('play:mason:light');
    s.expectDone();
  });

  it.each([
    ['seer', 'play:dowser:light', ['done']],
    ['seer', 'pass', ['done']],
    ['courier', 'pass', ['done']],
    ['seer', 'play:mason:light', []],
  ])(
    'L-03: a standing answer ends the turn with %s in hand after %s, unless that has drawn',
    (card, deed, ends) => {
      const s = scenario({
        realms: THREE,
        hands: { 'seat-1': [card, 'dowser', 'mason'] },
        asksAtEnd: true,
      });
      s.acts('seat-1');
      expect(standingOffers(s.question() as AltarDecision)).toEqual([]);
      s.choose(deed);
      const offers = standingOffers(s.question() as AltarDecision);
      expect(offers.map(({ option }) => option)).toEqual(ends);
      s.choose('done');
    },
  );

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
  const hands = { 'seat-1': ['dowser', 'priestess', 'amazon', 'alchemist'] };

  it('AL-022 and L-04: have to be of different kinds, each for either own god', () => {
    const s = scenario({ realms: TWO, hands });
    expect(s.state.options.twoActions).toBe('different');
    s.acts('seat-1');
    expect(s.options()).toEqual([
      'free:alchemist',
      'play:dowser:light',
      'play:dowser:war',
      'play:priestess:light',
      'worship:amazon:light',
      'worship:amazon:war',
      'pass',
    ]);
    s.choose('play:dowser:war');
    expect(s.options()).toEqual([
      'free:alchemist',
      'worship:amazon:light',
      'worship:amazon:war',
      'pass',
    ]);
    s.choose('worship:amazon:light');
    s.expectDone();
  });

  it('L-04: may be alike where the lobby says so', () => {
    const s = scenario({ realms: TWO, hands, options: ALIKE });
    s.acts('seat-1').choose('play:dowser:war');
    expect(s.options('play')).toEqual(['play:priestess:light', 'play:priestess:war']);
    s.choose('play:priestess:light');
    expect([s.realm('light').active, s.realm('war').inactive]).toEqual([1, 1]);
  });

  it('L-22: passing is one of the two; the other is no pass as long as another can be taken', () => {
    const s = scenario({ realms: TWO, hands });
    s.acts('seat-1').choose('pass');
    expect(s.options()).toEqual([
      'free:alchemist',
      'play:dowser:light',
      'play:dowser:war',
      'play:priestess:light',
      'worship:amazon:light',
      'worship:amazon:war',
    ]);
    s.choose('play:priestess:light');
    s.expectDone();
  });

  it('L-22: where nothing else can be done, the second is passed as well', () => {
    const s = scenario({
      realms: { ...TWO, light: { seat: 'seat-1' } },
      hands: { 'seat-1': ['priestess'] },
    });
    s.acts('seat-1').choose('pass');
    expect(s.options()).toEqual(['pass']);
    s.choose('pass');
    s.expectDone();
  });

  it('L-23: passing gives up both where they may be alike', () => {
    const s = scenario({ realms: TWO, hands, options: ALIKE });
    s.acts('seat-1').choose('pass');
    s.expectDone();
  });

  it('L-24: an Alchemist’s action may repeat a kind', () => {
    const s = scenario({ realms: TWO, hands });
    s.acts('seat-1').choose('play:dowser:war').choose('free:alchemist');
    expect(s.options('play')).toEqual(['play:priestess:light', 'play:priestess:war']);
    s.choose('play:priestess:light');
    expect(s.options()).toEqual(['worship:amazon:light', 'worship:amazon:war', 'pass']);
    s.choose('pass');
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
    const s = scenario({ realms: TWO, hands: { 'seat-1': [...seven, 'seer'] }, options: ALIKE });
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
