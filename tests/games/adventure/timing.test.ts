import { describe, expect, it } from 'vitest';
import { discoveryOf } from '../../../src/games/adventure/rules/terms.ts';
import { type Layout, type Scenario, type Standing, scenario } from '../../support/adventure.ts';
import { attacks } from './playing-cards.ts';
import { fight, results } from './stage.ts';
import './practice-cards.ts';

/**
 * When a kept discovery, a potion or something to wear can be used: the table "When each thing may be used" of
 * docs/rules/adventure.md, phase by phase. What each of them does is tested elsewhere.
 */

/** One of everything that can be kept. */
const KEPT = ['gold', 'hearthstone', 'far-sight', 'rocket-boots', 'traveling-merchant'];

/** Health (armor), swiftness and mana. */
const BAG = ['ghoul', 'robbers', 'hornets'];

/** Hurt, with a card in hand, and with everything that can be used at some time. */
const EVERYTHING: Standing = { damage: 1, hand: ['stroll.1'], kept: KEPT, bag: BAG };

const WARRIOR: Standing = { space: 'undercity', bag: ['rat'], hand: ['stomp'] };
const UNTOUCHED = { space: 'undercity', bag: ['rat'], hand: ['stomp'], kept: [] };

const PLACED = { 'skull-isle': ['bomb'] };

const everything = (mage: Standing, more: Omit<Layout, 'characters'> = {}): Scenario =>
  scenario({
    characters: { mage: { ...EVERYTHING, ...mage }, warrior: WARRIOR },
    placed: PLACED,
    ...more,
  });

/** Everything offered that can be kept, drunk or worn, each kind once. */
function offered(s: Scenario): string[] {
  const kinds = s.question().options.flatMap(({ verb, args = {} }) => {
    if (verb === 'discovery' || verb === 'trade') return [discoveryOf(String(args.token))];
    if (verb === 'use') return args.as === 'power' ? [] : [String(args.as)];
    return verb === 'equip' || verb === 'unequip' ? ['equip'] : [];
  });
  return [...new Set(kinds)].sort();
}

describe('what can be used in the own turn', () => {
  it('AD-027 to AD-031 and AD-102 to AD-104: in the movement phase all that is kept and every potion, but nothing is put on', () => {
    const s = everything({ space: 'stormwind' }).turn('mage', 1);
    expect(offered(s)).toEqual([...KEPT, 'health', 'mana', 'swiftness'].sort());
    expect(s.character('warrior')).toMatchObject(UNTOUCHED);
    s.end();
  });

  it('AD-021: in the exploration phase nothing beside the resource', () => {
    const s = everything({ space: 'stormwind' }).explore('mage');
    expect(s.question().prompt.key).toBe('prompt.resource');
    expect(offered(s)).toEqual([]);
    s.end();
  });

  it('AD-030 and AD-103: in a combat mana before the dice, and rocket boots as well after them', () => {
    const s = everything({ space: 'gallows-road' }, { next: { grey: ['lizard'] } });
    s.dice(2, 2).challenge('mage', 1);
    expect(s.question().prompt.key).toBe('prompt.before-dice');
    expect(offered(s)).toEqual(['mana']);
    s.choose('roll');
    expect(s.question().prompt.key).toBe('prompt.after-dice');
    expect(offered(s)).toEqual(['mana', 'rocket-boots']);
    expect(s.character('warrior')).toMatchObject(UNTOUCHED);
    s.end();
  });

  it('AD-027, AD-062 and W-45: in the maintenance phase gold in a city, and what is worn', () => {
    const s = everything({ space: 'stormwind' });
    s.character('mage').passedOver = [];
    s.maintain('mage');
    expect(s.question().prompt.key).toBe('prompt.gold');
    expect(offered(s)).toEqual(['gold']);
    s.choose('decline');
    expect(s.question().prompt.key).toBe('prompt.equip');
    expect(offered(s)).toEqual(['equip', 'gold']);
    s.end();
    const away = everything({ space: 'gallows-road' });
    away.character('mage').passedOver = [];
    expect(offered(away.maintain('mage'))).toEqual(['equip']);
    away.end();
  });
});

