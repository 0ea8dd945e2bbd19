import { chosenArgument } from '../../src/kernel/answers.ts';
import type { CompanionRules, Stakes } from '../../src/kernel/companion.ts';
import { createContent } from '../../src/kernel/content.ts';
import type { Visibility } from '../../src/kernel/decision.ts';
import { begin, RulesError } from '../../src/kernel/engine.ts';
import type { Happening } from '../../src/kernel/event.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import type { Lobby } from '../../src/kernel/lobby.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, call, finish, goto, procedure, type RunOf } from '../../src/kernel/procedure.ts';
import { below, seedRandom } from '../../src/kernel/random.ts';
import type { MatchSetup } from '../../src/kernel/setup.ts';
import type { ChapterOf, DraftOf, OptionOf } from '../../src/kernel/vocabulary.ts';
import { countingCompanion } from './counting-companion.ts';
import { type Helping, helpWith } from './counting-help.ts';
import type { CountingState, CountingView } from './counting-state.ts';
import type { Counting } from './counting-words.ts';

export const countingLobby: Lobby = {
  seats: { min: 2, max: 3 },
  characters: {
    offers: ['fox', 'owl', 'hare', 'toad', 'newt'].map((id) => ({ id, values: { speed: 1 } })),
    perSeat: { min: 1, max: 2 },
    inAll: { min: 2, max: 4 },
  },
  options: [
    { id: 'target', choices: ['6', '12', '100000'], default: '12' },
    { id: 'faulty', choices: ['no', 'yes'], default: 'no' },
  ],
};

type CountingRun = RunOf<Counting>;
type CountingOption = OptionOf<Counting['verbs']>;

const roundsWith = ({ deciders, unconfirmed }: CountingOptions) =>
  procedure<Counting, Record<string, never>>('rounds', {
    begin(run) {
      run.state.round += 1;
      run.state.hidden = {};
      run.beginChapter(chapterOf(run, 'start'));
      run.emit('round-began', { round: run.state.round });
      return call('turns', { next: 0 }, 'hide');
    },
    hide(run) {
      run.beginChapter(chapterOf(run, 'hiding'));
      return ask(
        run.match.seats.map(
          (seat): DraftOf<Counting> => ({
            key: seat,
            how: 'each',
            seats: [seat],
            visibility: 'secret',
            prompt: { key: 'counting.prompt.hide' },
            options: ['1', '2'].map((number) => ({ id: number, verb: 'hide', args: { number } })),
          }),
        ),
        'hidden',
      );
    },
    hidden(run, _data, { reply }) {
      for (const seat of run.match.seats) {
        const number = Number(chosenArgument(reply[seat], 'hide', 'number'));
        run.state.hidden[seat] = number;
        run.emitTo(
          [seat],
          { type: 'hid', args: { seat, number } },
          { type: 'hid', args: { seat } },
        );
      }
      return ask(
        {
          how: 'group',
          seats: [...(deciders ?? run.match.seats)],
          visibility: 'public',
          prompt: { key: 'counting.prompt.go-on' },
          options: [
            { id: 'on', verb: 'go-on' },
            { id: 'end', verb: 'end' },
          ],
          ...(unconfirmed ? { unconfirmed } : {}),
        },
        'decided',
      );
    },
    decided(run, _data, { reply }) {
      if (reply.answer?.[0]?.id === 'end') {
        run.end({ winners: [], reason: 'stopped' });
        return finish();
      }
      return goto('begin');
    },
  });

/** What can be added unless said otherwise. */
const NUMBERS: readonly number[] = [1, 2, 3];

