import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/adventure.ts';
import { attacks, meets, offered, play } from './playing-cards.ts';
import { blows, type Fight, results, through } from './stage.ts';
import './practice-cards.ts';

/*
 * The mage’s cards for a fight. With a spell she has 1, 1, 2, 2 more defense with frost, 1, 1, 1, 2 more
 * attack with fire.
 */

const fire = { side: 'other' } satisfies Fight;

describe('spells, and what is worn under them', () => {
  // biome-ignore format: one scenario a line
  it.each<[string, string, string, number[], Fight, string[]]>([
    ['hand-picked-icicle', 'grey', 'flame', [3, 1], {}, ['attacker ranged 3+2/5 1']],
    ['hand-picked-icicle', 'green: 1 attack', 'courier', [3, 1], {}, ['attacker ranged 3+3/6 1']],
    ['hand-picked-icicle', 'red: 2 attack more', 'usher', [3, 1], {}, ['attacker ranged 3+5/7 1']],
    ['controlled-burn', 'grey, frost', 'flame', [2, 1], {}, ['attacker ranged 2+3/5 2']],
    ['controlled-burn', 'grey, fire: hotter', 'flame', [1, 1], fire, ['attacker ranged 1+5/5 3']],
    ['controlled-burn', 'yellow, frost: 1 attack', 'crocodile', [3, 1], {}, ['attacker ranged 3+4/7 2']],
    ['controlled-burn', 'yellow, fire: both', 'crocodile', [3, 1], fire, ['attacker ranged 3+6/7 3']],
    ['cold-feet', 'grey', 'flame', [1, 6], {}, ['attacker ranged 1+3/5 misses', 'defender melee 6+-1/6 misses']],
    ['illustrated-lightning', 'grey', 'imp', [1, 1], {}, ['defender ranged 1+2/6 misses', 'attacker ranged 1+5/5 2']],
    ['illustrated-lightning', 'red: 2 attack and 1 damage', 'wyrm', [3, 1], {}, ['defender ranged 1+6/9 misses', 'attacker ranged 3+7/9 3']],
  ])('%s, %s', (card, _title, encounter, dice, fighter, expected) => {
    const s = meets('mage', encounter, dice, { ...fighter, energy: 2, hand: [card] });
    expect(blows(play(s, card))).toEqual(expected);
    expect(s.discarded('mage')).toEqual([card]);
  });

  it('AD-116: one spell, and not the weapon', () => {
    const hand = ['hand-picked-icicle', 'controlled-burn', 'thicker-robes'];
    const fighter = { energy: 2, weapon: 'drake', hand, top: ['short-cut'] };
    const s = play(meets('mage', 'flame', [6, 1], fighter), 'controlled-burn');
    expect(offered(s)).toEqual(['thicker-robes']);
    through(s);
    // On ★ the staff would let her draw a card.
    expect(blows(s)).toEqual(['attacker ranged 6+3/5 2']);
    expect(s.hand('mage')).toEqual(['hand-picked-icicle', 'thicker-robes']);
  });

  it('cold-feet: whoever has them attacks worse now, and keeps them', () => {
    const s = attacks({ mage: { hand: ['cold-feet'] }, warrior: {} }, [1, 6], 1);
    play(s, 'cold-feet');
    expect(blows(s)).toEqual(['attacker ranged 1+3/5 misses', 'defender melee 6+-1/6 misses']);
    expect(s.character('warrior').attached).toEqual([
      { card: 'cold-feet', owner: 'seat-1', item: null },
    ]);
    expect(s.discarded('mage')).toEqual([]);
  });

  it('cold-feet: a space less for whoever has them', () => {
    const warrior = { space: 'ironforge', attached: ['cold-feet'] };
    const s = scenario({ characters: { warrior, mage: {} } }).turn('warrior', 3);
    expect(s.question().prompt.args).toMatchObject({ movement: 2, energy: 2 });
    s.end();
  });

  it.each([
    [3, [], ['cold-feet']],
    [1, ['cold-feet'], []],
  ])('cold-feet: warm up with a victory, not without; a %i', (die, attached, discarded) => {
    const warrior = { attached: ['cold-feet'], others: { mage: {} } };
    const s = meets('warrior', 'lizard', [die, 1], warrior);
    expect(blows(s)).toHaveLength(2);
    expect(s.character('warrior').attached.map(({ card }) => card)).toEqual(attached);
    expect(s.discarded('mage')).toEqual(discarded);
  });

  it('illustrated-lightning: everybody within reach', () => {
    const others = {
      warrior: { space: 'gallows-road' },
      hunter: { space: 'gallows-road' },
      warlock: { space: 'pale-orchard' },
    };
    const fighter = { energy: 2, hand: ['illustrated-lightning'], others };
    const s = play(meets('mage', 'imp', [1, 1], fighter), 'illustrated-lightning');
    expect(results(s)).toEqual(['opponent-defeated']);
    expect(s.state.characters.map(({ id, damage }) => [id, damage])).toEqual([
      ['mage', 0],
      ['warrior', 1],
      ['hunter', 1],
      ['warlock', 0],
    ]);
  });

  it('illustrated-lightning: whoever she fights as well, before the blow', () => {
    const mage = { hand: ['illustrated-lightning'] };
    const s = play(attacks({ mage, warrior: {} }, [1, 2], 2), 'illustrated-lightning');
    expect(blows(s)).toEqual(['attacker ranged 1+5/5 2', 'defender melee 2+1/6 misses']);
    expect(s.character('warrior').damage).toBe(3);
  });

  it('thicker-robes: put on for this fight and those that follow', () => {
    const fighter = { energy: 1, hand: ['thicker-robes'] };
    const s = play(meets('mage', 'robbers', [2, 3], fighter), 'thicker-robes');
    expect(blows(s)).toEqual(['defender melee 3+2/6 misses', 'attacker melee 2+1/5 misses']);
    expect(s.character('mage').attached).toEqual([
      { card: 'thicker-robes', owner: 'seat-1', item: null },
    ]);
    expect(s.discarded('mage')).toEqual([]);
  });

  it.each([
    [2, ['defender melee 4+1/6 misses', 'attacker melee 2+1/4 misses'], ['thicker-robes'], []],
    [1, ['defender melee 4+1/5 1', 'attacker melee 1+1/4 misses'], [], ['thicker-robes']],
  ])('thicker-robes: come off on 1; a %i', (die, expected, attached, discarded) => {
    const s = meets('mage', 'lizard', [die, 4], { attached: ['thicker-robes'] });
    expect(blows(s)).toEqual(expected);
    expect(s.character('mage').attached.map(({ card }) => card)).toEqual(attached);
    expect(s.discarded('mage')).toEqual(discarded);
  });
});

