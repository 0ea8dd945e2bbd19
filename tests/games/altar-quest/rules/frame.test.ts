import { describe, expect, it } from 'vitest';
import { allDecks } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { LOBBY } from '../../../../src/games/altar-quest/rules/lobby.ts';
import { OPTIONS } from '../../../../src/games/altar-quest/rules/options.ts';
import { setupMatch } from '../../../../src/games/altar-quest/rules/setup.ts';
import { begunMatch } from '../../../support/altar-quest.ts';
import { practice } from './practice-cards.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const begin = (seats: { [seat: string]: string[] }, options: { [option: string]: string } = {}) =>
  setupMatch({
    seats: Object.entries(seats).map(([seat, characters]) => ({ seat, characters })),
    options,
    seed: SEED,
  }).match;

const HEROES = LOBBY.characters.offers.map(({ id }) => id);
const choicesOf = (id: string): readonly string[] =>
  OPTIONS.find((option) => option.id === id)?.choices ?? [];

/** Room 11: four by five spaces without a feature unless one is laid out. */
const ROOM = { startRoom: 'room-11' };

describe('Altar Quest', () => {
  it('AQ-001: is for one to four players and heroes, and the heroes win or lose together', () => {
    expect(LOBBY.seats).toEqual({ min: 1, max: 4 });
    expect(LOBBY.characters.inAll).toEqual({ min: 1, max: 4 });
    expect(() => begin({ one: [] })).toThrow(RangeError);
    expect(() => begin({ one: ['sedrin', 'myreen', 'rowen', 'quella', 'huey'] })).toThrow(
      RangeError,
    );
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['triumph'] }, myreen: { at: 'R12' } },
    });
    scene.acts('sedrin').choose('feat:triumph:play');
    expect(scene.match.outcome).toEqual({
      winners: ['seat-1', 'seat-2'],
      reason: 'practice-won',
    });
  });

  it('AQ-001: nobody plays the enemies: the rules move them and nobody is asked', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } },
      enemies: { 'wolf.red': { hero: 'sedrin', at: 'O9' } },
    });
    scene.dice('success', 'success', 'success').run('react', { hero: 'sedrin' });
    expect(scene.match.open).toEqual([]);
    expect(scene.events('enemy-moved')).toEqual([]);
    expect(scene.hero('sedrin').damage).toBe(2);
    expect(scene.hero('myreen').damage).toBe(0);
  });

  it('AQ-002: a player controls the hero of the deck chosen, and nobody else does', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } },
      seats: { sedrin: 'ann', myreen: 'bob' },
    });
    scene.acts('myreen');
    expect(scene.question().seats).toEqual(['bob']);
    expect(scene.refusal('ann', 'draw')).toBe('not-yours');
    expect(scene.hero('myreen').actions).toBe(3);
    scene.choose('draw').choose('done');
  });

  it('AQ-002: a hero is taken once, and only heroes with a deck', () => {
    expect(() => begin({ one: ['sedrin'], two: ['sedrin'] })).toThrow('only once');
    expect(() => begin({ one: ['nobody'] })).toThrow('no hero nobody');
    expect(() => begin({ one: ['sedrin'], two: [] })).toThrow('two has no hero');
    expect(begin({ one: ['sedrin'], two: ['myreen'] }).state.heroes).toMatchObject([
      { id: 'sedrin', seat: 'one' },
      { id: 'myreen', seat: 'two' },
    ]);
  });

  it('Q-40: one player may play one hero or several, and "P" counts heroes, not players', () => {
    expect(begin({ one: ['sedrin'] }).state.heroes.map(({ id }) => id)).toEqual(['sedrin']);
    const match = begin({ one: ['sedrin', 'myreen'] });
    expect(match.seats).toEqual(['one']);
    expect(match.state.heroes.map(({ seat }) => seat)).toEqual(['one', 'one']);
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['tribute'] }, myreen: { at: 'R8' } },
      seats: { sedrin: 'ann', myreen: 'ann' },
    });
    scene.acts('sedrin').choose('feat:tribute:play');
    expect(scene.changes()).toMatchObject({ supply: 6 });
    scene.choose('done');
  });
});

describe('the end', () => {
  it('AQ-003: the heroes win as soon as the win condition of the quest is met, in the middle of an effect', () => {
    const scene = practice({
      ...ROOM,
      rules: 'charter',
      heroes: { sedrin: { at: 'O8', hand: ['shout.1', 'oath'] } },
    });
    scene.acts('sedrin').choose('feat:shout.1:play');
    expect(scene.match.outcome).toBeNull();
    scene.choose('feat:oath:play').expectOutcome('charter-won');
    expect(scene.match.outcome?.winners).toEqual(['seat-1']);
    expect(scene.changes()).toEqual({ 'cards.charter': { quest: 1 }, 'sedrin.hand': [] });
  });

  it('AQ-004: the game is lost at once when any one hero is defeated', () => {
    const scene = practice({
      ...ROOM,
      heroes: {
        sedrin: { at: 'O8', damage: 9, hand: ['wound.1', 'wound.2'] },
        myreen: { at: 'R8' },
      },
    });
    scene.acts('sedrin').choose('feat:wound.1:play');
    expect(scene.match.outcome).toBeNull();
    expect(scene.changes()).toMatchObject({ 'sedrin.damage': 10, supply: 1 });
    scene.choose('feat:wound.2:play').expectOutcome('hero-defeated');
    expect(scene.match.outcome?.winners).toEqual([]);
    expect(scene.changes()).toEqual({ 'sedrin.damage': 11, 'sedrin.hand': [] });
  });

  it('AQ-005: the game is lost when the quest or another card says so', () => {
    const heroes = { sedrin: { at: 'O8', hand: ['oath', 'surrender'] } };
    const quest = practice({ ...ROOM, rules: 'doom', heroes });
    quest.acts('sedrin').choose('feat:oath:play').expectOutcome('doom-lost');
    expect(quest.match.outcome?.winners).toEqual([]);
    const card = practice({ ...ROOM, heroes });
    card.acts('sedrin').choose('feat:oath:play');
    expect(card.match.outcome).toBeNull();
    card.choose('feat:surrender:play').expectOutcome('practice-lost');
    expect(card.match.outcome?.winners).toEqual([]);
  });
});

