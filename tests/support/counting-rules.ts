import type { DecisionDraft, Option } from '../../src/kernel/decision.ts';
import { begin, RulesError } from '../../src/kernel/engine.ts';
import type { Happening } from '../../src/kernel/event.ts';
import type { GameRules, Lobby, MatchSetup } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, call, finish, goto, procedure, type Run } from '../../src/kernel/procedure.ts';
import { below, seedRandom } from '../../src/kernel/random.ts';
import { countingCompanion } from './counting-companion.ts';

/** Two or three seats count to a target in turns; between rounds each hides a number, and all decide whether to go on. */
export interface CountingState {
  round: number;
  total: number;
  target: number;
  /** What each seat has hidden this round: its own secret. */
  hidden: { [seat: string]: number };
  /** Makes the option `crash` available. */
  faulty: boolean;
}

export interface CountingView {
  viewer: string;
  round: number;
  total: number;
  target: number;
  hidden: { [seat: string]: number | 'secret' };
  over: boolean;
}

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

type CountingRun = Run<CountingState>;

const option = (id: string, verb: string, args?: Option['args']): Option => ({
  id,
  verb,
  ...(args ? { args } : {}),
});

const rounds = procedure<CountingState, Record<string, never>>('rounds', {
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
        (seat): DecisionDraft => ({
          key: seat,
          how: 'each',
          seats: [seat],
          prompt: { key: 'counting.prompt.hide' },
          options: ['1', '2'].map((number) => option(number, 'hide', { number })),
          always: true,
        }),
      ),
      'hidden',
    );
  },
  hidden(run, _data, { reply }) {
    for (const seat of run.match.seats) {
      const number = Number(reply[seat]?.[0]?.args?.number);
      run.state.hidden[seat] = number;
      run.emitTo([seat], { type: 'hid', args: { seat, number } }, { type: 'hid', args: { seat } });
    }
    return ask(
      {
        how: 'group',
        seats: run.match.seats,
        prompt: { key: 'counting.prompt.go-on' },
        options: [option('on', 'go-on'), option('end', 'end')],
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

const turns = procedure<CountingState, { next: number }>('turns', {
  turn(run, data) {
    const seat = run.match.seats[data.next];
    if (seat === undefined) return finish();
    run.beginChapter(chapterOf(run, seat));
    return ask(
      {
        seats: [seat],
        prompt: { key: 'counting.prompt.add', args: { seat } },
        options: [
          ...[1, 2, 3].map((number) => option(`add-${number}`, 'add', { number })),
          option('roll', 'roll'),
          ...(run.state.faulty ? [option('crash', 'crash')] : []),
        ],
        rest: true,
      },
      'added',
    );
  },
  added(run, data, { reply }) {
    const [chosen] = reply.answer ?? [];
    const seat = run.match.seats[data.next] ?? '';
    if (chosen?.verb === 'crash') throw new RulesError('This option always fails.');
    if (chosen?.verb === 'roll') {
      const die = below(run.match.random, 6) + 1;
      run.emit('rolled', { seat, die });
      return goto('ask-double');
    }
    add(run, seat, Number(chosen?.args?.number));
    return goto('pass');
  },
  'ask-double'(run, data) {
    return ask(
      {
        seats: [run.match.seats[data.next] ?? ''],
        prompt: { key: 'counting.prompt.keep' },
        options: [option('yes', 'keep'), option('no', 'drop')],
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
    data.next += 1;
    return goto('turn');
  },
});

function add(run: CountingRun, seat: string, number: number): void {
  run.state.total += number;
  run.emit('added', { seat, number, total: run.state.total });
}

const chapterOf = (run: CountingRun, part: string) => ({
  id: `r${run.state.round}-${part}`,
  title: { key: 'counting.chapter', args: { round: run.state.round, part } },
});

export interface CountingOptions {
  content?: string;
  /** What an update of the rules says about matches saved before it. */
  resumable?: (match: Match<CountingState>) => boolean;
  /** Called at every view; throw to make it fail. */
  onView?: (match: Match<CountingState>, viewer: string) => void;
}

export function countingRules(
  options: CountingOptions = {},
): GameRules<CountingState, CountingView> {
  const procedures = { rounds, turns };
  const content = options.content ?? '1';
  return {
    id: 'counting',
    content,
    lobby: countingLobby,
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
    resumable: options.resumable ?? (() => true),
    broken: () => [],
    companion: countingCompanion,
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
