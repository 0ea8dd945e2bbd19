import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { attacks, meets, offered, play } from './playing-cards.ts';
import { blows, type Fight, results, through } from './stage.ts';
import './practice-cards.ts';

/** A warrior's fight, with the damage that she has when it is over. */
const fought = (card: string, dice: readonly number[], standing: Fight = {}): unknown[] => {
  const s = through(meets('warrior', card, dice, standing));
  return [...blows(s), s.character('warrior').damage];
};

describe('the warrior’s card', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, unknown[]]>([
    ['grey, shield up: on 1 it stops a blow', 'lizard', [1, 4], {}, ['defender melee 4+1/5 1', 'attacker melee 1+1/4 misses', 0]],
    ['grey, shield up: on 2 it does not', 'lizard', [2, 4], {}, ['defender melee 4+1/5 1', 'attacker melee 2+1/4 misses', 1]],
    ['grey, shield down: better when damaged', 'lizard', [1, 1], { side: 'other', damage: 1 }, ['defender melee 1+1/4 misses', 'attacker melee 1+3/4 1', 1]],
    ['grey, shield down: and only then', 'lizard', [1, 1], { side: 'other' }, ['defender melee 1+1/4 misses', 'attacker melee 1+2/4 misses', 0]],
    ['green, shield up: on 2 it takes 1 off', 'eel', [2, 4], {}, ['defender melee 4+2/6 2', 'attacker melee 2+2/5 misses', 1]],
    ['green, shield up: on 3 it does not', 'eel', [3, 4], {}, ['defender melee 4+2/6 2', 'attacker melee 3+2/5 1', 2]],
    ['green, shield down: better when damaged', 'courier', [2, 1], { side: 'other', damage: 1 }, ['defender melee 1+3/5 misses', 'attacker melee 2+4/6 1', 1]],
    ['green, shield down: and only then', 'courier', [2, 1], { side: 'other' }, ['defender melee 1+3/5 misses', 'attacker melee 2+3/6 misses', 0]],
    ['green, shield down: quicker on ★', 'eel', [6, 6], { side: 'other' }, ['attacker ranged 6+3/5 1', 0]],
    ['green, shield down: not on 5', 'eel', [5, 6], { side: 'other' }, ['defender melee 6+2/5 2', 'attacker melee 5+3/5 1', 2]],
    ['yellow, shield up: armor fits better', 'crocodile', [3, 3], { armor: 'cart' }, ['defender melee 3+5/9 misses', 'attacker melee 3+2/7 misses', 0]],
    ['yellow, shield up: on 2 it takes 2 off', 'crocodile', [2, 2], {}, ['defender melee 2+5/7 2', 'attacker melee 2+2/7 misses', 0]],
    ['yellow, shield up: on 3 it does not', 'crocodile', [3, 2], {}, ['defender melee 2+5/7 2', 'attacker melee 3+2/7 misses', 2]],
    ['yellow, shield down: better when damaged', 'tiger', [1, 1], { side: 'other', damage: 1 }, ['defender melee 1+5/6 2', 'attacker melee 1+5/6 2', 3]],
    ['yellow, shield down: what is dealt at the same time comes too late', 'tiger', [1, 1], { side: 'other' }, ['defender melee 1+5/6 2', 'attacker melee 1+3/6 misses', 2]],
    ['yellow, shield down: what comes from afar does not', 'skeletons', [1, 2], { side: 'other' }, ['defender ranged 2+4/6 2', 'attacker melee 1+5/6 2', 2]],
    ['yellow, shield down: quicker on 5', 'tiger', [5, 6], { side: 'other' }, ['attacker ranged 5+3/6 2', 0]],
    ['yellow, shield down: not on 4', 'tiger', [4, 6], { side: 'other' }, ['defender melee 6+5/6 2', 'attacker melee 4+3/6 2', 2]],
    ['red, shield up: armor fits better', 'usher', [4, 3], { armor: 'cart' }, ['defender melee 3+5/9 misses', 'attacker melee 4+3/7 2', 0]],
    ['red, shield up: on 3 it takes 2 off', 'usher', [3, 2], {}, ['defender melee 2+5/7 2', 'attacker melee 3+3/7 misses', 0]],
    ['red, shield up: on 4 it does not', 'usher', [4, 2], {}, ['defender melee 2+5/7 2', 'attacker melee 4+3/7 2', 2]],
    ['red, shield down: better and harder when damaged', 'usher', [1, 1], { side: 'other', damage: 1 }, ['defender melee 1+5/6 2', 'attacker melee 1+6/7 3', 3]],
    ['red, shield down: and only then', 'usher', [1, 1], { side: 'other' }, ['defender melee 1+5/6 2', 'attacker melee 1+4/7 misses', 2]],
    ['red, shield down: quicker on 4', 'usher', [4, 6], { side: 'other' }, ['attacker ranged 4+4/7 2', 0]],
    ['red, shield down: not on 3', 'usher', [3, 6], { side: 'other' }, ['defender melee 6+5/6 2', 'attacker melee 3+4/7 2', 2]],
  ])('%s', (_title, card, dice, standing, expected) => {
    expect(fought(card, dice, standing)).toEqual(expected);
  });

  it('red, shield up: each turn begins with a rest', () => {
    const warrior = { level: 'red' as const, space: 'ironforge', damage: 3 };
    const s = scenario({ characters: { warrior } }).turn('warrior', 3);
    expect(s.character('warrior').damage).toBe(2);
    s.end();
  });
});

