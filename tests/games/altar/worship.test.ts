import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/altar.ts';

const RAIDED = { light: {}, sorrow: { inactive: 1 }, fear: { inactive: 1 } };

describe('worship and protection', () => {
  it('AL-041: a protector in the hand protects from nothing', () => {
    const s = scenario({
      realms: RAIDED,
      hands: { 'seat-1': ['raider'], 'seat-2': ['amazon'] },
    });
    expect(s.acts('seat-1').options('play')).toEqual([
      'play:raider:inactive:sorrow',
      'play:raider:inactive:fear',
    ]);
    s.choose('play:raider:inactive:sorrow');
    expect(s.realm('sorrow').inactive).toBe(0);
  });

  it('AL-042: no two followers alike in one worship area', () => {
    const s = scenario({
      realms: { light: { worshippers: ['amazon'] }, war: {}, fear: {} },
      hands: { 'seat-1': ['amazon', 'healer'] },
    });
    expect(s.acts('seat-1').options('worship')).toEqual(['worship:healer:light']);
    s.choose('worship:healer:light');
  });

  it('AL-043 and L-16: who is protected can’t be chosen by the kind that is named', () => {
    const realms = { ...RAIDED, sorrow: { inactive: 1, worshippers: ['amazon'] } };
    const s = scenario({ realms, hands: { 'seat-1': ['raider', 'wolves'] } });
    expect(s.acts('seat-1').options('play')).toEqual([
      'play:raider:inactive:fear',
      'play:wolves:0:inactive:sorrow',
      'play:wolves:0:inactive:fear',
      'play:wolves:1:amazon:sorrow',
    ]);
    s.end();
  });

  it('L-16: with nobody left to aim at, the ability can’t be used, nor discarded for nothing', () => {
    const s = scenario({
      realms: { light: {}, sorrow: { inactive: 1, worshippers: ['amazon'] }, fear: {} },
      hands: { 'seat-1': ['raider'] },
      options: { 'throwing-away': 'yes' },
    });
    expect(s.acts('seat-1').options()).toEqual(['worship:raider:light', 'pass']);
    s.end();
  });

  it('L-09: the player can’t take own worshippers away except by a Ritual', () => {
    const s = scenario({
      realms: { light: { worshippers: ['amazon'] }, war: {}, fear: {} },
      hands: { 'seat-1': ['siren', 'wolves', 'seer'] },
    });
    expect(s.acts('seat-1').options('play', 'ritual')).toEqual([
      'play:siren:1',
      'play:seer',
      'ritual:light:amazon*+seer',
    ]);
    s.end();
  });

  it('L-10: any number of different worshippers; each Realm has its own area', () => {
    const many = ['amazon', 'shepherd', 'healer', 'gatekeeper', 'exorcist', 'vestal'];
    const s = scenario({
      realms: {
        light: { seat: 'seat-1', worshippers: many },
        war: { seat: 'seat-1' },
        fear: { seat: 'seat-2' },
        anger: { seat: 'seat-2' },
      },
      hands: { 'seat-1': ['zealot', 'amazon'] },
    });
    expect(s.acts('seat-1').options('worship')).toEqual([
      'worship:zealot:light',
      'worship:zealot:war',
      'worship:amazon:war',
    ]);
    s.end();
  });
});

describe('everybody who worships', () => {
  it.each(['amazon', 'shepherd', 'healer', 'gatekeeper', 'exorcist', 'vestal'])(
    'AL-035, AL-041: a %s comes to worship, or counts 1 in a Ritual',
    (card) => {
      const layout = {
        realms: { light: {}, war: {}, fear: {} },
        hands: { 'seat-1': [card, 'zealot'] },
      };
      const built = scenario(layout).acts('seat-1');
      expect(built.options('ritual')).toEqual([`ritual:light:zealot+${card}`]);
      built.choose(`ritual:light:zealot+${card}`);
      expect(built.realm('light')).toMatchObject({ shrines: 1, worshippers: [] });
      expect(built.hand('seat-1')).toEqual([]);
      built.expectDone();
      const came = scenario(layout).acts('seat-1').choose(`worship:${card}:light`);
      expect(came.realm('light').worshippers).toEqual([expect.stringContaining(card)]);
      expect(came.hand('seat-1')).toEqual(['zealot']);
    },
  );
});

