import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, results } from './stage.ts';
import './practice-cards.ts';

describe('discoveries that were kept', () => {
  it('AD-027: gold buys an item of the own level or lower, in a city', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', level: 'green', kept: ['gold'] } },
      next: { green: ['eel'] },
    });
    s.travel('warrior', 0);
    expect(s.options('discovery')).toEqual(['gold.1:grey', 'gold.1:green']);
    s.choose('gold.1:green');
    expect(s.character('warrior')).toMatchObject({ kept: [], bag: ['eel'] });
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
        warrior: { space: 'undercity', kept: ['traveling-merchant'], bag: ['rat'] },
        mage: { space: 'stormwind', bag: ['lizard'] },
        hunter: { space: 'ironforge' },
      },
    });
    s.travel('warrior', 0);
    expect(s.options('trade')).toEqual(['trade:lizard']);
    s.choose('trade:lizard');
    expect(s.question().seats).toEqual(['seat-2']);
    expect(s.options()).toEqual(['decline', 'take:rat']);
    s.choose('take:rat');
    expect(s.character('warrior').bag).toEqual(['lizard']);
    expect(s.character('mage').bag).toEqual(['rat']);
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
    const s = drawing('dance', 'lizard').challenge('warrior');
    expect(s.events('challenge-drawn').map(({ args }) => args.card)).toEqual(['dance', 'lizard']);
    expect(s.character('warrior').hand).toHaveLength(1);
    expect(s.character('mage').hand).toHaveLength(1);
    s.end();
  });

  it('AD-052: what is discarded goes on top of its deck, where everybody sees it', () => {
    const s = drawing('dance', 'lizard').challenge('warrior');
    expect(s.state.challenges.grey.cards.at(-1)).toBe('dance');
    expect(s.state.challenges.grey.seen).toBe(1);
    s.end();
  });

  it('AD-056: a global event lies there for everybody, and replaces the one before', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road' }, mage: { space: 'gallows-road' } },
      next: { grey: ['frost', 'lizard'] },
      global: 'market',
    });
    s.dice(6, 1).challenge('warrior');
    expect(s.state.global).toBe('frost');
    expect(s.state.challenges.grey.cards).toContain('market');
  });

  it('AD-057: a location event lies on its key location; one that lay there is discarded', () => {
    const s = drawing('orchard', 'lizard').dice(6, 1).challenge('warrior');
    expect(s.state.locations).toEqual({ 'pale-orchard': 'orchard' });
  });

  it('AD-058: who ends the move there resolves it instead of drawing', () => {
    const s = scenario({
      characters: { warrior: { space: 'pale-orchard', damage: 3 } },
      locations: { 'pale-orchard': 'orchard' },
    });
    s.challenge('warrior').choose('choose:0');
    expect(s.character('warrior').damage).toBe(1);
    expect(s.events('challenge-drawn')).toEqual([]);
    expect(s.state.locations).toEqual({ 'pale-orchard': 'orchard' });
  });

  it('AD-054 and AD-055: turned over it is an item of whoever does it, or an enemy that is fought at once', () => {
    const item = scenario({
      characters: { warrior: { space: 'pale-orchard', damage: 1 } },
      locations: { 'pale-orchard': 'orchard' },
    });
    item.challenge('warrior').choose('choose:1');
    expect(item.character('warrior').bag).toEqual(['orchard']);
    expect(item.state.locations).toEqual({});
    const enemy = scenario({
      characters: { warrior: { space: 'millers-wood' } },
      locations: { 'millers-wood': 'hive' },
    });
    enemy.dice(1, 1).challenge('warrior');
    expect(results(enemy)).toEqual(['neither-defeated']);
    expect(enemy.state.track[0]).toEqual({ card: 'hive', space: 'millers-wood' });
  });
});

describe('quests and winning', () => {
  it('AD-061, AD-080, AD-085 and W-22: being there in the own maintenance phase counts, and a new quest comes', () => {
    const s = scenario({
      characters: {
        warrior: {
          space: 'stormwind',
          quests: [{ card: 'letter', progress: [1, 1, 0] }],
          top: ['throw', 'snack'],
        },
        mage: { space: 'ironforge' },
      },
      elite: ['census'],
    });
    s.maintain('warrior').choose('keep:throw');
    expect(s.character('warrior')).toMatchObject({ log: ['letter'] });
    expect(s.character('warrior').quests.map(({ card }) => card)).toEqual(['census']);
    expect(s.character('mage').log).toEqual([]);
  });

  it('AD-081: a token is collected where it lies, in the own maintenance phase', () => {
    const s = scenario({
      characters: { warrior: { space: 'pale-orchard', quests: ['inventory'] } },
    }).maintain('warrior');
    expect(s.character('warrior').quests).toEqual([
      { card: 'inventory', progress: [1], waiting: [['gallows-road']] },
    ]);
  });

  it('AD-064 and W-20: whoever has enough valor wins at once', () => {
    const s = scenario({
      characters: {
        warrior: {
          space: 'stormwind',
          quests: [{ card: 'letter', progress: [1, 1, 0] }],
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
      bag: ['tiger', 'oracle'],
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
      characters: { warrior: { space: 'ironforge', bag: ['wisp', 'ghoul'] } },
    });
    s.travel('warrior', 0).choose('rearrange').choose('large-potion');
    // The lantern's staff has an icon that a warrior lacks.
    expect(s.options('equip')).toEqual(['equip:ghoul']);
    s.choose('done');
    s.end();
  });

  it('AD-062, AD-091 and AD-092: one weapon and one armor, in the maintenance phase; the old one goes into the bag', () => {
    const s = scenario({
      characters: { warrior: { space: 'ironforge', bag: ['ghoul'], armor: 'wolf' } },
    });
    s.character('warrior').passedOver = [];
    s.maintain('warrior').choose('equip:ghoul');
    expect(s.character('warrior')).toMatchObject({ armor: 'ghoul', bag: ['wolf'] });
  });

  it('AD-102 and AD-104: a health potion heals one, a swiftness potion gives one space more', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', damage: 2, bag: ['wolf'] } },
    }).travel('warrior', 1);
    expect(s.options('use')).toEqual(['drink:health:wolf', 'drink:swiftness:wolf']);
    s.choose('drink:health:wolf');
    expect(s.character('warrior')).toMatchObject({ damage: 1, bag: [] });
    expect(s.state.challenges.grey.cards.at(-1)).toBe('wolf');
    s.end();
  });

  it('W-51: an item above the own level can’t be drunk, as it can’t be worn', () => {
    const drinks = (level: 'grey' | 'green') => {
      const s = scenario({
        characters: { warrior: { space: 'gallows-road', level, damage: 2, bag: ['eel'] } },
      }).travel('warrior', 1);
      const offered = s.options('use');
      s.end();
      return offered;
    };
    expect(drinks('grey')).toEqual([]);
    expect(drinks('green')).toEqual(['drink:health:eel']);
  });
});

