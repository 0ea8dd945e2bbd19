import { describe, expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/altar.ts';

const texts = loadTexts();

const REALMS = { light: {}, war: { inactive: 1 }, sorrow: { active: 1 } };

const printed = (card: string) =>
  altar.presentation.cards(texts).find(({ id }) => id === card)?.text;

/** The first player's action of a turn, with one card in hand. */
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

  it('a Pilgrim discovers an Altar and leaves another main action', () => {
    const s = scenario({ realms: REALMS, hands: { 'seat-1': ['pilgrim', 'priestess'] } });
    s.acts('seat-1').choose('play:pilgrim:light').choose('play:priestess:light');
    expect(s.realm('light')).toMatchObject({ active: 1, inactive: 0 });
    expect(s.events('action-gained')).toHaveLength(1);
  });

  it('a Prophet discovers an Altar and takes back whoever activates it', () => {
    const discard = ['priestess.3', 'priestess.4', 'mason.1', 'amazon.1'];
    const s = using('prophet', {}, { discard }).choose('play:prophet:light');
    expect(s.realm('light')).toMatchObject({ active: 0, inactive: 1 });
    expect(s.hand('seat-1')).toEqual(['priestess']);
    expect(s.discarded).toEqual(['priestess', 'mason', 'amazon', 'prophet']);
  });

  it('L-18: the Long Night, which says that no Altar is activated, does not stop a Prophet', () => {
    const s = using('prophet', {}, { influences: { 'seat-2': ['long-night'] } });
    s.choose('play:prophet:light');
    expect(s.realm('light').inactive).toBe(1);
  });
});

