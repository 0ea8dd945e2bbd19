import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import { type Layout, type Scenario, type Standing, scenario } from '../../support/adventure.ts';
import { results } from './stage.ts';

/** A bystander in the far south. */
const MAGE: Standing = { space: 'stormwind', damage: 1, bag: ['granary-rat'] };
const UNTOUCHED = { space: 'stormwind', damage: 1, bag: ['granary-rat'], hand: [] };

/** The warrior’s challenge phase, with these results of the dice; the mage looks on. */
const meets = (
  warrior: Standing,
  more: Omit<Partial<Layout>, 'characters'> = {},
  dice: number[] = [],
): Scenario =>
  scenario({ characters: { warrior, mage: MAGE }, ...more })
    .dice(...dice)
    .challenge('warrior');

const drawn = (s: Scenario) => s.events('challenge-drawn').map(({ args }) => args.card);

describe('what there is to be resolved', () => {
  it('AD-046 and AD-132: nothing in a city, neither a card nor an attack', () => {
    const s = scenario({ characters: { warrior: { space: 'stormwind' }, mage: MAGE } });
    s.turn('warrior', 0).choose('stay').choose('small-potion');
    expect(s.events('challenge-drawn')).toEqual([]);
    expect(s.events('combat-began')).toEqual([]);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-047 and AD-132: an encounter, or a character who is there; there is no third way', () => {
    const here = { warrior: { space: 'gallows-road' }, hunter: { space: 'gallows-road' } };
    const s = scenario({ characters: { ...here, mage: MAGE } }).challenge('warrior');
    expect(s.options()).toEqual(['draw', 'attack:hunter']);
    s.dice(1, 1).choose('attack:hunter');
    expect(drawn(s)).toEqual([]);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it.each<[string, string, Omit<Partial<Layout>, 'characters'>, string]>([
    ['a board encounter', 'goldfields', {}, 'fight:toll-captain'],
    [
      'a marker',
      'gallows-road',
      { track: [{ card: 'mud-lout', space: 'gallows-road' }] },
      'fight:mud-lout',
    ],
    [
      'an event',
      'pale-orchard',
      { locations: { 'pale-orchard': 'windfall-orchard' } },
      'fight:windfall-orchard',
    ],
  ])('AD-048: where there is %s, no card is drawn', (_what, space, more, option) => {
    const s = scenario({
      characters: { warrior: { space }, hunter: { space }, mage: MAGE },
      ...more,
    });
    s.challenge('warrior');
    expect(s.options()).toEqual([option, 'attack:hunter']);
    s.end();
  });

  it('AD-058: whoever ends the move on a location event resolves it, and it stays for others', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity', damage: 3 }, mage: MAGE },
      locations: { 'pale-orchard': 'windfall-orchard' },
    });
    s.turn('warrior', 0).choose('to:pale-orchard').choose('small-potion');
    expect(s.question().prompt.key).toBe('prompt.choose-effect');
    s.choose('choose:0');
    expect(drawn(s)).toEqual([]);
    expect(s.character('warrior').damage).toBe(0);
    expect(s.state.locations).toEqual({ 'pale-orchard': 'windfall-orchard' });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-048 and AD-059: with a marker in the same space the player chooses between the two', () => {
    const more = {
      locations: { 'pale-orchard': 'windfall-orchard' },
      track: [{ card: 'mud-lout', space: 'pale-orchard' }],
    };
    const event = meets({ space: 'pale-orchard', damage: 2 }, more);
    expect(event.options()).toEqual(['fight:mud-lout', 'fight:windfall-orchard']);
    event.choose('fight:windfall-orchard').choose('choose:0');
    expect(event.character('warrior').damage).toBe(0);
    expect(event.state.track[0]).toEqual({ card: 'mud-lout', space: 'pale-orchard' });
    const fight = meets({ space: 'pale-orchard' }, more);
    fight.dice(6, 1).choose('fight:mud-lout');
    expect(fight.character('warrior').bag).toEqual(['mud-lout']);
    expect(fight.state.locations).toEqual({ 'pale-orchard': 'windfall-orchard' });
  });

  it('W-08: one with Aggro comes before the event, the board’s own and everybody else; of two one chooses', () => {
    const s = scenario({
      characters: { warrior: { space: 'goldfields' }, hunter: { space: 'goldfields' }, mage: MAGE },
      track: [
        { card: 'lean-wolf', space: 'goldfields' },
        { card: 'mud-lout', space: 'goldfields' },
        { card: 'ditch-ghoul', space: 'goldfields' },
        { card: 'rooting-boar', space: 'millers-wood' },
      ],
    });
    s.challenge('warrior');
    expect(s.options()).toEqual(['fight:lean-wolf', 'fight:ditch-ghoul']);
    s.dice(6, 1).choose('fight:ditch-ghoul');
    expect(s.state.track.map((one) => one?.card).slice(0, 4)).toEqual([
      'lean-wolf',
      'mud-lout',
      undefined,
      'rooting-boar',
    ]);
    expect(s.character('warrior').bag).toEqual(['ditch-ghoul']);
  });
});

