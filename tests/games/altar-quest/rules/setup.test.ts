import { describe, expect, it } from 'vitest';
import { HOLLOWMERE_PRIORY } from '../../../../src/games/altar-quest/rules/board/hollowmere-priory.ts';
import {
  cardsOf,
  deckDefinition,
  definition,
} from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { LOBBY } from '../../../../src/games/altar-quest/rules/lobby.ts';
import { OPTIONS } from '../../../../src/games/altar-quest/rules/options.ts';
import { rollStartRoom } from '../../../../src/games/altar-quest/rules/procedures/begin-match.ts';
import {
  allEnemies,
  allTraps,
  stairsOf,
} from '../../../../src/games/altar-quest/rules/queries/figures.ts';
import { setupMatch } from '../../../../src/games/altar-quest/rules/setup.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import { COLOURS, RHUNES } from '../../../../src/games/altar-quest/rules/terms.ts';
import { seedRandom } from '../../../../src/kernel/random.ts';
import { begunMatch, type Layout } from '../../../support/altar-quest.ts';
import { practice } from './practice-cards.ts';

const seedOf = (number: number): string => (number + 1).toString(16).padStart(32, '0');

const SEATS = [
  { seat: 'ann', characters: ['sedrin'] },
  { seat: 'bob', characters: ['myreen'] },
];

/** A match at its first question: the mulligans. */
const dealt = (seed = 0, options: { [option: string]: string } = {}) =>
  setupMatch({ seats: SEATS, options, seed: seedOf(seed) }).match;

/** A match whose players have kept their hands. */
const begun = (seed = 0, options: { [option: string]: string } = {}) =>
  begunMatch(SEATS, options, seedOf(seed));

const sorted = (cards: readonly string[]) => [...cards].sort();
const of = (deck: string, keep: (type: string) => boolean = () => true) =>
  sorted(cardsOf(deckDefinition(deck)).filter((card) => keep(definition(card).type)));

/** Both seeds give the same cards, in another order. */
function expectShuffled(pile: (state: AltarQuestState) => readonly string[], cards: string[]) {
  const [one, other] = [pile(begun(1).state), pile(begun(2).state)];
  expect(sorted(one)).toEqual(cards);
  expect(sorted(other)).toEqual(cards);
  expect(one).not.toEqual(other);
}

/** A match from the start of setup, with known cards for Sedrin: no altar, no dice, no stairs yet. */
function atTheStart(layout: Partial<Layout> = {}) {
  const scene = practice({
    heroes: {
      sedrin: { at: '', hand: ['lesson.1', 'lesson.2', 'shout.1', 'oath'] },
    },
    heroDecks: { sedrin: ['vow', 'stance.1', 'salve', 'exam', 'shot.1'] },
    rules: 'charter',
    ...layout,
  });
  scene.state.questArea = scene.state.questArea.filter((card) => card !== scene.state.altar);
  Object.assign(scene.state, { round: 0, altar: '', altarPool: [], startRoom: '', revealed: [] });
  return scene;
}