describe('the warrior in her movement phase', () => {
  const travels = (standing: Fight, energy: number) =>
    scenario({ characters: { warrior: { space: 'ironforge', ...standing } } }).travel(
      'warrior',
      1,
      energy,
    );

  it.each([
    ['grey', 2],
    ['yellow', 3],
  ] as const)('a Hard-Boiled Egg heals; %s: %i', (level, healed) => {
    const s = travels({ level, damage: 4, hand: ['hard-boiled-egg'] }, 1);
    play(s, 'hard-boiled-egg');
    expect(s.character('warrior').damage).toBe(4 - healed);
    s.end();
  });

  it('Changing of the Guard: down is energy', () => {
    const s = travels({ damage: 2, hand: ['changing-of-the-guard'] }, 0);
    play(s, 'changing-of-the-guard');
    expect(s.character('warrior')).toMatchObject({ side: 'other', damage: 2 });
    expect(s.question().prompt.args).toMatchObject({ energy: 1 });
    s.end();
  });

  it('Changing of the Guard: up is rest', () => {
    const s = travels({ side: 'other', damage: 2, hand: ['changing-of-the-guard'] }, 0);
    play(s, 'changing-of-the-guard');
    expect(s.character('warrior')).toMatchObject({ side: 'starting', damage: 1 });
    expect(s.question().prompt.args).toMatchObject({ energy: 0 });
    s.end();
  });

  it('Borrowed Rivets: for armor that is worn', () => {
    const none = travels({ hand: ['borrowed-rivets'], bag: ['ghoul'] }, 1);
    expect(offered(none)).toEqual([]);
    none.end();
    const s = travels({ hand: ['borrowed-rivets'], armor: 'ghoul' }, 1);
    play(s, 'borrowed-rivets');
    expect(s.character('warrior').attached).toEqual([
      { card: 'borrowed-rivets', owner: 'seat-1', item: 'ghoul' },
    ]);
    expect(s.discarded('warrior')).toEqual([]);
    s.end();
  });

  // biome-ignore format: one scenario a line
  it.each<[string, Fight, unknown[]]>([
    ['on it', { armor: 'ghoul' }, ['defender melee 5+1/7 misses', 'attacker melee 2+1/4 misses', 0]],
    ['in the bag', { bag: ['ghoul'] }, ['defender melee 5+1/5 1', 'attacker melee 2+1/4 misses', 1]],
  ])('Borrowed Rivets: armor with them %s', (_title, standing, expected) => {
    const attached = [{ card: 'borrowed-rivets', item: 'ghoul' }];
    expect(fought('lizard', [2, 5], { ...standing, attached })).toEqual(expected);
  });
});

