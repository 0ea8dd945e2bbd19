import { describe, expect, it } from 'vitest';
import { copiesOf, definitionOf, newLibrary } from '../../src/cards/library.ts';

interface Printed {
  id: string;
  cost: number;
}

function someCards() {
  const library = newLibrary<Printed>('card');
  library.add({ id: 'seer', cost: 1 });
  library.add({ id: 'raider', cost: 2 });
  return library;
}

describe('a library', () => {
  it('tells what is printed on every copy of a card', () => {
    const { definition, has } = someCards();
    expect(definition('raider')).toEqual({ id: 'raider', cost: 2 });
    expect(definition('raider.3')).toBe(definition('raider'));
    expect([has('seer.1'), has('seer'), has('nobody')]).toEqual([true, true, false]);
  });

  it('lists what it holds in the order of registration', () => {
    expect(
      someCards()
        .all()
        .map(({ id }) => id),
    ).toEqual(['seer', 'raider']);
  });

  it('refuses a second definition of the same name and keeps the first', () => {
    const library = someCards();
    expect(() => library.add({ id: 'seer', cost: 9 })).toThrow('two of the card seer');
    expect(library.definition('seer').cost).toBe(1);
  });

  it('says which card is unknown', () => {
    expect(() => someCards().definition('nobody.2')).toThrow('There is no card nobody.2.');
  });

  it('says so when nothing was registered, instead of an empty list that proves nothing', () => {
    expect(() => newLibrary('card').all()).toThrow('box.ts');
  });
});

describe('physical cards', () => {
  it('have a number only where there are several', () => {
    expect(copiesOf('seer', 1)).toEqual(['seer']);
    expect(copiesOf('seer', 3)).toEqual(['seer.1', 'seer.2', 'seer.3']);
    expect(copiesOf('seer', 3).map(definitionOf)).toEqual(['seer', 'seer', 'seer']);
  });
});
