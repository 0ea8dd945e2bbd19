import { intervalOf } from '../../kernel/interval.ts';
import { ALIKE, type Asked } from './questions.ts';
import { table } from './tables.ts';
import type { Balance, Share } from './tally.ts';
import { type Target, targetTable } from './target.ts';

/** Where the figures come from. */
export interface Source {
  game: string;
  command: string;
  commit: string;
  /** Whether somebody stopped it before every game was played. */
  stopped: boolean;
}

/** The figures as Markdown. */
export function reportOf(
  balance: Balance,
  { game, command, commit }: Source,
  targets: readonly Target[] = [],
): string {
  const percent = (part: number) => `${((100 * part) / balance.games).toFixed(1)}%`;
  return [
    `# Balance of ${game}`,
    '',
    `${balance.games} games, \`${command}\`, commit \`${commit}\`. A ratio compares wins with an even share: 1 is fair.`,
    '',
    ...targetTable(targets),
    ...table(
      ['ended by', 'games', 'share'],
      Object.entries(balance.reasons)
        .sort((one, other) => other[1] - one[1])
        .map(([reason, count]) => [reason, count, percent(count)]),
    ),
    `Without a winner: ${percent(balance.nobody)}. Unfinished: ${percent(balance.unfinished)}.`,
    '',
    ...table(
      ['players', 'turns a player: least', 'median', 'most'],
      Object.entries(balance.turns).map(([players, { least, median, most }]) => [
        players,
        least,
        median,
        most,
      ]),
    ),
    ...table(
      [
        'players',
        'turns in all',
        'with a main action that could only pass',
        'without any card used',
      ],
      Object.entries(balance.idle).map(([players, { turns, nothingButPass, noCardUsed }]) => [
        players,
        turns,
        share(nothingButPass),
        share(noCardUsed),
      ]),
    ),
    ...shares('character', balance.characters),
    ...shares('place in the turn order', balance.places),
    ...Object.entries(balance.placesAmong).flatMap(([players, places]) =>
      shares(`place among ${players}`, places),
    ),
    ...(Object.keys(balance.policies).length > 1 ? policyTable(balance) : []),
    ...table(
      ['card', 'uses a game', 'ratio of its users'],
      Object.entries(balance.cards)
        .sort((one, other) => other[1].ratio - one[1].ratio)
        .map(([card, { uses, ratio }]) => [
          card,
          (uses / balance.games).toFixed(2),
          ratio.toFixed(2),
        ]),
    ),
    `Never used: ${balance.neverUsed.join(', ') || 'none'}.`,
    '',
    ...table(
      ['question', 'asked a game', 'usual answer', 'share', 'alike'],
      [
        ...balance.questions.map((asked) =>
          rowOf(balance, asked, asked.share >= ALIKE ? 'yes' : ''),
        ),
        ...balance.answeredForGood.map((asked) => rowOf(balance, asked, 'for good, not asked')),
      ],
    ),
    `${share(balance.questionsAnsweredAlike)} of the questions got the same answer at least ${share(ALIKE)} of the time.`,
    '',
  ].join('\n');
}

const rowOf = (balance: Balance, asked: Asked, alike: string): string[] => [
  asked.key,
  (asked.times / balance.games).toFixed(1),
  asked.answer,
  share(asked.share),
  alike,
];

const shares = (name: string, all: { [name: string]: Share }): string[] =>
  table(
    [name, 'games', 'wins', 'even share', 'ratio'],
    Object.entries(all)
      .sort((one, other) => one[0].localeCompare(other[0]))
      .map(([one, { games, wins, even, ratio }]) => [
        one,
        games,
        Math.round(wins),
        Math.round(even),
        ratio.toFixed(2),
      ]),
  );

const share = (part: number): string => `${(100 * part).toFixed(1)}%`;

/** Two policies against each other, with how far the figure can be trusted beside it. */
const policyTable = ({ policies }: Balance): string[] =>
  table(
    ['policy', 'games', 'wins', 'won', 'with 95% certainty'],
    Object.entries(policies).map(([policy, { games, wins }]) => [
      policy,
      games,
      Math.round(wins),
      share(wins / games),
      intervalOf(wins, games).map(share).join(' to '),
    ]),
  );
