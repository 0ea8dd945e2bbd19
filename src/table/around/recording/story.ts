import { type GameEvent, type Happening, roundOfChapter } from '../../../kernel/event.ts';
import type { StoredInput } from '../../match/saved/store.ts';
import type { LogChapter, LogEntry } from './recording.ts';

/** What somebody may know of a happening; null for nothing. */
export type Sees = (happening: Happening) => GameEvent | null;

/**
 * What has happened, in order, as somebody may know it.
 * @param inputs in the order in which they were accepted
 */
export function storyOf(inputs: readonly StoredInput[], sees: Sees): LogEntry[] {
  const chapters = new Map<string, LogChapter>();
  return inputs.flatMap(({ revision, at, seat, undoneAt, happenings }) =>
    happenings.flatMap((happening) => {
      const chapter = chapterOf(chapters, happening);
      const event = sees(happening);
      return event
        ? [{ input: revision, at, seat, chapter, undone: undoneAt !== null, event }]
        : [];
    }),
  );
}

/** A title is told once, with the first happening of its chapter, and is public even if that happening isn't. */
function chapterOf(
  chapters: Map<string, LogChapter>,
  { chapter: id, opens }: Happening,
): LogChapter {
  const known = chapters.get(id);
  if (known && (known.title !== null || opens?.id !== id)) return known;
  const chapter = { id, round: roundOfChapter(id), title: opens?.id === id ? opens.title : null };
  chapters.set(id, chapter);
  return chapter;
}
