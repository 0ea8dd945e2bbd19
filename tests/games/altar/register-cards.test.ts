import { describe, expect, it } from 'vitest';
import { FOLLOWERS, GODS } from '../../../src/games/altar/cards/index.ts';
import { altar } from '../../../src/games/altar/index.ts';
import {
  allFollowers,
  allGods,
  definition,
  isFollower,
} from '../../../src/games/altar/rules/cards/library.ts';
import {
  type CardSet,
  problemsOf as messagesFor,
  registerCards,
} from '../../../src/games/altar/rules/cards/register-cards.ts';
import { sameDefinitions } from '../../../src/kernel/content.ts';
import { inEnglish } from '../../support/in-english.ts';

const problemsOf = (set: unknown) => inEnglish(messagesFor(set));

const CRIER = { id: 'town-crier', copies: 2, ability: { kind: 'draw' as const, amount: 1 } };
const SET: CardSet = { followers: [CRIER], gods: [] };

describe('registering cards', () => {
  it('has put the whole box into the library', () => {
    expect(allFollowers()).toEqual(FOLLOWERS);
    expect(allGods()).toEqual(GODS);
  });

  it('finds nothing wrong with a follower of somebody’s own', () => {
    expect(problemsOf(SET)).toEqual([]);
  });

  it('says where an effect is not one', () => {
    const followers = [{ ...CRIER, ability: { kind: 'explode' } }];
    expect(problemsOf({ ...SET, followers }).join('\n')).toContain('followers[0].ability');
  });

  it('refuses names that are taken, in the set and in the library', () => {
    const followers = [CRIER, CRIER, { ...CRIER, id: 'seer' }];
    const gods = GODS.slice(0, 1);
    expect(problemsOf({ followers, gods: [...gods, ...gods] })).toEqual([
      'Two things are called town-crier.',
      'Two things are called ancient.',
      'Something called seer is there already.',
      'Something called ancient is there already.',
      'Something called ancient is there already.',
    ]);
  });

  it('adds nothing of a set that it refuses', () => {
    const register = () => registerCards({ ...SET, followers: [CRIER, { ...CRIER, id: 'seer' }] });
    expect(register).toThrow(/taken.*seer/);
    expect(isFollower('town-crier')).toBe(false);
  });

  it('makes the cards known to the rules, and to the stamp of matches that are begun later', () => {
    const before = altar.rules.content();
    registerCards(SET);
    expect(definition('town-crier.2')).toBe(CRIER);
    expect(sameDefinitions(altar.rules.content(), before)).toBe(false);
  });
});