describe('drawing challenge cards', () => {
  it('AD-049: from the bottom of the deck of the space’s colour, whatever the level', () => {
    const next = { grey: ['hedge-whelp', 'mud-lout'], red: ['gate-left-open'] };
    const s = meets({ space: 'gallows-road', level: 'red' }, { next }, [6, 1]);
    expect(drawn(s)).toEqual(['hedge-whelp']);
    expect(s.state.challenges.grey.cards[0]).toBe('mud-lout');
    expect(s.state.challenges.red.cards[0]).toBe('gate-left-open');
  });

  it('AD-050: an encounter is fought at once, and defeated it yields the item on its back', () => {
    const s = meets({ space: 'gallows-road' }, { next: { grey: ['mud-lout'] } }, [6, 1]);
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.character('warrior').bag).toEqual(['mud-lout']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
    const lost = meets({ space: 'gallows-road' }, { next: { grey: ['mud-lout'] } }, [1, 1]);
    expect(results(lost)).toEqual(['neither-defeated']);
    expect(lost.character('warrior').bag).toEqual([]);
  });

  it('AD-051: an event is carried out, then another card is drawn, until an encounter comes', () => {
    const next = { grey: ['first-frost', 'windfall-orchard', 'hedge-whelp', 'mud-lout'] };
    const s = meets({ space: 'gallows-road' }, { next }, [6, 1]);
    expect(drawn(s)).toEqual(['first-frost', 'windfall-orchard', 'hedge-whelp']);
    expect(s.state.global).toBe('first-frost');
    expect(s.state.locations).toEqual({ 'pale-orchard': 'windfall-orchard' });
    expect(s.character('warrior').bag).toEqual(['hedge-whelp']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-052: what is discarded lies open on top of its deck, and is drawn last', () => {
    const warrior = { space: 'gallows-road', bag: ['mud-lout'] };
    const more = { next: { grey: ['tax-day', 'hedge-whelp'] }, left: { grey: 4 } };
    // Without cards in hand there is nothing but the item to pay with.
    const s = meets(warrior, more, [1, 1]);
    const { cards } = s.state.challenges.grey;
    expect(cards).toHaveLength(4);
    expect(cards.slice(2)).toEqual(['mud-lout', 'tax-day']);
    expect(viewOf(s.match, 'table').challenges.grey).toEqual({
      left: 4,
      seen: ['mud-lout', 'tax-day'],
    });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-053: when the whole deck has been gone through once, the phase ends', () => {
    const next = { grey: ['barn-dance', 'first-frost'] };
    const s = meets({ space: 'gallows-road' }, { next, left: { grey: 2 } });
    expect(drawn(s)).toEqual(['barn-dance', 'first-frost']);
    expect(s.events('challenge-empty')).toHaveLength(1);
    expect(s.state.challenges.grey.cards).toEqual(['barn-dance']);
    expect(results(s)).toEqual([]);
  });
});

describe('events', () => {
  it('AD-060: a special event is carried out at once by whoever has drawn it, and discarded', () => {
    const next = { grey: ['tax-day', 'hedge-whelp'] };
    const s = meets({ space: 'gallows-road', bag: ['mud-lout', 'ditch-ghoul'] }, { next });
    expect(s.question().seats).toEqual(['seat-1']);
    expect(s.options()).toEqual(['lose:mud-lout', 'lose:ditch-ghoul']);
    s.dice(6, 1).choose('lose:mud-lout');
    expect(s.character('warrior').bag).toEqual(['ditch-ghoul', 'hedge-whelp']);
    expect(s.events('event-discarded').map(({ args }) => args.card)).toEqual(['tax-day']);
    expect(s.state.challenges.grey.cards.slice(-2)).toEqual(['mud-lout', 'tax-day']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-054: only the front counts until the event turns over as it says', () => {
    const warrior = { space: 'gallows-road', top: ['after-you', 'underfoot'] };
    const beats = (card: string) =>
      meets(warrior, { global: 'harvest-moon', next: { grey: [card] } }, [6, 1]);
    const dragon = beats('hedge-whelp');
    expect(dragon.state.global).toBe('harvest-moon');
    expect(dragon.hand('warrior')).toEqual([]);
    const beast = beats('lean-wolf');
    expect(beast.events('event-flipped').map(({ args }) => args)).toEqual([
      { character: 'warrior', card: 'harvest-moon' },
    ]);
    expect(beast.hand('warrior')).toEqual(['after-you', 'underfoot']);
    expect(beast.state.global).toBeNull();
    expect(beast.state.challenges.grey.cards.at(-1)).toBe('harvest-moon');
    expect(beast.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-055: what turns into an item belongs to whoever has turned it over', () => {
    const next = { grey: ['stray-dog', 'hedge-whelp'] };
    const s = meets({ space: 'gallows-road' }, { next }, [6, 1]);
    s.choose('choose:1');
    expect(s.character('warrior').bag).toEqual(['stray-dog', 'hedge-whelp']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-055: what turns into an enemy in one’s challenge phase is fought at once', () => {
    const locations = { 'millers-wood': 'bee-tree' };
    const won = meets({ space: 'millers-wood', damage: 2 }, { locations }, [6, 1]);
    expect(results(won)).toEqual(['opponent-defeated']);
    expect(won.character('warrior')).toMatchObject({ damage: 0, bag: [] });
    expect(won.state.locations).toEqual({});
    expect(won.state.challenges.grey.cards.at(-1)).toBe('bee-tree');
    const lost = meets({ space: 'millers-wood' }, { locations }, [1, 1]);
    expect(lost.state.track[0]).toEqual({ card: 'bee-tree', space: 'millers-wood' });
  });

  it('AD-055: at another time it is an undefeated encounter on the board', () => {
    const s = scenario({
      characters: { warrior: { space: 'demon-gate', level: 'red' }, mage: MAGE },
      global: 'gate-left-open',
      left: { red: 0 },
    });
    s.turn('warrior', 0).choose('stay').choose('book');
    expect(results(s)).toEqual([]);
    expect(s.state.global).toBeNull();
    expect(s.state.track[0]).toEqual({ card: 'gate-left-open', space: 'demon-gate' });
    expect(s.events('encounter-tracked').map(({ args }) => args.aggro)).toEqual(['true']);
    expect(s.character('warrior')).toMatchObject({ space: 'demon-gate', damage: 0 });
  });

  it('AD-056: a global event replaces the one before, which is discarded', () => {
    const next = { grey: ['first-frost', 'hedge-whelp'] };
    const s = meets({ space: 'gallows-road' }, { next, global: 'harvest-moon' }, [6, 1]);
    expect(s.state.global).toBe('first-frost');
    expect(s.state.challenges.grey.cards.at(-1)).toBe('harvest-moon');
    expect(s.events('event-placed').map(({ args }) => args.space)).toEqual(['global']);
  });

  it('AD-056: it is in force for everybody, whoever has drawn it', () => {
    for (const who of ['warrior', 'hunter']) {
      const characters = {
        warrior: { space: 'frost-cradle', damage: 3 },
        hunter: { space: 'frost-cradle', damage: 3 },
      };
      const s = scenario({ characters, global: 'harvest-moon' }).explore(who);
      s.choose('small-potion');
      expect(s.character(who).damage).toBe(1);
      const next = { grey: ['hedge-whelp'] };
      const fight = scenario({ characters, global: 'harvest-moon', next });
      fight.challenge(who).dice(1, 1).choose('draw');
      const [blow] = fight.events('attacked').filter(({ args }) => args.side === 'defender');
      expect(blow?.args).toMatchObject({ who: 'hedge-whelp', attack: 2 });
    }
  });

  it('AD-057: a location event lies on its key location; what lay there is discarded first', () => {
    const next = { grey: ['windfall-orchard', 'hedge-whelp'] };
    const locations = { 'pale-orchard': 'snowbound-coach', 'millers-wood': 'bee-tree' };
    const s = meets({ space: 'gallows-road' }, { next, locations }, [6, 1]);
    expect(s.state.locations).toEqual({
      'pale-orchard': 'windfall-orchard',
      'millers-wood': 'bee-tree',
    });
    expect(s.state.challenges.grey.cards.at(-1)).toBe('snowbound-coach');
    // Nobody resolves it from afar.
    expect(s.events('event-placed').map(({ args }) => args.space)).toEqual(['pale-orchard']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });
});
