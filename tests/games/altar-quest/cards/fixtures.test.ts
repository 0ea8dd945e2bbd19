import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { DECKS } from '../../../../src/games/altar-quest/cards/index.ts';
import type { Keyword } from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import {
  cardsOf,
  deckDefinition,
  definition,
} from '../../../../src/games/altar-quest/rules/cards/library.ts';
import type { WholeEffect } from '../../../../src/games/altar-quest/rules/language/effect.ts';
import { kindOf } from '../../../../src/games/altar-quest/rules/language/registry.ts';
import { COLOURS, RHUNES } from '../../../../src/games/altar-quest/rules/terms.ts';

/** The only ability of a card with a keyword. */
function ability(card: string, keyword: Keyword) {
  const found = (definition(card).abilities ?? []).filter((one) => one.keyword === keyword);
  expect(found, `${card} ${keyword}`).toHaveLength(1);
  return found[0]!;
}

/** Kinds of an effect and of everything inside it, outermost first, with their plain figures. */
function outline(effect: WholeEffect): string[] {
  const figures = Object.entries(effect)
    .filter(([name, value]) => name !== 'kind' && typeof value !== 'object')
    .map(([name, value]) => `${name} ${value}`);
  const inner = innerEffects(effect).flatMap(outline);
  return [[effect.kind, ...figures].join(', '), ...inner];
}

function innerEffects(value: object): WholeEffect[] {
  return Object.values(value).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    return 'kind' in entry ? [entry as WholeEffect] : innerEffects(entry);
  });
}

describe('cards that can be read in the rulebook', () => {
  // “Engage. INFLICT (6); if unable, engage and gain 1 armor token.”
  it('has the Frox Raider as printed (AQ-264): it engages whatever comes after', () => {
    expect(definition('frox-raider')).toMatchObject({
      type: 'minion',
      defense: 1,
      health: 6,
      speed: 5,
      range: 1,
      colours: COLOURS,
    });
    const { effect, rhunes } = ability('frox-raider', 'activate');
    expect(outline(effect)).toEqual([
      'sentences',
      'engage',
      'if-unable',
      'inflict, difficulty 6, attribute fortitude',
      'sequence',
      'engage',
      'armor, amount 1, who this',
    ]);
    expect(rhunes?.map((one) => outline(one.effect))).toEqual([
      ['sentences', 'engage', 'inflict, difficulty 4, attribute fortitude'],
    ]);
  });

  // “TEST (3). If you fail, gain 1 threat token. Then, for each threat token you have, either …”
  it('has the Froxling Swarm as printed (AQ-265): what follows the test follows a pass as well', () => {
    expect(definition('froxling-swarm')).toMatchObject({ type: 'threat-event', stays: true });
    expect(outline(ability('froxling-swarm', 'interact').effect)).toEqual([
      'pay',
      'focus, amount -1',
      'discard-this',
    ]);
    expect(ability('froxling-swarm', 'interact').range).toBeUndefined();
    const { effect, rhunes } = ability('froxling-swarm', 'activate');
    expect(effect).toEqual({
      kind: 'sentences',
      effects: [
        {
          kind: 'test',
          attribute: 'agility',
          difficulty: 3,
          fail: { kind: 'threat', amount: 1 },
        },
        { kind: 'discard-or-suffer', token: 'focus', amount: { count: 'threat-tokens' } },
      ],
    });
    expect(rhunes?.map((one) => outline(one.effect))).toEqual([['damage, amount 1']]);
  });

  it('has the Muckstakes as printed', () => {
    expect(definition('muckstakes')).toMatchObject({
      type: 'trap',
      threshold: 4,
      colours: COLOURS,
    });
    expect(ability('muckstakes', 'trigger')).toMatchObject({
      range: 1,
      effect: { kind: 'inflict', difficulty: 1, on: 'you' },
    });
    expect(ability('muckstakes', 'interact')).toMatchObject({
      range: 1,
      effect: { kind: 'task', difficulty: 1 },
    });
    expect(ability('muckstakes', 'activate').effect).toMatchObject({
      kind: 'sentences',
      effects: [
        {
          kind: 'each',
          where: { room: true, from: 'this' },
          effect: {
            kind: 'sequence',
            effects: [
              { kind: 'threat', amount: 1 },
              { kind: 'resist', difficulty: 1 },
            ],
          },
        },
        {
          kind: 'when',
          condition: { if: 'no-characters-in-this-room' },
          effect: {
            kind: 'sequence',
            effects: [{ kind: 'draw-enemy', from: 'threat', amount: 1 }, { kind: 'discard-this' }],
          },
        },
      ],
    });
  });

  it('has both sides of Bolx as printed', () => {
    expect(definition('bolx-the-belchlord')).toMatchObject({
      type: 'villain',
      traits: ['huge', 'villain'],
      defense: 2,
      health: { perHero: 9 },
      range: 9,
    });
    expect(definition('bolx-the-belchlord').speed).toBeUndefined();
    const scheme = ability('bolx-the-belchlord', 'scheme');
    expect(outline(scheme.effect)).toEqual([
      'each, of heroes',
      'choose',
      'focus, amount -1',
      'supply, amount -1',
    ]);
    expect(scheme.rhunes?.map((one) => outline(one.effect))).toEqual([
      ['each, of heroes', 'discard-or-suffer, token supply, amount 1'],
    ]);
    const activate = ability('bolx-the-belchlord', 'activate');
    expect(outline(activate.effect)).toEqual([
      'sentences',
      'if-unable',
      'inflict, difficulty 7, attribute fortitude, on all',
      'armor, amount 1, who this',
      'engage',
    ]);
    expect(activate.rhunes?.[0]?.effect).toMatchObject({
      kind: 'each',
      where: { room: true, from: 'this' },
      effect: { kind: 'discard-or-suffer', token: 'supply', amount: 1 },
    });
  });

  it('has the Tongue from the Dark as printed', () => {
    expect(definition('tongue-from-the-dark').type).toBe('villain-event');
    expect(outline(ability('tongue-from-the-dark', 'event').effect)).toEqual([
      'each, of heroes',
      'resist, difficulty 1, attribute agility',
      'choose',
      'exhaust-own, type equipment',
      'supply, amount -1',
    ]);
  });

  it('has the Hidden Chanter as printed', () => {
    expect(definition('hidden-chanter')).toMatchObject({
      type: 'quest',
      threshold: { perHero: 4 },
      attach: 'feature',
      noThreats: true,
      passives: [{ stat: 'doors-locked', of: 'heroes' }],
    });
    expect(ability('hidden-chanter', 'interact').range).toBeUndefined();
    expect(ability('hidden-chanter', 'interact').effect).toMatchObject({
      kind: 'task',
      difficulty: 1,
    });
    expect(outline(ability('hidden-chanter', 'activate').effect)).toEqual([
      'each, of heroes',
      'choose',
      'card-tokens, token quest, amount 1, on altar',
      'draw-enemy, from lurker, amount 1',
    ]);
  });

  it('has the Alchemy Desk as printed', () => {
    expect(definition('alchemy-desk').type).toBe('feature');
    expect(ability('alchemy-desk', 'activate').effect).toMatchObject({
      kind: 'target',
      where: { range: 1, from: 'this' },
      effect: { kind: 'may', effect: { kind: 'heal', amount: 1 } },
    });
    expect(ability('alchemy-desk', 'interact')).toMatchObject({
      range: 1,
      effect: {
        kind: 'search',
        found: {
          kind: 'repeat',
          times: { count: 'successes' },
          effect: { kind: 'target', where: { room: true }, effect: { kind: 'heal', amount: 1 } },
        },
      },
    });
  });

  it('has the Blinding Powder as printed', () => {
    expect(definition('blinding-powder')).toMatchObject({ type: 'consumable', range: 5 });
    expect(ability('blinding-powder', 'use').effect).toMatchObject({
      kind: 'target',
      of: 'enemies',
      where: { range: 5, trait: 'minion' },
      effect: { kind: 'exhaust-enemy' },
    });
  });

  // “Engage. INFLICT (5); if unable, engage and INFLICT (4).”
  it('has the Gargoyle as printed (AQ-264): it engages whatever comes after', () => {
    expect(definition('gargoyle')).toMatchObject({
      type: 'lurker',
      traits: ['minion', 'lurker'],
      defense: 1,
      health: 5,
      speed: 6,
      range: 2,
    });
    const { effect, rhunes } = ability('gargoyle', 'activate');
    expect(outline(effect)).toEqual([
      'sentences',
      'engage',
      'if-unable',
      'inflict, difficulty 5, attribute agility',
      'sequence',
      'engage',
      'inflict, difficulty 4, attribute agility',
    ]);
    expect(rhunes?.[0]?.effect).toMatchObject({
      kind: 'each',
      where: { room: true, from: 'this' },
      effect: { kind: 'resist', difficulty: 3 },
    });
  });
});

