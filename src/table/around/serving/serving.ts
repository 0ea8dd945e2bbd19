import type { Refused } from '../../match/refusal.ts';
import type { ServerSettings, ServerSettingsChange } from '../../match/saved/server-settings.ts';

/** What server managers can set. The chat service decides who they are. */
export interface Serving {
  /** A server's settings; nothing is set for one never seen. */
  settings(guildId: string): Promise<{ ok: true; settings: ServerSettings } | Refused>;
  /**
   * The same as remembered: for a server that this process serves, so that nobody else changes what it has set.
   */
  rememberedSettings(guildId: string): Promise<{ ok: true; settings: ServerSettings } | Refused>;
  /** Changes the named settings and keeps the others: all of them, or none if one is wrong. */
  changeSettings(
    guildId: string,
    changes: ServerSettingsChange,
  ): Promise<{ ok: true; settings: ServerSettings } | Refused>;
}
