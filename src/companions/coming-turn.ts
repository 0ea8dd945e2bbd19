import type { LookingAhead } from '../kernel/companion.ts';
import {
  type Decision,
  fallbackFor,
  formFor,
  isPublic,
  optionsFor,
  publicForm,
  type SeatId,
} from '../kernel/decision.ts';
import { askAgain, isAtRest } from '../kernel/engine.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import { type FarsightedGame, play, playSteadily } from './playing-ahead.ts';

/** Choices after which a seat's turn counts as out of reach. */
const LONGEST = 800;

/** A seat's future turn. */
export interface ComingTurn {
  /** A possible match at the beginning of that turn, made from nothing but what the seat knows. */
  fork: Match;
  /** The number of the turn, as the game counts them. */
  turn: number;
  /** What the seat can't see yet: it may not have it when the turn comes. */
  unseen: ReadonlySet<string>;
}

/**
 * The seat's next turn as it may come: what the seat can't know is dealt anew, and everyone plays on by rules
 * of thumb. Depends on what the seat knows and on `random` alone.
 * @returns null if no turn of the seat comes within reach
 */
export function comingTurn(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  random: RandomState,
): ComingTurn | null {
  const { ahead } = rules.companion;
  const unseen = new Set(rules.hidden(match, [seat]));
  const fork = ahead.forget(match, seat, random);
  if (isAtRest(fork)) askAgain(rules.procedures, fork);
  else if (!answerUnseen(rules, fork, seat, unseen)) return null;
  for (let choices = 0; choices < LONGEST && fork.outcome === null; choices++) {
    if (isOwnMove(fork, seat)) return { fork, turn: ahead.turn(fork), unseen };
    playSteadily(rules, fork, random);
  }
  return null;
}

/**
 * Answers what others are asked in the midst of something, whose options may name what they really hold: only
 * by what the seat knows of them.
 * @returns false if no answer is left
 */
function answerUnseen(
  rules: FarsightedGame,
  fork: Match,
  seat: SeatId,
  unseen: ComingTurn['unseen'],
): boolean {
  const others = fork.open.filter((one) => !one.seats.includes(seat) && !isKnownToAll(one));
  for (const decision of others) {
    const [asked = ''] = decision.seats;
    const form = isPublic(decision) ? publicForm(decision) : decision;
    const known = withoutUnseen(form, asked, unseen).options.map(({ id }) => id);
    const fallback = fallbackFor(decision, asked);
    const isKnown = fallback.every((id) => known.includes(id));
    const options = isKnown ? fallback : known.slice(0, decision.choose.min);
    if (options.length < decision.choose.min) return false;
    play(rules, fork, asked, decision.id, options);
  }
  return true;
}

const isKnownToAll = (decision: Decision): boolean =>
  isPublic(decision) && decision.options.every((option) => option.seat === undefined);

/** Whether a seat may begin its turn, or an action of it. */
export const isOwnMove = ({ open }: Pick<Match, 'open'>, seat: SeatId): boolean =>
  open.some((decision) => decision.rest && isAsked(decision, seat));

/** Whether the turn with this number is over for the seat: another has begun, or others may begin theirs. */
export function isTurnOver(
  { turn: turnOf }: Pick<LookingAhead, 'turn'>,
  match: Match,
  seat: SeatId,
  turn: number,
): boolean {
  if (match.outcome !== null || turnOf(match) !== turn) return true;
  return match.open.some(({ rest }) => rest) && !isOwnMove(match, seat);
}

/** The first open question that asks this seat and has options for it; undefined if there is none. */
export const askedOf = ({ open }: Pick<Match, 'open'>, seat: SeatId): Decision | undefined =>
  open.find((decision) => isAsked(decision, seat));

const isAsked = (decision: Decision, seat: SeatId): boolean =>
  decision.seats.includes(seat) && optionsFor(decision, seat).length > 0;

/** A question with those options that a seat may choose and that name nothing it can't see yet. */
export function withoutUnseen(
  decision: Decision,
  seat: SeatId,
  unseen: ComingTurn['unseen'],
): Decision {
  const form = formFor(decision, seat);
  const options = form.options.filter(
    ({ args = {} }) => !Object.values(args).some((value) => unseen.has(String(value))),
  );
  return { ...form, options };
}
