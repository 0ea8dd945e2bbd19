import { describe, expect, it } from 'vitest';
import { type Standing, scenario } from '../../support/adventure.ts';
import { attacks, meets, offered, play } from './playing-cards.ts';
import { blows, type Fight, results, through } from './stage.ts';
import './practice-cards.ts';

/** A hunter's fight, with the damage that he has when it is over. */
const fought = (card: string, dice: readonly number[], standing: Fight = {}): unknown[] => {
  const s = through(meets('hunter', card, dice, standing));
  return [...blows(s), s.character('hunter').damage];
};

const withPetal = { side: 'other' } satisfies Fight;

describe('the hunter’s card', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, unknown[]]>([
    ['grey, on his own: aims at what has to walk up to him', 'flame', [3, 1], {}, ['attacker ranged 3+2/5 1', 0]],
    ['grey, on his own: not at archers', 'imp', [3, 1], {}, ['defender ranged 1+2/4 misses', 'attacker ranged 3+1/5 misses', 0]],
    ['grey, with Petal: on 1 she has hold of it', 'lizard', [1, 6], withPetal, ['attacker melee 1+2/4 misses', 0]],
    ['grey, with Petal: not on 2', 'lizard', [2, 6], withPetal, ['defender melee 6+1/5 1', 'attacker melee 2+2/4 1', 1]],
    ['green, on his own: aims at what has to walk up to him', 'courier', [3, 1], {}, ['attacker ranged 3+3/6 1', 0]],
    ['green, on his own: not at archers', 'patrol', [3, 1], {}, ['defender ranged 1+3/5 misses', 'attacker ranged 3+2/6 misses', 0]],
    ['green, on his own: on 1 he shoots again', 'courier', [1, 1, 4], {}, ['attacker ranged 4+3/6 1', 0]],
    ['green, on his own: not on 2', 'courier', [2, 1], {}, ['attacker ranged 2+3/6 misses', 'defender melee 1+3/5 misses', 0]],
    ['green, with Petal: on 2 she has hold of it', 'eel', [2, 6], withPetal, ['attacker melee 2+3/5 1', 0]],
    ['green, with Petal: not on 3', 'eel', [3, 6], withPetal, ['defender melee 6+2/6 2', 'attacker melee 3+3/5 1', 2]],
    ['yellow, on his own: aims at what has to walk up to him', 'tiger', [2, 1], {}, ['attacker ranged 2+4/6 1', 0]],
    ['yellow, on his own: not at archers', 'skeletons', [2, 1], {}, ['defender ranged 1+4/6 misses', 'attacker ranged 2+3/6 misses', 0]],
    ['yellow, on his own: on 1 he shoots again', 'tiger', [1, 1, 5], {}, ['attacker ranged 5+4/6 1', 0]],
    ['yellow, with Petal: on 2 she has hold of it', 'tiger', [2, 6], withPetal, ['attacker melee 2+3/6 misses', 0]],
    ['yellow, with Petal: not on 3', 'tiger', [3, 4], withPetal, ['defender melee 4+5/7 2', 'attacker melee 3+3/6 2', 2]],
    ['red, on his own: aims at what has to walk up to him', 'usher', [3, 1], {}, ['attacker ranged 3+6/7 2', 0]],
    ['red, on his own: not at archers', 'corsair', [3, 1], {}, ['defender ranged 1+5/6 2', 'attacker ranged 3+4/8 misses', 2]],
    ['red, on his own: on 2 he shoots again', 'usher', [2, 1, 5], {}, ['attacker ranged 5+6/7 2', 0]],
    ['red, with Petal: on 3 she has hold of it', 'usher', [3, 6], withPetal, ['attacker melee 3+4/7 3', 0]],
    ['red, with Petal: not on 4', 'usher', [4, 6], withPetal, ['defender melee 6+5/7 2', 'attacker melee 4+4/7 3', 2]],
  ])('%s', (_title, card, dice, standing, expected) => {
    expect(fought(card, dice, standing)).toEqual(expected);
  });

  it.each([
    ['green', 3, 3],
    ['yellow', 3, 3],
    ['red', 4, 3],
  ] as const)(
    'is quick on his own: %s, %i spaces for 3; with Petal %i',
    (level, alone, withHer) => {
      const spaces = (standing: Fight) => {
        const hunter = { level, space: 'undercity', ...standing };
        const s = scenario({ characters: { hunter } }).turn('hunter', 3);
        const { movement, energy } = s.question().prompt.args ?? {};
        s.end();
        return [movement, energy];
      };
      expect([spaces({}), spaces(withPetal)]).toEqual([
        [alone, 2],
        [withHer, 2],
      ]);
    },
  );

  it.each([
    ['grey', ['done', 'equip:archer', 'equip:imp']],
    ['green', ['done', 'equip:archer', 'equip:imp', 'equip:deserter']],
  ] as const)('AD-093: bow and blade, and mail from green on: %s', (level, expected) => {
    // A bow, a blade, mail, a shield, a staff, robes.
    const bag = ['archer', 'imp', 'deserter'];
    const others = ['turtle', 'wisp', 'spider'];
    for (const side of ['starting', 'other'] as const) {
      const hunter = { level, side, space: 'undercity', bag: [...bag, ...others] };
      const s = scenario({ characters: { hunter } });
      s.character('hunter').passedOver = [];
      expect([...s.maintain('hunter').options()].sort()).toEqual([...expected].sort());
      s.choose('done');
    }
  });

  it.each([
    ['yellow', 'thunder-pass', 'tiger'],
    ['red', 'dragons-roost', 'usher'],
  ] as const)('%s, with Petal: she roots through what is left', (level, space, card) => {
    const find = (token: string) =>
      scenario({
        characters: { hunter: { level, space, side: 'other' } },
        next: { [level]: [card] },
        tokens: [token],
      })
        .dice(4, 1)
        .challenge('hunter');
    const gold = find('gold');
    expect(gold.character('hunter').kept).toEqual(['gold.1']);
    const bomb = find('bomb');
    expect(bomb.character('hunter')).toMatchObject({ kept: [], damage: 0 });
    expect(bomb.state.box).toEqual(['bomb.1']);
  });
});

