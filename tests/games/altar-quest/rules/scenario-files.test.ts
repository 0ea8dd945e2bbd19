import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { layoutSchema } from '../../../../src/games/altar-quest/rules/scenarios/layout.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import { games } from '../../../../src/games/index.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { readScenario } from '../../../../src/kernel/scenario-file.ts';

const DOCS = new URL('../../../../docs/', import.meta.url);
const PAGE = readFileSync(new URL('scenarios.md', DOCS), 'utf8');
const EXAMPLES = readdirSync(new URL('scenarios/', DOCS));
const SEED = '00112233445566778899aabbccddeeff';

/** Sedrin in room 16, and whatever else is laid out. */
const laidOut = (more: object = {}): object => ({
  game: 'altar-quest',
  startRoom: 'room-16',
  heroes: { sedrin: { at: 'R17' } },
  ...more,
});

const problemsOf = (file: unknown): string[] => {
  const read = readScenario(typeof file === 'string' ? file : JSON.stringify(file), games);
  return 'problems' in read ? read.problems : [];
};

/** The match that a scenario begins. */
function begun(file: object): Match<AltarQuestState> {
  const read = readScenario(JSON.stringify(file), games);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return altarQuestRules.setup({ ...read.setup, seed: SEED }).match;
}

const heroOf = ({ state }: Match<AltarQuestState>, id: string) =>
  state.heroes.find((hero) => hero.id === id);