const turnsWith = ({
  numbers = NUMBERS,
  visibility = 'public',
  cheers,
  helping,
  deeds = 1,
}: CountingOptions) =>
  procedure<Counting, { next: number; done?: number }>('turns', {
    turn(run, data) {
      const seat = run.match.seats[data.next];
      if (seat === undefined) return finish();
      run.beginChapter(chapterOf(run, seat));
      return ask(
        {
          seats: [seat],
          visibility,
          prompt: { key: 'counting.prompt.add', args: { seat } },
          options: [
            ...numbers.map(
              (number): CountingOption => ({ id: `add-${number}`, verb: 'add', args: { number } }),
            ),
            { id: 'roll', verb: 'roll' },
            ...(run.state.faulty ? [{ id: 'crash', verb: 'crash' as const }] : []),
            ...run.match.seats
              .filter((other) => cheers && other !== seat)
              .map(
                (other): CountingOption => ({ id: `cheer-${other}`, verb: 'cheer', seat: other }),
              ),
          ],
          ...(run.state.fallsBackOnFault ? { fallback: ['crash'] } : {}),
          rest: true,
        },
        'added',
      );
    },
    added(run, data, { reply }) {
      const [chosen] = reply.answer ?? [];
      const seat = run.match.seats[data.next] ?? '';
      if (chosen?.verb === 'cheer') return goto('turn');
      if (chosen?.verb === 'crash') throw new RulesError('This option always fails.');
      if (chosen?.verb === 'roll') {
        const die = below(run.match.random, 6) + 1;
        run.emit('rolled', { seat, die });
        return goto('ask-double');
      }
      add(run, seat, chosenArgument(reply.answer, 'add', 'number'));
      if (!helping) return goto('pass');
      const asked = run.match.seats.filter((other) => other !== seat);
      const others = asked.flatMap((other) => Array<string>(helping.times ?? 1).fill(other));
      return call('help', { others }, 'pass');
    },
    'ask-double'(run, data) {
      return ask(
        {
          seats: [run.match.seats[data.next] ?? ''],
          visibility: 'public',
          prompt: { key: 'counting.prompt.keep' },
          options: [
            { id: 'yes', verb: 'keep' },
            { id: 'no', verb: 'drop' },
          ],
        },
        'doubled',
      );
    },
    doubled(run, data, { reply }) {
      if (reply.answer?.[0]?.id === 'yes') add(run, run.match.seats[data.next] ?? '', 1);
      return goto('pass');
    },
    pass(run, data) {
      if (run.state.total >= run.state.target) {
        run.end({ winners: [run.match.seats[data.next] ?? ''], reason: 'reached' });
        return finish();
      }
      data.done = (data.done ?? 0) + 1;
      if (data.done < deeds) return goto('turn');
      delete data.done;
      data.next += 1;
      return goto('turn');
    },
  });

function add(run: CountingRun, seat: string, number: number): void {
  run.state.total += number;
  run.emit('added', { seat, number, total: run.state.total });
}

const chapterOf = (run: CountingRun, part: string): ChapterOf<Counting> => ({
  id: `r${run.state.round}-${part}`,
  title: { key: 'counting.chapter', args: { round: run.state.round, part } },
});

/** A procedure as an update of the rules leaves it. */
function updated<Updated extends { steps: object }>(
  before: Updated,
  newSteps: readonly string[] = [],
  goneSteps: readonly string[] = [],
): Updated {
  const kept = Object.entries(before.steps).filter(([step]) => !goneSteps.includes(step));
  const added = newSteps.map((step) => [step, () => finish()] as const);
  return { ...before, steps: Object.fromEntries([...kept, ...added]) };
}

export interface CountingOptions {
  content?: string;
  /** Steps that an update of the rules adds to the turns. */
  newSteps?: readonly string[];
  /** Steps of the turns that an update of the rules has removed. */
  goneSteps?: readonly string[];
  /** Steps that an update of the rules adds to the rounds, in which all are asked together. */
  newRoundSteps?: readonly string[];
  /** Numbers that an update of the rules allows to be added. */
  numbers?: readonly number[];
  /** Who may know what can be added; everybody unless said otherwise. */
  visibility?: Visibility;
  /** Those who are not on turn may cheer. */
  cheers?: true;
  /** Seats that decide together whether to go on; all unless said otherwise. */
  deciders?: readonly string[];
  /** The seats win or lose as one. */
  cooperative?: true;
  /** So little hangs on whether to go on that the first to answer decides. */
  unconfirmed?: true;
  /** How many may sit at the table; three unless said otherwise. */
  mostSeats?: number;
  /** Whose phase it is when all are asked together; nobody's unless said otherwise. */
  acting?: string;
  /** How many things may be done in one turn, one after another; one unless said otherwise. */
  deeds?: number;
  /** The others are asked for help with what somebody has added; nobody is unless said otherwise. */
  helping?: Helping;
  /** A turn of somebody who has been there ends by itself: 1 is added. */
  endsByItself?: true;
  /** What hangs on questions outside one's own turn, by prompt; the game says nothing about it unless set. */
  stakes?: { readonly [prompt: string]: Stakes };
  /** The same, depending on the state. */
  weigh?: NonNullable<CompanionRules<CountingState, CountingView, Counting>['weigh']>;
  /** Called for every view; throw to make it fail. */
  onView?: (match: Match<CountingState>, viewer: string) => void;
}