describe('seekers', () => {
  it('a Seer keeps one of the top three cards; the others go under the deck', () => {
    const s = using('seer', {}, { top: ['amazon.1', 'mason.1', 'zealot.1', 'fog'] });
    s.choose('play:seer');
    expect(s.options()).toEqual(['keep:amazon', 'keep:mason', 'keep:zealot']);
    s.choose('keep:mason');
    expect(s.hand('seat-1')).toEqual(['mason']);
    expect(s.state.deck.slice(0, 2)).toEqual(['amazon.1', 'zealot.1']);
    expect(s.state.deck.at(-1)).toBe('fog');
  });

  it('a Seer sees all three cards, also two that are alike, and the table sees none', () => {
    const s = using('seer', {}, { top: ['amazon.1', 'amazon.2', 'zealot.1'] });
    s.choose('play:seer');
    expect(s.options()).toEqual(['keep:amazon', 'keep:zealot']);
    const why = (viewer: string) =>
      altar.presentation.prompt(altarRules.view(s.match, viewer), s.question(), texts).why;
    expect(why('seat-1')).toBe(
      'You see Amazon, Amazon, and Zealot, the top card first. What you don’t keep goes under the deck.',
    );
    for (const other of ['seat-2', 'table']) {
      expect(altarRules.view(s.match, other).looking).toBeNull();
      expect(why(other)).toBe('What you don’t keep goes under the deck.');
    }
    s.choose('keep:amazon');
    expect(s.hand('seat-1')).toEqual(['amazon']);
    expect(s.state.deck.slice(0, 2)).toEqual(['amazon.2', 'zealot.1']);
    expect(altarRules.view(s.match, 'seat-1').looking).toBeNull();
  });

  it('a Seer asks even for the last card of the deck', () => {
    const s = using('seer', {}, { top: ['amazon.1'], deck: 1 }).choose('play:seer');
    expect(s.options()).toEqual(['keep:amazon']);
    s.choose('keep:amazon');
  });

  it('a Scribe draws two cards', () => {
    const s = using('scribe', {}, { top: ['amazon', 'mason'] }).choose('play:scribe');
    expect(s.hand('seat-1')).toEqual(['amazon', 'mason']);
  });

  it('a Gravedigger takes back an enemy, a Beggar somebody who worships', () => {
    const discard = ['raider.1', 'raider.2', 'amazon.1', 'fog', 'gravedigger.2', 'siren.1'];
    const s = using('gravedigger.1', {}, { discard }).choose('play:gravedigger');
    expect(s.options()).toEqual(['take:raider', 'take:siren']);
    s.choose('take:raider');
    expect(s.hand('seat-1')).toEqual(['raider']);
    const beggar = using('beggar', {}, { discard }).choose('free:beggar');
    expect(beggar.options()).toEqual(['take:raider', 'take:amazon', 'take:gravedigger']);
    beggar.choose('take:amazon');
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

  it('L-21: a player with two gods loses one card to Locusts, as long as one god is not protected', () => {
    const losing = (...protectors: string[][]) => {
      const [fear = [], anger = []] = protectors;
      const s = scenario({
        realms: {
          light: { seat: 'seat-1' },
          war: { seat: 'seat-1' },
          fear: { seat: 'seat-2', worshippers: fear },
          anger: { seat: 'seat-2', worshippers: anger },
        },
        hands: { 'seat-1': ['locusts'], 'seat-2': ['seer', 'mason', 'pilgrim'] },
      }).acts('seat-1');
      if (s.options('play').length > 0) s.choose('play:locusts');
      s.end();
      return 3 - s.hand('seat-2').length;
    };
    expect(losing([], [])).toBe(1);
    expect(losing(['healer'], [])).toBe(1);
    expect(losing([], ['healer'])).toBe(1);
    expect(losing(['healer.1'], ['healer.2'])).toBe(0);
  });

  it('a Raider destroys an inactive Altar and draws a card', () => {
    const s = using('raider', {}, { top: ['seer'] }).choose('play:raider:inactive:war');
    expect(s.realm('war').inactive).toBe(0);
    expect(s.hand('seat-1')).toEqual(['seer']);
  });

  it('a Siren draws a card where there is nobody to lure', () => {
    const s = using('siren', {}, { top: ['seer'] });
    expect(s.options('play')).toEqual(['play:siren:1']);
    s.choose('play:siren:1');
    expect(s.hand('seat-1')).toEqual(['seer']);
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
    s.choose('play:siren:0:healer:war');
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

describe('what protectors do besides', () => {
  const raided = { light: {}, war: { inactive: 1 }, fear: { active: 1, inactive: 1 } };
  const raiding = (worshipper: string, card = 'champion', more: object = {}) =>
    scenario({
      realms: { ...raided, fear: { ...raided.fear, worshippers: [worshipper] } },
      hands: { 'seat-1': [card, 'seer', 'mason'] },
      top: ['fog'],
      ...more,
    }).acts('seat-1');

  it('a Shepherd keeps the worshippers of his god together, whoever comes for them', () => {
    const flock = { light: {}, war: { worshippers: ['shepherd', 'zealot'] }, fear: {} };
    const hands = { 'seat-1': ['siren', 'wolves'] };
    const s = scenario({ realms: flock, hands });
    expect(s.acts('seat-1').options('play')).toEqual(['play:siren:1']);
    s.end();
    const peace = scenario({ realms: flock, hands, influences: { 'seat-1': ['false-peace'] } });
    expect(peace.acts('seat-1').options('play')).toContain('play:siren:0:zealot:war');
    peace.end();
  });

  it('a Healer finds another Altar for one that was destroyed or stolen', () => {
    const s = raiding('healer').choose('play:champion:active:fear');
    expect(s.realm('fear')).toMatchObject({ active: 0, inactive: 2 });
    const robbed = raiding('healer', 'grave-robber').choose('play:grave-robber:fear:light');
    expect(robbed.realm('fear')).toMatchObject({ active: 1, inactive: 1 });
    expect(robbed.realm('light').inactive).toBe(1);
    const elsewhere = raiding('healer', 'raider').choose('play:raider:inactive:war');
    expect(elsewhere.realm('war').inactive).toBe(0);
    expect(elsewhere.realm('fear')).toMatchObject({ active: 1, inactive: 1 });
  });

  it('a Gatekeeper makes whoever destroys or steals an Altar discard a card', () => {
    const realms = { ...raided, war: { active: 1, worshippers: ['gatekeeper'] } };
    const s = raiding('amazon', 'champion', { realms });
    s.match.random.stacked = [1];
    s.choose('play:champion:active:war');
    expect(s.hand('seat-1')).toEqual(['seer']);
    expect(s.discarded.slice(-2)).toEqual(['mason', 'champion']);
  });

  it('a Champion who worships does so as well', () => {
    const realms = { ...raided, war: { active: 1, worshippers: ['champion'] } };
    const s = raiding('amazon', 'champion', { realms }).choose('play:champion:active:war');
    expect(s.hand('seat-1')).toHaveLength(1);
    expect(s.events('cards-lost')).toHaveLength(1);
  });

  it.each(['pilgrim', 'gravedigger'])('a %s finds another Altar for one that was lost', (card) => {
    const s = raiding(card).choose('play:champion:active:fear');
    expect(s.realm('fear')).toMatchObject({ active: 0, inactive: 2 });
    expect(s.realm('war').inactive).toBe(1);
  });

  it('a Prophet draws a card for an Altar that was lost', () => {
    const s = raiding('prophet').choose('play:champion:active:fear');
    expect(s.hand('seat-3')).toEqual(['fog']);
    expect(s.hand('seat-2')).toEqual([]);
  });

  it('a Mason discovers an Altar where a Shrine is built, and nowhere else', () => {
    const two = {
      light: { seat: 'seat-1', worshippers: ['mason'] },
      war: { seat: 'seat-1' },
      fear: { seat: 'seat-2' },
      anger: { seat: 'seat-2' },
    };
    const s = scenario({
      realms: two,
      hands: { 'seat-1': ['zealot', 'zealot', 'amazon', 'seer'] },
    });
    s.acts('seat-1', { actions: 1 }).choose('ritual:war:zealot+amazon');
    expect([s.realm('light').inactive, s.realm('war').inactive]).toEqual([0, 0]);
    s.acts('seat-1', { actions: 1 }).choose('ritual:light:zealot+seer');
    expect([s.realm('light').inactive, s.realm('war').inactive]).toEqual([1, 0]);
  });

  it.each([
    ['raider', ['seer', 'mason', 'fog'], 0],
    ['cutpurse', ['seer', 'mason', 'amazon'], 1],
  ])('a %s who worships is paid when the player takes an Altar', (card, hand, robbed) => {
    const s = raiding('zealot', 'champion', {
      realms: { ...raided, light: { worshippers: [card] }, war: { active: 1 } },
      hands: { 'seat-1': ['champion', 'seer', 'mason'], 'seat-2': ['amazon'] },
    }).choose('play:champion:active:war');
    expect(s.hand('seat-1')).toEqual(hand);
    expect(s.events('card-robbed-known')).toHaveLength(robbed);
    const own = raiding(card, 'champion').choose('play:champion:active:fear');
    expect(own.hand('seat-3')).toEqual([]);
  });

  it.each([
    'pilgrim',
    'mason',
    'prophet',
    'raider',
    'champion',
    'cutpurse',
    'scribe',
    'gravedigger',
  ])('AL-030 and AL-042: a %s can worship, once in a Realm', (card) => {
    const s = using(`${card}.1`, {}, { hands: { 'seat-1': [`${card}.1`, `${card}.2`] } });
    expect(s.options('worship')).toEqual([`worship:${card}:light`]);
    s.choose(`worship:${card}:light`);
    expect(s.realm('light').worshippers).toEqual([`${card}.1`]);
    expect(s.acts('seat-1').options('worship')).toEqual([]);
    s.end();
  });

  it.each(['scribe', 'gravedigger'])(
    'AL-037: a %s who worships counts double in a Ritual',
    (card) => {
      const s = using('seer', { light: { worshippers: [card] } });
      expect(s.options('ritual')).toEqual([`ritual:light:${card}*+seer`]);
      s.end();
    },
  );

  it('AL-061: a Scribe says what it counts at the end', () => {
    expect(printed('scribe')).toBe(
      'Draw 2 cards from the deck.\nWhile worshipping: at the end, if nobody has completed all boards, it counts 1 more for this god.',
    );
  });

  it('nobody answers in a False Peace', () => {
    const influences = { 'seat-1': ['false-peace'] };
    const s = raiding('healer', 'champion', { influences }).choose('play:champion:active:fear');
    expect(s.realm('fear')).toMatchObject({ active: 0, inactive: 1 });
    expect(s.events('worshipper-answered')).toEqual([]);
  });

  it('AL-046: an Exorcist drives the others’ omens away, who then renew nothing', () => {
    const s = scenario({
      realms: REALMS,
      hands: { 'seat-1': ['exorcist', 'priestess'] },
      influences: { 'seat-2': ['eclipse', 'curfew'], 'seat-3': ['fog'], 'seat-1': ['long-night'] },
    });
    s.rounds().choose('deck').choose('play:exorcist');
    expect(s.state.players.map(({ influences }) => influences)).toEqual([[], [], []]);
    expect(s.discarded).toEqual(['long-night', 'eclipse', 'curfew', 'fog', 'exorcist']);
    expect(s.options('renew')).toEqual([]);
    s.end();
  });

  it('an Exorcist leaves the player’s own omen where it is', () => {
    const s = scenario({
      realms: REALMS,
      hands: { 'seat-1': ['exorcist'] },
      influences: { 'seat-2': ['eclipse'], 'seat-1': ['fog'] },
    });
    s.acts('seat-1').choose('play:exorcist');
    expect(s.state.players[0]?.influences).toEqual(['fog']);
    expect(s.discarded).toEqual(['eclipse', 'exorcist']);
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
