import { describe, expect, it } from 'vitest';
import type { CharacterSide, Level } from '../../../src/games/adventure/rules/terms.ts';
import { type Standing, scenario } from '../../support/adventure.ts';
import { attacks, meets, offered, play } from './playing-cards.ts';
import { blows, type Fight, fight, results, through } from './stage.ts';
import './practice-cards.ts';

/*
 * With frost she has, from grey to red: health 4, 4, 5, 6; a melee attack of 1, 2, 2, 3; defense 5, 6, 7, 7;
 * damage 1. With fire: health 3, 4, 4, 5; a ranged attack of 1, 2, 3, 4; defense 4, 5, 6, 6; damage 1, 1, 2, 2.
 * An icicle has a ranged attack of 2, 3, 3, 5.
 */

const fire = { side: 'other' } satisfies Fight;

describe('the mage’s card', () => {
  // biome-ignore format: one scenario a line; with the damage that she has in the end
  it.each<[string, string, number[], Fight, string[], number]>([
    ['grey, frost', 'lizard', [3, 4], {}, ['defender melee 4+1/5 1', 'attacker melee 3+1/4 1'], 1],
    ['grey, fire', 'lizard', [2, 3], fire, ['attacker ranged 2+1/4 misses', 'defender melee 3+1/4 1'], 1],
    ['green, frost', 'eel', [3, 3], {}, ['defender melee 3+2/6 misses', 'attacker melee 3+2/5 1'], 0],
    ['green, fire', 'courier', [3, 2], fire, ['attacker ranged 3+2/6 misses', 'defender melee 2+3/5 1'], 1],
    ['green, fire: on 1 it catches', 'courier', [1, 2], fire, ['attacker ranged 6+2/6 1'], 0],
    ['green, fire: not on 2', 'courier', [2, 2], fire, ['attacker ranged 2+2/6 misses', 'defender melee 2+3/5 1'], 1],
    ['yellow, frost', 'tiger', [4, 2], {}, ['defender melee 2+5/7 2', 'attacker melee 4+2/6 1'], 2],
    ['yellow, fire: on 1 it flares up', 'crocodile', [1, 1], fire, ['attacker ranged 1+6/7 2'], 0],
    ['yellow, fire: on 2 as well', 'crocodile', [2, 1], fire, ['attacker ranged 2+6/7 2'], 0],
    ['yellow, fire: not on 3', 'crocodile', [3, 1], fire, ['attacker ranged 3+3/7 misses', 'defender melee 1+5/6 2'], 2],
    ['red, frost: on 1 what she fights is stiff with cold', 'usher', [1, 6], {}, ['attacker melee 1+3/7 misses'], 0],
    ['red, frost: on 2 as well', 'usher', [2, 6], {}, ['attacker melee 2+3/7 misses'], 0],
    ['red, frost: not on 3', 'usher', [3, 2], {}, ['defender melee 2+5/7 2', 'attacker melee 3+3/7 misses'], 2],
    ['red, fire: on 1 it catches', 'wyrm', [1, 1], fire, ['defender ranged 1+6/6 3', 'attacker ranged 6+4/9 2'], 3],
    ['red, fire: on 2 as well', 'wyrm', [2, 1], fire, ['defender ranged 1+6/6 3', 'attacker ranged 6+4/9 2'], 3],
    ['red, fire: not on 3', 'wyrm', [3, 1], fire, ['defender ranged 1+6/6 3', 'attacker ranged 3+4/9 misses'], 3],
  ])('mage, %s', (_title, card, dice, fighter, expected, damage) => {
    const s = fight(card, dice, fighter);
    expect([blows(s), s.character('mage').damage]).toEqual([expected, damage]);
  });

  // biome-ignore format: one scenario a line
  it.each<[string, string, number[], Fight, string[]]>([
    ['grey, frost: 1 defense', 'flame', [2, 4], {}, ['attacker ranged 2+2/5 misses', 'defender melee 4+1/6 misses']],
    ['grey, fire: 1 attack', 'flame', [1, 3], fire, ['attacker ranged 1+3/5 misses', 'defender melee 3+1/4 1']],
    ['green, frost: 1 defense', 'courier', [2, 3], {}, ['attacker ranged 2+3/6 misses', 'defender melee 3+3/7 misses']],
    ['green, fire: 1 attack', 'patrol', [2, 2], fire, ['defender ranged 2+3/5 1', 'attacker ranged 2+4/6 1']],
    ['yellow, frost: 2 defense', 'tiger', [2, 3], {}, ['attacker ranged 2+3/6 misses', 'defender melee 3+5/9 misses']],
    ['yellow, fire: 1 attack', 'skeletons', [3, 2], fire, ['defender ranged 2+4/6 2', 'attacker ranged 3+4/6 1']],
    ['red, frost: 2 defense', 'wyrm', [3, 2], {}, ['defender ranged 2+6/9 misses', 'attacker ranged 3+5/9 misses']],
    ['red, fire: 2 attack', 'wyrm', [3, 1], fire, ['defender ranged 1+6/6 3', 'attacker ranged 3+7/9 1']],
  ])('mage behind a hand-picked-icicle, %s', (_title, card, dice, fighter, expected) => {
    const s = meets('mage', card, dice, { ...fighter, hand: ['hand-picked-icicle'] });
    expect(blows(play(s, 'hand-picked-icicle'))).toEqual(expected);
  });

  const hands = ['thicker-robes', 'cold-feet', 'door-ajar', 'briefly-a-teapot'];

  it.each([
    ['green', 1],
    ['yellow', 2],
    ['red', 3],
  ] as const)(
    'mage, %s, frost: studies as her turn begins, with %i cards at most',
    (level, most) => {
      const drawn = (hand: string[], side: CharacterSide) => {
        const mage = { level, side, space: 'ironforge', hand, top: ['short-cut'] };
        const s = scenario({ characters: { mage } }).turn('mage', 0);
        s.end();
        return s.hand('mage').slice(hand.length);
      };
      expect(drawn(hands.slice(0, most), 'starting')).toEqual(['short-cut']);
      expect(drawn(hands.slice(0, most + 1), 'starting')).toEqual([]);
      expect(drawn(hands.slice(0, most), 'other')).toEqual([]);
    },
  );

  it.each([
    [6, ['short-cut']],
    [5, []],
    // W-33: the die that has been turned to ★ triggers what comes after it.
    [2, ['short-cut']],
  ])('mage, red, fire: draws a card on ★; on %i %j', (die, expected) => {
    const s = fight('usher', [die, 1], { ...fire, top: ['short-cut'] });
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.hand('mage')).toEqual(expected);
  });
});

