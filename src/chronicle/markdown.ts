import type { MatchStatistics } from '../kernel/statistics.ts';
import type { Texts } from '../texts/texts.ts';
import type { Chronicle, ChroniclePicture, ChronicleRound } from './chronicle.ts';

/** The chronicle as Markdown: its pictures in words. What people are called is shown as they wrote it. */
export function markdownText(chronicle: Chronicle, texts: Texts): string {
  const { game, title, lines, notes, people, facts, statistics, rounds, last } = chronicle;
  const blocks = [
    `# ${game}: ${title}`,
    ...notes.map((note) => `> ${note}`),
    ...lines.map(markdownOf),
    `## ${texts('chronicle.people')}`,
    people
      .map(({ name, plays, choices }) => {
        const choosing = texts('chronicle.chosen', { count: choices });
        return `- ${[`**${escaped(name)}**`, plays, choosing].filter((part) => part !== '').join(' · ')}`;
      })
      .join('\n'),
    `## ${texts('chronicle.facts')}`,
    facts.map(({ name, value }) => `- ${name}: **${value}**`).join('\n'),
    ...(statistics
      ? [`## ${texts('chronicle.statistics')}`, table(statistics, chronicle, texts)]
      : []),
    ...rounds.flatMap((round) => roundBlocks(round, texts)),
    ...words(last, texts),
    `## ${texts('chronicle.proof')}`,
    ...proofBlocks(chronicle, texts),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const roundBlocks = ({ title, chapters, picture }: ChronicleRound, texts: Texts): string[] => [
  `## ${title}`,
  ...words(picture, texts),
  ...chapters.flatMap((chapter) => [
    chapter.title === '' ? '' : `### ${chapter.title}`,
    ...chapter.lines.map(({ text }) => markdownOf(text)),
  ]),
];

/** What a picture shows, as a quotation. */
function words(picture: ChroniclePicture | null, texts: Texts): string[] {
  if (!picture) return [];
  const { caption, altText } = picture;
  const said = altText.split('\n').map((line) => `> ${line}  `);
  return [`> *${caption}. ${texts('chronicle.picture.words')}:*\n>\n${said.join('\n')}`];
}

function table({ columns, rows }: MatchStatistics, { people }: Chronicle, texts: Texts): string {
  const heads = columns.map(({ name, seat }) => {
    const holder = people.find((one) => one.seat === seat)?.name ?? '';
    return `${name} (${escaped(holder)})`;
  });
  const all = texts('chronicle.statistics-all');
  const lines = rows.map(({ name, values, all: sum }) => [
    name,
    ...columns.map((_, index) => values[index] ?? ''),
    sum ?? '',
  ]);
  const written = [['', ...heads, all], ['---', ...heads.map(() => '--:'), '--:'], ...lines];
  return written.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const proofBlocks = ({ proof: { hash, seed } }: Chronicle, texts: Texts): string[] => [
  texts('chronicle.proof-how'),
  texts(seed === null ? 'chronicle.proof-playing' : 'chronicle.proof-over'),
  [
    ...(seed === null ? [] : [`- ${texts('chronicle.seed')}: \`${seed}\``]),
    `- ${texts('chronicle.hash')}: \`${hash}\``,
  ].join('\n'),
];

/** A line of the story as the Markdown of other places: small print is what only Discord knows. */
const markdownOf = (line: string): string => line.replaceAll(/^-# (.+)$/gm, '<small>$1</small>');

/** What somebody has written, so that Markdown shows it as it is. */
const escaped = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]()#+\-.!|<>~@:&]/g, '\\$&');
