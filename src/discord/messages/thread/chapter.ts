import type { GameEvent } from '../../../kernel/event.ts';
import type { ChapterData } from '../../../table/match/saved/slot.ts';
import { tellEvents } from '../../../table/telling/events/own-events.ts';
import { ACCENTS, container, text } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';
import { type MessagePicture, placed } from '../picture.ts';
import type { Words } from '../words.ts';

/** Room for the title and the note about lines left out. */
const SPARE = 300;

/** The file name of a blow's picture on a chapter's message, without extension. */
export const BLOW_FILE = 'blow';

/** A part of the story in words, with its heading. Null while nothing in it is told. */
export function storyIn(
  { chapter, part, events }: ChapterData,
  { game, texts }: Words,
): string | null {
  const tell = (some: readonly GameEvent[]) => game.presentation.events(some, texts);
  const told = tellEvents(game.rules.id, events, tell, texts);
  if (told.length === 0) return null;
  const title = game.presentation.chapter(chapter, texts);
  const heading = part === 1 ? title : texts('bot.chapter.continued', { title });
  const { kept, left } = latest(told, LIMITS.messageText - SPARE);
  return [
    `### ${heading}`,
    ...(left > 0 ? [texts('bot.chapter.left-out', { count: left })] : []),
    ...kept,
  ].join('\n');
}

/**
 * A part of the story.
 * @param blow what its last line comes to
 */
export function chapterMessage(story: string, blow: MessagePicture | null = null): OutgoingMessage {
  const { shown, files } = placed(blow);
  return { components: [container(ACCENTS.story, [text(story), ...shown])], ...files };
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
