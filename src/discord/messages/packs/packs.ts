import { problemInWords } from '../../../packs/in-words.ts';
import type { PackProblem } from '../../../packs/problem.ts';
import { calledIn } from '../../../packs/words.ts';
import type { OfferedPack } from '../../../table/around/packs/packs.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { ACCENTS, container, file, lines, text } from '../../components/layout.ts';
import { clip } from '../../limits.ts';
import type { OutgoingFile, OutgoingMessage } from '../message.ts';
import { gameName } from '../words.ts';

/** Problems that are named in one message: whoever mends these looks again. */
const MOST_TOLD = 12;
/** Characters for one of them. */
const PROBLEM_LENGTH = 220;

/** The packs of a server, one a line. */
export const packsMessage = (packs: readonly OfferedPack[], texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.panel, [
      text(`## ${texts('bot.packs.title')}`),
      lines(
        packs.length === 0
          ? [texts('bot.packs.none')]
          : packs.map((pack) => `- ${describedPack(pack, texts)}`),
      ),
      text(`-# ${texts('bot.packs.about')}`),
    ]),
  ],
});

/** What is wrong with a file, or worth a look, under a sentence that says what came of it. */
export const problemsMessage = (
  lead: string,
  problems: readonly PackProblem[],
  texts: Texts,
): OutgoingMessage => ({
  components: [
    container(ACCENTS.notice, [
      text(lead),
      ...(problems.length > 0 ? [text(listed(problems, texts))] : []),
      ...(problems.length > MOST_TOLD
        ? [text(`-# ${texts('bot.packs.more', { count: problems.length - MOST_TOLD })}`)]
        : []),
    ]),
  ],
});

/** A pack as a file, to be added elsewhere. */
export const sharedPackMessage = (shared: OutgoingFile, texts: Texts): OutgoingMessage => ({
  components: [container(ACCENTS.notice, [text(texts('bot.packs.shared')), file(shared.name)])],
  files: [{ ...shared, instead: texts('bot.problem.file-too-large') }],
});

/** Its title, version, author and games; with what it says about itself. */
export function describedPack({ manifest, titles, games }: OfferedPack, texts: Texts): string {
  const { title, summary } = calledIn(manifest, titles, texts.locale);
  return texts('bot.packs.line', {
    title,
    version: manifest.version,
    author: manifest.author,
    games: separated(
      games.map((game) => gameName(game, texts)),
      texts,
    ),
    summary: summary ?? 'none',
  });
}

/** In a block of code, where nothing that stands in a pack means anything to Discord. */
const listed = (problems: readonly PackProblem[], texts: Texts): string =>
  [
    '```',
    ...problems
      .slice(0, MOST_TOLD)
      .map((problem) => clip(problemInWords(problem, texts), PROBLEM_LENGTH))
      .map((line) => line.replaceAll('`', '’').replaceAll('\n', ' ')),
    '```',
  ].join('\n');