const lobbyFor = ({ mostSeats = countingLobby.seats.max }: CountingOptions): Lobby => ({
  ...countingLobby,
  seats: { ...countingLobby.seats, max: mostSeats },
});

export function countingRules(
  options: CountingOptions = {},
): GameRules<CountingState, CountingView, Counting> {
  const numbers = options.numbers ?? NUMBERS;
  const procedures = {
    rounds: updated(roundsWith(options), options.newRoundSteps),
    turns: updated(turnsWith(options), options.newSteps, options.goneSteps),
    ...(options.helping ? { help: helpWith(options.helping) } : {}),
  };
  const content = options.content ?? '1';
  return {
    id: 'counting',
    content: () => content,
    lobby: lobbyFor(options),
    procedures,
    setup: (setup) => setUp(setup, content),
    view(match, viewer) {
      options.onView?.(match, viewer);
      const { round, total, target, hidden } = match.state;
      const seen: CountingView['hidden'] = {};
      for (const [seat, number] of Object.entries(hidden)) {
        seen[seat] = seat === viewer ? number : 'secret';
      }
      return { viewer, round, total, target, hidden: seen, over: match.outcome !== null };
    },
    underWay: createContent({
      procedures,
      definitions: () => ({}),
      registered: () => 0,
      definitionOf: (name) => (name === 'add' ? { numbers } : undefined),
    }).underWay,
    standing({ prompt }) {
      if (prompt.key === 'counting.prompt.keep') {
        return [
          { id: 'keep', option: 'yes', until: 'revoked' },
          { id: 'drop', option: 'no', until: 'turn' },
        ];
      }
      return options.endsByItself && prompt.key === 'counting.prompt.add'
        ? [{ id: 'adds', option: 'add-1', until: 'revoked', byItself: true }]
        : [];
    },
    beforehand: [{ id: 'drop', until: 'turn' }],
    // Numbers that are hidden stay so: only dice are turned up.
    hidden: () => [],
    ...(options.cooperative ? { cooperative: true } : {}),
    acting: () => options.acting ?? null,
    onTurn: ({ stack, seats }) => {
      const isHelping = stack.some((frame) => frame.procedure === 'help');
      if (isHelping && options.helping?.inNobodysTurn) return null;
      const turns = stack.find((frame) => frame.procedure === 'turns');
      return turns ? (seats[Number(turns.data.next)] ?? null) : null;
    },
    broken: () => [],
    companion: {
      ...countingCompanion,
      ...(options.stakes ? { stakes: options.stakes } : {}),
      ...(options.weigh ? { weigh: options.weigh } : {}),
    },
  };

  function setUp(setup: MatchSetup, version: string) {
    if (setup.seats.length < 2) throw new RangeError('Counting needs two seats.');
    const match: Match<CountingState> = {
      gameId: 'counting',
      content: version,
      seats: setup.seats.map(({ seat }) => seat),
      state: {
        round: 0,
        total: 0,
        target: Number(setup.options.target),
        hidden: {},
        faulty: setup.options.faulty === 'yes',
        ...(setup.brings ? { carried: Number(setup.brings.carried) } : {}),
      },
      stack: [],
      open: [],
      random: seedRandom(setup.seed),
      inputs: 0,
      questions: 0,
      chapter: {
        id: 'setup',
        title: { key: 'counting.chapter', args: { round: 0, part: 'setup' } },
      },
      outcome: null,
    };
    const happenings: Happening[] = begin(procedures, match, 'rounds');
    return { match, happenings };
  }
}
