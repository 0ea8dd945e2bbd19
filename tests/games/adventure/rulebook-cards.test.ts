import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, results } from './stage.ts';

describe('discoveries that were kept', () => {
  it('AD-027: gold buys an item of the own level or lower, in a city', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', level: 'green', kept: ['gold'] } },
      next: { green: ['bog-eel'] },
    });
    s.travel('warrior', 0);
    expect(s.options('discovery')).toEqual(['gold.1:grey', 'gold.1:green']);
    s.choose('gold.1:green');
    expect(s.character('warrior')).toMatchObject({ kept: [], bag: ['bog-eel'] });
    s.end();
    const outside = scenario({
      characters: { warrior: { space: 'gallows-road', kept: ['gold'] } },
    });
    expect(outside.travel('warrior', 1).options('discovery')).toEqual([]);
    outside.end();
  });

  it('AD-028 and W-05: a hearthstone takes one to any city instead of moving; the die is rolled all the same', () => {
    const s = scenario({ characters: { warrior: { space: 'undercity', kept: ['hearthstone'] } } });
    s.turn('warrior', 0);
    expect(s.state.turn?.energy).toBe(3);
    s.choose('hearthstone.1:stormwind');
    expect(s.character('warrior').space).toBe('stormwind');
    expect(s.question().prompt.key).toBe('prompt.resource');
    expect(s.state.turn?.movement).toBe(0);
    s.end();
  });

  it('AD-029 and W-12: Far Sight looks at a discovery on the board, and puts it back or discards it', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', kept: ['far-sight'] } },
      placed: { 'pale-orchard': ['bomb'] },
    });
    s.travel('warrior', 0).choose('far-sight.1:pale-orchard');
    expect(s.state.known).toEqual({ 'bomb.1': ['seat-1'] });
    s.choose('discard');
    expect(s.state.placed).toEqual({});
    expect(s.state.box.sort()).toEqual(['bomb.1', 'far-sight.1']);
    s.end();
  });

  it('AD-030: Rocket Boots roll the movement die again', () => {
    const s = scenario({ characters: { warrior: { space: 'undercity', kept: ['rocket-boots'] } } });
    s.turn('warrior', 0).stack(5).choose('rocket-boots.1:movement');
    expect(s.state.turn).toMatchObject({ movement: 4, energy: 1 });
    s.end();
  });

  it('AD-031 and W-25: the Traveling Merchant takes an item out of a bag; a different one may be taken in return', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'undercity', kept: ['traveling-merchant'], bag: ['granary-rat'] },
        mage: { space: 'stormwind', bag: ['hedge-whelp'] },
        hunter: { space: 'ironforge' },
      },
    });
    s.travel('warrior', 0);
    expect(s.options('trade')).toEqual(['trade:hedge-whelp']);
    s.choose('trade:hedge-whelp');
    expect(s.question().seats).toEqual(['seat-2']);
    expect(s.options()).toEqual(['decline', 'take:granary-rat']);
    s.choose('take:granary-rat');
    expect(s.character('warrior').bag).toEqual(['hedge-whelp']);
    expect(s.character('mage').bag).toEqual(['granary-rat']);
    s.end();
  });
});

describe('events', () => {
  const drawing = (...cards: string[]) =>
    scenario({
      characters: { warrior: { space: 'gallows-road' }, mage: { space: 'stormwind' } },
      next: { grey: cards },
    });

  it('AD-051 and AD-060: an event is carried out, then another card is drawn', () => {
    const s = drawing('barn-dance', 'hedge-whelp').challenge('warrior');
    expect(s.events('challenge-drawn').map(({ args }) => args.card)).toEqual([
      'barn-dance',
      'hedge-whelp',
    ]);
    expect(s.character('warrior').hand).toHaveLength(1);
    expect(s.character('mage').hand).toHaveLength(1);
    s.end();
  });

  it('AD-052: what is discarded goes on top of its deck, where everybody sees it', () => {
    const s = drawing('barn-dance', 'hedge-whelp').challenge('warrior');
    expect(s.state.challenges.grey.cards.at(-1)).toBe('barn-dance');
    expect(s.state.challenges.grey.seen).toBe(1);
    s.end();
  });

  it('AD-056: a global event lies there for everybody, and replaces the one before', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road' }, mage: { space: 'gallows-road' } },
      next: { grey: ['first-frost', 'hedge-whelp'] },
      global: 'market-week',
    });
    s.dice(6, 1).challenge('warrior');
    expect(s.state.global).toBe('first-frost');
    expect(s.state.challenges.grey.cards).toContain('market-week');
  });

  it('AD-057: a location event lies on its key location; one that lay there is discarded', () => {
    const s = drawing('windfall-orchard', 'hedge-whelp').dice(6, 1).challenge('warrior');
    expect(s.state.locations).toEqual({ 'pale-orchard': 'windfall-orchard' });
  });

  it('AD-058: who ends the move there resolves it instead of drawing', () => {
    const s = scenario({
      characters: { warrior: { space: 'pale-orchard', damage: 3 } },
      locations: { 'pale-orchard': 'windfall-orchard' },
    });
    s.challenge('warrior').choose('choose:0');
    expect(s.character('warrior').damage).toBe(1);
    expect(s.events('challenge-drawn')).toEqual([]);
    expect(s.state.locations).toEqual({ 'pale-orchard': 'windfall-orchard' });
  });

  it('AD-054 and AD-055: turned over it is an item of whoever does it, or an enemy that is fought at once', () => {
    const item = scenario({
      characters: { warrior: { space: 'pale-orchard', damage: 1 } },
      locations: { 'pale-orchard': 'windfall-orchard' },
    });
    item.challenge('warrior').choose('choose:1');
    expect(item.character('warrior').bag).toEqual(['windfall-orchard']);
    expect(item.state.locations).toEqual({});
    const enemy = scenario({
      characters: { warrior: { space: 'millers-wood' } },
      locations: { 'millers-wood': 'bee-tree' },
    });
    enemy.dice(1, 1).challenge('warrior');
    expect(results(enemy)).toEqual(['neither-defeated']);
    expect(enemy.state.track[0]).toEqual({ card: 'bee-tree', space: 'millers-wood' });
  });
});

