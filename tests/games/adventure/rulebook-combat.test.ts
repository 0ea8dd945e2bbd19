import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { blows, results } from './stage.ts';
import './practice-cards.ts';

/** The warrior at grey: attack 1, defense 5, health 5. A mud lout: attack 2, defense 4. */
const meets = (card: string, warrior = {}, more = {}) =>
  scenario({
    characters: {
      warrior: { space: 'gallows-road', ...warrior },
      mage: { space: 'stormwind', damage: 1 },
    },
    next: { grey: [card] },
    ...more,
  });

describe('combat with encounters', () => {
  it('AD-117, AD-118 and W-39: the character attacks, and the bot rolls both dice at once', () => {
    const s = meets('lizard').dice(2, 1).challenge('warrior');
    expect(s.events('dice-rolled').map(({ args }) => args)).toEqual([{ attacker: 2, defender: 1 }]);
    expect(s.events('attacked').map(({ args }) => args.side)).toEqual(['defender', 'attacker']);
    expect(s.character('mage')).toMatchObject({ damage: 1, space: 'stormwind' });
  });

  it('AD-123 and AD-126: die and attack have to reach the defense; one damage defeats an encounter', () => {
    const hits = meets('lizard').dice(3, 1).challenge('warrior');
    expect(blows(hits)).toEqual(['defender melee 1+1/5 misses', 'attacker melee 3+1/4 1']);
    expect(results(hits)).toEqual(['opponent-defeated']);
    const misses = meets('lizard').dice(2, 1).challenge('warrior');
    expect(blows(misses)).toEqual(['defender melee 1+1/5 misses', 'attacker melee 2+1/4 misses']);
  });

  it('AD-121: the star counts as 6', () => {
    const s = meets('lizard').dice(2, 6).challenge('warrior');
    expect(blows(s)[0]).toBe('defender melee 6+1/5 1');
    expect(s.character('warrior').damage).toBe(1);
  });

  it('AD-124 and AD-125: who strikes from afar strikes first, and nothing comes back from the fallen', () => {
    const s = scenario({
      characters: { hunter: { space: 'gallows-road' } },
      next: { grey: ['lizard'] },
    });
    s.dice(6, 6).challenge('hunter');
    expect(s.events('attacked').map(({ args }) => [args.side, args.type])).toEqual([
      ['attacker', 'ranged'],
    ]);
    expect(s.character('hunter').damage).toBe(0);
  });

  it('AD-129, AD-139 and AD-140: neither falls: the card comes on the track, its marker on the space', () => {
    const s = meets('lizard').dice(1, 1).challenge('warrior');
    expect(results(s)).toEqual(['neither-defeated']);
    expect(s.state.track[0]).toEqual({ card: 'lizard', space: 'gallows-road' });
    expect(s.events('encounter-tracked').map(({ args }) => args.aggro)).toEqual(['false']);
    const fierce = meets('ghoul').dice(1, 1).challenge('warrior');
    expect(fierce.events('encounter-tracked').map(({ args }) => args.aggro)).toEqual(['true']);
  });

  it('AD-130: only the character falls: first the defeat, then the marker where the combat was', () => {
    const s = meets('lizard', { damage: 4 }).dice(2, 6).challenge('warrior');
    expect(results(s)).toEqual(['character-defeated']);
    expect(s.character('warrior')).toMatchObject({ space: 'undercity', damage: 0 });
    expect(s.state.track[0]).toEqual({ card: 'lizard', space: 'gallows-road' });
    const told = s.events().map(({ type }) => type);
    expect(told.indexOf('character-defeated')).toBeLessThan(told.indexOf('encounter-tracked'));
  });

  it('AD-131: both fall: the card is discarded, and there is no item', () => {
    const s = meets('lizard', { damage: 4 }).dice(6, 6).challenge('warrior');
    expect(results(s)).toEqual(['both-defeated']);
    expect(s.character('warrior')).toMatchObject({ space: 'undercity', bag: [] });
    expect(s.state.challenges.grey.cards.at(-1)).toBe('lizard');
    expect(s.state.track.every((slot) => slot === null)).toBe(true);
  });

  it('W-17: a marker that is fought again keeps its slot, or is gone with the encounter', () => {
    const track = [{ card: 'lizard', space: 'gallows-road' }];
    const again = meets('golem', {}, { track }).dice(1, 1).challenge('warrior');
    expect(again.state.track[0]).toEqual(track[0]);
    const won = meets('golem', {}, { track }).dice(6, 1).challenge('warrior');
    expect(won.state.track[0]).toBeNull();
    expect(won.character('warrior').bag).toEqual(['lizard']);
  });

  it('W-18: both fall at a marker: card, slot and marker are gone', () => {
    const track = [{ card: 'lizard', space: 'gallows-road' }];
    const s = meets('golem', { damage: 4 }, { track }).dice(6, 6).challenge('warrior');
    expect(s.state.track[0]).toBeNull();
    expect(s.state.challenges.grey.cards.at(-1)).toBe('lizard');
  });

  it('W-16: an encounter of the board leaves no marker when it is not defeated', () => {
    const s = scenario({ characters: { warrior: { space: 'goldfields' } } });
    s.dice(1, 1).challenge('warrior');
    expect(results(s)).toEqual(['neither-defeated']);
    expect(s.state.track.every((slot) => slot === null)).toBe(true);
  });

  it('AD-113 and W-37: a canceled battle hurts nobody, and the encounter stays undefeated', () => {
    const s = meets('hare').dice(6, 1).challenge('warrior');
    expect(results(s)).toEqual(['canceled']);
    expect(blows(s)).toEqual([]);
    expect(s.state.track[0]).toEqual({ card: 'hare', space: 'gallows-road' });
  });

  it('AD-119 and AD-120: powers that the die triggers are mandatory, the encounter’s first', () => {
    const s = meets('turtle').dice(1, 5).challenge('warrior');
    expect(s.events('power-used').map(({ args }) => args.by)).toEqual(['turtle', 'warrior']);
    expect(blows(s)).toEqual(['defender melee 5+1/5 1', 'attacker melee 1+1/6 misses']);
    // The warrior's own power kept the blow off.
    expect(s.character('warrior').damage).toBe(0);
  });

  it('AD-099, AD-100, AD-127 and W-04: weapon and armor replace what is printed on the character card', () => {
    const s = meets('lizard', { weapon: 'golem', armor: 'ghoul' });
    s.dice(2, 5).challenge('warrior');
    expect(blows(s)).toEqual(['defender melee 5+1/6 1', 'attacker melee 2+2/4 1']);
  });

  it('W-10 and AD-032: an ambush makes the opponent strike from afar, for one more', () => {
    const s = scenario({
      characters: { warrior: { space: 'undercity' } },
      placed: { 'gallows-road': ['ambush'] },
      next: { grey: ['lizard'] },
    });
    s.turn('warrior', 0).dice(6, 6).choose('to:gallows-road');
    expect(blows(s)[0]).toBe('defender ranged 6+1/5 2');
    expect(s.character('warrior').damage).toBe(2);
    s.end();
  });
});

