/** Standard deviations on each side that hold 95% of a normal distribution. */
const DEVIATIONS = 1.96;

/** The range of shares that contains the true one with 95% certainty: Wilson's score interval. */
export function intervalOf(wins: number, games: number): [least: number, most: number] {
  const square = DEVIATIONS ** 2;
  const share = wins / games;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const half =
    (DEVIATIONS / (1 + square / games)) *
    Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The range that contains how much one share is above another, with 95% certainty: Newcombe's interval. */
export function differenceOf(
  one: { wins: number; games: number },
  other: { wins: number; games: number },
): [least: number, most: number] {
  const share = one.wins / one.games;
  const against = other.wins / other.games;
  const [least, most] = intervalOf(one.wins, one.games);
  const [leastOther, mostOther] = intervalOf(other.wins, other.games);
  const difference = share - against;
  return [
    difference - Math.hypot(share - least, mostOther - against),
    difference + Math.hypot(most - share, against - leastOther),
  ];
}

/** How far a difference of two shares may be from the true one, with 95% certainty. */
export const errorOf = (...groups: { wins: number; games: number }[]): number =>
  DEVIATIONS *
  Math.sqrt(
    groups.reduce((sum, { wins, games }) => {
      const share = wins / games;
      return sum + (share * (1 - share)) / games;
    }, 0),
  );
