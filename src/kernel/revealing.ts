import { formFor, type SeatId } from './decision.ts';
import { eventFor, type Happening } from './event.ts';
import type { GameRules } from './game.ts';
import type { Match } from './match.ts';

/** What nobody knew about a match before something happened in it. */
export interface Unseen {
  /** The generator as it was: every roll, shuffle or random pick advances it. */
  random: string;
  /** What was hidden from seats that share what they see. */
  hidden: { seats: readonly SeatId[]; cards: ReadonlySet<string> }[];
}

type Rules = Pick<GameRules, 'cooperative' | 'hidden'>;

/** Notes what is hidden, before the rules change the match. */
export const noteUnseen = (rules: Rules, match: Match): Unseen => ({
  random: JSON.stringify(match.random),
  hidden: eyesOf(rules, match).map((seats) => ({
    seats,
    cards: new Set(rules.hidden(match, seats)),
  })),
});

/** Who shares what they see: all seats if they play together, otherwise each seat alone. */
const eyesOf = ({ cooperative }: Rules, { seats }: Match): (readonly SeatId[])[] =>
  cooperative ? [seats] : seats.map((seat) => [seat]);

/**
 * Whether a change has told anyone something that could not be known before: something was rolled or
 * shuffled, a hidden card lies open or was looked at, or an event or a question names one. Anyone who goes
 * back to before that knows what is coming.
 * @param match after the change; `before` was noted ahead of it
 */
export function hasRevealed(
  rules: Rules,
  before: Unseen,
  match: Match,
  happenings: readonly Happening[],
): boolean {
  if (JSON.stringify(match.random) !== before.random) return true;
  return before.hidden.some(({ seats, cards }) => {
    const still = new Set(rules.hidden(match, seats));
    for (const card of cards) if (!still.has(card)) return true;
    return seats.some(
      (seat) =>
        match.open.some((decision) => names(formFor(decision, seat), cards)) ||
        happenings.some((happening) => names(eventFor(happening, seat), cards)),
    );
  });
}

/** Whether a value mentions one of these cards, as a string or as part of an option's id. */
function names(value: unknown, cards: ReadonlySet<string>): boolean {
  if (typeof value === 'string') {
    return cards.has(value) || value.split(':').some((part) => cards.has(part));
  }
  if (typeof value !== 'object' || value === null) return false;
  for (const part of Object.values(value)) if (names(part, cards)) return true;
  return false;
}
