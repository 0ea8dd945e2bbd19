import type { Refused } from '../../match/refusal.ts';
import type { ServerSettings, ServerSettingsChange } from '../../match/saved/server-settings.ts';

/** What server managers can set. Who they are is for the chat service to say. */
export interface Serving {
  /** A server's settings; nothing is set for one never seen. */
  settings(guildId: string): Promise<{ ok: true; settings: ServerSettings } | Refused>;
  /** Changes the named settings and keeps the others: all or, where one is wrong, none. */
  changeSettings(
    guildId: string,
    changes: ServerSettingsChange,
  ): Promise<{ ok: true; settings: ServerSettings } | Refused>;
}