describe('combat between characters', () => {
  const two = (warrior = {}, mage = {}) =>
    scenario({
      characters: {
        warrior: { space: 'gallows-road', ...warrior },
        mage: { space: 'gallows-road', ...mage },
        hunter: { space: 'stormwind', damage: 1 },
      },
    });

  it('AD-133 and AD-135: one exchange: the attacker has the red die, the defender the black one', () => {
    const s = two().dice(1, 2).challenge('warrior').choose('attack:mage');
    expect(s.events('dice-rolled').map(({ args }) => args)).toEqual([{ attacker: 1, defender: 2 }]);
    expect(s.events('attacked')).toHaveLength(2);
    expect(s.character('hunter')).toMatchObject({ damage: 1, space: 'stormwind' });
  });

  it('AD-136: the survivor may take an item out of the loser’s bag', () => {
    const s = two({}, { damage: 3, bag: ['rat', 'lizard'] });
    s.dice(6, 2).challenge('warrior').choose('attack:mage');
    expect(s.options()).toEqual(['take:rat', 'take:lizard', 'decline']);
    s.choose('take:lizard');
    expect(s.character('warrior').bag).toEqual(['lizard']);
    expect(s.character('mage')).toMatchObject({
      bag: ['rat'],
      space: 'undercity',
      damage: 0,
    });
  });

  it('AD-137: both fall: nobody takes anything, and the defender’s defeat comes first', () => {
    const s = two({ damage: 4 }, { damage: 3, bag: ['rat'] });
    s.dice(6, 6).challenge('warrior').choose('attack:mage');
    expect(results(s)).toEqual(['both-defeated']);
    expect(s.events('character-defeated').map(({ args }) => args.character)).toEqual([
      'mage',
      'warrior',
    ]);
    expect(s.character('mage').bag).toEqual(['rat']);
  });

  it('AD-138: neither falls: nothing comes of it', () => {
    const s = two({}, { bag: ['rat'] });
    s.dice(1, 1).challenge('warrior').choose('attack:mage');
    expect(results(s)).toEqual(['neither-defeated']);
    expect(s.character('mage').bag).toEqual(['rat']);
    expect(s.state.track.every((slot) => slot === null)).toBe(true);
  });

  it('W-26 and AD-079: affiliation forbids no attack', () => {
    const s = two().challenge('warrior');
    expect(s.options()).toContain('attack:mage');
    s.end();
  });
});