describe('the board and the heroes', () => {
  it('AQ-049: the board is there, nothing on it but the heroes', () => {
    const { state } = begun();
    expect(state.openDoors).toEqual([]);
    expect(state.features).toEqual({});
    expect(allEnemies(state)).toEqual([]);
    expect(allTraps(state)).toEqual([]);
    for (const { at } of state.heroes) expect(HOLLOWMERE_PRIORY.grid.cellOf.has(at)).toBe(true);
  });

  it('AQ-050: the character card and every Equipment card lie in a row as the play area', () => {
    for (const { id, area } of begun().state.heroes) {
      const equipment = cardsOf(deckDefinition(id)).filter(
        (card) => definition(card).type === 'equipment',
      );
      expect(equipment.length).toBeGreaterThan(0);
      expect(area).toEqual([id, ...equipment]);
    }
  });

  it('AQ-051: no hero upgrade is in a hero deck: all its cards are the 27 of the deck', () => {
    for (const { id, area, hand, deck } of begun().state.heroes) {
      const all = sorted([...area, ...hand, ...deck.draw]);
      expect(all).toEqual(of(id));
      expect(all).toHaveLength(27);
    }
  });

  it('AQ-052: the rest of the hero deck is shuffled and four cards are drawn', () => {
    for (const { hand, deck, id } of begun().state.heroes) {
      expect(hand).toHaveLength(4);
      expect(deck.discard).toEqual([]);
      expect(sorted([...hand, ...deck.draw])).toEqual(
        of(id, (type) => type !== 'character' && type !== 'equipment'),
      );
    }
    const hands = [1, 2, 3].map((seed) => sorted(begun(seed).state.heroes[0]?.hand ?? []).join());
    expect(new Set(hands).size).toBe(3);
  });

  it('AQ-053: starting cards set aside are replaced from the deck, then shuffled back into it, once', () => {
    const scene = atTheStart().run('begin-match');
    expect(scene.question()).toMatchObject({ how: 'each', choose: { min: 0, max: 4 } });
    expect(scene.options()).toEqual(['lesson.1', 'lesson.2', 'shout.1', 'oath']);
    const cards = scene.hero('sedrin').deck.draw.length;
    scene.choose('lesson.2', 'shout.1');
    const { hand, deck } = scene.hero('sedrin');
    expect(hand).toEqual(['lesson.1', 'oath', 'vow', 'stance.1']);
    expect(deck.draw).toHaveLength(cards);
    expect(deck.draw).toEqual(expect.arrayContaining(['lesson.2', 'shout.1', 'salve']));
    expect(deck.draw.slice(-3)).not.toEqual(['shot.1', 'exam', 'salve']);
    expect(deck.discard).toEqual([]);
    expect(scene.question().prompt.key).toBe('prompt.act');
    scene.choose('feat:oath:play');
  });

  it('AQ-053: all four may be set aside, or none; then the deck keeps its order', () => {
    const all = atTheStart().run('begin-match');
    all.choose('lesson.1', 'lesson.2', 'shout.1', 'oath');
    expect(all.hero('sedrin').hand).toEqual(['vow', 'stance.1', 'salve', 'exam']);
    all.choose('done');
    all.end();
    const none = atTheStart().run('begin-match');
    const deck = [...none.hero('sedrin').deck.draw];
    none.choose();
    expect(none.hero('sedrin').deck.draw).toEqual(deck);
    none.choose('feat:oath:play');
  });

  it.each(['random', 'chosen'])(
    'AQ-053, AQ-057, AQ-058, AQ-070: mulligans come before altar, dice and start room (%s)',
    (room) => {
      const match = dealt(0, { 'start-room': room });
      expect(match.open.map(({ prompt }) => prompt.key)).toEqual([
        'prompt.mulligan',
        'prompt.mulligan',
      ]);
      expect(match.state).toMatchObject({
        altar: '',
        altarPool: [],
        startRoom: '',
        revealed: [],
        supply: 0,
      });
      expect(match.state.questArea).toEqual(['the-search']);
      expect(match.state.heroes.map(({ at, focus }) => [at, focus])).toEqual([
        ['', 0],
        ['', 0],
      ]);
      const altars = of('altars');
      const known = JSON.stringify(match.state);
      expect(altars.filter((altar) => known.includes(altar))).toEqual([]);
    },
  );

  it('AQ-053: nor is there a word of them in what has been told', () => {
    const scene = atTheStart().run('begin-match');
    expect(scene.events().map(({ type }) => type)).toEqual(['match-began']);
    scene.choose();
    expect(
      scene
        .events()
        .map(({ type }) => type)
        .slice(1, 5),
    ).toEqual(['altar-drawn', 'supply-gained', 'stairs-placed', 'round-began']);
    scene.choose('feat:oath:play');
  });

  it('AQ-054: each hero has a threat area of their own', () => {
    const scene = practice({
      startRoom: 'room-11',
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } },
      tops: { threat: ['wolf.red', 'wolf.blue'] },
    });
    expect(scene.state.heroes.map(({ threats }) => threats)).toEqual([[], []]);
    scene.run('draw-threat', { hero: 'myreen' });
    expect(scene.state.heroes.map(({ threats }) => threats)).toEqual([[], ['wolf.red']]);
    scene.run('draw-threat', { hero: 'sedrin' });
    scene.settle();
    expect(scene.state.heroes.map(({ threats }) => threats)).toEqual([['wolf.blue'], ['wolf.red']]);
  });

  it('AQ-055: each player has a turn card and three action tokens face up', () => {
    for (const hero of begun().state.heroes) {
      expect(hero).toMatchObject({ actions: 3, acted: false, reacted: false });
    }
  });
});