describe('what can be used in the turns of others', () => {
  it('AD-030 and AD-103: whoever is attacked has mana before the dice, and rocket boots as well after them', () => {
    const s = attacks({ warrior: { hand: ['stomp'] }, mage: EVERYTHING }, [2, 2, 5]);
    expect(s.question()).toMatchObject({
      seats: ['seat-2'],
      prompt: { key: 'prompt.before-dice' },
    });
    expect(offered(s)).toEqual(['mana']);
    s.choose('roll').choose('roll');
    expect(s.question()).toMatchObject({ seats: ['seat-2'], prompt: { key: 'prompt.after-dice' } });
    expect(offered(s)).toEqual(['mana', 'rocket-boots']);
    s.choose('rocket-boots.1:combat');
    expect(s.state.combat?.dice).toEqual({ attacker: 2, defender: 5 });
    s.end();
  });

  it('AD-103: mana pays for what keeps somebody standing, in whoever’s turn', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'gallows-road', level: 'yellow', bag: ['mosquitoes'] },
        warlock: {
          space: 'gallows-road',
          damage: 4,
          hand: ['last-breath'],
          bag: ['hornets', 'ghoul'],
        },
        mage: { space: 'stormwind', damage: 1 },
      },
    });
    s.explore('warrior');
    expect(s.question()).toMatchObject({ seats: ['seat-2'], prompt: { key: 'prompt.defeat' } });
    expect(s.options()).toEqual(['decline', 'drink:mana:hornets']);
    s.choose('drink:mana:hornets');
    expect(s.options()).toEqual(['decline', 'play:last-breath.1']);
    s.choose('play:last-breath.1');
    expect(s.character('warlock')).toMatchObject({
      space: 'gallows-road',
      damage: 4,
      bag: ['ghoul'],
    });
    expect(s.state.turn).toMatchObject({ seat: 'seat-1', energy: 0, discount: 0 });
    expect(s.character('mage')).toMatchObject({ space: 'stormwind', damage: 1 });
  });

  it('AD-030, AD-117 and W-46: whoever rolled the black die for an encounter can roll it again', () => {
    const s = fight('lizard', [2, 1], {
      energy: 1,
      hand: ['chill'],
      others: {
        hunter: { space: 'ironforge', kept: ['rocket-boots.1'] },
        warrior: { space: 'ironforge', kept: ['rocket-boots.2'] },
      },
    }).choose('roll');
    expect(s.question()).toMatchObject({
      seats: ['seat-3'],
      visibility: 'public',
      prompt: {
        key: 'prompt.black-die',
        args: { character: 'warrior', fighter: 'mage', against: 'lizard', own: 1 },
      },
    });
    expect(s.options()).toEqual(['decline', 'rocket-boots.2:encounter']);
    s.dice(6).choose('rocket-boots.2:encounter');
    expect(s.state.combat?.dice).toEqual({ attacker: 2, defender: 6 });
    expect(s.events('die-rerolled').map(({ args }) => args)).toEqual([
      { side: 'defender', who: 'lizard', die: 6 },
    ]);
    expect(s.question()).toMatchObject({ seats: ['seat-1'], prompt: { key: 'prompt.after-dice' } });
    expect(s.character('warrior').kept).toEqual([]);
    expect(s.character('hunter').kept).toEqual(['rocket-boots.1']);
    expect(s.state.box).toEqual(['rocket-boots.2']);
    s.end();
  });

  it('AD-030 and W-46: or lets it stand; and nobody rolls for a character who is attacked', () => {
    const boots = { space: 'ironforge', kept: ['rocket-boots'] };
    const s = fight('lizard', [6, 1], { others: { warrior: boots } });
    s.choose('decline');
    expect(s.character('warrior').kept).toEqual(['rocket-boots.1']);
    expect(s.character('mage').bag).toEqual(['lizard']);
    const duel = attacks({ mage: {}, hunter: {}, warrior: boots }, [1, 1]);
    expect(duel.character('warrior').kept).toEqual(['rocket-boots.1']);
    expect(duel.match.open).toEqual([]);
  });
});

