import { type ToldChapter, toldChapters } from '../../../chronicle/told-chapters.ts';
import type { LogEntry } from '../../../table/around/recording/recording.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { roundMenu } from '../../components/rounds.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';
import { backButton, recordButtons } from './record-buttons.ts';

/** Characters of story on one page. */
const PAGE = 3000;

/** Which page of the log: by its number from 0, or where a round begins. */
export type LogPage = number | 'last' | { round: number };

/** One page of what has happened, as one viewer may know it; the last page is the latest. */
export function logMessage(
  match: MatchSummary,
  entries: readonly LogEntry[],
  wanted: LogPage,
  { game, texts }: Words,
): OutgoingMessage {
  const pages = intoPages(toldChapters(entries, game, texts), texts);
  const last = pages.length - 1;
  const shown = shownOf(pages, wanted);
  const page = pages[shown] ?? { rounds: [], lines: [] };
  const rounds = [...new Set(pages.flatMap((one) => one.rounds))];
  const table = match.id;
  const turn = (words: string, to: string, page: number) =>
    button(texts(`bot.log.${words}`), encodeAddress('log', { table, page: to }), {
      disabled: page === shown || page < 0 || page > last,
    });
  return {
    components: [
      container(ACCENTS.story, [
        text(`## ${texts('bot.log.title', { page: shown + 1, pages: pages.length })}`),
        lines(page.lines.length > 0 ? page.lines : [texts('bot.log.empty')]),
        ...(pages.length > 1
          ? [
              row([
                roundMenu(
                  encodeAddress('log', { table, page: 'round' }),
                  rounds,
                  page.rounds[0] ?? 0,
                  texts,
                ),
              ]),
            ]
          : []),
        row([
          turn('first', 'first', 0),
          turn('earlier', String(shown - 1), shown - 1),
          turn('later', String(shown + 1), shown + 1),
          turn('latest', 'last', last),
        ]),
        row([...recordButtons(table, 'log', texts), backButton(table, texts)]),
      ]),
    ],
  };
}

interface Page {
  /** The rounds told on it, in order. */
  rounds: number[];
  lines: string[];
}

function shownOf(pages: readonly Page[], wanted: LogPage): number {
  const last = pages.length - 1;
  if (wanted === 'last') return last;
  if (typeof wanted === 'number') return Math.min(Math.max(wanted, 0), last);
  const found = pages.findIndex(({ rounds }) => rounds.includes(wanted.round));
  return found < 0 ? last : found;
}

/** Cuts the story where a page is full, and repeats on the next one where it is. */
function intoPages(chapters: readonly ToldChapter[], texts: Texts): Page[] {
  const pages: Page[] = [{ rounds: [], lines: [] }];
  let length = 0;
  const write = (line: string) => {
    pages.at(-1)!.lines.push(line);
    length += line.length + 1;
  };
  for (const { round, title, lines } of chapters) {
    const heading = () => {
      const page = pages.at(-1)!;
      if (page.rounds.at(-1) !== round) {
        page.rounds.push(round);
        write(`### ${texts('bot.log.round', { round })}`);
      }
      if (title !== '') write(`**${title}**`);
    };
    heading();
    for (const [index, { text: told, undone }] of lines.entries()) {
      if (length + told.length > PAGE && pages.at(-1)!.lines.length > 0) {
        pages.push({ rounds: [], lines: [] });
        length = 0;
        heading();
      }
      if (undone && !lines[index - 1]?.undone) write(texts('bot.log.undone'));
      write(undone ? struck(told) : told);
    }
  }
  return pages;
}

/** Crossed out, after the markup for a quotation or small print. */
const struck = (told: string): string =>
  told.replaceAll(
    /^(> |-# )?(.+)$/gm,
    (_, mark: string | undefined, rest: string) => `${mark ?? ''}~~${rest}~~`,
  );