describe('the mage on the way', () => {
  const travels = (standing: Standing, energy: number) =>
    scenario({ characters: { mage: { space: 'undercity', ...standing } } }).travel(
      'mage',
      1,
      energy,
    );

  // biome-ignore format: one scenario a line
  it.each<[Level, string[], number]>([
    ['grey', ['pale-orchard', 'gallows-road', 'frost-cradle'], 1],
    ['green', ['pale-orchard', 'gallows-road', 'fog-hollow', 'silver-mere', 'broken-bridge', 'frost-cradle'], 1],
    ['yellow', ['pale-orchard', 'gallows-road', 'fog-hollow', 'silver-mere', 'broken-bridge', 'frost-cradle'], 2],
  ])('short-cut, %s: two spaces away, and farther on her feet', (level, expected, movement) => {
    const s = play(travels({ level, hand: ['short-cut'] }, 1), 'short-cut');
    expect(s.options().sort()).toEqual([...expected].sort());
    s.choose('frost-cradle');
    expect(s.character('mage').space).toBe('frost-cradle');
    expect(s.question().prompt.args).toMatchObject({ movement, energy: 0 });
    s.end();
  });

  it('W-07: a short-cut does not lead past Aggro', () => {
    const mage = { space: 'gallows-road', hand: ['short-cut'] };
    const away = (card: string) => {
      const track = [{ card, space: 'gallows-road' }];
      const s = scenario({ characters: { mage }, track }).travel('mage', 1, 1);
      const cards = offered(s);
      s.end();
      return cards;
    };
    expect(away('ghoul')).toEqual([]);
    expect(away('lizard')).toEqual(['short-cut']);
  });

  it.each([
    ['grey', []],
    ['green', ['well-actually']],
  ] as const)('door-ajar, %s: leads to another city', (level, expected) => {
    const s = travels({ level, hand: ['door-ajar'], top: ['well-actually'] }, 1);
    play(s, 'door-ajar');
    expect(s.options()).toEqual(['ironforge', 'stormwind']);
    s.choose('stormwind');
    expect(s.character('mage').space).toBe('stormwind');
    expect(s.hand('mage')).toEqual(expected);
    expect(s.question().prompt.args).toMatchObject({ movement: 1, energy: 0 });
    s.end();
  });

  it.each([
    ['starting', 'other'],
    ['other', 'starting'],
  ] as const)('change-of-subject: from %s to %s, and the best of three pages', (side, turned) => {
    const top = ['cold-feet', 'thicker-robes', 'door-ajar'];
    const s = travels({ side, hand: ['change-of-subject'], top }, 0);
    play(s, 'change-of-subject');
    expect(s.character('mage').side).toBe(turned);
    expect(s.options()).toEqual(top.map((card) => `keep:${card}`));
    s.choose('keep:thicker-robes');
    expect(s.hand('mage')).toEqual(['thicker-robes']);
    expect(s.character('mage').abilities.draw.slice(0, 2).sort()).toEqual([
      'cold-feet',
      'door-ajar',
    ]);
    s.end();
  });
});

