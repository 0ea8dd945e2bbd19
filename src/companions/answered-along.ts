import { optionsFor, type SeatId } from '../kernel/decision.ts';
import { answer } from '../kernel/engine.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import { byRulesOfThumb } from './by-rules-of-thumb.ts';
import { chanceFrom } from './chance-from.ts';
import { askedOf, withoutUnseen } from './coming-turn.ts';
import type { FarsightedGame } from './playing-ahead.ts';

/** How many answers are foreseen: what one press can give, with a Reaction or two in between. */
const LONGEST = 8;

/** A question that follows from an answer, by ids of options. */
export interface Along {
  /** The key of its prompt. */
  prompt: string;
  offered: readonly string[];
  chosen: readonly string[];
}

/**
 * What a companion would choose at the questions that follow from its answer, in order: whom it attacks, with
 * which dice, what it does on arrival. Ends where something random happens, or something unseen is asked about.
 * Depends on what the seat knows and on `random` alone.
 */
export function answeredAlong(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  given: { decision: string; options: readonly string[] },
  random: RandomState,
): Along[] {
  const unseen = new Set(rules.hidden(match, [seat]));
  const fork = rules.companion.ahead.forget(match, seat, random);
  const hasHadItsSay = chanceFrom(rules, fork, seat);
  const along: Along[] = [];
  let choice = { seat, decision: given.decision, options: [...given.options] };
  while (along.length < LONGEST && answer(rules.procedures, fork, choice).accepted) {
    const asked = fork.outcome === null && !hasHadItsSay() ? askedOf(fork, seat) : undefined;
    if (!asked) break;
    const offered = withoutUnseen(asked, seat, unseen).options.map(({ id }) => id);
    // A card that is turned up is chance as well: nobody knows yet what is asked about it.
    if (offered.length < optionsFor(asked, seat).length) break;
    const options = byRulesOfThumb(rules, fork, seat, asked, random);
    along.push({ prompt: asked.prompt.key, offered, chosen: options });
    choice = { seat, decision: asked.id, options };
  }
  return along;
}