describe('ability cards', () => {
  it('W-52: a card for the movement phase is played in the own one, in nobody else’s', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road' },
        mage: { space: 'gallows-road', hand: ['stroll'] },
      },
    }).travel('warrior', 1, 3);
    expect(s.match.open.map(({ seats }) => seats)).toEqual([['seat-1']]);
    expect(s.options('play')).toEqual([]);
    s.end();
    s.travel('mage', 1, 3);
    expect(s.options('play')).toEqual(['play:stroll.1']);
    s.end();
  });

  it('AD-106 and W-14: more than ten cards are discarded down to ten at once', () => {
    const s = scenario({
      characters: {
        mage: {
          space: 'gallows-road',
          hand: [
            'stroll.1',
            'stroll.2',
            'portal',
            'ponder.1',
            'ponder.2',
            'icicle.1',
            'icicle.2',
            'icicle.3',
            'ignite.1',
            'ignite.2',
          ],
          top: ['chill'],
        },
      },
    });
    s.explore('mage');
    expect(s.question().prompt.key).toBe('prompt.hand-limit');
    s.choose('portal');
    expect(s.hand('mage')).toHaveLength(10);
    expect(s.discarded('mage')).toEqual(['portal']);
  });

  it('AD-107: when the deck runs out, the discard pile is shuffled into a new one', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', discard: ['throw'] } },
    });
    const { abilities } = s.character('warrior');
    abilities.discard.push(...abilities.draw.splice(1));
    const discarded = abilities.discard.length;
    s.explore('warrior');
    expect(s.character('warrior').hand).toHaveLength(1);
    expect(s.character('warrior').abilities.discard).toEqual([]);
    expect(s.character('warrior').abilities.draw).toHaveLength(discarded);
  });

  it('AD-108, AD-109 and AD-111: for its energy, when its symbol says, and one copy a turn', () => {
    const mage = { space: 'gallows-road', hand: ['stroll.1', 'stroll.2', 'chill'] };
    const poor = scenario({ characters: { mage } }).travel('mage', 1, 0);
    expect(poor.options('play')).toEqual([]);
    poor.end();
    const s = scenario({ characters: { mage } }).travel('mage', 1, 2);
    expect(s.options('play')).toEqual(['play:stroll.1']);
    s.choose('play:stroll.1').choose('undercity');
    expect(s.state.turn?.energy).toBe(1);
    expect(s.options('play')).toEqual([]);
    expect(s.discarded('mage')).toEqual(['stroll']);
    s.end();
  });

  it('AD-077 and AD-115: improved text counts from its level on, in addition', () => {
    const level = (of: 'grey' | 'green') =>
      scenario({
        characters: { mage: { space: 'gallows-road', level: of, hand: ['icicle'] } },
        next: { grey: ['lizard'] },
      })
        .dice(1, 1)
        .challenge('mage')
        .choose('play:icicle.1');
    expect(level('grey').events('ability-played')[0]?.args.improved).toBe('none');
    expect(level('green').events('ability-played')[0]?.args.improved).toBe('green');
  });

  it('AD-116: a card that is played instead of a weapon replaces attack and type', () => {
    const s = scenario({
      characters: {
        mage: { space: 'gallows-road', weapon: 'golem', hand: ['icicle'] },
      },
      next: { grey: ['lizard'] },
    });
    s.dice(2, 6).challenge('mage').choose('play:icicle.1');
    expect(blows(s)).toEqual(['attacker ranged 2+2/4 1']);
  });

  it('AD-134 and W-27: whoever is attacked has one energy for that battle', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road' },
        mage: { space: 'gallows-road', hand: ['ignite'] },
      },
    });
    s.dice(1, 1).challenge('warrior', 3).choose('attack:mage');
    expect(s.question().seats).toEqual(['seat-2']);
    expect(s.options('play')).toEqual(['play:ignite.1']);
    s.choose('play:ignite.1');
    expect(s.events('attacked').map(({ args }) => [args.side, args.type])[0]).toEqual([
      'defender',
      'ranged',
    ]);
    s.end();
  });
});
