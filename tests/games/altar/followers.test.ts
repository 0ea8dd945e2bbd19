import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/altar.ts';

const REALMS = { light: {}, war: { inactive: 1 }, sorrow: { active: 1 } };

/** A turn's action of the first player with one card in the hand. */
const using = (card: string, realms: object = REALMS, more: object = {}) =>
  scenario({ realms: { ...REALMS, ...realms }, hands: { 'seat-1': [card] }, ...more }).acts(
    'seat-1',
  );

describe('builders', () => {
  it('a Mason discovers an Altar and draws a card', () => {
    const s = using('mason', {}, { top: ['seer'] }).choose('play:mason:light');
    expect(s.realm('light').inactive).toBe(1);
    expect(s.hand('seat-1')).toEqual(['seer']);
  });

  it('a Dowser discovers two Altars for a god who is behind, else one', () => {
    const behind = using('dowser').choose('play:dowser:light');
    expect(behind.realm('light').inactive).toBe(2);
    const level = using('dowser', { light: { active: 1 } }).choose('play:dowser:light');
    expect(level.realm('light').inactive).toBe(1);
  });

  it('a Prophet discovers an active Altar, but not in the Long Night', () => {
    const s = using('prophet').choose('play:prophet:light');
    expect(s.realm('light')).toMatchObject({ active: 1, inactive: 0 });
    const night = using('prophet', {}, { influences: { 'seat-2': ['long-night'] } });
    expect(night.options('play')).toEqual([]);
    night.end();
  });
});

describe('seekers', () => {
  it('a Seer keeps one of the top three cards; the others go under the deck', () => {
    const s = using('seer', {}, { top: ['amazon.1', 'mason.1', 'zealot.1', 'fog'] });
    s.choose('play:seer');
    expect(s.options()).toEqual(['keep:amazon.1', 'keep:mason.1', 'keep:zealot.1']);
    s.choose('keep:mason.1');
    expect(s.hand('seat-1')).toEqual(['mason']);
    expect(s.state.deck.slice(0, 2)).toEqual(['amazon.1', 'zealot.1']);
    expect(s.state.deck.at(-1)).toBe('fog');
  });

  it('a Seer asks even for the last card of the deck', () => {
    const s = using('seer', {}, { top: ['amazon.1'], deck: 1 }).choose('play:seer');
    expect(s.options()).toEqual(['keep:amazon.1']);
    s.choose('keep:amazon.1');
  });

  it('a Scribe draws two cards', () => {
    const s = using('scribe', {}, { top: ['amazon', 'mason'] }).choose('play:scribe');
    expect(s.hand('seat-1')).toEqual(['amazon', 'mason']);
  });

  it('a Gravedigger takes back an enemy, a Beggar somebody who worships', () => {
    const discard = ['raider.1', 'raider.2', 'amazon.1', 'fog', 'gravedigger.2', 'siren.1'];
    const s = using('gravedigger.1', {}, { discard }).choose('play:gravedigger');
    expect(s.options()).toEqual(['take:raider.1', 'take:siren.1']);
    s.choose('take:raider.1');
    expect(s.hand('seat-1')).toEqual(['raider']);
    const beggar = using('beggar', {}, { discard }).choose('free:beggar');
    expect(beggar.hand('seat-1')).toEqual(['amazon']);
    beggar.choose('pass');
  });
});