describe('undefeated encounters', () => {
  it('AD-141: a full track loses the marker that is nearest; of equally near ones the player chooses', () => {
    const cards = [
      'rat',
      'hornets',
      'golem',
      'hare',
      'turtle',
      'wisp',
      'ghoul',
      'wolf',
      'boar',
      'toad',
    ];
    const track = cards.map((card, index) => ({
      card,
      space: index < 2 ? 'frost-cradle' : 'millers-wood',
    }));
    const s = meets('lizard', {}, { track }).dice(1, 1).challenge('warrior');
    expect(s.options()).toEqual(['slot:0', 'slot:1']);
    s.choose('slot:1');
    expect(s.state.track[1]).toEqual({ card: 'lizard', space: 'gallows-road' });
    expect(s.state.track[0]).toEqual(track[0]);
    expect(s.state.challenges.grey.cards.at(-1)).toBe('hornets');
  });

  it('AD-142 and W-07: Aggro stops whoever enters, and holds against everything but defeat', () => {
    const track = [{ card: 'ghoul', space: 'frost-cradle' }];
    const passing = scenario({ characters: { warrior: { space: 'gallows-road' } }, track });
    passing.travel('warrior', 3);
    expect(passing.options('travel')).toEqual([
      'to:undercity',
      'to:frost-cradle',
      'to:pale-orchard',
    ]);
    passing.end();
    const held = scenario({
      characters: {
        warrior: { space: 'frost-cradle', kept: ['hearthstone'] },
        mage: { space: 'stormwind' },
      },
      track,
    });
    held.travel('warrior', 3);
    expect(held.events('stayed')).toHaveLength(1);
    held.end();
  });

  it('AD-143 and W-08: what has Aggro has to be fought, before anybody else is attacked', () => {
    const s = scenario({
      characters: { warrior: { space: 'frost-cradle' }, mage: { space: 'frost-cradle' } },
      track: [
        { card: 'ghoul', space: 'frost-cradle' },
        { card: 'wolf', space: 'frost-cradle' },
        { card: 'golem', space: 'frost-cradle' },
      ],
    }).challenge('warrior');
    expect(s.options()).toEqual(['fight:ghoul', 'fight:wolf']);
    s.end();
  });
});
