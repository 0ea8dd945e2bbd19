import type { GameEvent } from '../../../kernel/event.ts';
import type { ChapterData } from '../../../table/match/saved/slot.ts';
import { tellEvents } from '../../../table/telling/events/own-events.ts';
import { ACCENTS, container, text } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** Room for the title and the note about lines left out. */
const SPARE = 300;

/** A part of the story. Null while nothing in it is told. */
export function chapterMessage(
  { chapter, part, events }: ChapterData,
  { game, texts }: Words,
): OutgoingMessage | null {
  const tell = (some: readonly GameEvent[]) => game.presentation.events(some, texts);
  const told = tellEvents(game.rules.id, events, tell, texts);
  if (told.length === 0) return null;
  const title = game.presentation.chapter(chapter, texts);
  const heading = part === 1 ? title : texts('bot.chapter.continued', { title });
  const { kept, left } = latest(told, LIMITS.messageText - SPARE);
  return {
    components: [
      container(ACCENTS.story, [
        text(
          [
            `### ${heading}`,
            ...(left > 0 ? [texts('bot.chapter.left-out', { count: left })] : []),
            ...kept,
          ].join('\n'),
        ),
      ]),
    ],
  };
}

/** The last lines that fit, and how many came before them. */
export function latest(told: readonly string[], room: number): { kept: string[]; left: number } {
  let length = 0;
  let first = told.length;
  while (first > 0 && length + told[first - 1]!.length + 1 <= room) {
    first -= 1;
    length += told[first]!.length + 1;
  }
  if (first === told.length) first -= 1;
  return { kept: told.slice(first), left: first };
}
