import type { Game } from '../../../kernel/game.ts';
import { tellEvents } from '../../../table/companions/reasons.ts';
import type { MatchSummary } from '../../../table/summary.ts';
import type { LogEntry } from '../../../table/table.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** Characters of story on one page. */
const PAGE = 3000;
/** Events that `/log` reads at most. */
export const CHRONICLE_EVENTS = 1000;

/** One page of what has happened, as one viewer may know it; the last page is the latest. */
export function chronicleMessage(
  match: MatchSummary,
  entries: readonly LogEntry[],
  page: number | 'last',
  { game, texts }: Words,
): OutgoingMessage {
  const pages = intoPages(toldLines(entries, game, texts));
  const last = pages.length - 1;
  const shown = page === 'last' ? last : Math.min(Math.max(page, 0), last);
  const table = match.id;
  const turn = (label: string, to: number) =>
    button(label, encodeAddress('log', { table, page: String(to) }), {
      disabled: to < 0 || to > last,
    });
  return {
    components: [
      container(ACCENTS.story, [
        text(`## ${texts('bot.log.title', { page: shown + 1, pages: pages.length })}`),
        lines(pages[shown]?.length ? pages[shown] : [texts('bot.log.empty')]),
        row([
          turn(texts('bot.log.earlier'), shown - 1),
          turn(texts('bot.log.later'), shown + 1),
          button(texts('bot.button.back'), encodeAddress('act', { table })),
        ]),
      ]),
    ],
  };
}

const toldLines = (entries: readonly LogEntry[], game: Game, texts: Texts): string[] =>
  tellEvents(
    game.rules.id,
    entries.map(({ event }) => event),
    (events) => game.presentation.events(events, texts),
    texts,
  );

function intoPages(told: readonly string[]): string[][] {
  const pages: string[][] = [[]];
  let length = 0;
  for (const line of told) {
    if (length + line.length > PAGE && pages.at(-1)!.length > 0) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)!.push(line);
    length += line.length + 1;
  }
  return pages;
}