describe('the quest, the altar and the enemies', () => {
  it('AQ-056: the Setup/Rules card of the quest chosen opens the quest area', () => {
    const { state } = begun();
    expect(definition(state.questArea[0] as string).type).toBe('quest-rules');
    expect(deckDefinition(state.options.quest).cards.map(({ id }) => id)).toContain(
      state.questArea[0],
    );
  });

  it('AQ-057: one random altar card lies right of it, the other five are out of the game', () => {
    const altars = Array.from({ length: 60 }, (_, seed) => begun(seed).state);
    for (const { altar, questArea } of altars) {
      expect(questArea).toEqual([questArea[0], altar]);
    }
    expect(sorted([...new Set(altars.map(({ altar }) => altar))])).toEqual(of('altars'));
  });

  it('AQ-058: all five altar dice are rolled', () => {
    const pools = Array.from({ length: 60 }, (_, seed) => begun(seed).state.altarPool);
    for (const pool of pools) expect(pool).toHaveLength(5);
    for (let die = 0; die < 5; die++) {
      expect(new Set(pools.map((pool) => pool[die]))).toEqual(new Set(RHUNES));
    }
  });

  it('AQ-059: the Setup effect is carried out, then the quest deck is shuffled; discards lie apart', () => {
    const printed = cardsOf(deckDefinition('the-search')).filter((card) => card !== 'the-search');
    const scene = atTheStart().run('begin-match');
    expect(scene.state.supply).toBe(0);
    expect(scene.state.decks.quest.draw).toEqual(printed);
    scene.choose();
    expect(scene.changes()).toMatchObject({ supply: 2 });
    expect(scene.changes()).not.toHaveProperty('decks.quest.discard');
    const { draw } = scene.state.decks.quest;
    expect(sorted(draw)).toEqual(sorted(printed));
    expect(draw).not.toEqual(printed);
    scene.choose('feat:oath:play');
    expect(begun().state.decks.quest.discard).toEqual([]);
  });

  it('Q-04: the Setup side counts once, then the Rules side, which stays leftmost', () => {
    const scene = atTheStart({ turn: 'quest' }).run('begin-match');
    scene.choose();
    expect(scene.state.supply).toBe(2);
    expect(scene.state.questArea[0]).toBe('charter');
    scene.choose('feat:oath:play').expectOutcome('charter-won');
    const later = practice({ heroes: { sedrin: { at: 'B1' } }, rules: 'charter' });
    later.run('quest-turn');
    expect(later.state.supply).toBe(0);
  });

  it('AQ-060: the threat deck chosen is shuffled, without its reference card', () => {
    expectShuffled(
      (state) => state.decks.threat.draw,
      of('frox', (type) => type !== 'threat-reference'),
    );
  });

  it('AQ-061: every minion type of the family has exactly one figure a colour', () => {
    const { cards } = deckDefinition('frox');
    const minions = cards.filter(({ type }) => type === 'minion');
    expect(minions).toHaveLength(3);
    const figures = of('frox', (type) => type === 'minion');
    expect(figures).toEqual(
      sorted(minions.flatMap(({ id }) => COLOURS.map((colour) => `${id}.${colour}`))),
    );
  });

  it('AQ-063: the villain card opens the villain area, Scheme side up; the rest is shuffled; the figure is off the board', () => {
    const { state } = begun();
    expect(state.villainArea.map((card) => definition(card).type)).toEqual(['villain']);
    expect(state.villain).toBe('scheme');
    expect(allEnemies(state)).toEqual([]);
    expectShuffled(
      ({ decks }) => decks.villain.draw,
      of('bolx', (type) => type !== 'villain'),
    );
  });

  it('AQ-064, Q-01: all tokens are in their pools: no supply, focus, armor, damage or threat', () => {
    const { state } = dealt();
    expect(state).toMatchObject({ supply: 0, cards: {} });
    for (const hero of state.heroes) {
      expect(hero).toMatchObject({ focus: 0, armor: 0, damage: 0, threat: 0 });
    }
    const scene = atTheStart({ rules: 'endless' }).run('begin-match');
    expect(scene.state.cards).toEqual({});
    scene.choose();
    expect(scene.hero('sedrin')).toMatchObject({ focus: 0, armor: 0, damage: 0, threat: 0 });
    expect(scene.state.supply).toBe(0);
    scene.end();
  });

  it('AQ-065: the search cards are shuffled into a deck', () => {
    expectShuffled((state) => state.decks.search.draw, of('search-cards'));
  });

  it('AQ-068: all lurker cards are shuffled into a deck', () => {
    expectShuffled((state) => state.decks.lurker.draw, of('lurkers'));
  });
});

