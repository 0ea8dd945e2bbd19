import { describe, expect, it } from 'vitest';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import { games } from '../../../../src/games/index.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { readScenario } from '../../../../src/kernel/scenario-file.ts';
import { scenario } from '../../../support/altar-quest.ts';
import { randomFile } from './laid-out-files.ts';

const SEED = '00112233445566778899aabbccddeeff';
const BOLX = 'bolx-the-belchlord';

/** Sedrin in room 16, behind the door of the start room, and whatever else is laid out. */
const laidOut = (more: object = {}, sedrin: object = {}): object => ({
  game: 'altar-quest',
  startRoom: 'room-12',
  revealed: ['room-12', 'room-16'],
  openDoors: ['door-21'],
  features: { 'room-16': 'bookshelf' },
  heroes: { sedrin: { at: 'R17', ...sedrin } },
  ...more,
});

const problemsOf = (file: object): string[] => {
  const read = readScenario(JSON.stringify(file), games);
  return 'problems' in read ? read.problems : [];
};

/** The match that a scenario begins, at its first question. */
function begun(file: object): Match<AltarQuestState> {
  const read = readScenario(JSON.stringify(file), games);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return altarQuestRules.setup({ ...read.setup, seed: SEED }).match;
}

describe('what follows from what is laid out comes about as it does in a game', () => {
  it('AQ-142, Q-28: a defeated villain’s card has left the game, and does not activate', () => {
    const match = begun(laidOut({ villain: 'defeated', turn: 'villain' }));
    expect(match.state).toMatchObject({ villain: 'defeated', villainArea: [], removed: [BOLX] });
    const scene = scenario({
      villain: 'defeated',
      startRoom: 'room-16',
      tops: { threat: ['frox-raider.red'] },
      heroes: { sedrin: { at: 'R17' } },
    }).run('villain-turn');
    expect(scene.events('card-activates')).toEqual([]);
    // A threat card is drawn instead.
    expect(scene.events('threat-drawn').map(({ args }) => args.card)).toEqual(['frox-raider.red']);
  });

  it('AQ-241, AQ-242, Q-05: where the altar has been found, “Altar Found” has been drawn', () => {
    for (const named of ['storm-altar', 'altar-found']) {
      const { state } = begun(
        laidOut({ altar: 'storm-altar', features: { 'room-16': named } }, { at: 'V16' }),
      );
      expect(state.features, named).toEqual({ 'room-16': 'storm-altar' });
      expect(state.questArea).toEqual(['the-search', 'storm-altar', 'altar-found']);
      expect(state.decks.feature.draw).not.toContain('altar-found');
    }
  });

  it('AQ-199: a feature has the search tokens that lie on it from the start, unless others are said', () => {
    expect(begun(laidOut()).state.cards.bookshelf).toEqual({ search: 2 });
    const searched = begun(laidOut({ cards: { bookshelf: { search: 4 } } }));
    expect(searched.state.cards.bookshelf).toEqual({ search: 4 });
    const bare = begun(laidOut({ cards: { bookshelf: { search: 0 } } }));
    expect(bare.state.cards.bookshelf).toBeUndefined();
  });

  it.each([
    ['heroes', false, false, 3],
    ['threat', true, false, 0],
    ['villain', true, true, 0],
    ['quest', true, true, 0],
  ] as const)(
    'AQ-081, AQ-083: in the %s turn all have acted: %s, and reacted: %s',
    (turn, ...now) => {
      const scene = scenario({
        turn,
        startRoom: 'room-16',
        heroes: { sedrin: { at: 'R17' }, myreen: { at: 'R19' } },
      });
      const { state } = scene;
      scene.end();
      for (const { acted, reacted, actions } of state.heroes) {
        expect([acted, reacted, actions]).toEqual(now);
      }
    },
  );

  it('D-01: in a round in which the quest rests, its card is exhausted', () => {
    const at = (round: number, level: string) =>
      begun(laidOut({ round, options: { level } })).state.cards['the-search']?.exhausted;
    expect([at(3, 'story'), at(4, 'story'), at(3, 'standard')]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it('AQ-059: the quest deck is shuffled', () => {
    const orders = [SEED, SEED.replace('00', '11')].map((seed) => {
      const read = readScenario(JSON.stringify(laidOut()), games);
      if ('problems' in read) throw new Error(read.problems.join('\n'));
      const { state } = altarQuestRules.setup({ ...read.setup, seed }).match;
      return (state as AltarQuestState).decks.quest.draw;
    });
    expect(orders[0]).not.toEqual(orders[1]);
    expect([...(orders[0] as string[])].sort()).toEqual([...(orders[1] as string[])].sort());
  });
});

describe('what no game comes to is refused', () => {
  const enemy = (card: string, on: object) => laidOut({ enemies: { [card]: on } });
  const RAIDER = 'frox-raider.red';
  it.each<[string, object, string[]]>([
    [
      'Q-28: a defeated villain on the board',
      laidOut({ villain: 'defeated', enemies: { [BOLX]: { at: ['U17', 'V17', 'U18', 'V18'] } } }),
      [`villain: spawned, as ${BOLX} stands on the board, not defeated`],
    ],
    [
      'tokens on a defeated villain’s card',
      laidOut({ villain: 'defeated', cards: { [BOLX]: { quest: 1 } } }),
      [`cards.${BOLX}: a card in play, on which things can lie`],
    ],
    [
      'AQ-116: an open door to a room that is not revealed',
      laidOut({ openDoors: ['door-21', 'door-01'] }),
      ['openDoors.1: a door between revealed rooms, not door-01 to room-01'],
    ],
    [
      'AQ-120: a room that nobody can have come to',
      laidOut({ openDoors: [] }),
      ['revealed.1: a room behind an open door of room-12, not room-16'],
    ],
    [
      'AQ-159: a revealed room without a feature',
      laidOut({ features: {} }),
      ['features.room-16: the feature card that its reveal has brought'],
    ],
    [
      'Q-02: a feature in the start room',
      laidOut({ features: { 'room-16': 'bookshelf', 'room-12': 'weapon-rack' } }),
      ['features.room-12: no feature in the start room, which has the stairs'],
    ],
    [
      'AQ-205: a trap that has been overcome',
      enemy('muckstakes.red', { at: 'R19', progress: 4 }),
      ['enemies.muckstakes.red.progress: less than the 4 that overcome it, not 4'],
    ],
    [
      'AQ-205: a quest card that has been overcome',
      laidOut({ questArea: ['ninth-hour'], cards: { 'ninth-hour': { progress: 2 } } }),
      ['cards.ninth-hour.progress: less than the 2 that overcome it, not 2'],
    ],
    [
      'AQ-151: a Huge figure that is no square',
      laidOut({ villain: 'spawned', enemies: { [BOLX]: { at: ['R20', 'V17', 'U18', 'V18'] } } }),
      [`enemies.${BOLX}.at: two by two spaces of one room, not R20, V17, U18, V18`],
    ],
    ['AQ-109: a trap under a hero', enemy('muckstakes.red', { at: 'R17' }), ['sedrin shares R17']],
    [
      'AQ-109: two traps on one space',
      laidOut({ enemies: { 'muckstakes.red': { at: 'R19' }, 'muckstakes.blue': { at: 'R19' } } }),
      ['muckstakes.blue shares R19'],
    ],
    [
      'AQ-150: a trap on a feature',
      enemy('muckstakes.red', { at: 'S18' }),
      ['muckstakes.red lies on a feature at S18'],
    ],
    [
      'AQ-250: tokens on a card in a deck',
      laidOut({ cards: { [RAIDER]: { armor: 1 } } }),
      [`cards.${RAIDER}: a card in play, on which things can lie`],
    ],
    [
      'AQ-223: a card attached to one that is not in play',
      laidOut({ cards: { 'cut-bell-rope': { host: 'weapon-rack' } } }),
      ['cards.cut-bell-rope.host: a card in play, not weapon-rack'],
    ],
    [
      'damage on what has no figure',
      laidOut({ cards: { bookshelf: { damage: 1 } } }),
      ['cards.bookshelf.damage: none, as it has no figure on the board'],
    ],
    [
      'AQ-199: search tokens on what is no feature',
      laidOut({ cards: { 'the-search': { search: 1 } } }),
      ['cards.the-search.search: none, as it is no feature on the board'],
    ],
    [
      'an ability used that has no limit',
      laidOut({ cards: { bookshelf: { used: ['search:sedrin'] } } }),
      ['cards.bookshelf.used: one of ', 'not search:sedrin'],
    ],
    [
      'a minion in a threat area and not on the board',
      laidOut({}, { threats: [RAIDER] }),
      [`enemies.${RAIDER}: where it stands, as its card is in play`],
    ],
    [
      'AQ-260: an ally without a place',
      laidOut({}, { area: ['huey'] }),
      ['allies.huey: where it stands, as its card is in play'],
    ],
    [
      'a minion before a hero',
      laidOut({}, { area: [RAIDER] }),
      ['heroes.sedrin.area.0: a card that lies before sedrin, not frox-raider.red (minion)'],
    ],
    [
      'AQ-140: an Event in the villain area',
      laidOut({ villainArea: ['tongue-from-the-dark'] }),
      ['villainArea.0: villain-ongoing or villain, not tongue-from-the-dark (villain-event)'],
    ],
    [
      'a feature in the quest area alone',
      laidOut({ questArea: ['weapon-rack'] }),
      ['questArea.0: quest or quest-rules or quarry, not weapon-rack (feature)'],
    ],
    [
      'AQ-168: an Event in a threat area that does not stay',
      laidOut({}, { threats: ['wet-footprints'] }),
      ['heroes.sedrin.threats.0: '],
    ],
    [
      'AQ-230: more Equipment of a type than a hero uses',
      laidOut({}, { area: ['patched-mail', 'hair-shirt'] }),
      ['heroes.sedrin.area: no more Equipment of a type than a hero uses, not '],
    ],
    [
      'AQ-081: somebody who has not acted after the heroes’ turn',
      laidOut({ turn: 'quest' }, { acted: false }),
      ['heroes.sedrin.acted: true in the quest turn, as the heroes’ is over'],
    ],
    [
      'AQ-083: somebody who has not reacted after the threat turn',
      laidOut({ turn: 'villain' }, { reacted: false }),
      ['heroes.sedrin.reacted: true in the villain turn, as the threat turn is over'],
    ],
    [
      'AQ-083: somebody who has reacted before the threat turn',
      laidOut({}, { reacted: true }),
      ['heroes.sedrin.reacted: false in the heroes’ turn'],
    ],
    [
      'AQ-085: actions of who has acted',
      laidOut({ turn: 'threat' }, { actions: 1 }),
      ['heroes.sedrin.actions: 0, as the act phase is over, not 1'],
    ],
    [
      'Q-32: a move of who is not active',
      laidOut({}, { movement: 2 }),
      ['heroes.sedrin.movement: 0 for who is not active, not 2'],
    ],
    [
      'AQ-117: two rooms in one act phase',
      laidOut({ active: 'sedrin' }, { reveals: 2 }),
      ['heroes.sedrin.reveals: 1 at most, not 2'],
    ],
    [
      'a deck that is drawn and has cards on top',
      laidOut({ drawn: ['villain'], tops: { villain: ['tongue-from-the-dark'] } }),
      ['drawn.0: a deck without tops, not villain'],
    ],
  ])('%s', (_what, file, said) => {
    const problems = problemsOf(file);
    expect(problems).toHaveLength(1);
    for (const part of said) expect(problems[0]).toContain(part);
  });
});

describe('files by lot', () => {
  const files = Array.from({ length: 50 }, (_, seed) => randomFile(seed));

  it('are positions of a match, from the first question on', { timeout: 120_000 }, () => {
    const states = new Set<string>();
    for (const [seed, file] of files.entries()) {
      const wrong = problemsOf(file);
      // Some quests are over once the villain has fallen; what is laid out is sound all the same.
      expect(
        wrong.filter((problem) => !problem.startsWith('This game is over')),
        `${seed}`,
      ).toEqual([]);
      if (wrong.length > 0) continue;
      const match = begun(file);
      expect(altarQuestRules.broken(match), `${seed}`).toEqual([]);
      expect(
        match.state.cards[BOLX]?.spaces !== undefined && match.state.villain !== 'spawned',
      ).toBe(false);
      states.add(`${match.state.villain} ${match.state.turn}`);
      for (let choices = 0; choices < 12 && match.open.length > 0; choices++) {
        const [asked] = match.open as [(typeof match.open)[0]];
        const { id, seats, options, choose } = asked;
        const chosen = options.slice(0, choose.min).map((option) => option.id);
        const choice = { seat: options[0]?.seat ?? seats[0] ?? '', decision: id, options: chosen };
        expect(answer(altarQuestRules.procedures, match, choice).accepted, `${seed}`).toBe(true);
        expect(altarQuestRules.broken(match), `${seed}`).toEqual([]);
      }
    }
    expect(states.size).toBeGreaterThan(6);
  });
});
