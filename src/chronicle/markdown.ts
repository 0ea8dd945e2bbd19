import type { Texts } from '../texts/texts.ts';
import type {
  Chronicle,
  ChronicleFact,
  ChroniclePerson,
  ChroniclePicture,
  ChronicleRound,
  ChronicleStatistics,
} from './chronicle.ts';
import { isolated } from './names.ts';
import type { ToldChapter } from './told-chapters.ts';

/** The chronicle as Markdown: its pictures in words. People's names are shown as they wrote them. */
export function markdownText(chronicle: Chronicle, texts: Texts): string {
  const { game, title, lines, notes, people, facts, statistics, rounds, last } = chronicle;
  const blocks = [
    `# ${game}: ${title}`,
    ...notes.map((note) => `> ${note}`),
    ...lines.map(markdownOf),
    `## ${texts('chronicle.people')}`,
    peopleList(people, texts),
    `## ${texts('chronicle.facts')}`,
    factsList(facts),
    ...(statistics
      ? [`## ${texts('chronicle.statistics')}`, statisticsTable(statistics, texts)]
      : []),
    ...rounds.flatMap((round) => roundBlocks(round, texts)),
    ...words(last, texts),
    `## ${texts('chronicle.proof')}`,
    ...proofBlocks(chronicle, texts),
  ];
  return written(blocks);
}

/** Blocks one below the other; empty ones are left out. */
export const written = (blocks: readonly string[]): string =>
  `${blocks.filter((block) => block !== '').join('\n\n')}\n`;

export const peopleList = (people: readonly ChroniclePerson[], texts: Texts): string =>
  people
    .map(({ name, plays, choices }) => {
      const choosing = texts('chronicle.chosen', { count: choices });
      return `- ${[`**${escaped(name)}**`, plays, choosing].filter((part) => part !== '').join(' · ')}`;
    })
    .join('\n');

export const factsList = (facts: readonly ChronicleFact[]): string =>
  facts.map(({ name, value }) => `- ${name}: **${value}**`).join('\n');

/** @param level of its heading */
export const roundBlocks = (
  { title, chapters, picture }: ChronicleRound,
  texts: Texts,
  level = 2,
): string[] => [
  `${'#'.repeat(level)} ${title}`,
  ...words(picture, texts),
  ...chapters.flatMap((chapter) => chapterBlocks(chapter, level + 1)),
];

/** @param level of its heading */
export const chapterBlocks = ({ title, lines }: ToldChapter, level: number): string[] => [
  title === '' ? '' : `${'#'.repeat(level)} ${title}`,
  ...lines.map(({ text }) => markdownOf(text)),
];

/** What a picture shows, as a quotation. */
export function words(picture: ChroniclePicture | null, texts: Texts): string[] {
  if (!picture) return [];
  const { caption, altText } = picture;
  const said = altText.split('\n').map((line) => `> ${line}  `);
  return [`> *${caption}. ${texts('chronicle.picture.words')}:*\n>\n${said.join('\n')}`];
}

/** A column for each one compared, and one for all together. */
export function statisticsTable({ columns, rows }: ChronicleStatistics, texts: Texts): string {
  const heads = columns.map(({ name, holder }) => `${name} (${escaped(holder)})`);
  const all = texts('chronicle.statistics-all');
  const lines = rows.map(({ name, values, all: sum }) => [
    name,
    ...columns.map((_, index) => values[index] ?? ''),
    sum ?? '',
  ]);
  const cells = [['', ...heads, all], ['---', ...heads.map(() => '--:'), '--:'], ...lines];
  return table(cells);
}

/** Rows of cells, the first row being the heads. */
export const table = (rows: readonly string[][]): string =>
  rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const proofBlocks = ({ proof: { hash, seed } }: Chronicle, texts: Texts): string[] => [
  texts('chronicle.proof-how'),
  texts(seed === null ? 'chronicle.proof-playing' : 'chronicle.proof-over'),
  [
    ...(seed === null ? [] : [`- ${texts('chronicle.seed')}: \`${seed}\``]),
    `- ${texts('chronicle.hash')}: \`${hash}\``,
  ].join('\n'),
];

/** A line of the story in the Markdown of other places: small print exists only on Discord. */
export const markdownOf = (line: string): string =>
  line.replaceAll(/^-# (.+)$/gm, '<small>$1</small>');

/** What somebody has written, so that Markdown shows it literally. */
export const escaped = (text: string): string =>
  isolated(text.replaceAll(/\s+/g, ' ')).replaceAll(/[\\`*_{}[\]()#+\-.!|<>~@:&]/g, '\\$&');
