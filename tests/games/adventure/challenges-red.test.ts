import { describe, expect, it } from 'vitest';
import { blows, type Fight, fight, results, through } from './stage.ts';
import './practice-cards.ts';

/**
 * Unless said otherwise a red mage fights: health 6, a melee attack of 3, defense 7, damage 1, and on 1 or 2
 * nobody strikes at her. With the other side of her card up the attack is ranged, 4 and 2, and the defense 6.
 * `challenge-decks.test.ts` tells who stops whoever comes.
 */

const archer = { side: 'other' } satisfies Fight;

describe('red encounters', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['tempter-emeritus: on 5 or ★ one sits down', 'tempter-emeritus', [5, 5], {}, ['defender ranged 5+4/7 2']],
    ['tempter-emeritus: on 4 one stands', 'tempter-emeritus', [5, 4], {}, ['defender ranged 4+4/7 2', 'attacker melee 5+3/8 1']],
    ['mirror-fiend: from 4 on whoever looks into it sees a 1', 'mirror-fiend', [6, 4], { who: 'warrior' }, ['defender melee 4+5/7 2', 'attacker melee 1+3/7 misses']],
    ['mirror-fiend: on 3 it is a mirror', 'mirror-fiend', [6, 3], { who: 'warrior' }, ['defender melee 3+5/7 2', 'attacker melee 6+3/7 2']],
    ['ash-hounds: find the damaged', 'ash-hounds', [3, 1], { damage: 1 }, ['defender melee 1+6/7 2', 'attacker melee 3+3/7 misses']],
    ['ash-hounds: and miss the others', 'ash-hounds', [3, 1], {}, ['defender melee 1+5/7 misses', 'attacker melee 3+3/7 misses']],
    ['winged-bailiff: serves archers by hand', 'winged-bailiff', [3, 1], archer, ['defender ranged 1+5/6 3', 'attacker melee 3+4/7 2']],
    ['drakes-in-formation: take swords from the front', 'drakes-in-formation', [3, 1], {}, ['defender ranged 1+6/7 2', 'attacker melee 3+3/7 misses']],
    ['drakes-in-formation: not bows', 'drakes-in-formation', [3, 1], archer, ['defender ranged 1+5/6 2', 'attacker ranged 3+4/7 2']],
    ['scaled-seneschal: from 4 on nobody is at home', 'scaled-seneschal', [5, 4], {}, ['defender melee 4+4/7 2', 'attacker melee 5+3/10 misses']],
    ['scaled-seneschal: on 3 somebody is', 'scaled-seneschal', [5, 3], {}, ['defender melee 3+4/7 2', 'attacker melee 5+3/8 1']],
    ['dragon-of-good-family: from 3 on she burns the road', 'dragon-of-good-family', [4, 3], {}, ['defender ranged 3+5/6 3', 'attacker melee 4+3/8 misses']],
    ['dragon-of-good-family: below she is polite', 'dragon-of-good-family', [4, 2], {}, ['defender ranged 2+5/7 3', 'attacker melee 4+3/8 misses']],
    ['dragon-who-waited: a 1 or 2 becomes a 4', 'dragon-who-waited', [3, 1], {}, ['defender melee 4+4/7 3', 'attacker melee 3+3/8 misses']],
    ['dragon-who-waited: a 3 can wait', 'dragon-who-waited', [3, 3], {}, ['defender melee 3+4/7 3', 'attacker melee 3+3/8 misses']],
    ['lich-landlord: takes the rent off a blow', 'lich-landlord', [4, 1], archer, ['defender ranged 1+4/6 misses', 'attacker ranged 4+4/8 1']],
    ['banshee-laureate: from 3 on one hears one’s elegy', 'banshee-laureate', [4, 3], {}, ['defender ranged 3+5/6 2', 'attacker melee 4+2/7 misses']],
    ['banshee-laureate: below it is somebody else’s', 'banshee-laureate', [4, 2], {}, ['defender ranged 2+5/7 2', 'attacker melee 4+3/7 1']],
    ['king-in-perpetuity: does not look at the tidy', 'king-in-perpetuity', [5, 1], {}, ['defender melee 1+5/7 misses', 'attacker melee 5+3/9 misses']],
    ['king-in-perpetuity: the damaged reach him', 'king-in-perpetuity', [5, 1], { damage: 1 }, ['defender melee 1+5/7 misses', 'attacker melee 5+3/8 1']],
    ['unforgiving-bride: remembers the Alliance', 'unforgiving-bride', [3, 1], {}, ['defender melee 1+6/7 2', 'attacker melee 3+3/8 misses']],
    ['unforgiving-bride: and not the Horde', 'unforgiving-bride', [3, 1], { who: 'warlock' }, ['attacker ranged 3+3/8 misses', 'defender melee 1+5/6 2']],
    ['eternal-chamberlain: a 5 or ★ once more, and properly', 'eternal-chamberlain', [6, 1, 3], {}, ['defender melee 1+4/7 misses', 'attacker melee 3+3/8 misses']],
    ['eternal-chamberlain: a 4 was proper', 'eternal-chamberlain', [4, 1], {}, ['defender melee 1+4/7 misses', 'attacker melee 4+3/8 misses']],
    ['caldera-duke: whoever comes near is burnt worse', 'caldera-duke', [3, 1], {}, ['defender ranged 1+6/7 3', 'attacker melee 3+3/7 misses']],
    ['caldera-duke: than whoever stays away', 'caldera-duke', [3, 1], archer, ['defender ranged 1+6/6 2', 'attacker ranged 3+4/7 2']],
    ['headhunter-dynast: expects the Horde', 'headhunter-dynast', [3, 1], { who: 'warlock' }, ['defender ranged 1+5/6 2', 'attacker ranged 3+3/9 misses']],
    ['headhunter-dynast: not the Alliance', 'headhunter-dynast', [4, 1], {}, ['defender ranged 1+5/7 misses', 'attacker melee 4+3/7 1']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it('small-print-devil: a card, or a weaker attack', () => {
    const hand = ['stroll'];
    const pays = through(fight('small-print-devil', [5, 1], { hand }));
    expect(pays.options()).toEqual(['choose:0', 'choose:1']);
    pays.choose('choose:0');
    expect([pays.hand('mage'), pays.discarded('mage')]).toEqual([[], hand]);
    expect(blows(pays)[1]).toBe('attacker melee 5+3/8 1');
    const refuses = through(fight('small-print-devil', [5, 1], { hand })).choose('choose:1');
    expect(refuses.hand('mage')).toEqual(hand);
    expect(blows(refuses)[1]).toBe('attacker melee 5+1/8 misses');
    // Without cards in hand, one has already signed.
    expect(blows(fight('small-print-devil', [5, 1]))[1]).toBe('attacker melee 5+1/8 misses');
  });

  it('soul-appraiser: on 5 or ★ he takes something, even what is worn', () => {
    const worn = fight('soul-appraiser', [3, 5], { armor: 'tide-in-person' });
    expect(worn.character('mage').armor).toBeNull();
    expect(worn.state.challenges.red.cards.at(-1)).toBe('tide-in-person');
    // He has taken it before he strikes.
    expect(blows(worn)[0]).toBe('defender melee 5+5/7 2');
    const safe = fight('soul-appraiser', [3, 4], { armor: 'tide-in-person' });
    expect(safe.character('mage').armor).toBe('tide-in-person');
  });

  it('spell-eater: swallows what was played', () => {
    const s = fight('spell-eater', [3, 1], { hand: ['icicle'] });
    through(s.choose('play:icicle.1'));
    // Neither the icicle nor the defense that goes with a spell is left.
    expect(blows(s)).toEqual(['defender melee 1+4/7 misses', 'attacker melee 3+3/8 misses']);
    expect(s.events('ability-canceled').map(({ args }) => args.card)).toEqual(['icicle.1']);
  });

  it('hoard-accountant: up to 3 something in the bag is “expected,” at its owner’s choice', () => {
    const mage = { bag: ['mirror-fiend', 'well-read-wyrm'], weapon: 'caldera-duke' };
    const s = through(fight('hoard-accountant', [3, 3], mage));
    expect(s.options()).toEqual(['lose:mirror-fiend', 'lose:well-read-wyrm']);
    s.choose('lose:well-read-wyrm');
    expect(s.character('mage')).toMatchObject({ weapon: 'caldera-duke' });
    expect(s.character('mage').bag).not.toContain('well-read-wyrm');
    const other = through(fight('hoard-accountant', [3, 4], mage));
    expect(other.character('mage').bag).toEqual([...mage.bag, 'hoard-accountant']);
  });

  it('well-read-wyrm: from 4 on two cards of a hand are nothing new to him', () => {
    const hand = ['stroll', 'portal', 'chill'];
    const s = through(fight('well-read-wyrm', [3, 4], { hand }));
    expect([s.hand('mage').length, s.discarded('mage').length]).toEqual([1, 2]);
    expect(through(fight('well-read-wyrm', [3, 3], { hand })).hand('mage')).toEqual(hand);
  });

  it('molten-broodmother: on ★ she burns before anything is struck', () => {
    const s = fight('molten-broodmother', [6, 6]);
    expect(s.events('damaged').map(({ args }) => args.amount)).toEqual([2, 2]);
    expect(blows(s)).toEqual(['defender melee 6+5/7 2', 'attacker melee 6+3/9 1']);
    expect(fight('molten-broodmother', [6, 5]).character('mage').damage).toBe(2);
  });

  it('lich-landlord: of one point the rent leaves nothing', () => {
    const s = fight('lich-landlord', [5, 1]);
    expect(blows(s)[1]).toBe('attacker melee 5+3/8 0');
    expect(results(s)).toEqual(['neither-defeated']);
  });

  it('plague-archduke: at arm’s length one has caught it already', () => {
    const s = fight('plague-archduke', [3, 1]);
    expect(blows(s)).toEqual(['defender melee 1+4/7 misses', 'attacker melee 3+3/8 misses']);
    expect(s.character('mage').damage).toBe(1);
  });

  it('unforgiving-bride: undoes what one holds on to', () => {
    const s = fight('unforgiving-bride', [3, 1], { attached: ['robes'] });
    expect(s.character('mage').attached).toEqual([]);
    expect(blows(s)[0]).toBe('defender melee 1+6/7 2');
  });

  it('tide-in-person: on 1 or 2 it leaves when it has to', () => {
    const s = fight('tide-in-person', [6, 2]);
    expect([blows(s), results(s)]).toEqual([[], ['canceled']]);
    expect(s.state.track[0]).toEqual({ card: 'tide-in-person', space: 'dragons-roost' });
    expect(results(fight('tide-in-person', [6, 3]))).toEqual(['opponent-defeated']);
  });
});
