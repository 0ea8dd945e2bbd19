import { describe, expect, it } from 'vitest';
import { type Standing, scenario } from '../../support/adventure.ts';
import { attacks, meets, offered, play } from './playing-cards.ts';
import { blows, type Fight, results, through } from './stage.ts';
import './practice-cards.ts';

/*
 * Alone he has, from grey to red: health 5, 6, 7, 8; a ranged attack of 1, 2, 2, 3; defense 4, 5, 6, 6;
 * damage 1, 1, 1, 2. With the demon: health 4, 5, 6, 7; a melee attack of 2, 3, 4, 5; defense 5, 6, 7, 7;
 * damage 1, 1, 2, 3.
 */

const demon = { side: 'other' } satisfies Fight;

describe('the warlock’s card', () => {
  // biome-ignore format: one scenario a line; with the damage that he has in the end
  it.each<[string, string, number[], Fight, string[], number]>([
    ['grey, alone: heals with a victory', 'ghoul', [3, 1], { damage: 2 }, ['attacker ranged 3+1/4 1'], 1],
    ['grey, alone: and not without', 'ghoul', [2, 1], { damage: 2 }, ['attacker ranged 2+1/4 misses', 'defender melee 1+2/4 misses'], 2],
    ['grey, with the demon: it bites on a 1', 'ghoul', [1, 1], demon, ['defender melee 1+2/5 misses', 'attacker melee 1+2/4 misses'], 1],
    ['grey, with the demon: not on a 2', 'ghoul', [2, 1], demon, ['defender melee 1+2/5 misses', 'attacker melee 2+2/4 1'], 0],
    ['green, alone: drains on 5 or ★ what falls to it (W-42)', 'courier', [5, 1], { damage: 2 }, [], 1],
    ['green, alone: not on 4', 'courier', [4, 1], { damage: 2 }, ['attacker ranged 4+2/6 1'], 2],
    ['green, with the demon: it bites on a 1', 'courier', [1, 1], demon, ['defender melee 1+3/6 misses', 'attacker melee 1+3/6 misses'], 1],
    ['green, with the demon: it gets in the way on 4 or 5', 'courier', [4, 4], demon, ['defender melee 4+1/6 misses', 'attacker melee 4+3/6 1'], 0],
    ['green, with the demon: not on ★', 'courier', [6, 4], demon, ['defender melee 4+3/6 1', 'attacker melee 6+3/6 1'], 1],
    ['yellow, alone: heals with a victory', 'pirates', [4, 1], { damage: 3 }, ['attacker ranged 4+3/6 1'], 1],
    ['yellow, alone: is better when hurt', 'avalanche', [3, 1], { damage: 1 }, ['attacker ranged 3+3/7 misses', 'defender melee 1+5/6 1'], 2],
    ['yellow, alone: and only then', 'avalanche', [3, 1], {}, ['attacker ranged 3+2/7 misses', 'defender melee 1+5/6 1'], 1],
    ['yellow, with the demon: it bites on a 1', 'crocodile', [1, 1], demon, ['defender melee 1+5/7 misses', 'attacker melee 1+4/7 misses'], 1],
    ['yellow, with the demon: it takes blows on 5 or ★', 'crocodile', [5, 5], demon, ['defender melee 5+5/7 2', 'attacker melee 5+4/7 2'], 0],
    ['yellow, with the demon: not on 4', 'crocodile', [4, 5], demon, ['defender melee 5+5/7 2', 'attacker melee 4+4/7 2'], 2],
    ['red, alone: drains from 4 on what falls to it', 'wyrm', [4, 1], { damage: 3 }, [], 1],
    ['red, alone: is better when hurt', 'wyrm', [3, 1], { damage: 3 }, ['defender ranged 1+6/6 3', 'attacker ranged 3+5/9 misses'], 6],
    ['red, alone: not on 3, and only then', 'wyrm', [3, 1], {}, ['defender ranged 1+6/6 3', 'attacker ranged 3+3/9 misses'], 3],
    ['red, with the demon: it bites on a 1', 'general', [1, 1], demon, ['defender melee 1+6/7 3', 'attacker melee 1+5/8 misses'], 4],
    ['red, with the demon: it finds the gap on 2 or 3', 'general', [2, 1], demon, ['defender melee 1+6/7 3', 'attacker melee 2+5/6 3'], 3],
  ])('warlock, %s', (_title, card, dice, fighter, expected, damage) => {
    const s = through(meets('warlock', card, dice, fighter));
    expect([blows(s), s.character('warlock').damage]).toEqual([expected, damage]);
  });

  // He has 3 damage, drains 1 or 2, and is hit for 1; she loses 1 to the power, and 1 or 2 to the blow.
  it.each([
    ['green', 5, ['attacker ranged 5+2/6 1', 'defender melee 3+2/5 1'], [3, 2]],
    ['red', 4, ['attacker ranged 4+5/7 2', 'defender melee 3+3/6 1'], [2, 3]],
  ] as const)(
    'warlock, %s, alone: what he drains, another loses',
    (level, die, expected, damage) => {
      const s = attacks({ warlock: { level, damage: 3 }, mage: { level } }, [die, 3]);
      expect(blows(s)).toEqual(expected);
      expect(s.state.characters.map((one) => one.damage)).toEqual(damage);
    },
  );

  it('warlock, red, with the demon: a roll of 1 space is one of 2', () => {
    const warlock = { level: 'red', space: 'undercity', ...demon } as const;
    const s = scenario({ characters: { warlock } }).turn('warlock', 0);
    expect(s.question().prompt.args).toMatchObject({ movement: 2, energy: 3 });
    s.end();
  });
});