describe('golden rules', () => {
  it('AQ-006: a card that contradicts the rulebook wins: a fourth action, a longer move, doors that stay shut', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'P12', area: ['wings'], hand: ['haste'] } },
      villainArea: ['warding'],
    });
    scene.acts('sedrin');
    expect(scene.options('open')).toEqual([]);
    expect(scene.cost('P8')).toBe(1);
    scene.choose('feat:haste:play');
    expect(scene.hero('sedrin').actions).toBe(4);
    scene.choose('draw').choose('draw').choose('draw').choose('draw');
    expect(scene.options('draw')).toEqual([]);
    scene.choose('done');
  });

  it('AQ-007: the players choose together among several legal outcomes', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'O10', damage: 2 } },
      enemies: { 'wolf.red': { hero: 'sedrin', at: 'O9' } },
    });
    scene.run('react', { hero: 'sedrin' });
    expect(scene.question()).toMatchObject({ how: 'group', seats: ['seat-1', 'seat-2'] });
    expect(scene.options()).toEqual(['sedrin', 'myreen']);
    scene.dice('focus', 'focus', 'success').choose('sedrin');
    expect(scene.hero('sedrin').damage).toBe(4);
    expect(scene.hero('myreen').damage).toBe(2);
  });

  it('AQ-007: in hard mode it is the one that is worst for the group', () => {
    const scene = practice({
      ...ROOM,
      options: { difficulty: 'hard' },
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'O10', damage: 2 } },
      enemies: { 'wolf.red': { hero: 'sedrin', at: 'O9' } },
    });
    // Myreen has 10 health left, Sedrin 11.
    scene.dice('focus', 'focus', 'focus', 'focus', 'focus').run('react', { hero: 'sedrin' });
    expect(scene.hero('myreen').damage).toBe(6);
    expect(scene.hero('sedrin').damage).toBe(0);
  });
});

describe('what a game is made of', () => {
  it('AQ-008: a hero deck a player, a threat, a villain and a quest deck, and the shared cards', () => {
    const seats = [
      { seat: 'one', characters: ['sedrin'] },
      { seat: 'two', characters: ['myreen'] },
    ];
    const { state } = begunMatch(seats, {}, SEED);
    expect(state.heroes).toHaveLength(2);
    const { threat, villain, quest } = state.options;
    const inPlay = [threat, villain, quest, 'sedrin', 'myreen'].map(
      (id) => allDecks().find((deck) => deck.id === id)?.kind,
    );
    expect(inPlay).toEqual(['threat', 'villain', 'quest', 'hero', 'hero']);
    const shared = Object.entries(state.decks).map(([name, deck]) => [name, deck.draw.length > 0]);
    expect(shared).toEqual([
      ['threat', true],
      ['villain', true],
      ['quest', true],
      ['feature', true],
      ['search', true],
      ['lurker', true],
    ]);
    expect(state.questArea).toContain(state.altar);
  });

  it('AQ-008: every combination of decks can be played', () => {
    const parties = [...HEROES.map((hero) => [hero]), HEROES.slice(0, 4)];
    const played: string[] = [];
    for (const threat of choicesOf('threat')) {
      for (const villain of choicesOf('villain')) {
        for (const quest of choicesOf('quest')) {
          for (const party of parties) {
            const match = begin({ one: party }, { threat, villain, quest });
            expect(match.open.map((decision) => decision.prompt.key)).toEqual(
              party.map(() => 'prompt.mulligan'),
            );
            expect(altarQuestRules.broken(match)).toEqual([]);
            played.push([threat, villain, quest, ...party].join(' '));
          }
        }
      }
    }
    const decks = (kind: string) =>
      allDecks()
        .filter((deck) => deck.kind === kind)
        .map(({ id }) => id);
    expect(choicesOf('threat')).toEqual(decks('threat'));
    expect(choicesOf('villain')).toEqual(decks('villain'));
    expect(choicesOf('quest')).toEqual(decks('quest'));
    expect(new Set(played).size).toBe(
      decks('threat').length * decks('villain').length * decks('quest').length * parties.length,
    );
  });

  it('AQ-009: the recommended first game is what is set up unless a group wants otherwise', () => {
    const { options } = begin({ one: ['sedrin'], two: ['myreen'] }).state;
    expect(options).toMatchObject({ threat: 'frox', villain: 'bolx', quest: 'the-search' });
    expect(HEROES).toEqual(expect.arrayContaining(['sedrin', 'myreen']));
  });
});
