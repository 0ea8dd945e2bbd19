import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, fight, results, through } from './stage.ts';
import './practice-cards.ts';

/* A yellow mage meets them: health 5, a melee attack of 2, defense 7, damage 1. */

const AT_THE_PASS = { level: 'yellow', space: 'thunder-pass' } as const;

describe('yellow global events', () => {
  it('season-of-grudges: every undefeated encounter holds', () => {
    const s = scenario({
      characters: { mage: AT_THE_PASS },
      track: [{ card: 'skeleton-crew', space: 'thunder-pass' }],
      global: 'season-of-grudges',
    }).travel('mage', 2);
    expect(s.options('travel')).toEqual([]);
    s.end();
  });

  it('season-of-grudges: the first humanoid who is beaten signs something', () => {
    const table = { global: 'season-of-grudges' };
    const s = fight('inland-pirates', [4, 1], { table });
    expect(s.character('mage').bag).toEqual(['inland-pirates', 'season-of-grudges']);
    expect(s.state.global).toBeNull();
    const other = fight('ambitious-landslide', [5, 1], { table });
    expect(other.character('mage').bag).toEqual(['ambitious-landslide']);
    expect(other.state.global).toBe('season-of-grudges');
  });

  it('season-of-grudges: an apology can be shown to any character', () => {
    const warlock = { ...AT_THE_PASS, bag: ['season-of-grudges'] };
    const s = scenario({ characters: { mage: AT_THE_PASS, warlock } });
    s.dice(4, 1).challenge('mage').choose('attack:warlock');
    expect(blows(s)[1]).toBe('attacker melee 4+2/8 misses');
    const other = fight('inland-pirates', [1, 4], { bag: ['season-of-grudges'] });
    expect(blows(other)[0]).toBe('defender melee 4+4/7 2');
  });

  // biome-ignore format: one scenario a line
  it.each<[string, 'starting' | 'other', string[]]>([
    ['perpetual-sandstorm: arrows are blown away', 'other', ['attacker ranged 4+2/7 misses', 'defender melee 1+5/6 1']],
    ['perpetual-sandstorm: swords are not', 'starting', ['defender melee 1+5/7 misses', 'attacker melee 4+2/7 misses']],
  ])('%s', (_title, side, expected) => {
    const table = { global: 'perpetual-sandstorm' };
    expect(blows(fight('ambitious-landslide', [4, 1], { side, table }))).toEqual(expected);
  });

  it('perpetual-sandstorm: nothing flies', () => {
    const s = scenario({
      characters: { mage: { level: 'yellow', space: 'hinter-falls', damage: 2 } },
      global: 'perpetual-sandstorm',
    }).explore('mage');
    // Only the large potion could be activated.
    expect(s.character('mage')).toMatchObject({ space: 'hinter-falls', damage: 0 });
  });

  it('perpetual-sandstorm: whoever ends a turn on the flats is in its eye', () => {
    const layout = (space: string) => ({
      characters: {
        mage: { level: 'yellow' as const, space, top: ['chill', 'robes'] },
      },
      global: 'perpetual-sandstorm',
      tokens: ['gold'],
      next: { yellow: ['ambitious-landslide'] },
    });
    const s = scenario(layout('rust-flats')).turn('mage', 0).dice(1, 1);
    through(s.chooseAll('stay', 'scroll'));
    // Her study at the start of the turn and the scroll give one each, the eye two.
    expect(s.hand('mage')).toHaveLength(4);
    expect(s.character('mage').kept).toEqual(['gold.1']);
    expect(s.state.global).toBeNull();
    expect(s.state.challenges.yellow.cards.at(-1)).toBe('perpetual-sandstorm');
    const other = scenario(layout('cinder-gorge')).turn('mage', 0).dice(1, 1);
    through(other.chooseAll('stay', 'scroll'));
    expect([other.hand('mage').length, other.state.global]).toEqual([2, 'perpetual-sandstorm']);
  });

  it('lightning-harvest: everybody hums', () => {
    const s = scenario({ characters: { mage: AT_THE_PASS }, global: 'lightning-harvest' });
    // A roll of 3 spaces and 2 energy.
    expect(s.turn('mage', 3).question().prompt.args).toMatchObject({ movement: 3, energy: 3 });
    s.end();
  });

  it('lightning-harvest: and so does what they meet', () => {
    const s = fight('inland-pirates', [1, 4], { table: { global: 'lightning-harvest' } });
    expect(blows(s)).toEqual(['defender melee 4+4/7 3', 'attacker melee 1+2/6 misses']);
    expect(s.character('mage').damage).toBe(3);
  });
});