/** A yellow item that is discarded in the movement phase to gain a yellow item. */
const SPENT = 'pirates';

describe('gold', () => {
  const FLIGHT: Standing = { space: 'raiders-march', level: 'green', kept: ['gold'] };

  it('AD-027 and W-45: buys in a city that was reached after the movement phase, and what it buys can be put on', () => {
    const s = scenario({
      characters: { warrior: FLIGHT, mage: { space: 'stormwind', bag: ['golem'] } },
      next: { grey: ['ghoul'] },
    });
    s.turn('warrior', 0).choose('stay').chooseAll('flight-path', 'undercity');
    expect(s.question().prompt).toEqual({
      key: 'prompt.gold',
      args: { character: 'warrior', space: 'undercity' },
    });
    expect(s.options()).toEqual(['decline', 'gold.1:grey', 'gold.1:green']);
    s.choose('gold.1:grey');
    expect(s.options()).toEqual(['equip:ghoul', 'done']);
    s.choose('equip:ghoul');
    expect(s.character('warrior')).toMatchObject({ armor: 'ghoul', kept: [], bag: [] });
    expect(s.state.box).toEqual(['gold.1']);
    expect(s.character('mage').bag).toEqual(['golem']);
  });

  it('AD-027 and W-45: who did not buy in the movement phase is not asked again, but can look through the bag', () => {
    const city = { characters: { warrior: { space: 'ironforge', kept: ['gold'] } } };
    const s = scenario(city).turn('warrior', 1);
    s.choose('stay').choose('large-potion');
    expect(s.match.open).toEqual([]);
    expect(s.character('warrior').kept).toEqual(['gold.1']);
    const later = scenario(city).turn('warrior', 1).choose('rearrange');
    later.choose('stay').choose('large-potion');
    expect(later.options()).toEqual(['gold.1:grey', 'done']);
    later.choose('done');
    expect(later.character('warrior').kept).toEqual(['gold.1']);
  });

  it('AD-027, AD-096 and W-49: buys of no deck in which no item is left', () => {
    const s = scenario({
      characters: { warrior: { space: 'ironforge', level: 'green', kept: ['gold'] } },
      next: { green: ['beacon'] },
      left: { green: 1 },
    });
    s.travel('warrior', 1);
    expect(s.options('discovery')).toEqual(['gold.1:grey']);
    s.end();
  });

  it('AD-096 and W-49: nor is an item spent for one that can’t be drawn', () => {
    const spends = (left: number) => {
      const s = scenario({
        characters: { mage: { space: 'gallows-road', level: 'yellow', bag: [SPENT] } },
        next: { yellow: ['leper'] },
        left: { yellow: left },
      }).travel('mage', 1);
      const uses = s.options('use').filter((id) => id.startsWith('use:'));
      s.end();
      return uses;
    };
    expect(spends(1)).toEqual([`use:${SPENT}`]);
    expect(spends(0)).toEqual([]);
  });
});

describe('swiftness', () => {
  it('AD-104: adds to a roll that something has lowered to nothing', () => {
    const s = scenario({
      characters: {
        mage: { space: 'gallows-road', armor: 'gust', bag: ['robbers'] },
        warrior: WARRIOR,
      },
    }).turn('mage', 0);
    expect(s.state.turn).toMatchObject({ movement: 0 });
    expect(s.options('travel')).toEqual([]);
    expect(offered(s)).toEqual(['swiftness']);
    s.choose('drink:swiftness:robbers');
    expect(s.state.turn).toMatchObject({ movement: 1 });
    expect(s.options('travel')).toContain('to:undercity');
    expect(s.character('warrior')).toMatchObject(UNTOUCHED);
    s.end();
  });
});

