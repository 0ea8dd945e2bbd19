import { type Asked, askedSchema } from './asked.ts';
import { type DraftingThread, startDraftingThread } from './drafting-thread.ts';

/** Questions after which a thread is renewed: it remembers every draft that it has looked at. */
const RENEWED_AFTER = 60;
/** Milliseconds that a look may take, including the start of its thread. */
const LOOKING = 60_000;
/** Milliseconds that a hundred games may take. */
const JUDGING = 1_800_000;

/** Languages whose words are kept, more than there are. */
const MOST_BEGINNINGS = 20;

/** Where people write packs: answers what its page asks. */
export interface Workshop {
  /**
   * Answers line by line, each an object for the page. Ends early if nobody listens any more.
   * @throws an error with words for the person if it can't be answered
   */
  ask(asked: unknown): AsyncGenerator<object>;
  close(): Promise<void>;
}

export interface WorkshopServices {
  /** What a thread runs that looks at drafts: `workshop-worker.ts`. */
  entry: URL;
  /** Opens a position of a pack for the person on the page. @returns its address */
  open(draft: Asked & { ask: 'try' }, scenario: string): Promise<string>;
}

/** Drafts are looked at on threads of their own, so that nothing waits for them and none stays known. */
export function createWorkshop({ entry, open }: WorkshopServices): Workshop {
  let looking: DraftingThread | null = null;
  let busy: Promise<unknown> = Promise.resolve();
  const judging = new Set<DraftingThread>();
  /** What the page is told at first, by language: it stays the same, and takes a thread seconds. */
  const beginnings = new Map<string, object>();

  /** Drops a thread that can't be used any more; the next question starts another. */
  function drop(thread: DraftingThread): void {
    if (looking === thread) looking = null;
    thread.end().catch(() => {});
  }

  /** One look after the other; on another thread where drafts before it may be to blame. */
  async function* look(asked: Asked, isAnother = false): AsyncGenerator<object> {
    const before = busy;
    let free = () => {};
    busy = new Promise<void>((resolve) => {
      free = resolve;
    });
    await before;
    if (looking && looking.asked >= RENEWED_AFTER) drop(looking);
    looking ??= startDraftingThread(entry);
    const thread = looking;
    let isWhole = false;
    let isSpoiled = false;
    try {
      for await (const line of thread.ask(asked, LOOKING)) {
        isSpoiled = 'cannotBeShown' in line && !isAnother;
        if (isSpoiled) break;
        yield line;
      }
      isWhole = !isSpoiled;
    } finally {
      if (!isWhole) drop(thread);
      free();
    }
    if (isSpoiled) yield* look(asked, true);
  }

  /** Takes its own thread: it lasts minutes. */
  async function* judge(asked: Asked): AsyncGenerator<object> {
    const thread = startDraftingThread(entry);
    judging.add(thread);
    try {
      yield* thread.ask(asked, JUDGING);
    } finally {
      judging.delete(thread);
      await thread.end();
    }
  }

  async function* begin(asked: Asked & { ask: 'begin' }): AsyncGenerator<object> {
    const known = beginnings.get(asked.locale);
    if (known) {
      yield known;
      return;
    }
    for await (const line of look(asked)) {
      if (beginnings.size < MOST_BEGINNINGS) beginnings.set(asked.locale, line);
      yield line;
    }
  }

  async function* tryOut(asked: Asked & { ask: 'try' }): AsyncGenerator<object> {
    for await (const line of look(asked)) {
      if ('scenario' in line) yield { url: await open(asked, String(line.scenario)) };
      else yield line;
    }
  }

  return {
    ask(unread) {
      const asked = askedSchema.parse(unread);
      switch (asked.ask) {
        case 'begin':
          return begin(asked);
        case 'try':
          return tryOut(asked);
        case 'judge':
          return judge(asked);
        default:
          return look(asked);
      }
    },
    async close() {
      await Promise.all([...judging, ...(looking ? [looking] : [])].map((thread) => thread.end()));
    },
  };
}