describe('before business', () => {
  it('payment-in-kind: a wound for energy and a card', () => {
    const warlock = { space: 'undercity', hand: ['payment-in-kind'], top: ['leech-by-post'] };
    const s = play(
      scenario({ characters: { warlock } }).travel('warlock', 1, 0),
      'payment-in-kind',
    );
    expect(s.question().prompt.args).toMatchObject({ movement: 1, energy: 2 });
    expect(s.character('warlock').damage).toBe(1);
    expect(s.hand('warlock')).toEqual(['leech-by-post']);
    s.end();
  });

  it.each([
    ['starting', 'other', 2],
    ['other', 'starting', 0],
  ] as const)('ring-for-the-demon, %s: heals only when it goes', (side, then, damage) => {
    const warlock = { side, space: 'undercity', damage: 2, hand: ['ring-for-the-demon'] };
    const s = scenario({ characters: { warlock } }).travel('warlock', 1, 0);
    play(s, 'ring-for-the-demon');
    expect(s.character('warlock')).toMatchObject({ side: then, damage });
    s.end();
  });

  it('AD-114: a slow-complaint goes to anybody, however far away', () => {
    const warlock = { space: 'undercity', hand: ['slow-complaint'] };
    const s = scenario({
      characters: { warlock, mage: { space: 'stormwind' }, hunter: { space: 'ironforge' } },
    }).travel('warlock', 1, 1);
    play(s, 'slow-complaint');
    expect(s.options()).toEqual(['mage', 'hunter']);
    s.choose('mage');
    expect(s.state.characters.map(({ attached }) => attached)).toEqual([
      [],
      [{ card: 'slow-complaint', owner: 'seat-1', item: null }],
      [],
    ]);
    s.end();
  });

  it('a slow-complaint hurts whoever has it when their turn begins', () => {
    const characters = { warlock: {}, mage: { space: 'ironforge', attached: ['slow-complaint'] } };
    const s = scenario({ characters }).turn('mage', 0);
    expect(s.state.characters.map(({ damage }) => damage)).toEqual([0, 1]);
    s.end();
  });

  it('a slow-complaint is over with the next encounter that is defeated', () => {
    const fighter = { attached: ['slow-complaint'], others: { warlock: {} } };
    const s = meets('mage', 'ghoul', [3, 1], fighter);
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.character('mage').attached).toEqual([]);
    expect(s.discarded('warlock')).toEqual(['slow-complaint']);
  });
});