describe('what is worn', () => {
  it('AD-062 and W-35: who loses what was worn is asked about what was left in the bag', () => {
    const s = scenario({
      characters: {
        mage: { space: 'ironforge', armor: 'ghoul', bag: ['gust'], damage: 1 },
        warrior: WARRIOR,
      },
    }).turn('mage', 1);
    s.choose('drink:health:ghoul').choose('stay').choose('large-potion');
    expect(s.question().prompt.key).toBe('prompt.equip');
    expect(s.options()).toEqual(['equip:gust', 'done']);
    s.choose('done');
    expect(s.character('mage')).toMatchObject({ armor: null, passedOver: ['gust'] });
    expect(s.character('warrior')).toMatchObject(UNTOUCHED);
  });

  it('AD-062 and W-35: the challenge phase offers to look through the bag where something is chosen there', () => {
    const s = scenario({
      characters: {
        mage: { space: 'gallows-road', armor: 'ghoul' },
        warrior: { space: 'gallows-road' },
      },
    }).challenge('mage');
    expect(s.options()).toEqual(['draw', 'attack:warrior', 'rearrange']);
    s.choose('rearrange');
    expect(s.options()).toEqual(['draw', 'attack:warrior']);
    expect(s.state.turn).toMatchObject({ rearranging: true });
    s.end();
    const alone = scenario({
      characters: { mage: { space: 'gallows-road', armor: 'ghoul', hand: ['chill'] } },
    }).challenge('mage');
    expect(alone.question().prompt.key).toBe('prompt.before-dice');
    alone.end();
  });
});

describe('a defeat in the own movement phase', () => {
  it('W-36: ends every way to move in it: feet, dice, hearthstone and flights', () => {
    const s = scenario({
      characters: {
        warlock: {
          space: 'pale-orchard',
          damage: 4,
          hand: ['payment'],
          kept: ['hearthstone', 'far-sight', 'rocket-boots'],
          bag: ['robbers'],
        },
        mage: { space: 'stormwind', damage: 1 },
      },
      placed: PLACED,
    }).turn('warlock', 3);
    expect(s.options('use', 'discovery')).toEqual([
      'drink:swiftness:robbers',
      'use:robbers',
      'hearthstone.1:undercity',
      'hearthstone.1:ironforge',
      'hearthstone.1:stormwind',
      'far-sight.1:skull-isle',
      'rocket-boots.1:movement',
    ]);
    s.choose('play:payment.1');
    expect(s.character('warlock')).toMatchObject({ space: 'undercity', damage: 0 });
    expect(s.options('travel', 'use', 'discovery')).toEqual(['far-sight.1:skull-isle']);
    s.choose('stay');
    expect(s.options('explore')).toContain('flight-path');
    expect(s.character('mage')).toMatchObject({ space: 'stormwind', damage: 1 });
    s.end();
  });
});

describe('powers of one step', () => {
  /** The mage draws with a 6; the warlock who is attacked strikes and heals with a 5. */
  const duel = (damage: number) =>
    attacks(
      {
        mage: { level: 'red', side: 'other', damage, top: ['chill'] },
        warlock: { level: 'red', damage: 3 },
        warrior: { space: 'undercity', damage: 1 },
      },
      [6, 5],
    );

  it('AD-067, AD-119 and W-48: whoever is defeated by the defender’s power uses none of their own any more', () => {
    const s = duel(4);
    expect(s.events('power-used').map(({ args }) => args.by)).toEqual(['warlock']);
    expect(results(s)).toEqual(['character-defeated']);
    expect(s.question().prompt.key).toBe('prompt.resurrect');
    s.choose(s.options()[0] ?? '');
    expect(s.character('mage')).toMatchObject({ hand: [], damage: 0, side: 'starting' });
    expect(s.character('warlock')).toMatchObject({ damage: 1 });
    expect(s.character('warrior')).toMatchObject({ space: 'undercity', damage: 1 });
  });

  it('AD-119 and AD-120: who survives it does', () => {
    const s = duel(0);
    expect(s.events('power-used').map(({ args }) => args.by)).toEqual(['warlock', 'mage']);
    expect(s.hand('mage')).toEqual(['chill']);
    expect(s.character('warrior')).toMatchObject({ space: 'undercity', damage: 1 });
  });
});
