import type { JsonObject } from '../kernel/json.ts';

/** Servers or people whose settings are remembered at the same time. */
const MOST = 1_000;
/** Milliseconds after which they are read again: somebody may have changed them by hand. */
const KEPT_FOR = 60_000;

/**
 * What servers or people have set, for what asks at every press and every message, where only this process changes
 * it: see `Store.rememberedSettings`.
 */
export interface RememberedSettings {
  of(id: string): Promise<JsonObject>;
  /**
   * Whoever asks once this change is through, or has failed perhaps too late, hears what it has left.
   * @param left what the change says that it has left; absent if it doesn't say so
   */
  changing<Answer>(
    id: string,
    change: () => Promise<Answer>,
    left?: (answer: Answer) => JsonObject,
  ): Promise<Answer>;
  /** The same for a change of ids that nobody can name beforehand. */
  changingAny<Answer>(change: () => Promise<Answer>): Promise<Answer>;
}

interface Kept {
  settings: Promise<JsonObject>;
  until: number;
}

/** @param now milliseconds on a clock that is never set */
export function rememberSettings(
  read: (id: string) => Promise<JsonObject>,
  now = () => performance.now(),
): RememberedSettings {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, { changes: number; areSeveral: boolean }>();

  function keep(id: string, settings: Promise<JsonObject>): Promise<JsonObject> {
    const anew = { settings, until: now() + KEPT_FOR };
    kept.delete(id);
    kept.set(id, anew);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    settings.catch(() => {
      if (kept.get(id) === anew) kept.delete(id);
    });
    return settings;
  }

  return {
    async of(id) {
      const known = kept.get(id);
      return known && now() < known.until ? known.settings : keep(id, read(id));
    },
    async changing(id, change, left) {
      const here = underWay.get(id) ?? { changes: 0, areSeveral: false };
      here.changes += 1;
      here.areSeveral ||= here.changes > 1;
      underWay.set(id, here);
      try {
        const answer = await change();
        // Answers to several at once may come in another order than the changes were made in.
        if (left && !here.areSeveral) void keep(id, Promise.resolve(left(answer)));
        else kept.delete(id);
        return answer;
      } catch (error) {
        kept.delete(id);
        throw error;
      } finally {
        here.changes -= 1;
        if (here.changes === 0) underWay.delete(id);
      }
    },
    changingAny: (change) => change().finally(() => kept.clear()),
  };
}

/** The same where others change it as well: read each time. */
export const readEachTime = (read: (id: string) => Promise<JsonObject>): RememberedSettings => ({
  of: read,
  changing: (_id, change) => change(),
  changingAny: (change) => change(),
});