describe('the hunter in his movement phase', () => {
  it('Whistle for Petal: she comes, and goes home, and there is a space more', () => {
    for (const [side, turned] of [
      ['starting', 'other'],
      ['other', 'starting'],
    ] as const) {
      const hunter = { space: 'undercity', side, hand: ['whistle-for-petal'] };
      const s = scenario({ characters: { hunter } }).travel('hunter', 1);
      play(s, 'whistle-for-petal');
      expect(s.character('hunter').side).toBe(turned);
      expect(s.question().prompt.args).toMatchObject({ movement: 2 });
      s.end();
    }
  });

  it.each([
    ['grey', 2],
    ['green', 3],
  ] as const)('Deer Path: farther; %s: %i', (level, movement) => {
    const hunter = { level, space: 'undercity', hand: ['deer-path'] };
    const s = scenario({ characters: { hunter } }).travel('hunter', 1, 1);
    play(s, 'deer-path');
    expect(s.question().prompt.args).toMatchObject({ movement, energy: 0 });
    s.end();
  });
});

describe('the hunter’s cards before the dice', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, unknown[]]>([
    // With Petal he has no bow of his own: a melee attack.
    ['the-long-shot', 'flame', [3, 1], withPetal, ['attacker ranged 3+2/5 1', 0]],
    ['the-long-shot', 'courier', [3, 1], withPetal, ['attacker ranged 3+3/6 1', 0]],
    ['the-long-shot', 'usher', [2, 1], withPetal, ['attacker ranged 2+5/7 2', 0]],
    ['introducing-petal', 'flame', [2, 5], withPetal, ['defender melee 5+-1/5 misses', 'attacker melee 2+3/5 2', 0]],
    ['introducing-petal', 'tiger', [3, 4], withPetal, ['defender melee 4+3/7 2', 'attacker melee 3+5/6 2', 2]],
    ['chalk-mark', 'flame', [2, 1], {}, ['attacker ranged 2+2/3 1', 0]],
    // An arrow of 2 on a string, at somebody with a bow: nothing to aim at.
    ['waxed-string', 'imp', [3, 1], { weapon: 'archer' }, ['defender ranged 1+2/4 misses', 'attacker ranged 3+3/5 1', 0]],
    ['waxed-string', 'imp', [3, 1], { weapon: 'watchman' }, ['defender ranged 1+2/4 misses', 'attacker melee 3+2/5 1', 0]],
  ])('%s against %s (%j)', (card, encounter, dice, standing, expected) => {
    const s = meets('hunter', encounter, dice, { ...standing, energy: 1, hand: [card] });
    play(s, card);
    expect([...blows(s), s.character('hunter').damage]).toEqual(expected);
  });

  // biome-ignore format: one scenario a line
  it.each<[string, string, Fight, string[]]>([
    ['introducing-petal', 'flame', withPetal, ['introducing-petal']],
    ['introducing-petal', 'flame', {}, []],
    ['wire-at-knee-height', 'flame', {}, ['wire-at-knee-height']],
    ['wire-at-knee-height', 'imp', {}, []],
    ['waxed-string', 'flame', { weapon: 'archer' }, ['waxed-string']],
    ['waxed-string', 'flame', {}, []],
  ])('%s is offered against %s (%j): %j', (card, encounter, standing, expected) => {
    const s = meets('hunter', encounter, [], { ...standing, energy: 1, hand: [card] });
    expect(offered(s)).toEqual(expected);
    s.end();
  });

  it('waxed-string: lies beside the weapon', () => {
    const hunter = { energy: 1, weapon: 'archer', hand: ['waxed-string'] };
    const s = play(meets('hunter', 'imp', [3, 1], hunter), 'waxed-string');
    expect(s.character('hunter').attached).toEqual([
      { card: 'waxed-string', owner: 'seat-1', item: 'archer' },
    ]);
  });

  it('chalk-mark: what it is put on is easier to hit', () => {
    const s = attacks({ hunter: { hand: ['chalk-mark'] }, warlock: {} }, [2, 1], 1);
    play(s, 'chalk-mark');
    // 4, less 2 now and 1 for the mark.
    expect(blows(s)).toEqual(['defender ranged 1+1/4 misses', 'attacker ranged 2+1/1 1']);
    expect(s.character('warlock').attached).toEqual([
      { card: 'chalk-mark.1', owner: 'seat-1', item: null },
    ]);
  });

  it('chalk-mark: stays until its bearer defeats something', () => {
    const marked = (die: number) =>
      scenario({
        characters: {
          hunter: { space: 'undercity' },
          warlock: { space: 'gallows-road', attached: ['chalk-mark'] },
        },
        next: { grey: ['kite'] },
      })
        .dice(die, 1)
        .challenge('warlock');
    const s = marked(3);
    expect(blows(s)).toEqual(['defender ranged 1+2/3 1', 'attacker ranged 3+1/4 1']);
    expect(s.character('warlock').attached).toEqual([]);
    expect(s.discarded('hunter')).toEqual(['chalk-mark']);
    expect(marked(2).character('warlock').attached).toHaveLength(1);
  });

  it('wire-at-knee-height: whoever runs into it is hurt', () => {
    const s = attacks({ hunter: { hand: ['wire-at-knee-height'] }, warrior: {} }, [2, 5], 1);
    play(s, 'wire-at-knee-height');
    expect(blows(s)).toEqual(['attacker ranged 2+2/5 misses', 'defender melee 5+-2/4 misses']);
    expect(s.character('warrior').damage).toBe(1);
  });

  it('wire-at-knee-height, red: it makes no attack at all', () => {
    const level = 'red';
    const hunter: Standing = { level, hand: ['wire-at-knee-height'], ...withPetal };
    const s = attacks({ hunter, warrior: { level } }, [4, 6], 1);
    play(s, 'wire-at-knee-height');
    expect(blows(s)).toEqual(['attacker melee 4+4/7 3']);
    expect(s.state.characters.map(({ damage }) => damage)).toEqual([0, 4]);
  });

  it('W-42: wire-at-knee-height: an encounter that runs into it is defeated', () => {
    const fighter = { energy: 1, hand: ['wire-at-knee-height'] };
    const s = play(meets('hunter', 'flame', [], fighter), 'wire-at-knee-height');
    expect([...blows(s), ...results(s)]).toEqual(['opponent-defeated']);
    expect(s.events('dice-rolled')).toEqual([]);
    expect(s.character('hunter')).toMatchObject({ bag: ['flame'], damage: 0 });
  });
});