describe('Influence', () => {
  const realms = { light: { inactive: 1 }, war: { inactive: 1 }, fear: { inactive: 1 } };

  it('AL-044: stays for a round and affects all gods but the player’s own', () => {
    const s = scenario({
      realms,
      hands: {
        'seat-1': ['long-night', 'priestess', 'alchemist'],
        'seat-2': ['priestess', 'seer'],
      },
      row: ['raider.1', 'raider.2', 'wolves.1', 'mason.1'],
    });
    s.rounds().choose('deck').choose('free:alchemist').choose('play:long-night');
    expect(s.options('play')).toContain('play:priestess:light');
    s.choose('play:priestess:light');
    expect(s.discarded).not.toContain('long-night');
    s.choose('row:mason');
    expect(s.options('play')).not.toContain('play:priestess:war');
    s.end();
  });

  it.each([
    ['eclipse', ['play:priestess:war', 'worship:amazon:war', 'worship:zealot:war']],
    ['curfew', ['play:priestess:war', 'ritual:war:zealot+amazon']],
    ['long-night', ['ritual:war:zealot+amazon', 'worship:amazon:war', 'worship:zealot:war']],
  ])('AL-044: %s keeps the others from one thing', (omen, left) => {
    const s = scenario({
      realms,
      hands: { 'seat-2': ['priestess', 'amazon', 'zealot'] },
      influences: { 'seat-1': [omen] },
    });
    expect(s.acts('seat-2').options('play', 'ritual', 'worship')).toEqual(left);
    s.end();
  });

  it('AL-044: the Fog hides the face-up cards, the False Peace lifts protection', () => {
    const s = scenario({
      realms: { ...realms, war: { inactive: 1, worshippers: ['amazon'] } },
      hands: { 'seat-2': ['raider'] },
      influences: { 'seat-1': ['fog', 'false-peace'] },
      top: ['raider.2'],
    });
    s.turn('seat-2');
    expect(s.hand('seat-2')).toEqual(['raider', 'raider']);
    expect(s.options('play')).toEqual(['play:raider:inactive:light', 'play:raider:inactive:fear']);
    s.choose('pass');
    s.acts('seat-1');
    s.end();
    const other = scenario({
      realms: { ...realms, war: { inactive: 1, worshippers: ['amazon'] } },
      hands: { 'seat-1': ['raider'] },
      influences: { 'seat-1': ['false-peace'] },
    });
    expect(other.acts('seat-1').options('play')).toContain('play:raider:inactive:war');
    other.end();
  });

  it.each([
    [['vestal'], [], []],
    [['vestal'], ['vestal'], ['row:seer']],
  ])(
    'L-27: a fog keeps a player from the row as soon as one god is without a Vestal',
    (one, other, faceUp) => {
      const s = scenario({
        realms: {
          light: { seat: 'seat-1', worshippers: one },
          war: { seat: 'seat-1', worshippers: other },
          fear: { seat: 'seat-2' },
          anger: { seat: 'seat-2' },
        },
        influences: { 'seat-2': ['fog'] },
        row: ['seer'],
      });
      const draws = s.turn('seat-1').options('draw');
      expect(draws.filter((id) => id !== 'deck')).toEqual(faceUp);
      s.end();
    },
  );

  it('L-26: a Shrine is built by those who worship that god, not by those of the player’s other one', () => {
    const s = scenario({
      realms: {
        light: { seat: 'seat-1', worshippers: ['amazon'] },
        war: { seat: 'seat-1' },
        fear: { seat: 'seat-2' },
        anger: { seat: 'seat-2' },
      },
      hands: { 'seat-1': ['seer'] },
    });
    expect(s.acts('seat-1').options('ritual')).toEqual(['ritual:light:amazon*+seer']);
    s.end();
  });

  it('L-21: each of the opponent’s two gods on its own is affected by an omen', () => {
    const s = scenario({
      realms: {
        light: { seat: 'seat-1', inactive: 1 },
        war: { seat: 'seat-1', inactive: 1, worshippers: ['vestal'] },
        fear: { seat: 'seat-2' },
        anger: { seat: 'seat-2' },
      },
      hands: { 'seat-1': ['priestess'] },
      influences: { 'seat-2': ['long-night'] },
    });
    expect(s.acts('seat-1').options('play')).toEqual(['play:priestess:war']);
    s.end();
  });

  it('AL-043: a Vestal shields her god from omens', () => {
    const s = scenario({
      realms: { ...realms, war: { inactive: 1, worshippers: ['vestal'] } },
      hands: { 'seat-2': ['priestess'] },
      influences: { 'seat-1': ['long-night'] },
    });
    expect(s.acts('seat-2').options('play')).toEqual(['play:priestess:war']);
    s.end();
  });

  it('AL-045 and AL-046: discarded at the next turn; then the row may be renewed', () => {
    const s = scenario({
      realms,
      influences: { 'seat-1': ['eclipse'] },
      row: ['raider.1', 'raider.2', 'wolves.1', 'mason.1'],
    });
    s.turn('seat-1');
    expect(s.discarded).toEqual(['eclipse']);
    expect(s.options('renew')).toEqual(['renew']);
    const deck = s.state.deck.length;
    s.choose('renew');
    expect(s.options('renew')).toEqual([]);
    expect(s.state.row).toHaveLength(4);
    expect(s.state.deck).toHaveLength(deck);
    expect(s.events('row-renewed')).toHaveLength(1);
    s.choose('deck').choose('pass');
  });

  it('AL-046: it is the player’s choice', () => {
    const s = scenario({ realms, influences: { 'seat-1': ['eclipse'] } });
    s.turn('seat-1').choose('deck');
    expect(s.events('row-renewed')).toEqual([]);
    s.choose('pass');
  });

  it('L-12: lasts until the player’s own next turn; if the match ends before, nothing is renewed', () => {
    const s = scenario({
      realms: { ...realms, light: { shrines: 1, active: 4, completed: true } },
      hands: { 'seat-1': ['eclipse'] },
      ending: 'completed',
    });
    s.rounds().choose('deck').choose('play:eclipse');
    s.choose('deck').choose('pass').choose('deck').choose('pass');
    expect(s.state.players[0]?.influences).toEqual(['eclipse']);
    expect(s.events('row-renewed')).toEqual([]);
    s.expectOutcome('completed', 'seat-1');
  });
});
