import { describe, expect, it } from 'vitest';
import { blows, type Fight, fight, results, through } from './stage.ts';
import './practice-cards.ts';

/*
 * Unless said otherwise a green mage fights: health 4, a melee attack of 2, defense 6, damage 1. With the
 * other side of her card up the attack is ranged, and the defense 5.
 */

const archer = { side: 'other' } satisfies Fight;

describe('green encounters', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['hungry-shade: bites deeper into the damaged', 'hungry-shade', [1, 4], { damage: 1 }, ['defender ranged 4+2/6 2', 'attacker melee 1+2/6 misses']],
    ['hungry-shade: than into others', 'hungry-shade', [1, 4], {}, ['defender ranged 4+2/6 1', 'attacker melee 1+2/6 misses']],
    ['bone-piper: a ★ has to dance again', 'bone-piper', [6, 1, 2], {}, ['defender melee 1+2/6 misses', 'attacker melee 2+2/5 misses']],
    ['bone-piper: a 5 has not', 'bone-piper', [5, 1], {}, ['defender melee 1+2/6 misses', 'attacker melee 5+2/5 1']],
    ['plague-cart: on 4 or 5 it takes the breath', 'plague-cart', [4, 4], {}, ['defender melee 4+3/6 1', 'attacker melee 4+0/5 misses']],
    ['bog-fume: on 5 or ★ one has to sit down', 'bog-fume', [6, 5], {}, ['defender ranged 5+2/6 1']],
    ['peat-smoulder: flares up when it looks out', 'peat-smoulder', [1, 1], {}, ['defender melee 1+5/6 1', 'attacker melee 1+2/5 misses']],
    ['peat-smoulder: and glows at 3', 'peat-smoulder', [1, 3], {}, ['defender melee 3+2/6 misses', 'attacker melee 1+2/5 misses']],
    ['walking-milestone: stone against swords', 'walking-milestone', [3, 1], {}, ['defender melee 1+2/6 misses', 'attacker melee 3+2/6 misses']],
    ['walking-milestone: not against spells', 'walking-milestone', [3, 1], archer, ['attacker ranged 3+2/5 1']],
    ['marsh-squall: turns arrows', 'marsh-squall', [3, 1], archer, ['defender ranged 1+3/5 misses', 'attacker ranged 3+1/5 misses']],
    ['marsh-squall: not swords', 'marsh-squall', [3, 1], {}, ['defender ranged 1+3/6 misses', 'attacker melee 3+2/5 1']],
    ['rolling-fog: on 2 or 3 nobody sees more than a 2', 'rolling-fog', [6, 3], {}, ['defender ranged 3+2/6 misses', 'attacker melee 2+2/6 misses']],
    ['old-road-wolves: run archers down', 'old-road-wolves', [2, 1], { who: 'warlock' }, ['attacker ranged 2+2/5 misses', 'defender melee 1+4/5 1']],
    ['old-road-wolves: and walk round others', 'old-road-wolves', [2, 1], {}, ['defender melee 1+3/6 misses', 'attacker melee 2+2/5 misses']],
    ['adder-nest: on ★ one has sat on it', 'adder-nest', [1, 6], {}, ['defender melee 6+2/6 3', 'attacker melee 1+2/5 misses']],
    ['hedge-knight: has sworn something about the Horde', 'hedge-knight', [1, 2], { who: 'warlock' }, ['attacker ranged 1+2/6 misses', 'defender melee 2+3/5 2']],
    ['hedge-knight: and not about the Alliance', 'hedge-knight', [1, 3], {}, ['defender melee 3+3/6 1', 'attacker melee 1+2/6 misses']],
    ['bog-outlaw: ducks from the Alliance', 'bog-outlaw', [3, 1], {}, ['defender ranged 1+2/6 misses', 'attacker melee 3+2/6 misses']],
    ['bog-outlaw: not from the Horde', 'bog-outlaw', [3, 1], { who: 'warlock' }, ['defender ranged 1+2/5 misses', 'attacker ranged 3+2/5 1']],
    ['lantern-hound: on 1 or 2 it forgets what comes after', 'lantern-hound', [1, 2], {}, ['attacker melee 1+2/5 misses']],
    ['lantern-hound: on 3 it does not', 'lantern-hound', [1, 3], {}, ['defender melee 3+3/6 2', 'attacker melee 1+2/5 misses']],
    ['gallows-imp: on 3 or 4 something has come undone', 'gallows-imp', [1, 3], {}, ['defender ranged 3+2/4 1', 'attacker melee 1+2/5 misses']],
    ['bog-drake: on 5 or ★ it breathes', 'bog-drake', [6, 5], {}, ['defender ranged 5+3/6 2', 'attacker melee 6+2/6 1']],
    ['bog-drake: else it bites', 'bog-drake', [1, 4], {}, ['defender melee 4+3/6 1', 'attacker melee 1+2/6 misses']],
  ])('%s', (_title, card, dice, fighter, expected) => {
    expect(blows(fight(card, dice, fighter))).toEqual(expected);
  });

  it('barrow-guard: on 5 or ★ blows do nothing to him', () => {
    const s = fight('barrow-guard', [6, 5]);
    expect(blows(s)).toEqual(['defender melee 5+2/6 1', 'attacker melee 6+2/6 1']);
    expect(results(s)).toEqual(['neither-defeated']);
    expect(results(fight('barrow-guard', [6, 3]))).toEqual(['opponent-defeated']);
  });

  it('road-wight: smells a wound', () => {
    const hand = ['chill', 'stroll'];
    const hurt = through(fight('road-wight', [1, 1], { damage: 1, hand }));
    expect([hurt.hand('mage').length, hurt.discarded('mage').length]).toEqual([1, 1]);
    expect(through(fight('road-wight', [1, 1], { hand })).hand('mage')).toEqual(hand);
  });

  it('drowned-ferryman: wants to be paid', () => {
    const goods = { bag: ['landslip'], weapon: 'hedge-knight' };
    const pays = fight('drowned-ferryman', [1, 1], goods);
    expect(pays.options()).toEqual(['choose:0', 'choose:1']);
    pays.choose('choose:0').choose('lose:hedge-knight');
    expect(pays.character('mage')).toMatchObject({ bag: ['landslip'], weapon: null, damage: 0 });
    const refuses = fight('drowned-ferryman', [1, 1], { bag: ['landslip'] }).choose('choose:1');
    expect(refuses.character('mage')).toMatchObject({ bag: ['landslip'], damage: 1 });
    expect(fight('drowned-ferryman', [1, 1]).character('mage').damage).toBe(1);
  });

  it('peat-leech: on ★ it drinks, and is the fatter for it', () => {
    const s = fight('peat-leech', [6, 6]);
    expect(blows(s)).toEqual(['defender melee 6+2/6 1', 'attacker melee 6+2/5 1']);
    // What it has drunk and what it has bitten.
    expect(s.character('mage').damage).toBe(2);
    expect(results(s)).toEqual(['neither-defeated']);
  });

  it('spade-brothers: on 5 or ★ they take something from the bag, at its owner’s choice', () => {
    const mage = { bag: ['landslip', 'bog-eel'], weapon: 'walking-milestone' };
    const s = fight('spade-brothers', [1, 5], mage);
    expect(s.options()).toEqual(['lose:landslip', 'lose:bog-eel']);
    s.choose('lose:landslip');
    expect(s.character('mage').bag).not.toContain('landslip');
    expect(s.character('mage').weapon).toBe('walking-milestone');
  });

  it('fen-hag: up to 3 she unpicks what is attached', () => {
    const s = fight('fen-hag', [3, 1], { attached: ['robes'] });
    expect(s.character('mage').attached).toEqual([]);
    // The robe's defense is gone, and so is a point of attack.
    expect(blows(s)).toEqual(['defender ranged 1+2/6 misses', 'attacker melee 3+1/5 misses']);
  });

  it('crossroads-broker: two cards, or a stronger broker', () => {
    const hand = ['stroll', 'portal', 'chill'];
    const pays = through(fight('crossroads-broker', [1, 2], { hand }));
    expect(pays.options()).toEqual(['choose:0', 'choose:1']);
    pays.choose('choose:0').choose('chill', 'portal');
    expect(pays.hand('mage')).toEqual(['stroll']);
    expect(blows(pays)[0]).toBe('defender ranged 2+2/6 misses');
    const refuses = through(fight('crossroads-broker', [1, 2], { hand })).choose('choose:1');
    expect(refuses.hand('mage')).toEqual(hand);
    expect(blows(refuses)[0]).toBe('defender ranged 2+4/6 1');
  });
});