describe('the hunter’s cards after the dice', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, unknown[]]>([
    ['already-loosed', 'lizard', [2, 6], withPetal, ['attacker ranged 2+3/4 1', 0]],
    ['already-loosed', 'tiger', [3, 6], withPetal, ['attacker ranged 3+5/6 2', 0]],
    // Held at arm's length it gives something to aim at.
    ['pinned-boot', 'imp', [2, 6], {}, ['attacker ranged 2+2/5 misses', 'defender melee 6+1/4 1', 1]],
    ['pinned-boot', 'imp', [3, 6], {}, ['attacker ranged 3+2/5 1', 0]],
    ['shot-out-of-the-hand', 'imp', [2, 1], {}, ['defender ranged 1+2/4 misses', 'attacker ranged 2+3/5 1', 0]],
  ])('%s against %s (%j)', (card, encounter, dice, standing, expected) => {
    const s = meets('hunter', encounter, dice, { ...standing, energy: 1, hand: [card] });
    play(s.choose('roll'), card);
    expect([...blows(s), s.character('hunter').damage]).toEqual(expected);
  });

  // biome-ignore format: one scenario a line
  it.each<[string, string, unknown[]]>([
    ['gets in the way', 'choose:0', ['defender melee 6+2/5 1', 'attacker melee 2+2/5 misses', 0]],
    ['gets on with it', 'choose:1', ['defender melee 6+2/5 1', 'attacker melee 2+5/5 1', 1]],
  ])('petal-has-views: she %s', (_title, choice, expected) => {
    const hunter = { ...withPetal, energy: 1, hand: ['petal-has-views'] };
    const s = meets('hunter', 'robbers', [2, 6], hunter).choose('roll');
    play(s, 'petal-has-views').choose(choice);
    expect([...blows(s), s.character('hunter').damage]).toEqual(expected);
  });

  it('petal-has-views: but she has to be there', () => {
    const hunter = { energy: 1, hand: ['petal-has-views'] };
    const s = meets('hunter', 'robbers', [2, 6], hunter).choose('roll');
    expect(offered(s)).toEqual([]);
    s.end();
  });

  it('shot-out-of-the-hand: a spell has not been cast', () => {
    const characters = {
      hunter: { hand: ['shot-out-of-the-hand'] },
      mage: { hand: ['icicle'] },
    };
    const s = attacks(characters, [2, 3], 1);
    play(play(s, 'icicle').choose('roll'), 'shot-out-of-the-hand');
    // Without it she has to come close, without its cover: 1, 1 for that, 2 for the card.
    expect(blows(s)).toEqual(['attacker ranged 2+4/5 1', 'defender melee 3+1/4 1']);
  });
});