describe('yellow location events', () => {
  it.each([
    ['kite-experiment', 'thunder-pass'],
    ['one-more-shaft', 'rust-flats'],
    ['much-claimed-idol', 'tigers-vale'],
  ])('%s lies at %s when it is drawn', (card, space) => {
    const s = scenario({
      characters: { mage: { level: 'yellow', space: 'hinter-falls' } },
      next: { yellow: [card, 'inland-pirates'] },
    });
    s.dice(4, 1).challenge('mage');
    expect(s.state.locations).toEqual({ [space]: card });
    expect(s.character('mage').bag).toEqual(['inland-pirates']);
  });

  const resolve = (card: string, space: string, standing = {}, more = {}) =>
    scenario({
      characters: { mage: { level: 'yellow', space, ...standing } },
      locations: { [space]: card },
      ...more,
    }).challenge('mage');

  it('kite-experiment: one holds the string, or the pen', () => {
    const top = ['portal', 'chill', 'robes', 'teapot'];
    const string = resolve('kite-experiment', 'thunder-pass', { top });
    expect(string.options()).toEqual(['choose:0', 'choose:1']);
    string.choose('choose:0');
    expect(string.hand('mage')).toEqual(top);
    expect(string.character('mage').damage).toBe(2);
    const pen = resolve('kite-experiment', 'thunder-pass', { top }).choose('choose:1');
    expect(pen.hand('mage')).toEqual(['portal']);
    expect(pen.character('mage').damage).toBe(0);
    expect(pen.state.locations).toEqual({ 'thunder-pass': 'kite-experiment' });
  });

  it('one-more-shaft: whoever digs has something to show for it', () => {
    const digs = resolve('one-more-shaft', 'rust-flats');
    expect(digs.options()).toEqual(['do', 'decline']);
    digs.choose('do');
    expect(digs.character('mage')).toMatchObject({ damage: 2, bag: ['one-more-shaft'] });
    expect(digs.state.locations).toEqual({});
    const passes = resolve('one-more-shaft', 'rust-flats').choose('decline');
    expect(passes.character('mage')).toMatchObject({ damage: 0, bag: [] });
    expect(passes.state.locations).toEqual({ 'rust-flats': 'one-more-shaft' });
  });

  it('one-more-shaft: the motherlode is worth its weight', () => {
    const mage = { ...AT_THE_PASS, bag: ['one-more-shaft'] };
    const s = scenario({ characters: { mage } });
    // A roll of 3 spaces and 2 energy.
    expect(s.turn('mage', 3).question().prompt.args).toMatchObject({ movement: 2, energy: 3 });
    s.end();
  });

  it('much-claimed-idol: others who are there have pockets', () => {
    const company = (space: string) => ({
      characters: {
        mage: { level: 'yellow' as const, space: 'tigers-vale' },
        warlock: { level: 'yellow' as const, space, bag: ['door-raptor', 'hydra-on-a-diet'] },
      },
      locations: { 'tigers-vale': 'much-claimed-idol' },
      tokens: ['gold', 'bomb'],
    });
    const takes = scenario(company('tigers-vale')).challenge('mage');
    takes.choose('fight:much-claimed-idol');
    expect(takes.options()).toEqual(['take:door-raptor', 'take:hydra-on-a-diet']);
    takes.choose('take:door-raptor');
    expect(takes.character('mage')).toMatchObject({ bag: ['door-raptor'], kept: [] });
    expect(takes.character('warlock').bag).toEqual(['hydra-on-a-diet']);
    const alone = scenario(company('booty-bay')).challenge('mage');
    expect(alone.character('mage')).toMatchObject({ bag: [], kept: ['gold.1'] });
    expect(alone.state.box).toEqual(['bomb.1']);
  });
});

