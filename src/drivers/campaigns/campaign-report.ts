import { intervalOf } from '../../kernel/interval.ts';
import type { Source } from '../balance/report.ts';
import { table } from '../balance/tables.ts';
import type { CampaignsJudged, CardJudged } from './balance-campaigns.ts';
import type { CampaignPlayed, QuestPlayed } from './judged.ts';

/** Fractions of matches won: of any but the last, and of the last, which decides (AQ-268). */
const CHAPTER = { least: 0.3, most: 0.75 };
const LAST = { least: 0.4, most: 0.6 };
/** By how much one card may change the fraction of matches won. */
const CARD = 0.15;

export interface CampaignTarget {
  what: string;
  should: string;
  is: string;
  holds: boolean;
}

/** What campaigns should be like, and whether they are. */
export function campaignTargets({ played, cards }: CampaignsJudged): CampaignTarget[] {
  const chapters = chaptersOf(played);
  const last = Math.max(...chapters.keys());
  return [
    ...[...chapters].map(([number, quests]) => {
      const { least, most } = number === last ? LAST : CHAPTER;
      const rate = rateOf(quests);
      return {
        what: `match ${number} won`,
        should: `${share(least)} to ${share(most)}`,
        is: `${share(rate)} of ${quests.length}`,
        holds: rate >= least && rate <= most,
      };
    }),
    ...cards.map((card) => ({
      what: `${card.card} moves the share won`,
      should: `at most ${(CARD * 100).toFixed(0)} points`,
      is: points(moved(card)),
      holds: Math.abs(moved(card)) <= CARD,
    })),
  ];
}

/** The figures as Markdown. */
export function reportCampaigns(
  judged: CampaignsJudged,
  { game, command, commit }: Source,
): string {
  const { played, cards } = judged;
  const targets = campaignTargets(judged);
  const missed = targets.filter(({ holds }) => !holds);
  return [
    `# Balance of campaigns of ${game}`,
    '',
    `\`${command}\`, commit \`${commit}\`.`,
    '',
    `${targets.length - missed.length} of ${targets.length} targets hold.`,
    '',
    ...table(
      ['what', 'should be', 'is', ''],
      [...targets.filter(({ what }) => what.startsWith('match')), ...missed]
        .filter((target, index, all) => all.indexOf(target) === index)
        .map(({ what, should, is, holds }) => [what, should, is, holds ? 'holds' : '**no**']),
    ),
    '## Matches',
    '',
    ...table(
      ['match', 'played', 'won', 'with 95% certainty', 'median turns'],
      [...chaptersOf(played)].map(([number, quests]) => [
        number,
        quests.length,
        share(rateOf(quests)),
        certainty(wins(quests), quests.length),
        median(quests.map(({ turns }) => turns)),
      ]),
    ),
    ...table(
      ['what to do', 'played', 'won', 'with 95% certainty'],
      grouped(played.flatMap(({ quests }) => quests)).map(([name, quests]) => [
        name,
        quests.length,
        share(rateOf(quests)),
        certainty(wins(quests), quests.length),
      ]),
    ),
    '## Campaigns',
    '',
    ...table(['ended with', 'campaigns'], countedBy(played.map(({ reason }) => reason))),
    ...table(
      ['matches won', 'campaigns'],
      countedBy(played.map(({ quests }) => String(wins(quests)))),
    ),
    '## Cards',
    '',
    'Each match was played with the card and without it: same decks, dice and partners. Had: campaigns that had the card in their last match.',
    '',
    ...table(
      ['card', 'kind', 'matches', 'won with', 'won without', 'moves', 'had', 'of these won'],
      [...cards]
        .sort((one, other) => moved(other) - moved(one))
        .map((card) => [
          card.card,
          card.kind,
          card.games,
          share(card.with / card.games),
          share(card.without / card.games),
          points(moved(card)),
          card.had,
          card.had === 0 ? '' : share(card.wonHaving / card.had),
        ]),
    ),
  ].join('\n');
}

const moved = (card: CardJudged): number => (card.with - card.without) / card.games;

function chaptersOf(played: readonly CampaignPlayed[]): Map<number, QuestPlayed[]> {
  const found = new Map<number, QuestPlayed[]>();
  for (const quest of played.flatMap(({ quests }) => quests)) {
    found.set(quest.number, [...(found.get(quest.number) ?? []), quest]);
  }
  return new Map([...found].sort(([one], [other]) => one - other));
}

function grouped(quests: readonly QuestPlayed[]): [string, QuestPlayed[]][] {
  const names = [...new Set(quests.map(({ name }) => name))].sort();
  return names.map((name) => [name, quests.filter((quest) => quest.name === name)]);
}

const countedBy = (names: readonly string[]): [string, number][] =>
  [...new Set(names)].sort().map((name) => [name, names.filter((other) => other === name).length]);

const wins = (quests: readonly QuestPlayed[]): number => quests.filter(({ won }) => won).length;
const rateOf = (quests: readonly QuestPlayed[]): number =>
  wins(quests) / Math.max(1, quests.length);
const share = (part: number): string => `${(100 * part).toFixed(0)}%`;
const points = (part: number): string => `${(100 * part).toFixed(0)} points`;
const certainty = (won: number, games: number): string =>
  intervalOf(won, games).map(share).join(' to ');
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;