const SHARED = ['frox', 'bolx', 'the-search', 'altars', 'features', 'search-cards', 'lurkers'];

describe('the shared decks', () => {
  it('have as many cards as the box says (AQ-014 to AQ-020)', () => {
    const sizes = SHARED.map((id) => [id, cardsOf(deckDefinition(id)).length]);
    expect(Object.fromEntries(sizes)).toEqual({
      frox: 21,
      bolx: 10,
      'the-search': 20,
      altars: 6,
      features: 8,
      'search-cards': 16,
      lurkers: 9,
    });
  });

  it.each(SHARED)('gives every rhune something to do in %s', (id) => {
    const printed = JSON.stringify(deckDefinition(id).cards);
    expect(RHUNES.filter((rhune) => !printed.includes(`"${rhune}"`))).toEqual([]);
  });

  it('writes every effect as its kind allows', () => {
    const wrong = DECKS.filter(({ id }) => SHARED.includes(id)).flatMap(({ cards }) =>
      cards.flatMap(({ id, abilities = [] }) =>
        abilities.flatMap(({ name, effect, rhunes = [] }) =>
          [effect, ...rhunes.map((one) => one.effect)]
            .filter((one) => !kindOf(one).schema.safeParse(one).success)
            .map((one) => `${id} ${name} ${one.kind}`),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('lets every quest card but the Hidden Chanter give a verse, whatever the order', () => {
    const silent = deckDefinition('the-search')
      .cards.filter(({ type, abilities }) => {
        const gives = JSON.stringify(abilities ?? []).includes('"on":"rules"');
        return type === 'quest' && !gives;
      })
      .map(({ id }) => id);
    expect(silent).toEqual(['hidden-chanter']);
  });
});