describe('the hunter’s special cards', () => {
  it('downwind: one encounter is let go by, another comes, and he has had time to think', () => {
    const s = scenario({
      characters: {
        hunter: {
          space: 'gallows-road',
          hand: ['downwind'],
          top: ['deer-path', 'pinned-boot', 'chalk-mark'],
        },
      },
      next: { grey: ['ghoul', 'lizard'] },
    });
    play(s.dice(3, 1).challenge('hunter', 1), 'downwind');
    expect(s.options()).toEqual(['keep:deer-path', 'keep:pinned-boot']);
    through(s.choose('keep:pinned-boot'));
    expect(s.hand('hunter')).toEqual(['pinned-boot']);
    expect(s.events('challenge-drawn').map(({ args }) => args.card)).toEqual(['ghoul', 'lizard']);
    expect(results(s)).toEqual(['canceled', 'opponent-defeated']);
    expect(s.state.track.every((slot) => slot === null)).toBe(true);
  });

  it('laid-again-elsewhere: a bomb is put out, and something else laid for others', () => {
    const s = scenario({
      characters: { hunter: { space: 'frost-cradle', hand: ['laid-again-elsewhere'] } },
      placed: { 'frost-cradle': ['bomb'] },
      tokens: ['disease'],
    }).explore('hunter');
    play(s, 'laid-again-elsewhere').choose('pale-orchard');
    expect(s.character('hunter').damage).toBe(0);
    expect(s.state.box).toEqual(['bomb.1']);
    expect(s.state.placed).toEqual({ 'pale-orchard': ['disease.1'] });
  });

  it('petal-in-the-way: she goes home, and he does not', () => {
    const hunter = { ...withPetal, damage: 3, energy: 1, hand: ['petal-in-the-way'] };
    const s = through(meets('hunter', 'lizard', [2, 6], hunter));
    play(s, 'petal-in-the-way');
    expect(blows(s)).toEqual(['defender melee 6+1/5 1', 'attacker melee 2+2/4 1']);
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.character('hunter')).toMatchObject({ side: 'starting', damage: 2 });
  });

  it('petal-in-the-way, W-41: but she has to be there, and everybody sees that she is not', () => {
    const hunter = { damage: 3, energy: 1, hand: ['petal-in-the-way'] };
    const s = through(meets('hunter', 'lizard', [1, 6], hunter));
    expect(results(s)).toEqual(['character-defeated']);
    expect(s.hand('hunter')).toEqual(['petal-in-the-way']);
    s.end();
  });
});