describe('what is agreed upon beforehand', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['grey', 'ghoul', [2, 1], {}, ['attacker ranged 2+3/4 2']],
    ['green', 'courier', [2, 1], demon, ['attacker ranged 2+4/6 2']],
    ['yellow', 'pirates', [2, 1], demon, ['attacker ranged 2+4/6 2']],
    ['red', 'dragon', [4, 1], demon, ['attacker ranged 4+6/8 3']],
  ])('AD-116: warlock with a bolt-on-account, %s', (_title, card, dice, fighter, expected) => {
    const s = meets('warlock', card, dice, { ...fighter, energy: 0, hand: ['bolt-on-account'] });
    play(s, 'bolt-on-account');
    expect(blows(s)).toEqual(expected);
    // Alone, a grey warlock heals 1 with a victory.
    expect(s.events('damaged').map(({ args }) => args.amount)).toEqual([1]);
  });

  it('W-42: leech-by-post defeats an encounter, and heals', () => {
    const fighter = { energy: 1, damage: 3, hand: ['leech-by-post'] };
    const s = play(meets('warlock', 'robbers', [], fighter), 'leech-by-post');
    expect([...blows(s), ...results(s)]).toEqual(['opponent-defeated']);
    // Alone, a grey warlock heals 1 more with a victory.
    expect(s.character('warlock')).toMatchObject({ damage: 1, bag: ['robbers'] });
  });

  it('leech-by-post hurts whom it can', () => {
    const s = attacks({ warlock: { damage: 1, hand: ['leech-by-post'] }, mage: {} }, [2, 1], 1);
    play(s, 'leech-by-post');
    expect(blows(s)).toEqual(['attacker ranged 2+2/5 misses', 'defender melee 1+1/4 misses']);
    expect(s.state.characters.map(({ damage }) => damage)).toEqual([0, 1]);
  });

  it('leech-by-post, yellow: attacks better and heals more', () => {
    const level = 'yellow';
    const warlock: Standing = { level, ...demon, damage: 3, hand: ['leech-by-post'] };
    const s = attacks({ warlock, mage: { level } }, [3, 1], 1);
    play(s, 'leech-by-post');
    expect(blows(s)[0]).toBe('attacker ranged 3+4/7 1');
    expect(s.character('warlock').damage).toBe(1);
  });

  it('blood-money buys strength', () => {
    const fighter = { energy: 0, hand: ['blood-money'] };
    const s = play(meets('warlock', 'robbers', [1, 1], fighter), 'blood-money');
    expect(blows(s)).toEqual(['attacker ranged 1+3/5 misses', 'defender melee 1+2/4 misses']);
    expect(s.character('warlock').damage).toBe(1);
  });

  it('blood-money: the blow is heavier as well', () => {
    const s = attacks({ warlock: { hand: ['blood-money'] }, mage: {} }, [2, 1], 0);
    play(s, 'blood-money');
    expect(blows(s)).toEqual(['attacker ranged 2+3/5 2', 'defender melee 1+1/4 misses']);
    expect(s.state.characters.map(({ damage }) => damage)).toEqual([1, 2]);
  });

  it('AD-067: blood-money with the last of it ends the battle before the dice', () => {
    const fighter = { damage: 4, hand: ['blood-money', 'bolt-on-account'] };
    const s = play(meets('warlock', 'ghoul', [], fighter), 'blood-money');
    expect([blows(s), results(s)]).toEqual([[], ['character-defeated']]);
    expect(s.character('warlock')).toMatchObject({ damage: 0, space: 'undercity' });
    expect(s.state.track[0]).toEqual({ card: 'ghoul', space: 'gallows-road' });
  });

  it('AD-067: a demon that bites him to death keeps everybody from striking', () => {
    const s = meets('warlock', 'ghoul', [1, 6], { ...demon, damage: 3 });
    expect([blows(s), results(s)]).toEqual([[], ['character-defeated']]);
    expect(s.character('warlock')).toMatchObject({ side: 'starting', space: 'undercity' });
  });

  it('a second-hand-limp slows an encounter down, and is discarded', () => {
    const fighter = { energy: 1, hand: ['second-hand-limp'] };
    const s = play(meets('warlock', 'ghoul', [1, 3], fighter), 'second-hand-limp');
    expect(blows(s)).toEqual(['attacker ranged 1+1/4 misses', 'defender melee 3+0/4 misses']);
    expect(s.discarded('warlock')).toEqual(['second-hand-limp']);
  });

  it('AD-114: a second-hand-limp stays with a character', () => {
    const s = attacks({ warlock: { hand: ['second-hand-limp'] }, mage: {} }, [1, 5], 1);
    play(s, 'second-hand-limp');
    // 1 − 2 for the card, and − 1 for as long as it is attached.
    expect(blows(s)).toEqual(['attacker ranged 1+1/5 misses', 'defender melee 5+-2/4 misses']);
    expect(s.character('mage').attached).toMatchObject([{ owner: 'seat-1', item: null }]);
    expect(s.discarded('warlock')).toEqual([]);
  });

  it('a second-hand-limp costs its bearer 1 attack', () => {
    const fighter = { attached: ['second-hand-limp'], others: { warlock: {} } };
    const s = meets('mage', 'ghoul', [3, 1], fighter);
    expect(blows(s)).toEqual(['defender melee 1+2/5 misses', 'attacker melee 3+0/4 misses']);
    expect(s.character('mage').attached).toHaveLength(1);
  });

  it('a second-hand-limp is walked off on a ★', () => {
    const fighter = { attached: ['second-hand-limp'], others: { warlock: {} } };
    const s = meets('mage', 'ghoul', [6, 1], fighter);
    expect(blows(s)).toEqual(['defender melee 1+2/5 misses', 'attacker melee 6+1/4 1']);
    expect(s.character('mage').attached).toEqual([]);
    expect(s.discarded('warlock')).toEqual(['second-hand-limp']);
  });
});

