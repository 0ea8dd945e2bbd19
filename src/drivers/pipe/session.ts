import {
  type Decision,
  optionsFor,
  publicForm,
  questionsFor,
  type SeatId,
} from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import { eventFor, type Happening, type Viewer } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { RandomState } from '../../kernel/random.ts';
import type { MatchSetup } from '../../kernel/setup.ts';
import type { Texts } from '../../texts/texts.ts';
import { choiceFor, type Policy } from '../policies.ts';
import { type Line, type PipeRefusal, PROTOCOL, type Request } from './lines.ts';
import { readRequest } from './read-request.ts';
import { refusalInWords } from './refusals.ts';
import { wordsOf } from './words.ts';

export interface SessionOptions {
  game: Game;
  setup: MatchSetup;
  /** Seats that are played by lines; companions play the others. */
  played: readonly SeatId[];
  /** How companions play. */
  policy: Policy;
  playouts: number | undefined;
  /** For what companions decide at random. */
  random: RandomState;
  /** Whether each position includes its view, or only one that was asked for. */
  views: 'always' | 'asked';
  /** Adds everything that is hidden to what is written. */
  reveal: boolean;
  /** Adds words, in this language. */
  texts: Texts | null;
}

/** A match that is played line by line. */
export interface Session {
  /** What is written before anything is read. */
  begin(): Line[];
  /**
   * What is written for a line that was read. A refused line changes nothing.
   * @param text null for a line that was too long to be kept
   */
  take(text: string | null): Line[];
  /** Whether there is nothing more to be chosen. */
  readonly over: boolean;
}

export function startSession(options: SessionOptions): Session {
  const { game, setup, played } = options;
  const { rules } = game;
  const viewers: Viewer[] = ['table', ...played];
  let match: Match;
  let read = 0;

  function begin(): Line[] {
    const begun = rules.setup(structuredClone(setup));
    match = begun.match;
    const happened = [...begun.happenings, ...playOthers()];
    return [
      {
        type: 'match',
        protocol: PROTOCOL,
        game: rules.id,
        seats: setup.seats,
        options: Object.fromEntries(
          rules.lobby.options.map(({ id, default: usual }) => [id, setup.options[id] ?? usual]),
        ),
        viewers,
      },
      ...standing(happened),
    ];
  }

  function take(text: string | null): Line[] {
    read += 1;
    const request = readRequest(text);
    if (!('type' in request)) return refused(request.refusal, request.reason);
    return request.type === 'choose' ? choose(request) : look(request.viewer);
  }

  function look(viewer: Viewer): Line[] {
    if (!viewers.includes(viewer)) {
      return refused(
        'no-such-viewer',
        `There’s no viewer ${viewer}. Viewers: ${viewers.join(', ')}.`,
      );
    }
    return [position(viewer, [], true), end()];
  }

  function choose({ seat, decision, options: chosen }: Request & { type: 'choose' }): Line[] {
    if (!played.includes(seat)) {
      return refused('no-such-viewer', `Lines play ${played.join(', ')}, not ${seat}.`);
    }
    const before = match;
    // The rules change a match in place: a choice that makes them fail is made on a copy.
    match = structuredClone(before);
    try {
      const result = answer(rules.procedures, match, { seat, decision, options: chosen });
      if (result.accepted) return standing([...result.happenings, ...playOthers()]);
      match = before;
      return refused(
        result.refusal,
        refusalInWords(result.refusal, match.open, { seat, decision, options: chosen }),
      );
    } catch (problem) {
      match = before;
      const why = problem instanceof Error ? problem.message : String(problem);
      return refused('fault', `The rules failed, and nothing has changed: ${why}`);
    }
  }

  /** Lets companions answer what waits for them alone. */
  function playOthers(): Happening[] {
    const happened: Happening[] = [];
    for (let own = waitsForOthers(); own; own = waitsForOthers()) {
      const { policy, playouts, random } = options;
      const policies = { [own.seat]: policy };
      const players = { policies, playouts };
      const choice = choiceFor(rules, match, own.decision, own.seat, players, random);
      const result = answer(rules.procedures, match, choice);
      if (!result.accepted) throw new Error(`A companion's choice was refused: ${result.refusal}`);
      happened.push(...result.happenings);
    }
    return happened;
  }

  function waitsForOthers(): { decision: Decision; seat: SeatId } | null {
    for (const decision of match.open) {
      const seat = decision.seats.find((asked) => optionsFor(decision, asked).length > 0);
      if (seat !== undefined && !decision.seats.some((asked) => played.includes(asked)))
        return { decision, seat };
    }
    return null;
  }

  const refused = (refusal: PipeRefusal, reason: string): Line[] => [
    { type: 'refused', line: read, refusal, reason },
    end(),
  ];

  /** Everything that follows from something that has happened. */
  const standing = (happened: readonly Happening[]): Line[] => [
    ...viewers.map((viewer) => position(viewer, happened, options.views === 'always')),
    ...(options.reveal ? [{ type: 'whole' as const, match: structuredClone(match) }] : []),
    end(),
  ];

  function position(viewer: Viewer, happened: readonly Happening[], withView: boolean): Line {
    const events = happened.flatMap((one) => eventFor(one, viewer) ?? []);
    const open = openFor(match, viewer);
    const view = rules.view(match, viewer);
    const { texts } = options;
    return {
      type: 'position',
      viewer,
      choices: match.inputs,
      events,
      open,
      ...(texts ? { words: wordsOf(game, view, events, open, texts) } : {}),
      ...(withView ? { view } : {}),
    };
  }

  function end(): Line {
    const { outcome, open, inputs } = match;
    if (outcome) return { type: 'over', ...outcome, choices: inputs, seed: setup.seed };
    const waited = played.filter((seat) => open.some(({ seats }) => seats.includes(seat)));
    return { type: 'waiting', for: waited };
  }

  return {
    begin,
    take,
    get over() {
      return match.outcome !== null;
    },
  };
}

/** The open questions as a viewer may know them: for a seat those that it may answer, for the table all. */
const openFor = ({ open }: Match, viewer: Viewer): Decision[] =>
  viewer === 'table' ? open.map(publicForm) : questionsFor(open, viewer);
