import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { artOf } from '../../../../src/games/altar-quest/picture/cards/art.ts';
import { ENEMY_FACES } from '../../../../src/games/altar-quest/picture/faces/enemies.ts';
import { HERO_FACES } from '../../../../src/games/altar-quest/picture/faces/heroes.ts';
import { PERSON_FACES } from '../../../../src/games/altar-quest/picture/faces/persons.ts';
import { VILLAIN_FACES } from '../../../../src/games/altar-quest/picture/faces/villains.ts';
import { personOf } from '../../../../src/games/altar-quest/picture/faces.ts';
import { drawFigure } from '../../../../src/games/altar-quest/picture/figures.ts';
import type { SceneFigure } from '../../../../src/games/altar-quest/picture/scene.ts';
import type { CardType } from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import { allDecks } from '../../../../src/games/altar-quest/rules/cards/library.ts';

const cards = allDecks().flatMap(({ cards }) => cards);

const ofType = (...types: CardType[]): string[] => [
  ...new Set(cards.filter(({ type }) => types.includes(type)).map(({ id }) => id)),
];

describe('faces', () => {
  it('are those of figures that there are, no two alike', () => {
    const all = { ...HERO_FACES, ...VILLAIN_FACES, ...PERSON_FACES, ...ENEMY_FACES };
    const figures = ofType('character', 'villain', 'quarry', 'ally', 'rival', 'minion', 'lurker');
    expect(Object.keys(all).filter((id) => !figures.includes(id))).toEqual([]);
    expect(new Set(Object.values(all).map((face) => JSON.stringify(face))).size).toBe(
      Object.keys(all).length,
    );
  });

  it('belong to every hero, villain, quarry, ally, rival and minion; the rest keep their symbols', () => {
    const people = ofType('character', 'villain', 'quarry', 'ally', 'rival', 'minion');
    expect(people.filter((id) => !personOf(id))).toEqual([]);
    expect(personOf('bell-moths')).toBeUndefined();
    expect(personOf('homemade')).toBeUndefined();
  });

  it('of one deck of enemies are a family', () => {
    const families = ['frox-', 'raglander-', 'thrall-'].map((start) =>
      Object.keys(ENEMY_FACES).filter((id) => id.startsWith(start)),
    );
    for (const family of families) {
      expect(family).toHaveLength(3);
      const likeness = family.map((id) => [ENEMY_FACES[id]?.head, ENEMY_FACES[id]?.aura]);
      expect(likeness).toEqual(likeness.map(() => likeness[0]));
    }
  });

  it('are on the cards of their figures', () => {
    const card = cards.find(({ id }) => id === 'gert');
    expect(card && artOf(card).person).toEqual(personOf('gert'));
    const moths = cards.find(({ id }) => id === 'bell-moths');
    expect(moths && artOf(moths)).not.toHaveProperty('person');
  });

  it('show on the board who is hurt', () => {
    const gert = { id: 'gert', kind: 'villain', definition: 'gert', name: 'Gert' } as const;
    const drawn = (left: number, definition: string): Buffer => {
      const figure: SceneFigure = {
        ...gert,
        definition,
        spaces: ['A1'],
        health: { left, most: 9 },
      };
      const context = createCanvas(100, 100).getContext('2d');
      drawFigure(context, figure, 50, 50, 60, 50);
      // The upper half: below it, the bar of health differs anyway.
      return Buffer.from(context.getImageData(0, 0, 100, 55).data.buffer);
    };
    expect(drawn(5, 'gert').equals(drawn(9, 'gert'))).toBe(true);
    expect(drawn(4, 'gert').equals(drawn(9, 'gert'))).toBe(false);
    expect(drawn(4, 'homemade').equals(drawn(9, 'homemade'))).toBe(true);
  });
});