describe('what turns out afterwards', () => {
  it('a loaded-knuckle shows a ★, at a price', () => {
    const fighter = { ...demon, energy: 1, hand: ['loaded-knuckle'] };
    const s = play(meets('warlock', 'ghoul', [1, 1], fighter).choose('roll'), 'loaded-knuckle');
    // The demon doesn't bite: the die no longer shows a 1.
    expect(blows(s)).toEqual(['defender melee 1+2/5 misses', 'attacker melee 6+2/4 1']);
    expect(s.character('warlock').damage).toBe(1);
  });

  it('a demon-in-front takes 3 damage, and is gone', () => {
    const fighter = { ...demon, energy: 1, hand: ['demon-in-front'] };
    const s = play(meets('warlock', 'dragon', [3, 1], fighter).choose('roll'), 'demon-in-front');
    // Alone again, he has a ranged attack of 3, defense 6 and damage 2.
    expect(blows(s)).toEqual(['attacker ranged 3+3/8 misses', 'defender melee 1+5/6 3']);
    expect(s.character('warlock')).toMatchObject({ side: 'starting', damage: 0 });
  });

  it('a demon-in-front needs a demon', () => {
    const hand = ['demon-in-front', 'loaded-knuckle'];
    const s = meets('warlock', 'ghoul', [1, 1], { energy: 1, hand }).choose('roll');
    expect(offered(s)).toEqual(['loaded-knuckle']);
    s.choose('stand');
    expect(s.hand('warlock')).toEqual(hand);
  });

  it('a sore-subject makes him angry', () => {
    const fighter = { damage: 1, energy: 0, hand: ['sore-subject'] };
    const s = play(meets('warlock', 'robbers', [1, 1], fighter).choose('roll'), 'sore-subject');
    expect(blows(s)).toEqual(['attacker ranged 1+3/5 misses', 'defender melee 1+2/4 misses']);
  });

  it('a sore-subject, yellow: and careful', () => {
    const fighter = { ...demon, damage: 1, energy: 0, hand: ['sore-subject'] };
    const s = play(meets('warlock', 'crocodile', [2, 2], fighter).choose('roll'), 'sore-subject');
    expect(blows(s)).toEqual(['defender melee 2+5/8 misses', 'attacker melee 2+7/7 2']);
  });

  it('a sore-subject is one only for the damaged', () => {
    const hand = ['sore-subject', 'loaded-knuckle'];
    const s = meets('warlock', 'ghoul', [1, 1], { energy: 1, hand }).choose('roll');
    expect(offered(s)).toEqual(['loaded-knuckle']);
    s.choose('stand');
    expect(s.hand('warlock')).toEqual(hand);
  });

  it.each([
    ['grey', 'ghoul', 'gallows-road', 3],
    ['green', 'courier', 'silver-mere', 2],
  ] as const)('AD-113: clause-nine, %s: nobody strikes', (_level, card, space, damage) => {
    const fighter = { damage: 3, energy: 2, hand: ['clause-nine'] };
    const s = play(meets('warlock', card, [4, 6], fighter).choose('roll'), 'clause-nine');
    expect([blows(s), results(s)]).toEqual([[], ['canceled']]);
    expect(s.state.track[0]).toEqual({ card, space });
    expect(s.character('warlock').damage).toBe(damage);
  });
});

