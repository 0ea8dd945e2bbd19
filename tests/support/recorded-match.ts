import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import type { Choice } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { MatchSetup } from '../../src/kernel/setup.ts';
import { newMatch } from '../../src/table/around/beginning/new-match.ts';
import { usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type { StoredInput, StoredMatch } from '../../src/table/match/saved/store.ts';
import { hashSeed } from '../../src/table/match/seed.ts';
import { publicDecision } from '../../src/table/match/shown/visible.ts';

/** A match as the store would hold it, with all its inputs, oldest first. */
export interface RecordedMatch {
  stored: StoredMatch;
  inputs: StoredInput[];
}

export interface Playing {
  players: number;
  /** Characters in all. */
  characters?: number;
  /** Which game of many this is. */
  number: number;
  /** Choices after which to stop, though the match is not over. */
  most?: number;
  /** Of its set-up, where that should differ from the lobby's usual one. */
  setup?: Partial<MatchSetup>;
  /** What to choose next, instead of something at random; null to stop. */
  choose?: (match: Match) => Choice | null;
}

const PEOPLE = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'];
const START = Date.parse('2026-05-01T18:00:00Z');
const MINUTE = 60_000;

const seedOf = (number: number) => number.toString(16).padStart(32, '5');

/** Plays a match by its rules alone, at random unless told otherwise, and keeps what the table would keep. */
export function recordMatch(game: Game, playing: Playing): RecordedMatch {
  const { rules } = game;
  const { players, characters = players, number, most = 5_000 } = playing;
  const seats = seatsFor(rules.lobby, players, characters, number);
  const options = Object.fromEntries(rules.lobby.options.map((one) => [one.id, one.default]));
  const setup: MatchSetup = { seats, options, seed: seedOf(number), ...playing.setup };
  const { match, happenings } = rules.setup(structuredClone(setup));
  const random = seedRandom(seedOf(number + 4096));
  const inputs: StoredInput[] = [];
  const keep = (input: Partial<StoredInput>) =>
    inputs.push(
      asJson({
        revision: match.inputs,
        seat: null,
        userId: null,
        decisionId: null,
        options: [],
        requestId: null,
        settled: null,
        happenings: [],
        ...input,
      }),
    );
  keep({ happenings });
  while (match.outcome === null && match.inputs < most) {
    const choice = playing.choose ? playing.choose(match) : randomChoice(random, match.open);
    if (!choice) break;
    const decision = match.open.find(({ id }) => id === choice.decision)!;
    const chosen = decision.options.filter(({ id }) => choice.options.includes(id));
    const result = answer(rules.procedures, match, choice);
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
    const { seat } = choice;
    keep({
      seat,
      userId: userOf(seat),
      decisionId: choice.decision,
      options: choice.options,
      requestId: `request-${match.inputs}`,
      settled: {
        decision: { ...publicDecision(game, decision), options: chosen },
        seat,
        userId: userOf(seat),
        name: nameOf(seat),
        at: new Date(START).toISOString(),
      },
      happenings: result.happenings,
    });
  }
  for (const [index, input] of inputs.entries()) {
    input.at = new Date(START + index * MINUTE);
    input.undoneAt = null;
  }
  return { stored: storedOf(game, setup, match, inputs), inputs };
}

const indexOf = (seat: string) => Number(seat.split('-')[1]) - 1;
const nameOf = (seat: string) => PEOPLE[indexOf(seat)] ?? seat;
/** The user at a seat. */
export const userOf = (seat: string) => `u-${nameOf(seat).toLowerCase()}`;

function storedOf(
  game: Game,
  setup: MatchSetup,
  match: Match,
  inputs: readonly StoredInput[],
): StoredMatch {
  const over = match.outcome !== null;
  const last = inputs.at(-1)?.at ?? new Date(START);
  const lobby = newMatch(
    {
      gameId: game.rules.id,
      guildId: 'g',
      channelId: 'c',
      host: { userId: userOf('seat-1'), name: nameOf('seat-1') },
      seats: setup.seats.map(({ seat, characters }) => ({
        seat,
        characters,
        userId: userOf(seat),
        name: nameOf(seat),
      })),
    },
    setup.options,
    new Date(START),
    usualSettings(null),
  );
  return {
    ...lobby,
    id: 'abcdefghij',
    status: over ? 'over' : 'playing',
    threadId: 't',
    content: game.rules.content(),
    revision: match.inputs,
    state: asJson(match),
    setup,
    outcome: match.outcome,
    seed: setup.seed,
    seedHash: hashSeed(setup.seed),
    startedAt: new Date(START),
    changedAt: last,
    endedAt: over ? last : null,
  };
}

/** As it comes out of a JSON column. */
const asJson = <Value>(value: unknown): Value => JSON.parse(JSON.stringify(value)) as Value;
