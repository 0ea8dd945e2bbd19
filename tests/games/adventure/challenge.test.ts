import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import { type Layout, type Scenario, type Standing, scenario } from '../../support/adventure.ts';
import { results } from './stage.ts';
import './practice-cards.ts';

/** A bystander in the far south. */
const MAGE: Standing = { space: 'stormwind', damage: 1, bag: ['rat'] };
const UNTOUCHED = { space: 'stormwind', damage: 1, bag: ['rat'], hand: [] };

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
      { track: [{ card: 'golem', space: 'gallows-road' }] },
      'fight:golem',
    ],
    ['an event', 'pale-orchard', { locations: { 'pale-orchard': 'orchard' } }, 'fight:orchard'],
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
      locations: { 'pale-orchard': 'orchard' },
    });
    s.turn('warrior', 0).choose('to:pale-orchard').choose('small-potion');
    expect(s.question().prompt.key).toBe('prompt.choose-effect');
    s.choose('choose:0');
    expect(drawn(s)).toEqual([]);
    expect(s.character('warrior').damage).toBe(0);
    expect(s.state.locations).toEqual({ 'pale-orchard': 'orchard' });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-048 and AD-059: with a marker in the same space the player chooses between the two', () => {
    const more = {
      locations: { 'pale-orchard': 'orchard' },
      track: [{ card: 'golem', space: 'pale-orchard' }],
    };
    const event = meets({ space: 'pale-orchard', damage: 2 }, more);
    expect(event.options()).toEqual(['fight:golem', 'fight:orchard']);
    event.choose('fight:orchard').choose('choose:0');
    expect(event.character('warrior').damage).toBe(0);
    expect(event.state.track[0]).toEqual({ card: 'golem', space: 'pale-orchard' });
    const fight = meets({ space: 'pale-orchard' }, more);
    fight.dice(6, 1).choose('fight:golem');
    expect(fight.character('warrior').bag).toEqual(['golem']);
    expect(fight.state.locations).toEqual({ 'pale-orchard': 'orchard' });
  });

  it('W-08: one with Aggro comes before the event, the board’s own and everybody else; of two one chooses', () => {
    const s = scenario({
      characters: { warrior: { space: 'goldfields' }, hunter: { space: 'goldfields' }, mage: MAGE },
      track: [
        { card: 'wolf', space: 'goldfields' },
        { card: 'golem', space: 'goldfields' },
        { card: 'ghoul', space: 'goldfields' },
        { card: 'boar', space: 'millers-wood' },
      ],
    });
    s.challenge('warrior');
    expect(s.options()).toEqual(['fight:wolf', 'fight:ghoul']);
    s.dice(6, 1).choose('fight:ghoul');
    expect(s.state.track.map((one) => one?.card).slice(0, 4)).toEqual([
      'wolf',
      'golem',
      undefined,
      'boar',
    ]);
    expect(s.character('warrior').bag).toEqual(['ghoul']);
  });
});