describe('quests and winning', () => {
  it('AD-061, AD-080, AD-085 and W-22: being there in the own maintenance phase counts, and a new quest comes', () => {
    const s = scenario({
      characters: {
        warrior: {
          space: 'stormwind',
          quests: [{ card: 'letter-in-three-copies', progress: [1, 1, 0] }],
          top: ['after-you', 'hard-boiled-egg'],
        },
        mage: { space: 'ironforge' },
      },
      elite: ['drowned-census'],
    });
    s.maintain('warrior').choose('keep:after-you');
    expect(s.character('warrior')).toMatchObject({ log: ['letter-in-three-copies'] });
    expect(s.character('warrior').quests.map(({ card }) => card)).toEqual(['drowned-census']);
    expect(s.character('mage').log).toEqual([]);
  });

  it('AD-081: a token is collected where it lies, in the own maintenance phase', () => {
    const s = scenario({
      characters: { warrior: { space: 'pale-orchard', quests: ['orchard-inventory'] } },
    }).maintain('warrior');
    expect(s.character('warrior').quests).toEqual([
      { card: 'orchard-inventory', progress: [1], waiting: [['gallows-road']] },
    ]);
  });

  it('AD-064 and W-20: whoever has enough valor wins at once', () => {
    const s = scenario({
      characters: {
        warrior: {
          space: 'stormwind',
          quests: [{ card: 'letter-in-three-copies', progress: [1, 1, 0] }],
          log: ['plague-seal.6', 'plague-seal.5', 'ember-crown.6', 'bay-medal.4'],
        },
        mage: { space: 'ironforge' },
      },
    });
    s.maintain('warrior');
    s.expectOutcome('valor', 'seat-1');
    s.end();
  });

  it('AD-086, AD-087 and AD-088: a trophy for the log, while there are any, and some only once', () => {
    const warrior = {
      space: 'booty-bay',
      level: 'yellow' as const,
      bag: ['tall-grass-tiger', 'mostly-wrong-oracle'],
    };
    const first = scenario({ characters: { warrior, mage: {} } });
    first.challenge('warrior').choose('pay:bay-auction');
    expect(first.character('warrior')).toMatchObject({ log: ['bay-medal.4'], bag: [] });
    expect(first.state.trophies['bay-medal']).toBe(3);
    const again = scenario({ characters: { warrior: { ...warrior, log: ['bay-medal.4'] } } });
    again.challenge('warrior');
    expect(again.match.open).toEqual([]);
    expect(again.character('warrior')).toMatchObject({ log: ['bay-medal.4'], bag: warrior.bag });
  });

  it('AD-076 and AD-093: an item needs the level, and all of its icons on the character card', () => {
    const s = scenario({
      characters: { warrior: { space: 'ironforge', bag: ['weeping-lantern', 'ditch-ghoul'] } },
    });
    s.travel('warrior', 0).choose('rearrange').choose('large-potion');
    // The lantern's staff has an icon that a warrior does not have.
    expect(s.options('equip')).toEqual(['equip:ditch-ghoul']);
    s.choose('done');
    s.end();
  });

  it('AD-062, AD-091 and AD-092: one weapon and one armor, in the maintenance phase; the old one goes into the bag', () => {
    const s = scenario({
      characters: { warrior: { space: 'ironforge', bag: ['ditch-ghoul'], armor: 'lean-wolf' } },
    });
    s.character('warrior').passedOver = [];
    s.maintain('warrior').choose('equip:ditch-ghoul');
    expect(s.character('warrior')).toMatchObject({ armor: 'ditch-ghoul', bag: ['lean-wolf'] });
  });

  it('AD-102 and AD-104: a health potion heals one, a swiftness potion gives one space more', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', damage: 2, bag: ['lean-wolf'] } },
    }).travel('warrior', 1);
    expect(s.options('use')).toEqual(['drink:health:lean-wolf', 'drink:swiftness:lean-wolf']);
    s.choose('drink:health:lean-wolf');
    expect(s.character('warrior')).toMatchObject({ damage: 1, bag: [] });
    expect(s.state.challenges.grey.cards.at(-1)).toBe('lean-wolf');
    s.end();
  });
});

