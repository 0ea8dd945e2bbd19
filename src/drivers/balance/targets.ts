import type { BalanceTargets } from '../../kernel/game.ts';
import type { Balance, Share } from './tally.ts';
import { share, type Target, target } from './target.ts';

/**
 * Whether a game in which one plays against the other is as it should be: by its own targets, as far as these
 * games can tell. How good companions are is judged by two of them against each other, everything else by
 * identical companions.
 */
export function targetsOf(balance: Balance, targets: BalanceTargets | undefined): Target[] {
  if (!targets) return [];
  const { keen, steady } = balance.policies;
  if (keen && steady) return isOfTwo(balance) ? [keenAgainstSteady(keen, targets.keen)] : [];
  return [
    target(
      'unfinished games',
      'none',
      balance.unfinished === 0 ? 'none' : String(balance.unfinished),
      balance.unfinished === 0,
    ),
    ...Object.entries(balance.characters)
      .sort((one, other) => one[0].localeCompare(other[0]))
      .map(([character, { ratio }]) =>
        target(
          `${character} by an even share`,
          `within ${share(targets.character)}`,
          ratio.toFixed(2),
          Math.abs(ratio - 1) <= targets.character,
        ),
      ),
    ...Object.entries(balance.placesAmong).map(([players, places]) =>
      bestPlace(players, places, targets.place),
    ),
    ...Object.entries(balance.turns).map(([players, { median }]) =>
      target(
        `turns a player among ${players}, median`,
        `${targets.turns.least} to ${targets.turns.most}`,
        String(median),
        median >= targets.turns.least && median <= targets.turns.most,
      ),
    ),
    cardsUsed(balance, targets.used),
  ];
}

const isOfTwo = ({ placesAmong }: Balance): boolean => Object.keys(placesAmong).join() === '2';

const keenAgainstSteady = ({ games, wins }: Share, least: number): Target =>
  target(
    'won by keen against steady, two players',
    `at least ${share(least)}`,
    `${share(wins / games)} of ${games}`,
    wins / games >= least,
  );

function bestPlace(players: string, places: { [place: string]: Share }, most: number): Target {
  const [[place, best] = ['', { ratio: 0 }]] = Object.entries(places).sort(
    (one, other) => other[1].ratio - one[1].ratio,
  );
  return target(
    `best place among ${players}, by an even share`,
    `${most} at most`,
    `${best.ratio.toFixed(2)} (${place})`,
    best.ratio <= most,
  );
}

function cardsUsed({ cards, neverUsed }: Balance, least: number): Target {
  const used = Object.keys(cards).length;
  const all = used + neverUsed.length;
  return target(
    'cards used',
    `at least ${share(least)}`,
    `${share(used / all)} of ${all}`,
    used / all >= least,
  );
}