describe('what others would call the end', () => {
  it('feeding-time: the encounter is gone, and so is the hunger', () => {
    const s = meets('warlock', 'ghoul', [], {
      ...demon,
      damage: 3,
      energy: 1,
      hand: ['feeding-time'],
    });
    play(s, 'feeding-time');
    expect([blows(s), results(s)]).toEqual([[], ['canceled']]);
    expect(s.character('warlock')).toMatchObject({ damage: 1, bag: [] });
    expect(s.state.challenges.grey.cards.at(-1)).toBe('ghoul');
    expect(s.state.track[0]).toBeNull();
  });

  it('feeding-time: there has to be somebody to feed', () => {
    const hand = ['feeding-time', 'blood-money'];
    const s = meets('warlock', 'ghoul', [1, 1], { energy: 1, hand });
    expect(offered(s)).toEqual(['blood-money']);
    through(s);
    expect(s.hand('warlock')).toEqual(hand);
  });

  it('not-at-this-address: a bomb is sent on', () => {
    const warlock = { space: 'gallows-road', hand: ['not-at-this-address'] };
    const s = scenario({
      characters: { warlock, mage: { space: 'stormwind' } },
      placed: { 'gallows-road': ['bomb.1'] },
    }).explore('warlock', 0);
    play(s, 'not-at-this-address');
    expect(s.state.characters.map(({ damage }) => damage)).toEqual([0, 1]);
    expect(s.state.box).toEqual(['bomb.1']);
  });

  it.each([
    // Health 5 and 7 when alone: 1 left, and 1 healed from yellow on.
    ['grey', 'ghoul', 4, 4],
    ['yellow', 'crocodile', 6, 5],
  ] as const)('not-the-first-time, %s: he gets up again', (_level, card, damage, left) => {
    const fighter = { damage, energy: 1, hand: ['not-the-first-time'] };
    const s = meets('warlock', card, [1, 6], fighter);
    play(through(s), 'not-the-first-time');
    expect(results(s)).toEqual(['neither-defeated']);
    expect(s.character('warlock').damage).toBe(left);
    expect(s.events('character-defeated')).toEqual([]);
  });
});