describe('the warrior’s cards before the dice', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, unknown[]]>([
    ['after-you', 'lizard', [2, 5], {}, ['defender ranged 5+1/5 1', 'attacker melee 2+4/4 1', 1]],
    // Whoever strikes first finds her damaged: 3, 3 and 1.
    ['after-you', 'courier', [1, 2], { side: 'other' }, ['defender ranged 2+3/5 1', 'attacker melee 1+7/6 1', 1]],
    ['both-feet-planted', 'lizard', [2, 5], { energy: 1 }, ['defender melee 5+1/7 misses', 'attacker melee 2+1/4 misses', 0]],
    // From yellow on 1 of 2 damage is prevented as well.
    ['both-feet-planted', 'crocodile', [3, 6], { energy: 1 }, ['defender melee 6+5/9 2', 'attacker melee 3+2/7 misses', 1]],
    // An axe of 3 stays where it is.
    ['somebodys-front-door', 'flame', [2, 5], { energy: 1, weapon: 'imp' }, ['defender melee 5+1/7 misses', 'attacker melee 2+2/5 misses', 0]],
    ['somebodys-front-door', 'courier', [3, 2], { energy: 1 }, ['defender melee 2+3/8 misses', 'attacker melee 3+3/6 1', 0]],
    // 2, 1 and 2; plus the damage of a door.
    ['somebodys-front-door', 'usher', [4, 3], { energy: 1 }, ['defender melee 3+5/9 misses', 'attacker melee 4+5/7 1', 0]],
    ['standing-grudge', 'lizard', [2, 1], { energy: 1, damage: 1 }, ['defender melee 1+1/5 misses', 'attacker melee 2+2/4 1', 1]],
    ['standing-grudge', 'lizard', [2, 1], { energy: 1 }, ['defender melee 1+1/5 misses', 'attacker melee 2+1/4 misses', 0]],
  ])('%s against %s (%j)', (card, encounter, dice, standing, expected) => {
    const s = meets('warrior', encounter, dice, { ...standing, hand: [card] });
    play(s, card);
    expect([...blows(s), s.character('warrior').damage]).toEqual(expected);
  });

  it('standing-grudge: is not over with the fight', () => {
    const s = meets('warrior', 'lizard', [4, 1], { energy: 1, hand: ['standing-grudge'] });
    play(s, 'standing-grudge');
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.character('warrior').attached).toEqual([
      { card: 'standing-grudge', owner: 'seat-1', item: null },
    ]);
  });
});

describe('the warrior’s cards after the dice', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, unknown[]]>([
    ['rim-of-the-shield', 'lizard', [2, 5], {}, ['defender melee 5+1/5 1', 'attacker melee 2+4/4 1', 1]],
    ['hand-on-the-collar', 'lizard', [2, 6], { energy: 2 }, ['attacker melee 2+1/4 misses', 0]],
    // From red on +2 attack.
    ['hand-on-the-collar', 'usher', [2, 6], { energy: 2 }, ['attacker melee 2+5/7 2', 0]],
    ['only-a-rib', 'eel', [3, 4], { energy: 1 }, ['defender melee 4+2/6 2', 'attacker melee 3+2/5 1', 0]],
    ['i-beg-your-pardon', 'lizard', [2, 6, 1], { energy: 1 }, ['defender melee 1+1/5 misses', 'attacker melee 2+1/4 misses', 0]],
  ])('%s against %s (%j)', (card, encounter, dice, standing, expected) => {
    const s = meets('warrior', encounter, dice, { ...standing, hand: [card] });
    play(s.choose('roll'), card);
    expect([...blows(s), s.character('warrior').damage]).toEqual(expected);
  });

  it.each([5, 6])('rim-of-the-shield: the opponent’s die shows %i', (die) => {
    const s = meets('warrior', 'lizard', [2, die], { hand: ['rim-of-the-shield'] });
    s.choose('roll');
    expect(offered(s)).toEqual(['rim-of-the-shield']);
    s.end();
  });

  it('rim-of-the-shield: not where it shows 4, as everybody sees', () => {
    const s = meets('warrior', 'lizard', [2, 4], { hand: ['rim-of-the-shield'] });
    s.choose('roll');
    expect(blows(s)).toEqual(['defender melee 4+1/5 1', 'attacker melee 2+1/4 misses']);
    expect(s.hand('warrior')).toEqual(['rim-of-the-shield']);
    s.end();
  });

  it('i-beg-your-pardon: a spell has not been said, and a die falls again', () => {
    const characters = {
      warrior: { hand: ['i-beg-your-pardon'] },
      mage: { hand: ['icicle'] },
    };
    const s = attacks(characters, [2, 6, 1], 1);
    play(play(s, 'icicle').choose('roll'), 'i-beg-your-pardon');
    // Her own attack again, in melee, and her own defense without the spell.
    expect(blows(s)).toEqual(['defender melee 1+1/5 misses', 'attacker melee 2+1/5 misses']);
  });
});