describe('the feature deck', () => {
  /** How many rooms are revealed before the altar's, by seed. */
  const depths = (altar: string) =>
    Array.from({ length: 120 }, (_, seed) => {
      const { draw } = begun(seed, { altar }).state.decks.feature;
      expect(sorted(draw)).toEqual(of('features'));
      return [...draw].reverse().findIndex((card) => definition(card).type === 'altar-found');
    });

  it('AQ-066, C-01: all eight cards are shuffled, so the altar may be in any of the eight rooms', () => {
    expect(OPTIONS.find(({ id }) => id === 'altar')?.default).toBe('shuffled');
    expect(new Set(depths('shuffled'))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  });

  it('AQ-067, C-01: or "Altar Found" and two others go underneath, shuffled: the altar is in the sixth room or later', () => {
    expect(new Set(depths('late'))).toEqual(new Set([5, 6, 7]));
    const underneath = Array.from({ length: 60 }, (_, seed) =>
      begun(seed, { altar: 'late' }).state.decks.feature.draw.slice(0, 3),
    );
    expect(new Set(underneath.flat())).toEqual(new Set(of('features')));
  });
});

describe('the start room', () => {
  it('AQ-070, C-05: the players may choose any room together', () => {
    const match = begun(0, { 'start-room': 'chosen' });
    expect(match.state.revealed).toEqual([]);
    expect(match.open).toHaveLength(1);
    expect(match.open[0]).toMatchObject({ how: 'group', seats: ['ann', 'bob'] });
    expect(match.open[0]?.options.map(({ id }) => id)).toEqual([
      'dice',
      ...HOLLOWMERE_PRIORY.rooms.map(({ id }) => id),
    ]);
    const scene = atTheStart({ options: { 'start-room': 'chosen' } }).run('begin-match');
    scene.choose().choose('room-13');
    expect(scene.state.startRoom).toBe('room-13');
    expect(scene.state.revealed).toEqual(['room-13']);
    expect(stairsOf(scene.state)).toContain(scene.at('sedrin'));
    scene.choose('feat:oath:play');
  });

  it('AQ-071, C-05: or leave it to the dice after all, as a deadline does', () => {
    const scene = atTheStart({ options: { 'start-room': 'chosen' } }).run('begin-match');
    scene.choose();
    expect(scene.question().fallback).toEqual(['dice']);
    expect(scene.state.startRoom).toBe('');
    // A 17 is rolled again.
    scene.stack(16, 4).choose('dice');
    expect(scene.state.startRoom).toBe('room-05');
    scene.choose('feat:oath:play');
  });

  it('AQ-009, AQ-070: in a first game the players choose', () => {
    expect(LOBBY.firstGame?.options).toMatchObject({ 'start-room': 'chosen' });
  });

  it('AQ-071, C-05: or a d20 chooses it, rolled again above 16; that is what happens unless they want otherwise', () => {
    const roll = (...dice: number[]) => {
      const random = { ...seedRandom(seedOf(0)), stacked: dice.map((die) => die - 1) };
      const room = rollStartRoom(random, HOLLOWMERE_PRIORY);
      expect(random.stacked).toEqual([]);
      return room;
    };
    expect(roll(1)).toBe('room-01');
    expect(roll(16)).toBe('room-16');
    expect(roll(17, 20, 5)).toBe('room-05');
    expect(OPTIONS.find(({ id }) => id === 'start-room')?.default).toBe('random');
    const rooms = Array.from({ length: 200 }, (_, seed) => begun(seed).state.startRoom);
    expect(new Set(rooms).size).toBe(16);
  });

  it('AQ-070, Q-03: all heroes stand on the stairs tile, which covers the feature area, each on a space', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state } = begun(seed);
      const spaces = state.heroes.map(({ at }) => at);
      const room = HOLLOWMERE_PRIORY.roomById.get(state.startRoom);
      expect(stairsOf(state)).toEqual(room?.feature.four);
      expect(stairsOf(state)).toHaveLength(4);
      expect(new Set(spaces).size).toBe(2);
      expect(stairsOf(state)).toEqual(expect.arrayContaining(spaces));
    }
  });

  it('Q-03: the tile never blocks movement', () => {
    const scene = practice({ startRoom: 'room-11', heroes: { sedrin: { at: 'P8' } } });
    expect(stairsOf(scene.state)).toEqual(['P9', 'Q9', 'P10', 'Q10']);
    scene.acts('sedrin');
    expect(['P9', 'Q9', 'P10', 'Q10', 'P11'].map((space) => scene.cost(space))).toEqual([
      1, 1, 1, 1, 1,
    ]);
    scene.choose('move:P10').choose('done');
    expect(scene.at('sedrin')).toBe('P10');
  });

  it('Q-02: it counts as revealed, without feature, quest card or threats; its doors are closed', () => {
    const { state } = begun();
    expect(state.revealed).toEqual([state.startRoom]);
    expect(state.features).toEqual({});
    expect(state.questArea).toHaveLength(2);
    expect(state.heroes.flatMap(({ threats }) => threats)).toEqual([]);
    expect(state.openDoors).toEqual([]);
    expect(state.decks.feature.draw).toHaveLength(8);
  });

  it('Q-02: it has a shadow space for enemies, and the stairs are no feature to search', () => {
    const scene = practice({
      startRoom: 'room-11',
      heroes: { sedrin: { at: 'P9', hand: ['rummage', 'lesson.1'] } },
      tops: { threat: ['wolf.red'] },
    });
    scene.run('draw-threat', { hero: 'sedrin' });
    expect(scene.at('wolf.red')).toBe('R12');
    scene.acts('sedrin');
    expect(scene.options('play')).toEqual(['play:lesson.1:play']);
    scene.choose('done');
  });

  it('Q-02: with eight feature cards at most eight further rooms are revealed', () => {
    const layout = { startRoom: 'room-11', heroes: { sedrin: { at: 'R9' } } };
    const scene = practice(layout);
    scene.state.decks.feature.draw.splice(1);
    scene.acts('sedrin');
    expect(scene.options('open')).toEqual(['open:door-11']);
    scene.choose('done');
    const empty = practice(layout);
    empty.state.decks.feature.draw.splice(0);
    empty.acts('sedrin');
    expect(empty.options('open')).toEqual([]);
    empty.choose('done');
  });
});