describe('ability cards', () => {
  it('AD-106 and W-14: more than ten cards are discarded down to ten at once', () => {
    const s = scenario({
      characters: {
        mage: {
          space: 'gallows-road',
          hand: [
            'short-cut.1',
            'short-cut.2',
            'door-ajar',
            'change-of-subject.1',
            'change-of-subject.2',
            'hand-picked-icicle.1',
            'hand-picked-icicle.2',
            'hand-picked-icicle.3',
            'controlled-burn.1',
            'controlled-burn.2',
          ],
          top: ['cold-feet'],
        },
      },
    });
    s.explore('mage');
    expect(s.question().prompt.key).toBe('prompt.hand-limit');
    s.choose('door-ajar');
    expect(s.hand('mage')).toHaveLength(10);
    expect(s.discarded('mage')).toEqual(['door-ajar']);
  });

  it('AD-107: when the deck runs out, the discard pile is shuffled into a new one', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', discard: ['after-you'] } },
    });
    const { abilities } = s.character('warrior');
    abilities.discard.push(...abilities.draw.splice(1));
    s.explore('warrior');
    expect(s.character('warrior').hand).toHaveLength(1);
    expect(s.character('warrior').abilities.discard).toEqual([]);
    expect(s.character('warrior').abilities.draw).toHaveLength(22);
  });

  it('AD-108, AD-109 and AD-111: for its energy, when its symbol says, and one copy a turn', () => {
    const mage = { space: 'gallows-road', hand: ['short-cut.1', 'short-cut.2', 'cold-feet'] };
    const poor = scenario({ characters: { mage } }).travel('mage', 1, 0);
    expect(poor.options('play')).toEqual([]);
    poor.end();
    const s = scenario({ characters: { mage } }).travel('mage', 1, 2);
    expect(s.options('play')).toEqual(['play:short-cut.1']);
    s.choose('play:short-cut.1').choose('undercity');
    expect(s.state.turn?.energy).toBe(1);
    expect(s.options('play')).toEqual([]);
    expect(s.discarded('mage')).toEqual(['short-cut']);
    s.end();
  });

  it('AD-077 and AD-115: improved text counts from its level on, in addition', () => {
    const level = (of: 'grey' | 'green') =>
      scenario({
        characters: { mage: { space: 'gallows-road', level: of, hand: ['hand-picked-icicle'] } },
        next: { grey: ['hedge-whelp'] },
      })
        .dice(1, 1)
        .challenge('mage')
        .choose('play:hand-picked-icicle.1');
    expect(level('grey').events('ability-played')[0]?.args.improved).toBe('none');
    expect(level('green').events('ability-played')[0]?.args.improved).toBe('green');
  });

  it('AD-116: a card that is played instead of a weapon replaces attack and type', () => {
    const s = scenario({
      characters: {
        mage: { space: 'gallows-road', weapon: 'mud-lout', hand: ['hand-picked-icicle'] },
      },
      next: { grey: ['hedge-whelp'] },
    });
    s.dice(2, 6).challenge('mage').choose('play:hand-picked-icicle.1');
    expect(blows(s)).toEqual(['attacker ranged 2+2/4 1']);
  });

  it('AD-134 and W-27: whoever is attacked has one energy for that battle', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road' },
        mage: { space: 'gallows-road', hand: ['controlled-burn'] },
      },
    });
    s.dice(1, 1).challenge('warrior', 3).choose('attack:mage');
    expect(s.question().seats).toEqual(['seat-2']);
    expect(s.options('play')).toEqual(['play:controlled-burn.1']);
    s.choose('play:controlled-burn.1');
    expect(s.events('attacked').map(({ args }) => [args.side, args.type])[0]).toEqual([
      'defender',
      'ranged',
    ]);
    s.end();
  });
});
