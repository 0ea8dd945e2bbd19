import { separated } from '../../texts/separated.ts';
import type { Texts } from '../../texts/texts.ts';
import {
  chapterBlocks,
  escaped,
  factsList,
  markdownOf,
  peopleList,
  roundBlocks,
  statisticsTable,
  table,
  words,
  written,
} from '../markdown.ts';
import type {
  CampaignChronicle,
  CampaignPart,
  JournalLine,
  JournalPage,
} from './campaign-chronicle.ts';
import { peopleOf } from './people.ts';
import { resultOf } from './result.ts';

/** The book of a campaign as Markdown: its pictures in words. People's names are shown as they wrote them. */
export function campaignMarkdown(chronicle: CampaignChronicle, texts: Texts): string {
  const { game, title, notes, lines, facts, heroes, parts, statistics, dice } = chronicle;
  const own = (key: string, args?: { [name: string]: unknown }) =>
    texts(`chronicle.campaign.${key}`, args);
  return written([
    `# ${escaped(title)}`,
    `*${game}*`,
    separated(peopleOf(chronicle).map(escaped), texts),
    ...notes.map((note) => `> ${note}`),
    `## ${own(notes.length > 0 ? 'standing' : 'over')}`,
    ...lines.map(markdownOf),
    factsList(facts),
    `## ${own('contents')}`,
    parts.map((part) => contentsLine(part, texts)).join('\n'),
    ...(heroes.length > 0 ? [`## ${own('heroes')}`] : []),
    ...heroes.flatMap(({ name, people, lines: earned, sheet }) => [
      `### ${name}`,
      own('played-by', { people: separated(people.map(escaped), texts) }),
      earned.map((line) => `- ${line}`).join('\n'),
      ...words(sheet, texts),
    ]),
    ...parts.flatMap((part) => partBlocks(part, texts)),
    ...(statistics ? [`## ${own('deeds')}`, statisticsTable(statistics, texts)] : []),
    ...escapeBlocks(parts, texts),
    ...(dice.length > 0 ? [`## ${own('dice')}`] : []),
    ...dice.flatMap(({ name, faces }) => [
      `### ${name}`,
      faces.map((face) => `- ${face.name}: **${face.count}**`).join('\n'),
    ]),
    `## ${texts('chronicle.proof')}`,
    own('proof-how'),
    parts.map((part) => proofLine(part, texts)).join('\n'),
  ]);
}

const contentsLine = (part: CampaignPart, texts: Texts): string =>
  part.isInterlude ? `- ${part.title}` : `- **${part.title}** · ${resultOf(part, texts)}`;

function partBlocks(part: CampaignPart, texts: Texts): string[] {
  const { notes, people, facts, rounds, last, lines } = part.chronicle;
  const journal = part.journal ? journalBlocks(part.journal, texts) : [];
  const begins = [`## ${part.title}`, ...notes.map((note) => `> ${note}`)];
  if (part.isInterlude) {
    const chapters = rounds.flatMap((round) => round.chapters);
    return [
      ...begins,
      ...chapters.flatMap((one) => chapterBlocks(one, 3)),
      ...words(last, texts),
      ...journal,
    ];
  }
  return [
    ...begins,
    `**${resultOf(part, texts)}**`,
    peopleList(people, texts),
    factsList(facts),
    ...rounds.flatMap((round) => roundBlocks(round, texts, 3)),
    ...words(last, texts),
    ...lines.map(markdownOf),
    ...journal,
  ];
}

function journalBlocks({ heroes, lines }: JournalPage, texts: Texts): string[] {
  const own = (key: string) => texts(`chronicle.campaign.${key}`);
  const all = lines.length > 0 ? cell(lines, texts) : own('journal-empty');
  return [
    `### ${own('journal')}`,
    table([
      [own('journal-hero'), own('journal-has')],
      ['---', '---'],
      ...heroes.map((hero) => [hero.name, cell(hero.lines, texts)]),
      [own('journal-all'), all],
    ]),
  ];
}

const cell = (lines: readonly JournalLine[], texts: Texts): string =>
  lines
    .map(({ text, isNew }) =>
      isNew ? `${text} *(${texts('chronicle.campaign.journal-new')})*` : text,
    )
    .map((line) => line.replaceAll('|', '\\|'))
    .join('<br>');

function escapeBlocks(parts: readonly CampaignPart[], texts: Texts): string[] {
  const told = parts.flatMap(({ title, escapes }) =>
    escapes.map(
      ({ round, text }) => `- ${texts('chronicle.campaign.escape', { title, round })}: ${text}`,
    ),
  );
  return told.length > 0 ? [`## ${texts('chronicle.campaign.escapes')}`, told.join('\n')] : [];
}

const proofLine = ({ title, chronicle: { proof } }: CampaignPart, texts: Texts): string => {
  const titled = (is: string, words: string): string => texts('list.titled', { title: is, words });
  const seed = proof.seed === null ? [] : [titled(texts('chronicle.seed'), `\`${proof.seed}\``)];
  const hash = titled(texts('chronicle.hash'), `\`${proof.hash}\``);
  return `- ${titled(title, separated([...seed, hash], texts))}`;
};
