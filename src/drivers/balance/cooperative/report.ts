import { intervalOf } from '../../../kernel/interval.ts';
import type { Source } from '../report.ts';
import { table } from '../tables.ts';
import { share, type Target, targetTable } from '../target.ts';
import { type Column, type Detail, FINALE, type Group } from './tally.ts';

/** Below this fraction of the games in which it could be used, a card is hardly ever played. */
const HARDLY = 0.1;

/** The figures as Markdown: all columns side by side, then in detail those that say something about the game. */
export function reportTogether(
  columns: readonly Column[],
  details: readonly Detail[],
  targets: readonly Target[],
  { game, command, commit, stopped }: Source,
): string {
  return [
    `# Balance of ${game}`,
    '',
    `\`${command}\`, commit \`${commit}\`. Every policy played the same games${stopped ? ', and the run was stopped early' : ''}.`,
    '',
    ...table(
      ['policy', 'characters', 'games', 'won', 'with 95% certainty'],
      columns.map((column) => [column.policy, column.characters, ...rateCells(column)]),
    ),
    ...targetTable(targets),
    ...details.filter(({ policy }) => policy !== 'random').flatMap(sectionOf),
  ].join('\n');
}

const rateCells = ({ games, wins, rate }: Group): (string | number)[] => [
  games,
  share(rate),
  games === 0 ? '' : intervalOf(wins, games).map(share).join(' to '),
];

function sectionOf(detail: Detail): string[] {
  const { policy, characters, by, heroes, reachedIn, roundsOf, finaleOf } = detail;
  const milestones = Object.keys(detail.reached).filter((milestone) => milestone !== FINALE);
  return [
    `## ${policy}, ${characters} ${characters === 1 ? 'character' : 'characters'}`,
    '',
    ...table(
      [
        'quest',
        'games',
        'won',
        'with 95% certainty',
        'rounds: a quarter',
        'half',
        'three quarters',
        'finale',
        ...milestones,
      ],
      Object.entries(by.quest ?? {}).map(([quest, group]) => [
        quest,
        ...rateCells(group),
        ...(roundsOf[quest] ?? []),
        finaleOf[quest] ?? '',
        ...milestones.map((milestone) => share(reachedIn[quest]?.[milestone] ?? 0)),
      ]),
    ),
    'Finale: median rounds from its start to the end. Milestones: share of the won games that reached it.',
    '',
    ...['threat', 'villain'].flatMap((option) => ratesOf(option, by[option] ?? {})),
    ...ratesOf('character', heroes),
    ...table(
      ['lost because of', 'games'],
      Object.entries(detail.losses).map(([reason, games]) => [reason, games]),
    ),
    `A round has ${detail.questionsARound.toFixed(1)} questions and ${detail.handOversARound.toFixed(1)} hand-overs. Unfinished: ${detail.unfinished}.`,
    '',
    ...hardlyPlayed(detail),
  ];
}

const ratesOf = (name: string, groups: { [value: string]: Group }): string[] =>
  table(
    [name, 'games', 'won', 'with 95% certainty'],
    Object.entries(groups).map(([value, group]) => [value, ...rateCells(group)]),
  );

function hardlyPlayed({ cards, neverHeld }: Detail): string[] {
  const rare = Object.entries(cards)
    .map(([card, { held, used }]) => ({ card, held, used, rate: used / held }))
    .filter(({ rate }) => rate < HARDLY)
    .sort((one, other) => one.rate - other.rate);
  return [
    ...(rare.length === 0
      ? ['Every card that could be used was used in at least one game in ten.', '']
      : table(
          ['hardly ever played', 'games where it could be', 'games where it was'],
          rare.map(({ card, held, used }) => [card, held, used]),
        )),
    ...(neverHeld.length === 0 ? [] : [`Could never be used: ${neverHeld.join(', ')}.`, '']),
  ];
}