describe('the warrior’s special cards', () => {
  it('at-long-last: an encounter is met with a bonus and a card', () => {
    const hand = { hand: ['at-long-last'], top: ['only-a-rib', 'after-you'] };
    const s = meets('warrior', 'lizard', [2, 1], hand);
    through(play(s, 'at-long-last'));
    expect(blows(s)).toEqual(['defender melee 1+1/5 misses', 'attacker melee 2+3/4 1']);
    expect(s.hand('warrior')).toEqual(['only-a-rib']);
  });

  it('underfoot: a bomb does nothing, and gives energy for what comes', () => {
    const s = scenario({
      characters: { warrior: { space: 'frost-cradle', hand: ['underfoot'] } },
      placed: { 'frost-cradle': ['bomb'] },
    }).explore('warrior');
    play(s, 'underfoot');
    expect(s.character('warrior').damage).toBe(0);
    expect(s.state.box).toEqual(['bomb.1']);
    expect(s.state.turn?.energy).toBe(1);
  });

  it('underfoot: what was revealed with it still resolves in an order that she chooses', () => {
    const s = scenario({
      characters: { warrior: { space: 'frost-cradle', damage: 3, hand: ['underfoot'] } },
      placed: { 'frost-cradle': ['bomb.1', 'bomb.2', 'disease'] },
    }).explore('warrior');
    play(s.choose('bomb.2'), 'underfoot');
    expect(s.options()).toEqual(['bomb.1', 'disease.1']);
    s.choose('disease.1');
    // The disease has made the second bomb too much for her, and is over with that.
    expect(s.character('warrior')).toMatchObject({ damage: 0, space: 'ironforge', diseases: [] });
    expect(s.state.box).toEqual(['bomb.2', 'bomb.1', 'disease.1']);
  });

  it('count-of-nine: she gets up, and better than before', () => {
    const warrior = { damage: 4, hand: ['count-of-nine'], energy: 1 };
    const s = through(meets('warrior', 'kite', [2, 5], warrior));
    play(s, 'count-of-nine');
    expect(blows(s)).toEqual(['defender ranged 5+2/5 1', 'attacker melee 2+3/4 1']);
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.character('warrior')).toMatchObject({ damage: 4, space: 'gallows-road' });
  });

  it.each([
    ['grey', 4, 'attacker melee 3+3/4 1', 1],
    ['green', 5, 'attacker melee 3+4/5 1', 2],
  ] as const)(
    'count-of-nine, %s: from green on whoever has done it is hit',
    (level, damage, blow, hit) => {
      const characters = {
        warrior: { level, damage, hand: ['count-of-nine'] },
        mage: { side: 'other' as const },
      };
      const s = through(attacks(characters, [3, 4], 1));
      play(s, 'count-of-nine');
      expect(blows(s).at(-1)).toBe(blow);
      expect([s.character('warrior').damage, s.character('mage').damage]).toEqual([damage, hit]);
    },
  );
});
