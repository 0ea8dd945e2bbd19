import type { GameRules } from '../../../kernel/game.ts';
import { intervalOf } from '../../../kernel/interval.ts';
import type { Policy } from '../../policies.ts';
import { counted } from '../counted.ts';
import type { Source } from '../report.ts';
import { table } from '../tables.ts';
import { share } from '../target.ts';
import type { PlayedFirst, WantedFirst } from './playing.ts';

/** A defeat before this round comes before the game was understood. */
const EARLY = 5;

/** First games with this many people, by one policy. */
export interface FirstColumn {
  policy: Policy;
  people: number;
  games: number;
  /** How many a person won. */
  wins: number;
  /** Lost before round 5; null if one plays against the other. */
  early: number | null;
  unfinished: number;
  /** Rounds at the median; turns if one plays against others. */
  rounds: number;
  losses: { [reason: string]: number };
}

export interface FirstWanted extends Omit<WantedFirst, 'policy' | 'people'> {
  games: number;
  policies: readonly Policy[];
  /** Numbers of people. */
  people: readonly number[];
}

/** One game of the many. */
export interface FirstTask {
  game: number;
  wanted: WantedFirst;
}

/** Plays first games, the same for every policy; those that `play` no longer plays are missing from the figures. */
export async function balanceFirstGames(
  { cooperative }: Pick<GameRules, 'cooperative'>,
  { games, policies, people: numbers, ...rest }: FirstWanted,
  play: (task: FirstTask) => PlayedFirst | null | Promise<PlayedFirst | null>,
  progress: (played: number, all: number) => void = () => {},
): Promise<FirstColumn[]> {
  const playOne = counted(games * policies.length * numbers.length, play, progress);
  const columns = numbers.flatMap((people) =>
    policies.map(async (policy) => {
      const tasks = Array.from({ length: games }, (_, game) =>
        playOne({ game, wanted: { ...rest, policy, people } }),
      );
      const played = (await Promise.all(tasks)).flat();
      return columnOf({ policy, people }, played, cooperative === true);
    }),
  );
  return (await Promise.all(columns)).filter((column) => column.games > 0);
}

function columnOf(
  of: Pick<FirstColumn, 'policy' | 'people'>,
  played: readonly PlayedFirst[],
  cooperative: boolean,
): FirstColumn {
  const lost = played.filter(({ won, reason }) => !won && reason !== null);
  const rounds = played.map((one) => one.rounds).sort((one, other) => one - other);
  const losses: { [reason: string]: number } = {};
  for (const { reason } of lost) losses[reason ?? ''] = (losses[reason ?? ''] ?? 0) + 1;
  return {
    ...of,
    games: played.length,
    wins: played.filter(({ won }) => won).length,
    early: cooperative ? lost.filter((one) => one.rounds < EARLY).length : null,
    unfinished: played.filter(({ reason }) => reason === null).length,
    rounds: rounds[Math.floor((rounds.length - 1) / 2)] ?? 0,
    losses,
  };
}

/** The figures as Markdown. */
export function toldFirstGames(
  columns: readonly FirstColumn[],
  { game, command, commit, stopped }: Source,
): string {
  const isTogether = columns.some(({ early }) => early !== null);
  return [
    `# First games of ${game}`,
    '',
    `\`${command}\`, commit \`${commit}\`${stopped ? '; the run was stopped early' : ''}.`,
    '',
    ...table(
      [
        'policy',
        'people',
        'games',
        isTogether ? 'won' : 'a person comes first',
        'with 95% certainty',
        ...(isTogether ? [`lost before round ${EARLY}`, 'rounds, median'] : ['turns, median']),
        'unfinished',
      ],
      columns.map(({ policy, people, games, wins, early, rounds, unfinished }) => [
        policy,
        people,
        games,
        share(wins / games),
        intervalOf(wins, games).map(share).join(' to '),
        ...(isTogether ? [share((early ?? 0) / games)] : []),
        rounds,
        unfinished,
      ]),
    ),
    ...(isTogether
      ? table(
          ['policy', 'people', 'lost because of', 'games'],
          columns.flatMap(({ policy, people, losses }) =>
            Object.entries(losses)
              .sort((one, other) => other[1] - one[1])
              .map(([reason, count]) => [policy, people, reason, count]),
          ),
        )
      : []),
  ].join('\n');
}
