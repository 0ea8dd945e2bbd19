import type { Message } from '../../../kernel/decision.ts';
import { type Chapter, eventFor, type GameEvent } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type TableContext, textsOf } from '../../match/context.ts';
import { chapterSlot, type Desk } from '../../match/saved/desk.ts';
import type { SlotChange } from '../../match/saved/store.ts';
import { tellEvents } from '../events/own-events.ts';
import type { Told } from './change-told.ts';

/** Chapters whose titles and lengths are remembered; older ones have been told to their end. */
const REMEMBERED = 24;

export interface ChapterChange {
  chapter: string;
  change: SlotChange;
  /** Something is told in it for the first time: its message is posted. */
  posts: boolean;
}

/** Adds what everyone may know to the messages of its chapters, and begins a new message when one is full. */
export function tellChapters(context: TableContext, desk: Desk, told: Told): ChapterChange[] {
  const changes = new Map<string, ChapterChange>();
  const current = told.match.chapter;
  for (const happening of told.happenings) {
    const opened = happening.opens ?? (happening.chapter === current.id ? current : null);
    const chapter = chapterIn(desk, happening.chapter, opened, current);
    const event = eventFor(happening, 'table');
    if (!event) continue;
    write(context, desk, told, changes, chapter, event);
  }
  // A chapter that has begun without an event still has its title when its first event comes.
  if (!desk.chapters[current.id]) remember(desk, current.id, current.title);
  return [...changes.values()].map(withQuiet);
}

/** What was told before has its message, which is only edited. */
const withQuiet = (told: ChapterChange): ChapterChange =>
  told.posts ? told : { ...told, change: { ...told.change, quiet: true } };

function chapterIn(desk: Desk, id: string, opened: Chapter | null, current: Chapter): Chapter {
  const known = desk.chapters[id]?.title ?? opened?.title;
  if (known === undefined) return current;
  if (!desk.chapters[id]) remember(desk, id, known);
  return { id, title: known };
}

function remember(desk: Desk, id: string, title: Message): void {
  const chapters = Object.entries(desk.chapters).slice(1 - REMEMBERED);
  desk.chapters = Object.fromEntries([...chapters, [id, { title, part: 1, length: 0 }]]);
}

function write(
  context: TableContext,
  desk: Desk,
  told: Told,
  changes: Map<string, ChapterChange>,
  chapter: Chapter,
  event: GameEvent,
): void {
  if (!desk.chapters[chapter.id]) remember(desk, chapter.id, chapter.title);
  const noted = desk.chapters[chapter.id]!;
  const length = lengthOf(told.game, event, textsOf(context, told));
  if (noted.length > 0 && noted.length + length > context.pace.chapterLength) {
    noted.part += 1;
    noted.length = 0;
  }
  const posts = noted.length === 0 && length > 0;
  noted.length += length;
  const key = chapterSlot(chapter.id, noted.part);
  const started = changes.get(key);
  if (started?.change.slot.kind === 'chapter') {
    started.change.slot.data.events.push(event);
    started.posts ||= posts;
    return;
  }
  changes.set(key, {
    chapter: chapter.id,
    change: {
      slot: { kind: 'chapter', key, data: { chapter, part: noted.part, events: [event] } },
      dueAt: told.now,
      append: true,
    },
    posts,
  });
}

/**
 * How many characters an event adds to its message; none for one that is not told. Its cause is mentioned once
 * for all its effects, and not counted with each.
 */
function lengthOf(game: Game, { type, args }: GameEvent, texts: Texts): number {
  const tell = (events: readonly GameEvent[]) => game.presentation.events(events, texts);
  return tellEvents(game.rules.id, [{ type, args }], tell, texts).reduce(
    (sum, line) => sum + line.length + 1,
    0,
  );
}
