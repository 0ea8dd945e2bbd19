import type { JsonObject } from '../kernel/json.ts';

/** Servers whose settings are remembered at the same time. */
const MOST = 1_000;
/** Milliseconds after which they are read again: somebody may have changed them by hand. */
const KEPT_FOR = 60_000;

/** What servers have set, for what asks at every press and every message: see `Store.rememberedSettings`. */
export interface RememberedSettings {
  of(serverId: string): Promise<JsonObject>;
  /** Whoever asks once this change is through, or has failed perhaps too late, hears what it has left. */
  changing<Answer>(serverId: string, change: () => Promise<Answer>): Promise<Answer>;
  /** The same for a change of servers that nobody can name beforehand. */
  changingAny<Answer>(change: () => Promise<Answer>): Promise<Answer>;
}

interface Kept {
  settings: Promise<JsonObject>;
  until: number;
}

/** @param now milliseconds on a clock that is never set */
export function rememberSettings(
  read: (serverId: string) => Promise<JsonObject>,
  now = () => performance.now(),
): RememberedSettings {
  const kept = new Map<string, Kept>();

  function readAnew(serverId: string): Promise<JsonObject> {
    const settings = read(serverId);
    const anew = { settings, until: now() + KEPT_FOR };
    kept.delete(serverId);
    kept.set(serverId, anew);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    settings.catch(() => {
      if (kept.get(serverId) === anew) kept.delete(serverId);
    });
    return settings;
  }

  return {
    async of(serverId) {
      const known = kept.get(serverId);
      return known && now() < known.until ? known.settings : readAnew(serverId);
    },
    // What was asked for before a change is through may have been read before it: so it goes afterwards, and what
    // is still being read with it.
    changing: (serverId, change) => change().finally(() => kept.delete(serverId)),
    changingAny: (change) => change().finally(() => kept.clear()),
  };
}