describe('a scenario file', () => {
  it.each(EXAMPLES)('%s in the docs can be played', (name) => {
    const text = readFileSync(new URL(`scenarios/${name}`, DOCS), 'utf8');
    expect(problemsOf(text)).toEqual([]);
    const { open, inputs } = begun(JSON.parse(text));
    expect(open).not.toEqual([]);
    expect(inputs).toBe(0);
  });

  it('lays out heroes, enemies, traps, rooms, features, decks and dice', () => {
    const match = begun({
      game: 'altar-quest',
      options: { quest: 'the-hunt' },
      startRoom: 'room-12',
      revealed: ['room-12', 'room-16'],
      openDoors: ['door-21'],
      features: { 'room-16': 'bookshelf' },
      altar: 'burning-altar',
      pool: ['aluna', 'aluna', 'brase', 'lowek', 'wathe'],
      round: 4,
      supply: 3,
      heroes: {
        sedrin: { at: 'R17', damage: 2, focus: 3, armor: 1, hand: ['lance-of-noon.2'] },
        myreen: { at: 'S16', hand: [], acted: true },
      },
      enemies: { 'frox-raider.red': { at: 'R18', damage: 1, hero: 'myreen' } },
      cards: { bookshelf: { search: 2 }, kneeler: { exhausted: true } },
      tops: { threat: ['frox-raider.blue', 'frox-raider.green'] },
      discards: { search: ['blinding-powder.1'] },
      heroDecks: { sedrin: ['lance-of-noon.1'] },
      dice: ['critical', 'nethander', 3, { lot: 7 }],
    });
    const { state, random } = match;
    expect(state).toMatchObject({
      round: 4,
      supply: 3,
      startRoom: 'room-12',
      revealed: ['room-12', 'room-16'],
      openDoors: ['door-21'],
      features: { 'room-16': 'bookshelf' },
      altar: 'burning-altar',
      altarPool: ['aluna', 'aluna', 'brase', 'lowek', 'wathe'],
      cards: {
        bookshelf: { search: 2 },
        kneeler: { exhausted: true },
        'frox-raider.red': { damage: 1, spaces: ['R18'] },
      },
    });
    expect(heroOf(match, 'sedrin')).toMatchObject({
      at: 'R17',
      damage: 2,
      focus: 3,
      armor: 1,
      actions: 3,
      hand: ['lance-of-noon.2'],
    });
    expect(heroOf(match, 'myreen')).toMatchObject({ threats: ['frox-raider.red'], acted: true });
    expect(state.decks.threat.draw.slice(-2)).toEqual(['frox-raider.green', 'frox-raider.blue']);
    expect(state.decks.search.discard).toEqual(['blinding-powder.1']);
    expect(heroOf(match, 'sedrin')?.deck.draw.at(-1)).toBe('lance-of-noon.1');
    expect(random.stacked).toEqual([5, 5, 3, 7]);
    expect(altarQuestRules.broken(match)).toEqual([]);
  });

  it('attaches a card by either side', () => {
    const options = { quest: 'the-search' };
    const rooms = {
      startRoom: 'room-12',
      revealed: ['room-12', 'room-16'],
      openDoors: ['door-21'],
      features: { 'room-16': 'bookshelf' },
    };
    const heroes = { sedrin: { at: 'V16' } };
    const files = [
      { bookshelf: { attached: ['cellaress-ledger'] } },
      { 'cellaress-ledger': { host: 'bookshelf' } },
    ].map((cards) => begun(laidOut({ options, ...rooms, heroes, cards })));
    for (const { state } of files) {
      expect(state.cards.bookshelf?.attached).toEqual(['cellaress-ledger']);
      expect(state.cards['cellaress-ledger']?.host).toBe('bookshelf');
    }
  });

  it('begins with the act phase of the hero who is named, else with the question who begins', () => {
    const heroes = { sedrin: { at: 'R17' }, myreen: { at: 'R19' } };
    const promptOf = ({ open }: Match) => open.map(({ prompt, about }) => [prompt.key, about]);
    expect(promptOf(begun(laidOut({ heroes, active: 'myreen' })))).toEqual([
      ['prompt.act', 'myreen'],
    ]);
    expect(promptOf(begun(laidOut({ heroes })))).toEqual([['prompt.next-hero', undefined]]);
  });

  it.each(['threat', 'villain', 'quest'])(
    'begins with the %s turn, and the next round after it',
    (turn) => {
      const match = begun(laidOut({ turn, round: 2, tops: { villain: ['open-audience'] } }));
      for (let choices = 0; match.state.round === 2 && choices < 20; choices++) {
        const [asked] = match.open;
        if (!asked) break;
        const { id, seats, options, fallback } = asked;
        const chosen = fallback.length > 0 ? fallback : [options[0]?.id as string];
        answer(altarQuestRules.procedures, match, {
          seat: seats[0] as string,
          decision: id,
          options: chosen,
        });
      }
      expect(match.state).toMatchObject({ round: 3, turn: 'heroes' });
      expect(match.open.map(({ prompt }) => prompt.key)).toEqual(['prompt.act']);
    },
  );

  it('is told first, and is the same match whenever it is played again', () => {
    const read = readScenario(JSON.stringify(laidOut({ round: 5 })), games);
    if ('problems' in read) throw new Error(read.problems.join('\n'));
    const [one, again] = [1, 2].map(() => altarQuestRules.setup({ ...read.setup, seed: SEED }));
    expect(one?.happenings[0]).toMatchObject({
      event: { type: 'laid-out', args: { quest: 'the-search', round: 5 } },
      seats: 'everyone',
      chapter: 'r5-heroes',
    });
    expect(again).toEqual(one);
  });
});

