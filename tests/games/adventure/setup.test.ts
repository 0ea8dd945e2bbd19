import { describe, expect, it } from 'vitest';
import '../../../src/games/adventure/box.ts';
import { adventure } from '../../../src/games/adventure/index.ts';
import { abilityCards, questDefinition } from '../../../src/games/adventure/rules/cards/library.ts';
import { questCards } from '../../../src/games/adventure/rules/map/taking-part.ts';
import { PROCEDURES } from '../../../src/games/adventure/rules/procedures/index.ts';
import { setupMatch } from '../../../src/games/adventure/rules/setup.ts';
import type { AdventureState } from '../../../src/games/adventure/rules/state.ts';
import { COLORS } from '../../../src/games/adventure/rules/terms.ts';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import { answer } from '../../../src/kernel/engine.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/adventure.ts';

const IDS = ['warrior', 'hunter', 'mage', 'warlock'];

/** Seats 1 to `players`, in seating order. */
const seated = (players: number) =>
  Array.from({ length: players }, (_, index) => ({
    seat: `seat-${index + 1}`,
    characters: [IDS[index] ?? 'nobody'],
  }));

function setUp(players: number, options: { [option: string]: string } = {}, seed = 1) {
  const { match, happenings } = setupMatch({
    seats: seated(players),
    options,
    seed: seed.toString(16).padStart(32, '0'),
  });
  return { match, state: match.state, events: happenings.map(({ event }) => event) };
}

const seatsOf = ({ characters }: AdventureState): string[] => characters.map(({ seat }) => seat);

/** Answers what is asked; returns who was. */
function choose(match: Match<AdventureState>, option: string): string | undefined {
  const [asked] = match.open;
  const seat = asked?.seats[0] ?? '';
  const result = answer(PROCEDURES, match, {
    seat,
    decision: asked?.id ?? '',
    options: [option],
  });
  expect(result.accepted).toBe(true);
  return seat;
}

describe('the cards on the table', () => {
  it('AD-001: the same seed lays the decks alike, another one otherwise', () => {
    const decks = (seed: number) =>
      COLORS.map((color) => setUp(2, {}, seed).state.challenges[color]);
    expect(decks(1)).toEqual(decks(1));
    expect(decks(1)).not.toEqual(decks(2));
    for (const { seen } of decks(1)) expect(seen).toBe(0);
  });

  it('AD-002: of a challenge card in play everybody sees both sides; those in the decks nobody', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road' }, mage: { space: 'stormwind' } },
      next: { grey: ['mud-lout', 'hedge-whelp'] },
    });
    for (const viewer of ['seat-1', 'seat-2', 'table']) {
      expect(JSON.stringify(viewOf(s.match, viewer))).not.toContain('mud-lout');
    }
    s.dice(1, 1).challenge('warrior');
    for (const viewer of ['seat-1', 'seat-2', 'table']) {
      const view = viewOf(s.match, viewer);
      expect(view.track[0]).toEqual({ card: 'mud-lout', space: 'gallows-road' });
      expect(JSON.stringify(view)).not.toContain('hedge-whelp');
    }
    const printed = adventure.presentation.cards(loadTexts()).map(({ id }) => id);
    expect(printed).toEqual(expect.arrayContaining(['mud-lout', 'mud-lout~back']));
  });

  it('AD-004: the trophies lie open, with their number', () => {
    const { match } = setUp(2);
    for (const viewer of ['seat-1', 'table']) {
      expect(viewOf(match, viewer).trophies).toEqual({
        'bay-medal': 4,
        'plague-seal': 6,
        'ember-crown': 6,
      });
    }
  });

  it('AD-003, AD-005 and AD-009: what is face down is shown to nobody, a hand to its owner alone', () => {
    const { match, state } = setUp(2, { 'first-player': 'seat-1' });
    const [warrior, hunter] = state.characters;
    const seen = JSON.stringify(viewOf(match, 'seat-1'));
    for (const card of [...state.elite, ...state.discoveries]) {
      expect(seen).not.toContain(`"${card}"`);
    }
    for (const card of hunter?.hand ?? []) expect(seen).not.toContain(`"${card}"`);
    expect(viewOf(match, 'seat-1').characters[0]?.hand).toEqual(warrior?.hand);
  });
});