describe('enemies', () => {
  it('Wolves destroy an inactive Altar or scare a worshipper away', () => {
    const realms = { war: { inactive: 1, worshippers: ['healer'] } };
    const s = using('wolves', realms);
    expect(s.options('play')).toEqual(['play:wolves:0:inactive:war', 'play:wolves:1:healer:war']);
    s.choose('play:wolves:1:healer:war');
    expect(s.realm('war').worshippers).toEqual([]);
    expect(s.discarded).toEqual(['healer', 'wolves']);
  });

  it('Locusts make every opposing player discard, except the protected', () => {
    const s = scenario({
      realms: { light: {}, war: { worshippers: ['healer'] }, sorrow: {}, anger: {} },
      hands: {
        'seat-1': ['locusts'],
        'seat-2': ['seer'],
        'seat-3': ['mason', 'pilgrim'],
        'seat-4': ['scribe'],
      },
    });
    s.match.random.stacked = [1, 0];
    s.acts('seat-1').choose('play:locusts');
    expect([s.hand('seat-2'), s.hand('seat-3'), s.hand('seat-4')]).toEqual([
      ['seer'],
      ['mason'],
      [],
    ]);
  });

  it('a Plague Bearer makes an active Altar inactive', () => {
    const s = using('plague-bearer').choose('play:plague-bearer:sorrow');
    expect(s.realm('sorrow')).toMatchObject({ active: 0, inactive: 1 });
  });

  it('a Grave Robber moves an inactive Altar to one’s own Realm', () => {
    const s = using('grave-robber').choose('play:grave-robber:war:light');
    expect([s.realm('war').inactive, s.realm('light').inactive]).toEqual([0, 1]);
  });

  it('a Cutpurse takes a card at random, which only the two see', () => {
    const s = scenario({
      realms: REALMS,
      hands: { 'seat-1': ['cutpurse'], 'seat-2': ['seer', 'mason'] },
    });
    s.match.random.stacked = [1];
    s.acts('seat-1').choose('play:cutpurse:war');
    expect([s.hand('seat-1'), s.hand('seat-2')]).toEqual([['mason'], ['seer']]);
    const told = s.happenings.find(({ event }) => event.type === 'card-robbed-known');
    expect(told?.seats).toEqual(['seat-1', 'seat-2']);
    expect(told?.otherwise?.args).not.toHaveProperty('card');
  });

  it('a Siren takes a worshipper into the hand', () => {
    const s = using('siren', { war: { worshippers: ['healer'] } });
    s.choose('play:siren:healer:war');
    expect(s.hand('seat-1')).toEqual(['healer']);
  });

  it('a Wraith destroys any Altar and costs a card', () => {
    const s = scenario({ realms: REALMS, hands: { 'seat-1': ['wraith', 'seer', 'mason'] } });
    s.match.random.stacked = [0];
    s.acts('seat-1').choose('play:wraith:active:sorrow');
    expect(s.realm('sorrow').active).toBe(0);
    expect(s.discarded).toEqual(['seer', 'wraith']);
  });
});

describe('protectors', () => {
  it.each([
    ['amazon', 'champion', 'play:champion:active:fear'],
    ['shepherd', 'wolves', 'play:wolves:1:shepherd:fear'],
    ['healer', 'plague-bearer', 'play:plague-bearer:fear'],
    ['gatekeeper', 'cutpurse', 'play:cutpurse:fear'],
    ['exorcist', 'wraith', 'play:wraith:active:fear'],
  ])('AL-043: %s stops %s', (protector, enemy, option) => {
    const at = (worshippers: string[]) => {
      const s = scenario({
        realms: { light: {}, war: {}, fear: { active: 1, worshippers } },
        hands: { 'seat-1': [enemy], 'seat-3': ['seer'] },
      }).acts('seat-1');
      const options = s.options('play');
      s.end();
      return options;
    };
    const other = protector === 'healer' ? 'amazon' : 'healer';
    expect(at([protector])).toEqual([]);
    expect(at([other]).some((id) => id === option.replace(protector, other))).toBe(true);
  });
});

describe('two Realms of one player', () => {
  it('both are aimed at for Altars, the player only once for the hand', () => {
    const s = scenario({
      realms: {
        light: { seat: 'seat-1' },
        war: { seat: 'seat-1' },
        fear: { seat: 'seat-2', inactive: 1 },
        anger: { seat: 'seat-2', inactive: 1 },
      },
      hands: { 'seat-1': ['grave-robber', 'cutpurse'], 'seat-2': ['seer'] },
    });
    expect(s.acts('seat-1').options('play')).toEqual([
      'play:grave-robber:fear:light',
      'play:grave-robber:fear:war',
      'play:grave-robber:anger:light',
      'play:grave-robber:anger:war',
      'play:cutpurse:fear',
    ]);
    s.end();
  });
});