describe('what is wrong is told with its path, what was expected and what there is', () => {
  const hero = (has: object) => laidOut({ heroes: { sedrin: { at: 'R17', ...has } } });
  it.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['This is not JSON: ']],
    ['far too much', laidOut({ rounds: Array(20_000).fill(0) }), ['more than a scenario can hold']],
    ['no game', {}, ['game: the name of a game, not undefined']],
    [
      'another game',
      { game: 'altar-qest' },
      ['game: one of altar-quest, adventure, altar, not "altar-qest". Is altar-quest meant?'],
    ],
    ['a field', laidOut({ herose: 1 }), ['not "herose". Is heroes meant?']],
    [
      'a field of a hero',
      hero({ hnd: [] }),
      ['heroes.sedrin: there is no field ', 'not "hnd". Is hand meant?'],
    ],
    [
      'a word',
      laidOut({ turn: 'heros' }),
      ['turn: one of heroes, threat, villain, quest, not "heros". Is heroes meant?'],
    ],
    ['a number', hero({ focus: 9 }), ['heroes.sedrin.focus: ', '<=5']],
    ['too few dice', laidOut({ pool: ['wathe'] }), ['pool: ', 'exactly 5']],
    [
      'a die',
      laidOut({ dice: ['succes'] }),
      ['dice.0: a number from 0 to 5, or one of ', 'Is success meant?'],
    ],
    [
      'a side that no die has',
      laidOut({ dice: ['success', 6] }),
      ['dice.1: a number from 0 to 5 or a face, not 6; { "lot": 6 } where no die is meant'],
    ],
    [
      'a lot that is too high for what comes before the first choice',
      laidOut({
        turn: 'threat',
        bare: true,
        heroes: { sedrin: { at: 'R17', hand: [] } },
        enemies: { 'frox-raider.red': { at: 'R18' } },
        dice: ['success', { lot: 40 }],
      }),
      ["dice.1: This position can't be begun: The stacked result 40 is not below 6."],
    ],
    [
      'no hero',
      laidOut({ heroes: {} }),
      ['heroes: 1 to 4 of sedrin, myreen, rowen, quella, not none'],
    ],
    [
      'a hero',
      laidOut({ heroes: { sedrn: { at: 'R17' } } }),
      ['heroes.sedrn: one of ', 'Is sedrin meant?'],
    ],
    [
      'a seat’s hero',
      laidOut({ seats: { myreen: 'ann' } }),
      ['seats.myreen: one of sedrin, not "myreen"'],
    ],
    [
      'an option',
      laidOut({ options: { quests: 'the-hunt' } }),
      ['options.quests: ', 'Is quest meant?'],
    ],
    [
      'an option’s value',
      laidOut({ options: { quest: 'the-hnt' } }),
      ['options.quest: ', 'Is the-hunt meant?'],
    ],
    [
      'a space',
      hero({ at: 'S99' }),
      ['heroes.sedrin.at: a space of the board, not "S99". Is S9 meant?'],
    ],
    [
      'a space in the dark',
      hero({ at: 'S15' }),
      ['heroes.sedrin.at: S15 is in room-12, which is not revealed (room-16 is)'],
    ],
    ['a room', laidOut({ startRoom: 'room-61' }), ['startRoom: one of ', 'not "room-61"']],
    [
      'rooms without the stairs',
      laidOut({ revealed: ['room-12', 'room-16'] }),
      ['revealed: begins with the start room, room-16'],
    ],
    ['a door', laidOut({ openDoors: ['door-99'] }), ['openDoors.0: ', 'not "door-99"']],
    [
      'a feature’s room',
      laidOut({ features: { 'room-12': 'bookshelf' } }),
      ['features.room-12: one of room-16, not "room-12"'],
    ],
    ['whose turn', laidOut({ active: 'rowen' }), ['active: one of sedrin, not "rowen"']],
    [
      'a card',
      hero({ hand: ['lance-of-noo.1'] }),
      [
        'heroes.sedrin.hand.0: a card of this match, not "lance-of-noo.1". Is lance-of-noon.1 meant?',
      ],
    ],
    [
      'which copy',
      hero({ hand: ['lance-of-noon'] }),
      ['heroes.sedrin.hand.0: one of its copies, lance-of-noon.', 'not "lance-of-noon"'],
    ],
    [
      'too many copies',
      hero({ hand: ['lance-of-noon.1', 'lance-of-noon.2', 'lance-of-noon.3'] }),
      ['heroes.sedrin.hand.2: one of its copies, ', 'not "lance-of-noon.3"'],
    ],
    [
      'a card twice',
      hero({ hand: ['lance-of-noon.1', 'lance-of-noon.1'] }),
      ['heroes.sedrin.hand.1: lance-of-noon.1 is laid out twice, at heroes.sedrin.hand.0 as well'],
    ],
    [
      'a card of another match',
      hero({ hand: ['scythe-the-reeds.1'] }),
      ['scythe-the-reeds.1 is of the deck myreen, which is not in this match'],
    ],
    [
      'a card in the wrong hand',
      hero({ hand: ['frox-raider.red'] }),
      ['heroes.sedrin.hand.0: an action, feat or reaction of sedrin, not frox-raider.red (minion)'],
    ],
    [
      'a card in the wrong deck',
      laidOut({ tops: { search: ['frox-raider.red'] } }),
      ['tops.search.0: a card of the search deck, not frox-raider.red (minion)'],
    ],
    [
      'no enemy',
      laidOut({ enemies: { bookshelf: { at: 'R18' } } }),
      ['enemies.bookshelf: minion or trap', 'not bookshelf (feature)'],
    ],
    [
      'a figure on too many spaces',
      laidOut({ enemies: { 'frox-raider.red': { at: ['R18', 'R19'] } } }),
      ["enemies.frox-raider.red.at: 1 of the board's spaces, not 2"],
    ],
    ['a shared space', laidOut({ enemies: { 'frox-raider.red': { at: 'R17' } } }), ['shares R17']],
    [
      'a hero who has fallen',
      hero({ damage: 11 }),
      ['heroes.sedrin.damage: less than the health of 11, not 11'],
    ],
    [
      'an act phase in another turn',
      laidOut({ turn: 'quest', active: 'sedrin' }),
      ['active: nobody has an act phase in the quest turn'],
    ],
    [
      'an act phase that is over',
      laidOut({ heroes: { sedrin: { at: 'R17', acted: true } }, active: 'sedrin' }),
      ['active: sedrin has acted in this round'],
    ],
    [
      'a villain without a figure',
      laidOut({ villain: 'spawned' }),
      ['enemies.bolx-the-belchlord: where the villain stands'],
    ],
    [
      'a villain who schemes on the board',
      laidOut({ enemies: { 'bolx-the-belchlord': { at: ['U16', 'V16', 'U17', 'V17'] } } }),
      ['villain: spawned, as bolx-the-belchlord stands on the board, not scheme'],
    ],
    [
      'a game that is over',
      laidOut({
        options: { quest: 'the-escape' },
        cards: { 'the-escape': { quest: 4, progress: 2 } },
      }),
      ['This game is over before anybody has chosen: the-escape-won'],
    ],
  ])('%s', (_what, file, said) => {
    const problems = problemsOf(file);
    expect(problems).toHaveLength(1);
    for (const part of said) expect(problems[0]).toContain(part);
  });

  it('everything at once, not the first thing only', () => {
    const problems = problemsOf(laidOut({ heroes: { sedrin: { at: 'S99', hand: ['grubb'] } } }));
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'heroes.sedrin.at',
      'heroes.sedrin.hand.0',
    ]);
  });

  it('a match is not set up with it either', () => {
    const scenario = JSON.stringify({ heroes: { sedrin: { at: 'S99' } } });
    const setup = { seats: [], options: {}, seed: SEED, scenario };
    expect(() => altarQuestRules.setup(setup)).toThrow(RangeError);
  });
});

describe('docs/scenarios.md', () => {
  const { shape } = layoutSchema;
  const fieldsIn = (heading: string): string[] => {
    const part = PAGE.split(/^##+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
    return [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field as string);
  };

  it.each([
    ['Every field', Object.keys(shape)],
    ['A hero', Object.keys(shape.heroes.valueType.shape)],
    ['What lies on a card', Object.keys(shape.cards.unwrap().valueType.shape)],
  ])('%s is described, and no other', (heading, fields) => {
    expect(fieldsIn(heading).sort()).toEqual([...fields].sort());
  });

  it('shows what is really said', () => {
    const shown = /```text\n([\s\S]+?)```/.exec(PAGE)?.[1]?.trim().split('\n') ?? [];
    const wrong = problemsOf(
      laidOut({
        heroes: { sedrin: { at: 'S99', hand: ['lance-of-noon'] } },
        enemies: { 'frox-raider.red': { at: 'R18' } },
        tops: { threat: ['frox-raider.red'] },
      }),
    );
    expect(wrong).toEqual(shown);
  });
});
