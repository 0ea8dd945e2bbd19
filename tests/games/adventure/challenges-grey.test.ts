import { describe, expect, it } from 'vitest';
import { blows, type Fight, fight, results, through } from './stage.ts';
import './practice-cards.ts';

/*
 * Unless said otherwise a grey mage fights: health 4, a melee attack of 1, defense 5, damage 1. With the
 * other side of her card up the attack is ranged, and the defense 4.
 */

const archer = { side: 'other' } satisfies Fight;

describe('grey encounters', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['rooting-boar: on 4 or 5 it hits harder', 'rooting-boar', [1, 4], {}, ['defender melee 4+2/5 2', 'attacker melee 1+1/4 misses']],
    ['rooting-boar: but not on 3', 'rooting-boar', [1, 3], {}, ['defender melee 3+2/5 1', 'attacker melee 1+1/4 misses']],
    ['pond-snapper: on 5 or ★ it draws in its head', 'pond-snapper', [4, 5], {}, ['defender melee 5+1/5 1', 'attacker melee 4+1/6 misses']],
    ['spitting-toad: from 4 on it strikes from afar', 'spitting-toad', [6, 4], {}, ['defender ranged 4+1/5 1', 'attacker melee 6+1/4 1']],
    ['lean-wolf: attacks the damaged harder', 'lean-wolf', [1, 2], { damage: 1 }, ['defender melee 2+3/5 1', 'attacker melee 1+1/4 misses']],
    ['lean-wolf: and others as any dog', 'lean-wolf', [1, 2], {}, ['defender melee 2+1/5 misses', 'attacker melee 1+1/4 misses']],
    ['well-spider: on ★ whoever is caught makes no attack', 'well-spider', [6, 6], {}, ['defender melee 6+1/5 1']],
    ['briar-hog: hurts whoever comes close', 'briar-hog', [1, 4], {}, ['defender melee 4+1/5 2', 'attacker melee 1+1/5 misses']],
    ['briar-hog: less than it hurts archers', 'briar-hog', [1, 3], archer, ['attacker ranged 1+1/5 misses', 'defender melee 3+1/4 1']],
    ['roadside-gambler: on ★ the other die is a 1', 'roadside-gambler', [6, 6], {}, ['defender melee 6+1/5 1', 'attacker melee 1+1/5 misses']],
    ['runaway-recruit: up to 3 he shoots nobody', 'runaway-recruit', [1, 3], {}, ['attacker melee 1+1/4 misses']],
    ['bitter-deserter: hates the Alliance', 'bitter-deserter', [1, 3], {}, ['defender melee 3+2/5 1', 'attacker melee 1+1/5 misses']],
    ['bitter-deserter: but not the Horde', 'bitter-deserter', [1, 3], { who: 'warlock' }, ['attacker ranged 1+1/5 misses', 'defender melee 3+1/4 1']],
    ['parish-watchman: is ready for the Horde', 'parish-watchman', [3, 1], { who: 'warlock' }, ['attacker ranged 3+1/5 misses', 'defender melee 1+1/4 misses']],
    ['parish-watchman: but not for the Alliance', 'parish-watchman', [3, 1], {}, ['defender melee 1+1/5 misses', 'attacker melee 3+1/4 1']],
    ['dust-devil: on 1 the other die is rolled again', 'dust-devil', [6, 1, 2], {}, ['defender ranged 1+1/5 misses', 'attacker melee 2+1/4 misses']],
    ['headwind: carries arrows away', 'headwind', [3, 1], archer, ['attacker ranged 3+1/5 misses', 'defender melee 1+1/4 misses']],
    ['headwind: not swords', 'headwind', [3, 1], {}, ['defender melee 1+1/5 misses', 'attacker melee 3+1/4 1']],
    ['mud-lout: from 2 to 4 it pulls an archer in', 'mud-lout', [3, 2], archer, ['defender melee 2+2/4 1', 'attacker melee 3+1/4 1']],
    ['chimney-drake: smoke is thickest at a ★', 'chimney-drake', [6, 1], {}, ['defender melee 1+2/5 misses', 'attacker melee 6+-1/5 1']],
    ['chimney-drake: and does nothing else', 'chimney-drake', [5, 1], {}, ['defender melee 1+2/5 misses', 'attacker melee 5+1/5 1']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it('mud-lout: and nobody else', () => {
    expect(fight('mud-lout', [3, 2]).events('values-changed')).toEqual([]);
  });

  it('granary-rat: on ★ it takes something out of the bag', () => {
    const bag = ['gate-beggar', 'highway-brothers'];
    const s = fight('granary-rat', [1, 6, 2], { bag, weapon: 'mud-lout' });
    expect(s.character('mage')).toMatchObject({ bag: ['gate-beggar'], weapon: 'mud-lout' });
    expect(s.state.challenges.grey.cards.at(-1)).toBe('highway-brothers');
    const bare = fight('granary-rat', [1, 6], { weapon: 'mud-lout' });
    expect(bare.character('mage').weapon).toBe('mud-lout');
    expect(fight('granary-rat', [1, 5], { bag }).character('mage').bag).toEqual(bag);
  });

  it('orchard-hornets: on ★ they sting before anything is struck', () => {
    const s = fight('orchard-hornets', [6, 6], { damage: 2 });
    // The sting, and 6 + 1 against 5 at range: the mage never gets to strike.
    expect(blows(s)).toEqual(['defender ranged 6+1/5 1']);
    expect(results(s)).toEqual(['character-defeated']);
    expect(s.character('mage').space).toBe('undercity');
  });

  it('boxing-hare: on 1 or 2 it runs', () => {
    const s = fight('boxing-hare', [6, 2]);
    expect([blows(s), results(s)]).toEqual([[], ['canceled']]);
    expect(s.state.track[0]).toEqual({ card: 'boxing-hare', space: 'gallows-road' });
  });

  it('gate-beggar: a card, or a bad conscience', () => {
    const hand = ['chill', 'stroll'];
    const gives = through(fight('gate-beggar', [3, 1], { hand }));
    expect(gives.options()).toEqual(['choose:0', 'choose:1']);
    gives.choose('choose:0').choose('chill');
    expect(gives.discarded('mage')).toEqual(['chill']);
    expect(blows(gives)[1]).toBe('attacker melee 3+1/4 1');
    const keeps = through(fight('gate-beggar', [3, 1], { hand })).choose('choose:1');
    expect(keeps.hand('mage')).toEqual(hand);
    expect(blows(keeps)[1]).toBe('attacker melee 3+0/4 misses');
  });

  it('bramble-footpad: on 1 or ★ he takes a card', () => {
    const hand = ['chill', 'stroll'];
    const s = through(fight('bramble-footpad', [1, 1], { hand }));
    expect([s.hand('mage').length, s.discarded('mage').length]).toEqual([1, 1]);
    expect(through(fight('bramble-footpad', [1, 2], { hand })).hand('mage')).toEqual(hand);
  });

  it('mad-hermit: on 1 or 2 there is something in what he says', () => {
    const s = fight('mad-hermit', [1, 2], { top: ['portal'] });
    expect(s.hand('mage')).toEqual(['portal']);
  });

  it('unburied-uncle: on 5 or ★ a blow does nothing to him', () => {
    const s = fight('unburied-uncle', [6, 5]);
    expect(blows(s)[1]).toBe('attacker melee 6+1/4 1');
    expect(results(s)).toEqual(['neither-defeated']);
  });

  it('pantry-imp: on ★ everybody is short of a card', () => {
    const others = { warlock: { space: 'stormwind', hand: ['blood-price', 'way-out'] } };
    const s = through(fight('pantry-imp', [1, 6], { hand: ['stroll'], others }));
    expect(s.hand('mage')).toEqual([]);
    expect(s.hand('warlock')).toHaveLength(1);
  });
});