describe('the last word', () => {
  it('second-opinion: her die once more', () => {
    const fighter = { energy: 1, hand: ['second-opinion'] };
    const s = meets('mage', 'lizard', [1, 1, 5], fighter).choose('roll');
    play(s, 'second-opinion');
    expect(blows(s)).toEqual(['defender melee 1+1/5 misses', 'attacker melee 5+1/4 1']);
  });

  it('and-another-thing: 2 attack, for a spell', () => {
    const hand = ['hand-picked-icicle', 'and-another-thing'];
    const s = play(meets('mage', 'flame', [1, 1], { hand }), 'hand-picked-icicle');
    play(s, 'and-another-thing');
    expect(blows(s)).toEqual(['attacker ranged 1+4/5 1']);
  });

  it('and-another-thing: there has to be a spell', () => {
    const hand = ['and-another-thing', 'second-opinion'];
    const s = meets('mage', 'flame', [1, 1], { energy: 1, hand }).choose('roll');
    expect(offered(s)).toEqual(['second-opinion']);
    s.choose('stand');
    expect(blows(s)).toEqual(['defender melee 1+1/5 misses', 'attacker melee 1+1/5 misses']);
  });

  it('well-actually: 3 attack less', () => {
    const fighter = { energy: 1, hand: ['well-actually'] };
    const s = meets('mage', 'robbers', [1, 6], fighter).choose('roll');
    play(s, 'well-actually');
    expect(blows(s)).toEqual(['defender melee 6+-1/5 1', 'attacker melee 1+1/5 misses']);
  });

  it('well-actually: and it was not said', () => {
    const characters = {
      mage: { hand: ['well-actually'] },
      warrior: { hand: ['brace'] },
    };
    const s = play(attacks(characters, [4, 5], 1), 'brace');
    play(s.choose('roll'), 'well-actually');
    expect(blows(s)).toEqual(['defender melee 5+-2/5 misses', 'attacker melee 4+1/5 1']);
    expect(s.discarded('warrior')).toEqual(['brace']);
  });

  it('AD-112: well-actually: what was attached by it is discarded', () => {
    const characters = {
      mage: { hand: ['well-actually'] },
      warlock: { hand: ['limp'] },
    };
    const s = play(attacks(characters, [4, 1], 1), 'limp');
    expect(s.character('mage').attached).toHaveLength(1);
    play(s.choose('roll'), 'well-actually');
    expect(blows(s)).toEqual(['defender ranged 1+-2/5 misses', 'attacker melee 4+1/4 1']);
    expect(s.character('mage').attached).toEqual([]);
    expect(s.discarded('warlock')).toEqual(['limp']);
  });
});