describe('yellow special events', () => {
  const drawn = (card: string, standing = {}, others = {}, dice = [4, 1]) =>
    scenario({
      characters: { mage: { ...AT_THE_PASS, ...standing }, ...others },
      next: { green: ['signpost', 'eel'], yellow: [card, 'inland-pirates'] },
      tokens: ['gold', 'bomb'],
    })
      .dice(...dice)
      .challenge('mage');

  it('free-samples: something green, and some distance', () => {
    const s = drawn('free-samples');
    expect(s.character('mage')).toMatchObject({ damage: 1, bag: ['eel', 'inland-pirates'] });
    expect(s.state.challenges.yellow.cards.at(-1)).toBe('free-samples');
  });

  it('public-demonstration: everybody has learned something', () => {
    const others = { warlock: { space: 'stormwind' }, hunter: { space: 'ironforge' } };
    const s = through(drawn('public-demonstration', {}, others));
    expect(s.state.characters.map(({ damage, hand }) => [damage, hand.length])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('surprise-audit: two cards, and he goes again', () => {
    const s = drawn('surprise-audit', { hand: ['stroll.1', 'stroll.2', 'chill'] });
    expect(s.options()).toEqual(['choose:0', 'choose:1']);
    s.choose('choose:0').choose('stroll.1', 'chill');
    expect(through(s).hand('mage')).toEqual(['stroll']);
    expect(s.character('mage').bag).toEqual(['inland-pirates']);
    expect(s.state.track[0]).toBeNull();
  });

  it('surprise-audit: or he draws steel, and on an odd die looks into the bag', () => {
    const bag = ['skeleton-crew', 'wrong-hymn-choir'];
    const mage = { hand: ['chill'], bag, armor: 'tall-grass-tiger' };
    const s = drawn('surprise-audit', mage, {}, [6, 3, 4, 1]).choose('choose:1');
    through(s);
    expect(s.options()).toEqual(['lose:skeleton-crew', 'lose:wrong-hymn-choir']);
    through(s.choose('lose:skeleton-crew'));
    expect(blows(s).slice(0, 2)).toEqual(['defender melee 3+5/8 2', 'attacker melee 6+2/7 1']);
    // He leaves nothing behind; then the next card is drawn.
    expect(s.character('mage').bag).toEqual(['wrong-hymn-choir', 'inland-pirates']);
    expect(s.state.challenges.yellow.cards.slice(-2)).toEqual(['skeleton-crew', 'surprise-audit']);
  });

  it('surprise-audit: undefeated he stays, and on an even die finds nothing', () => {
    const s = drawn('surprise-audit', { bag: ['skeleton-crew'] }, {}, [1, 4, 4, 1]);
    expect(results(s)).toEqual(['neither-defeated', 'opponent-defeated']);
    expect(s.character('mage').bag).toEqual(['skeleton-crew', 'inland-pirates']);
    expect(s.state.track[0]).toEqual({ card: 'surprise-audit', space: 'thunder-pass' });
  });

  it('freshly-aged-maps: two crosses', () => {
    const s = drawn('freshly-aged-maps');
    expect(s.question().prompt.key).toBe('prompt.place-discovery');
    expect(s.options()).toHaveLength(27);
    s.choose('rust-flats').choose('cinder-gorge');
    expect(s.state.placed).toEqual({ 'rust-flats': ['gold.1'], 'cinder-gorge': ['bomb.1'] });
    expect(s.character('mage').bag).toEqual(['inland-pirates']);
  });
});