describe('drawing challenge cards', () => {
  it('AD-049: from the bottom of the deck of the space’s colour, whatever the level', () => {
    const next = { grey: ['lizard', 'golem'], red: ['open-gate'] };
    const s = meets({ space: 'gallows-road', level: 'red' }, { next }, [6, 1]);
    expect(drawn(s)).toEqual(['lizard']);
    expect(s.state.challenges.grey.cards[0]).toBe('golem');
    expect(s.state.challenges.red.cards[0]).toBe('open-gate');
  });

  it('AD-050: an encounter is fought at once, and defeated it yields the item on its back', () => {
    const s = meets({ space: 'gallows-road' }, { next: { grey: ['golem'] } }, [6, 1]);
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.character('warrior').bag).toEqual(['golem']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
    const lost = meets({ space: 'gallows-road' }, { next: { grey: ['golem'] } }, [1, 1]);
    expect(results(lost)).toEqual(['neither-defeated']);
    expect(lost.character('warrior').bag).toEqual([]);
  });

  it('AD-051: an event is carried out, then another card is drawn, until an encounter comes', () => {
    const next = { grey: ['frost', 'orchard', 'lizard', 'golem'] };
    const s = meets({ space: 'gallows-road' }, { next }, [6, 1]);
    expect(drawn(s)).toEqual(['frost', 'orchard', 'lizard']);
    expect(s.state.global).toBe('frost');
    expect(s.state.locations).toEqual({ 'pale-orchard': 'orchard' });
    expect(s.character('warrior').bag).toEqual(['lizard']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-052: what is discarded lies open on top of its deck, and is drawn last', () => {
    const warrior = { space: 'gallows-road', bag: ['golem'] };
    const more = { next: { grey: ['tax', 'lizard'] }, left: { grey: 4 } };
    // Without cards in hand there is only the item to pay with.
    const s = meets(warrior, more, [1, 1]);
    const { cards } = s.state.challenges.grey;
    expect(cards).toHaveLength(4);
    expect(cards.slice(2)).toEqual(['golem', 'tax']);
    expect(viewOf(s.match, 'table').challenges.grey).toEqual({
      left: 4,
      seen: ['golem', 'tax'],
    });
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-053: when the whole deck has been gone through once, the phase ends', () => {
    const next = { grey: ['dance', 'frost'] };
    const s = meets({ space: 'gallows-road' }, { next, left: { grey: 2 } });
    expect(drawn(s)).toEqual(['dance', 'frost']);
    expect(s.events('challenge-empty')).toHaveLength(1);
    expect(s.state.challenges.grey.cards).toEqual(['dance']);
    expect(results(s)).toEqual([]);
  });
});

describe('events', () => {
  it('AD-060: a special event is carried out at once by whoever has drawn it, and discarded', () => {
    const next = { grey: ['tax', 'lizard'] };
    const s = meets({ space: 'gallows-road', bag: ['golem', 'ghoul'] }, { next });
    expect(s.question().seats).toEqual(['seat-1']);
    expect(s.options()).toEqual(['lose:golem', 'lose:ghoul']);
    s.dice(6, 1).choose('lose:golem');
    expect(s.character('warrior').bag).toEqual(['ghoul', 'lizard']);
    expect(s.events('event-discarded').map(({ args }) => args.card)).toEqual(['tax']);
    expect(s.state.challenges.grey.cards.slice(-2)).toEqual(['golem', 'tax']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-054: only the front counts until the event turns over as it says', () => {
    const warrior = { space: 'gallows-road', top: ['throw', 'stomp'] };
    const beats = (card: string) =>
      meets(warrior, { global: 'full-moon', next: { grey: [card] } }, [6, 1]);
    const dragon = beats('lizard');
    expect(dragon.state.global).toBe('full-moon');
    expect(dragon.hand('warrior')).toEqual([]);
    const beast = beats('wolf');
    expect(beast.events('event-flipped').map(({ args }) => args)).toEqual([
      { character: 'warrior', card: 'full-moon' },
    ]);
    expect(beast.hand('warrior')).toEqual(['throw', 'stomp']);
    expect(beast.state.global).toBeNull();
    expect(beast.state.challenges.grey.cards.at(-1)).toBe('full-moon');
    expect(beast.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-055: what turns into an item belongs to whoever has turned it over', () => {
    const next = { grey: ['stray', 'lizard'] };
    const s = meets({ space: 'gallows-road' }, { next }, [6, 1]);
    s.choose('choose:1');
    expect(s.character('warrior').bag).toEqual(['stray', 'lizard']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });

  it('AD-055: what turns into an enemy in one’s challenge phase is fought at once', () => {
    const locations = { 'millers-wood': 'hive' };
    const won = meets({ space: 'millers-wood', damage: 2 }, { locations }, [6, 1]);
    expect(results(won)).toEqual(['opponent-defeated']);
    expect(won.character('warrior')).toMatchObject({ damage: 0, bag: [] });
    expect(won.state.locations).toEqual({});
    expect(won.state.challenges.grey.cards.at(-1)).toBe('hive');
    const lost = meets({ space: 'millers-wood' }, { locations }, [1, 1]);
    expect(lost.state.track[0]).toEqual({ card: 'hive', space: 'millers-wood' });
  });

  it('AD-055: at another time it is an undefeated encounter on the board', () => {
    const s = scenario({
      characters: { warrior: { space: 'demon-gate', level: 'red' }, mage: MAGE },
      global: 'open-gate',
      left: { red: 0 },
    });
    s.turn('warrior', 0).choose('stay').choose('book');
    expect(results(s)).toEqual([]);
    expect(s.state.global).toBeNull();
    expect(s.state.track[0]).toEqual({ card: 'open-gate', space: 'demon-gate' });
    expect(s.events('encounter-tracked').map(({ args }) => args.aggro)).toEqual(['true']);
    expect(s.character('warrior')).toMatchObject({ space: 'demon-gate', damage: 0 });
  });

  it('AD-056: a global event replaces the one before, which is discarded', () => {
    const next = { grey: ['frost', 'lizard'] };
    const s = meets({ space: 'gallows-road' }, { next, global: 'full-moon' }, [6, 1]);
    expect(s.state.global).toBe('frost');
    expect(s.state.challenges.grey.cards.at(-1)).toBe('full-moon');
    expect(s.events('event-placed').map(({ args }) => args.space)).toEqual(['global']);
  });

  it('AD-056: it is in force for everybody, whoever has drawn it', () => {
    for (const who of ['warrior', 'hunter']) {
      const characters = {
        warrior: { space: 'frost-cradle', damage: 3 },
        hunter: { space: 'frost-cradle', damage: 3 },
      };
      const s = scenario({ characters, global: 'full-moon' }).explore(who);
      s.choose('small-potion');
      expect(s.character(who).damage).toBe(1);
      const next = { grey: ['lizard'] };
      const fight = scenario({ characters, global: 'full-moon', next });
      fight.challenge(who).dice(1, 1).choose('draw');
      const [blow] = fight.events('attacked').filter(({ args }) => args.side === 'defender');
      expect(blow?.args).toMatchObject({ who: 'lizard', attack: 2 });
    }
  });

  it('AD-057: a location event lies on its key location; what lay there is discarded first', () => {
    const next = { grey: ['orchard', 'lizard'] };
    const locations = { 'pale-orchard': 'coach', 'millers-wood': 'hive' };
    const s = meets({ space: 'gallows-road' }, { next, locations }, [6, 1]);
    expect(s.state.locations).toEqual({
      'pale-orchard': 'orchard',
      'millers-wood': 'hive',
    });
    expect(s.state.challenges.grey.cards.at(-1)).toBe('coach');
    // Nobody resolves it from afar.
    expect(s.events('event-placed').map(({ args }) => args.space)).toEqual(['pale-orchard']);
    expect(s.character('mage')).toMatchObject(UNTOUCHED);
  });
});
