import type { Chronicle } from '../../../chronicle/chronicle.ts';
import { htmlPage } from '../../../chronicle/html/page.ts';
import { markdownText } from '../../../chronicle/markdown.ts';
import { hasEnded, type MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, file, rows, text } from '../../components/layout.ts';
import { mention } from '../../mentions.ts';
import type { OutgoingFile, OutgoingMessage } from '../message.ts';
import { backButton, recordButtons } from './record-buttons.ts';

/** Says that it is being written, and how many of how many pictures are drawn. */
export const writingMessage = (done: number, all: number, texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.story, [
      text(
        all === 0
          ? texts('bot.chronicle.waiting')
          : texts('bot.chronicle.drawing', { done: Math.min(done + 1, all), all }),
      ),
    ]),
  ],
});

/** The story of a match as files, in private. */
export function chronicleMessage(
  match: MatchSummary,
  chronicle: Chronicle,
  texts: Texts,
): OutgoingMessage {
  const files = chronicleFiles(match, chronicle, texts);
  const table = match.id;
  const over = hasEnded(match);
  return {
    components: [
      container(ACCENTS.story, [
        text(
          `## ${texts('bot.chronicle.title')}\n${texts(over ? 'bot.chronicle.over' : 'bot.chronicle.playing')}`,
        ),
        ...files.map(({ name }) => file(name)),
        ...rows([
          ...(over
            ? [
                button(texts('bot.button.share'), encodeAddress('post', { table }), {
                  style: 'primary' as const,
                }),
              ]
            : []),
          ...recordButtons(table, 'chronicle', texts),
          backButton(table, texts),
        ]),
      ]),
    ],
    files,
  };
}

/** The same for everyone. */
export function sharedChronicle(
  match: MatchSummary,
  chronicle: Chronicle,
  by: string,
  texts: Texts,
): OutgoingMessage {
  const files = chronicleFiles(match, chronicle, texts);
  const { game, title } = chronicle;
  return {
    components: [
      container(ACCENTS.story, [
        text(texts('bot.chronicle.shared', { by: mention(by, texts), game, title })),
        ...files.map(({ name }) => file(name)),
      ]),
    ],
    files,
  };
}

const chronicleFiles = (
  { gameId, id }: MatchSummary,
  chronicle: Chronicle,
  texts: Texts,
): OutgoingFile[] => [
  {
    name: `${gameId}-${id}.html`,
    data: Buffer.from(htmlPage(chronicle, texts)),
    description: texts('bot.chronicle.page'),
    instead: texts('bot.chronicle.page-too-large'),
  },
  {
    name: `${gameId}-${id}.md`,
    data: Buffer.from(markdownText(chronicle, texts)),
    description: texts('bot.chronicle.markdown'),
    instead: texts('bot.chronicle.markdown-too-large'),
  },
];