describe('what the mage has read about', () => {
  it('briefly-a-teapot: nobody is fought, and something else comes', () => {
    const mage = { space: 'gallows-road', hand: ['briefly-a-teapot'] };
    const s = scenario({
      characters: { mage },
      next: { grey: ['ghoul', 'lizard'] },
    });
    through(play(s.dice(3, 1).challenge('mage', 1), 'briefly-a-teapot'));
    expect(results(s)).toEqual(['canceled', 'opponent-defeated']);
    expect(s.character('mage').bag).toEqual(['lizard']);
    expect(s.state.challenges.grey.cards.at(-1)).toBe('ghoul');
    expect(s.state.track.every((slot) => slot === null)).toBe(true);
  });

  it('briefly-a-teapot: only what has just been drawn', () => {
    const mage = { space: 'gallows-road', hand: ['briefly-a-teapot'] };
    const track = [{ card: 'ghoul', space: 'gallows-road' }];
    const s = scenario({ characters: { mage }, track }).dice(3, 1).challenge('mage', 1);
    expect(offered(s)).toEqual([]);
    through(s);
  });

  it.each([
    ['grey', []],
    ['green', ['cold-feet']],
  ] as const)('read-about-this, %s: a bomb does nothing', (level, expected) => {
    const mage = { level, space: 'frost-cradle', hand: ['read-about-this'], top: ['cold-feet'] };
    const s = scenario({ characters: { mage }, placed: { 'frost-cradle': ['bomb'] } });
    play(s.explore('mage'), 'read-about-this');
    expect(s.character('mage').damage).toBe(0);
    expect(s.state.box).toEqual(['bomb.1']);
    expect(s.hand('mage')).toEqual(expected);
  });

  it('elsewhere-by-then: one breath is left, and nobody to strike', () => {
    const fighter = { damage: 3, energy: 1, hand: ['elsewhere-by-then'] };
    const s = through(meets('mage', 'imp', [6, 3], fighter));
    play(s, 'elsewhere-by-then');
    // She would have hit: 6 + 1 against 5.
    expect(blows(s)).toEqual(['defender ranged 3+2/5 1']);
    expect(results(s)).toEqual(['canceled']);
    expect(s.character('mage')).toMatchObject({ damage: 3, space: 'gallows-road' });
    expect(s.state.track[0]).toEqual({ card: 'imp', space: 'gallows-road' });
  });

  it('elsewhere-by-then: from a bomb as well', () => {
    const mage = { damage: 2, space: 'frost-cradle', hand: ['elsewhere-by-then'] };
    const s = scenario({ characters: { mage }, placed: { 'frost-cradle': ['bomb'] } });
    play(s.explore('mage', 1).choose('decline'), 'elsewhere-by-then');
    expect(s.character('mage')).toMatchObject({ damage: 3, space: 'frost-cradle' });
    expect(s.discarded('mage')).toEqual(['elsewhere-by-then']);
  });

  it('AD-113: elsewhere-by-then: what she has struck at the same time has hurt nobody either', () => {
    const hunter = { damage: 3 };
    const mage = { ...fire, damage: 2, hand: ['elsewhere-by-then'] };
    const s = through(attacks({ hunter, mage }, [3, 3]));
    play(s, 'elsewhere-by-then');
    expect(blows(s)).toEqual(['defender ranged 3+1/4 1', 'attacker ranged 3+1/4 1']);
    expect(results(s)).toEqual(['canceled']);
    expect(s.state.characters.map(({ damage, space }) => [damage, space])).toEqual([
      [3, 'gallows-road'],
      [2, 'gallows-road'],
    ]);
  });
});
