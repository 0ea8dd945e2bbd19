import { describe, expect, it } from 'vitest';
import { blows, type Fight, fight, results, through } from './stage.ts';
import './practice-cards.ts';

/**
 * Unless said otherwise a yellow mage fights: health 5, a melee attack of 2, defense 7, damage 1. With the
 * other side of her card up the attack is ranged and 3, the defense 6, the damage 2. `challenge-decks.test.ts`
 * tells who stops whoever comes.
 */

const archer = { side: 'other' } satisfies Fight;

describe('yellow encounters', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['plague-taster: on 1 this batch was bad as well', 'plague-taster', [2, 1], {}, ['defender melee 1+4/7 misses', 'attacker melee 2+2/4 1']],
    ['plague-taster: on ★ it was a good one', 'plague-taster', [1, 6], {}, ['defender melee 6+4/7 4', 'attacker melee 1+2/7 misses']],
    ['plague-taster: else nothing comes of it', 'plague-taster', [2, 3], {}, ['defender melee 3+4/7 2', 'attacker melee 2+2/7 misses']],
    ['twice-risen-captain: on 1 or 2 he is back where he does his best work', 'twice-risen-captain', [6, 2], {}, ['defender melee 2+4/7 misses', 'attacker melee 6+2/10 misses']],
    ['twice-risen-captain: on 3 he stays down', 'twice-risen-captain', [6, 3], {}, ['defender melee 3+4/7 2', 'attacker melee 6+2/6 1']],
    ['drowned-pilgrims: would like archers to come closer', 'drowned-pilgrims', [4, 2], archer, ['defender melee 2+4/6 2', 'attacker melee 4+3/7 2']],
    ['glass-serpent: turns arrows', 'glass-serpent', [3, 1], archer, ['attacker ranged 3+3/8 misses', 'defender melee 1+4/6 misses']],
    ['glass-serpent: not swords', 'glass-serpent', [4, 1], {}, ['defender melee 1+4/7 misses', 'attacker melee 4+2/6 1']],
    ['dust-devils-advocate: from 4 on the other die is rolled again', 'dust-devils-advocate', [6, 4, 2], {}, ['defender melee 4+3/7 2', 'attacker melee 2+2/7 misses']],
    ['dust-devils-advocate: on 3 the case is lost', 'dust-devils-advocate', [6, 3], {}, ['defender melee 3+3/7 misses', 'attacker melee 6+2/7 1']],
    ['runaway-boiler: scalds from afar', 'runaway-boiler', [3, 2], {}, ['defender ranged 2+5/7 2', 'attacker melee 3+2/6 misses']],
    ['lapsed-crocodile: keeps the vow up to 3', 'lapsed-crocodile', [1, 3], {}, ['attacker melee 1+2/6 misses']],
    ['lapsed-crocodile: and breaks it at 4', 'lapsed-crocodile', [1, 4], {}, ['defender melee 4+5/7 3', 'attacker melee 1+2/6 misses']],
    ['door-raptor: from 4 on no door keeps it out', 'door-raptor', [1, 4], {}, ['defender melee 4+4/5 2', 'attacker melee 1+2/6 misses']],
    ['door-raptor: on 2 one does', 'door-raptor', [1, 2], {}, ['defender melee 2+4/7 misses', 'attacker melee 1+2/6 misses']],
    ['hydra-on-a-diet: hit well, it forgets its diet', 'hydra-on-a-diet', [5, 1], {}, ['defender melee 1+7/7 2', 'attacker melee 5+2/6 1']],
    ['hydra-on-a-diet: hit less well, it does not', 'hydra-on-a-diet', [4, 1], {}, ['defender melee 1+4/7 misses', 'attacker melee 4+2/6 1']],
    ['rust-scorpion: on 3 or ★ weapons rust', 'rust-scorpion', [6, 3], archer, ['attacker ranged 6+1/7 1']],
    ['rust-scorpion: on 2 they keep', 'rust-scorpion', [6, 2], archer, ['attacker ranged 6+3/7 2']],
    ['systematic-vulture: is not interested in the whole', 'systematic-vulture', [1, 6], {}, ['attacker melee 1+2/6 misses']],
    ['systematic-vulture: but in the damaged', 'systematic-vulture', [1, 6], { damage: 1 }, ['defender ranged 6+5/7 2', 'attacker melee 1+2/6 misses']],
    ['tall-grass-tiger: was nowhere to be seen', 'tall-grass-tiger', [3, 2], {}, ['defender melee 2+5/7 2', 'attacker melee 3+2/6 misses']],
    ['lost-wall-veteran: has something to settle with the Horde', 'lost-wall-veteran', [1, 1], { who: 'warlock' }, ['attacker ranged 1+2/6 misses', 'defender melee 1+6/6 2']],
    ['lost-wall-veteran: and nothing with the Alliance', 'lost-wall-veteran', [1, 1], {}, ['defender melee 1+4/7 misses', 'attacker melee 1+2/6 misses']],
    ['duelist-by-letter: on ★ there is nothing to reply', 'duelist-by-letter', [6, 6], {}, ['defender ranged 6+4/7 2']],
    ['duelist-by-letter: on 5 there is', 'duelist-by-letter', [6, 5], {}, ['defender ranged 5+4/7 2', 'attacker melee 6+2/6 1']],
    ['two-headed-committee: on an odd die the vote is split', 'two-headed-committee', [1, 3], {}, ['defender melee 3+3/7 misses', 'attacker melee 1+2/6 misses']],
    ['two-headed-committee: on an even one they agree', 'two-headed-committee', [1, 2], {}, ['defender melee 2+5/7 3', 'attacker melee 1+2/6 misses']],
    ['mostly-wrong-oracle: up to 3 she has foreseen a triumph', 'mostly-wrong-oracle', [1, 3], {}, ['defender ranged 3+3/7 misses', 'attacker melee 6+2/6 1']],
    ['mostly-wrong-oracle: from 5 on its end', 'mostly-wrong-oracle', [6, 5], {}, ['defender ranged 5+3/7 2', 'attacker melee 1+2/6 misses']],
    ['mostly-wrong-oracle: on 4 nothing at all', 'mostly-wrong-oracle', [3, 4], {}, ['defender ranged 4+3/7 2', 'attacker melee 3+2/6 misses']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  // biome-ignore format: one scenario a line; with the damage that the mage has in the end
  it.each<[string, string, number[], string[], number]>([
    ['second-lightning: on 5 or ★ it strikes twice', 'second-lightning', [1, 5], ['defender ranged 5+5/7 1', 'attacker melee 1+2/6 misses'], 2],
    ['second-lightning: on 4 once', 'second-lightning', [1, 4], ['defender ranged 4+5/7 1', 'attacker melee 1+2/6 misses'], 1],
    ['mosquito-parliament: bites before anything is struck', 'mosquito-parliament', [1, 1], ['defender melee 1+3/7 misses', 'attacker melee 1+2/7 misses'], 1],
    ['bomb-tester: on 1 or ★ this one works', 'bomb-tester', [1, 1], ['defender ranged 1+3/7 misses', 'attacker melee 1+2/2 1'], 2],
    ['bomb-tester: on 2 it does not', 'bomb-tester', [1, 2], ['defender ranged 2+3/7 misses', 'attacker melee 1+2/6 misses'], 0],
  ])('%s', (_title, card, dice, expected, damage) => {
    const s = fight(card, dice);
    expect([blows(s), s.character('mage').damage]).toEqual([expected, damage]);
  });

  it('unpaid-sexton: on 5 or ★ he takes something out of the bag, as it comes', () => {
    const mage = { bag: ['inland-pirates', 'wrong-hymn-choir'], weapon: 'door-raptor' };
    const s = fight('unpaid-sexton', [1, 5, 2], mage);
    expect(s.character('mage')).toMatchObject({ bag: ['inland-pirates'], weapon: 'door-raptor' });
    expect(s.state.challenges.yellow.cards.at(-1)).toBe('wrong-hymn-choir');
    expect(fight('unpaid-sexton', [1, 4], mage).character('mage').bag).toEqual(mage.bag);
    const bare = fight('unpaid-sexton', [1, 5], { weapon: 'door-raptor' });
    expect(bare.character('mage').weapon).toBe('door-raptor');
  });

  // biome-ignore format: one scenario a line
  it.each<[string, number, number, string]>([
    ['wrong-hymn-choir: from 4 on one forgets the words, some of them', 4, 1, 'defender ranged 4+3/7 2'],
    ['wrong-hymn-choir: on 3 none', 3, 2, 'defender ranged 3+3/7 misses'],
  ])('%s', (_title, die, left, expected) => {
    const s = through(fight('wrong-hymn-choir', [1, die], { hand: ['chill', 'stroll'] }));
    expect([s.hand('mage').length, blows(s)[0]]).toEqual([left, expected]);
  });

  it('self-taught-necromancer: from 4 on he borrows a book, and learns from it', () => {
    const hand = ['chill', 'stroll'];
    const lends = through(fight('self-taught-necromancer', [1, 4], { hand }));
    expect(lends.options()).toEqual(['chill', 'stroll.1']);
    lends.choose('chill');
    expect(lends.hand('mage')).toEqual(['stroll']);
    expect(blows(lends)[0]).toBe('defender ranged 4+5/7 2');
    const keeps = through(fight('self-taught-necromancer', [1, 3], { hand }));
    expect(keeps.hand('mage')).toEqual(hand);
    expect(blows(keeps)[0]).toBe('defender ranged 3+3/7 misses');
  });

  it('ghost-with-a-grievance: one sits through it, or is struck', () => {
    const hand = ['chill', 'stroll'];
    const listens = through(fight('ghost-with-a-grievance', [1, 1], { hand }));
    expect(listens.options()).toEqual(['choose:0', 'choose:1']);
    listens.choose('choose:0').choose('chill');
    expect(listens.discarded('mage')).toEqual(['chill']);
    expect(listens.character('mage').damage).toBe(0);
    const leaves = through(fight('ghost-with-a-grievance', [1, 1], { hand })).choose('choose:1');
    expect(leaves.hand('mage')).toEqual(hand);
    expect(leaves.character('mage').damage).toBe(1);
  });

  it('molten-librarian: from 3 on he has finished what was played', () => {
    const mage = { hand: ['icicle'] };
    const burned = fight('molten-librarian', [1, 3], mage).choose('play:icicle.1');
    expect(blows(through(burned))).toEqual([
      'defender ranged 3+4/7 2',
      'attacker melee 1+2/6 misses',
    ]);
    expect(burned.events('ability-canceled')).toHaveLength(1);
    // An icicle of 2, one better from green on; behind a spell her defense is 9.
    const read = fight('molten-librarian', [3, 2], mage).choose('play:icicle.1');
    expect(blows(through(read))).toEqual([
      'defender ranged 2+4/9 misses',
      'attacker ranged 3+3/6 1',
    ]);
  });

  it('persistent-mirage: on 1 or 2 it was not there', () => {
    const s = fight('persistent-mirage', [6, 2]);
    expect([blows(s), results(s)]).toEqual([[], ['canceled']]);
    expect(s.state.track[0]).toEqual({ card: 'persistent-mirage', space: 'thunder-pass' });
    const there = fight('persistent-mirage', [5, 4]);
    expect(blows(there)).toEqual(['defender ranged 4+3/7 2', 'attacker melee 5+2/7 1']);
  });

  it('volcano-surveyor: on 1 or 2 he explains his method', () => {
    const top = ['portal'];
    const listens = fight('volcano-surveyor', [1, 2], { top });
    expect(listens.hand('mage')).toEqual(['portal']);
    const strikes = fight('volcano-surveyor', [1, 4], { top });
    expect(strikes.hand('mage')).toEqual([]);
    expect(blows(strikes)).toEqual(['defender melee 4+3/7 2', 'attacker melee 1+2/7 misses']);
  });
});
