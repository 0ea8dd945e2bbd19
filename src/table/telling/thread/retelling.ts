import { isDeepStrictEqual } from 'node:util';
import type { Message } from '../../../kernel/decision.ts';
import type { Happening } from '../../../kernel/event.ts';
import type { TableContext } from '../../match/context.ts';
import { chapterSlot, type Desk, emptyDesk } from '../../match/saved/desk.ts';
import type { Slot } from '../../match/saved/slot.ts';
import type { SlotChange } from '../../match/saved/store.ts';
import type { Told } from './change-told.ts';
import { tellChapters } from './chapters.ts';

/** What has come out differently than it was told. */
export interface Retold {
  /** Messages whose content has changed. */
  slots: SlotChange[];
  /** Messages with nothing left to show, by their slots' keys. */
  withdrawn: string[];
}

/** A story that has come out differently. */
export interface Story {
  /** What still counts, in order. */
  standing: readonly Happening[];
  /** What came after and counted until now. */
  undone: readonly Happening[];
  /** What comes instead. */
  instead: readonly Happening[];
  /** Titles of chapters, by id. */
  titles: { [chapter: string]: Message };
}

/**
 * Tells the chapters again in which something undone was told, and notes on the desk how far they are written.
 * Their messages say what counts, as if the rest had never been.
 */
export function retellChapters(
  context: TableContext,
  desk: Desk,
  told: Told,
  { standing, undone, instead, titles }: Story,
): Retold {
  const { chapter: current } = told.match;
  const title = titlesIn(desk, [...standing, ...undone], {
    ...titles,
    [current.id]: current.title,
  });
  const affected = new Set(
    [current.id, ...undone.map(({ chapter }) => chapter)].filter((chapter) => title.has(chapter)),
  );
  const tellAgain = (happenings: readonly Happening[]) => {
    const own = happenings.filter(({ chapter }) => affected.has(chapter));
    return messagesOf(
      context,
      told,
      own.map((happening) => withTitle(happening, title)),
    );
  };
  const before = tellAgain([...standing, ...undone]);
  const after = tellAgain([...standing, ...instead]);
  const known = [...affected].flatMap((chapter) =>
    Array.from({ length: desk.chapters[chapter]?.part ?? 1 }, (_, part) =>
      chapterSlot(chapter, part + 1),
    ),
  );
  const others = Object.entries(desk.chapters).filter(([chapter]) => !affected.has(chapter));
  desk.chapters = Object.fromEntries([...others, ...Object.entries(after.chapters)]);
  return {
    slots: [...after.slots.values()]
      .filter((slot) => !isDeepStrictEqual(slot, before.slots.get(slot.key)))
      .map((slot): SlotChange => ({ slot, dueAt: told.now })),
    withdrawn: [...new Set([...before.slots.keys(), ...known])].filter(
      (key) => !after.slots.has(key),
    ),
  };
}

/** The title of a chapter that began without an event is on the desk, or comes from replaying the match. */
function titlesIn(
  { chapters }: Desk,
  happenings: readonly Happening[],
  titles: Story['titles'],
): Map<string, Message> {
  const opened = happenings.flatMap(({ opens }) => opens ?? []);
  return new Map([
    ...Object.entries(chapters).map(([id, { title }]): [string, Message] => [id, title]),
    ...opened.map(({ id, title }): [string, Message] => [id, title]),
    ...Object.entries(titles),
  ]);
}

function withTitle(happening: Happening, titles: ReadonlyMap<string, Message>): Happening {
  const title = titles.get(happening.chapter);
  return title ? { ...happening, opens: { id: happening.chapter, title } } : happening;
}

/** The messages of these happenings, and how far they are written. */
function messagesOf(
  context: TableContext,
  told: Told,
  happenings: Happening[],
): { slots: Map<string, Slot>; chapters: Desk['chapters'] } {
  const desk = emptyDesk();
  const changes = tellChapters(context, desk, { ...told, happenings });
  const slots = changes.map(({ change: { slot } }): [string, Slot] => [slot.key, slot]);
  return { slots: new Map(slots), chapters: desk.chapters };
}

/** The boards of rounds that have not come yet are deleted, and the one of this round is open again. */
export function roundsTakenBack(desk: Desk, round: number): string[] {
  const last = desk.round ?? round;
  return Array.from(
    { length: Math.max(0, last - round) },
    (_, index) => `round:${round + 1 + index}`,
  );
}