describe('who begins', () => {
  it('AD-006 and W-03: the highest die begins, and of those who tie for it each rolls again', () => {
    let ties = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { state, events } = setUp(4, {}, seed);
      const rolls = events.filter(({ type }) => type === 'first-rolled').map(({ args }) => args);
      let left = IDS;
      while (left.length > 1) {
        const round = rolls.splice(0, left.length);
        expect(round.map(({ character }) => character)).toEqual(left);
        const best = Math.max(...round.map(({ die }) => Number(die)));
        left = round.filter(({ die }) => die === best).map(({ character }) => `${character}`);
        if (left.length > 1) ties += 1;
      }
      expect(rolls).toEqual([]);
      expect(state.characters[0]?.id).toBe(left[0]);
    }
    expect(ties).toBeGreaterThan(3);
  });

  it('AD-007: from the first player on it goes clockwise', () => {
    expect(seatsOf(setUp(4, { 'first-player': 'seat-3' }).state)).toEqual([
      'seat-3',
      'seat-4',
      'seat-1',
      'seat-2',
    ]);
  });
});

describe('the players', () => {
  it('W-02 and AD-007: one to four of them, each with one character', () => {
    expect(seatsOf(setUp(1).state)).toEqual(['seat-1']);
    expect(() => setUp(0)).toThrow(RangeError);
    expect(() => setUp(5)).toThrow(RangeError);
    const two = [{ seat: 'seat-1', characters: ['mage', 'hunter'] }];
    expect(() => setupMatch({ seats: two, options: {}, seed: '0'.repeat(32) })).toThrow(RangeError);
  });

  it('W-03 and AD-007: no character is played twice, and each brings a deck of its own', () => {
    const twice = ['seat-1', 'seat-2'].map((seat) => ({ seat, characters: ['mage'] }));
    expect(() => setupMatch({ seats: twice, options: {}, seed: '0'.repeat(32) })).toThrow(
      RangeError,
    );
    for (const { id, hand, abilities } of setUp(4).state.characters) {
      const own = [...hand, ...abilities.draw, ...abilities.discard];
      expect(own.sort()).toEqual([...abilityCards(id)].sort());
    }
  });

  it('AD-008: the grey card, its starting side up; nothing on it and nothing beside it', () => {
    for (const character of setUp(4).state.characters) {
      expect(character).toMatchObject({
        level: 'grey',
        side: 'starting',
        damage: 0,
        bag: [],
        weapon: null,
        armor: null,
        kept: [],
        diseases: [],
        attached: [],
        log: [],
      });
    }
  });

  it('AD-009: the three cards on top of a deck that has been shuffled', () => {
    const hands = [1, 2, 3, 4].map((seed) => setUp(1, {}, seed).state.characters[0]?.hand ?? []);
    for (const hand of hands) expect(hand).toHaveLength(3);
    expect(new Set(hands.map((hand) => hand.join())).size).toBe(4);
  });

  it('AD-010: two starting quests each, no two alike, told in turn order, with their tokens on the board', () => {
    const { state, events } = setUp(4, { 'first-player': 'seat-2' });
    const dealt = state.characters.flatMap(({ id, quests }) =>
      quests.map(({ card }) => ({ character: id, quest: card })),
    );
    expect(dealt).toHaveLength(8);
    expect(new Set(dealt.map(({ quest }) => quest)).size).toBe(8);
    const told = events.filter(({ type }) => type === 'quest-gained').map(({ args }) => args);
    expect(told).toEqual(dealt);
    for (const { card, progress, waiting } of state.characters.flatMap(({ quests }) => quests)) {
      const { tasks } = questDefinition(card);
      expect(progress).toEqual(tasks.map(() => 0));
      expect(waiting).toEqual(tasks.map((task) => (task.task === 'collect' ? task.at : [])));
    }
    const starting = questCards(state, 'starting');
    const left = state.removed.filter((card) => starting.includes(card));
    expect(left).toHaveLength(18 - 8);
  });

  it('AD-011: each in turn places the figure on a city, on an occupied one as well; then the first turn begins', () => {
    const { match, state } = setUp(3, { 'first-player': 'seat-2' });
    const cities = ['undercity', 'ironforge', 'stormwind'];
    expect(match.open[0]?.options.map(({ id }) => id)).toEqual(cities);
    const asked = ['stormwind', 'ironforge', 'stormwind'].map((city) => choose(match, city));
    expect(asked).toEqual(['seat-2', 'seat-3', 'seat-1']);
    expect(state.characters.map(({ space }) => space)).toEqual([
      'stormwind',
      'ironforge',
      'stormwind',
    ]);
    expect(state).toMatchObject({ round: 1, turn: { seat: 'seat-2', phase: 'movement' } });
  });
});
