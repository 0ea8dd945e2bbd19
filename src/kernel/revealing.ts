import { formFor, type SeatId } from './decision.ts';
import { eventFor, type Happening } from './event.ts';
import type { GameRules } from './game.ts';
import type { Match } from './match.ts';

/** What nobody knew of a match before something happened in it. */
export interface Unseen {
  /** The generator as it was: whatever is rolled, shuffled or picked moves it. */
  random: string;
  /** What was hidden, for those who see the match with the same eyes. */
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

/** Who sees for themselves: everyone together where the seats play together, else each seat. */
const eyesOf = ({ cooperative }: Rules, { seats }: Match): (readonly SeatId[])[] =>
  cooperative ? [seats] : seats.map((seat) => [seat]);

/**
 * Whether anybody knows something after a change that could not be known before: something was rolled
 * or shuffled, a card that was hidden lies open or was looked at, or an event or a question names one.
 * A person who goes back to before that knows what is coming.
 * @param match after the change, which `before` was noted ahead of
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

/** Whether a value speaks of one of these cards: as a text of its own, or as a part of an option's id. */
function names(value: unknown, cards: ReadonlySet<string>): boolean {
  if (typeof value === 'string') {
    return cards.has(value) || value.split(':').some((part) => cards.has(part));
  }
  if (typeof value !== 'object' || value === null) return false;
  for (const part of Object.values(value)) if (names(part, cards)) return true;
  return false;
}
