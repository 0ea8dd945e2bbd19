import type { JsonObject } from '../../../kernel/json.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { refuse } from '../../match/refusal.ts';
import {
  isTakenBack,
  readServerSettings,
  wrongSetting,
} from '../../match/saved/server-settings.ts';
import type { Serving } from './serving.ts';

/** Reads and changes what servers have set. */
export const serving = (context: TableContext): Serving => ({
  settings: (guildId) =>
    orUnavailable(context, async () => ({
      ok: true,
      settings: readServerSettings(await context.store.settings(guildId)),
    })),
  rememberedSettings: (guildId) =>
    orUnavailable(context, async () => ({
      ok: true,
      settings: readServerSettings(await context.store.rememberedSettings(guildId)),
    })),
  changeSettings: (guildId, changes) =>
    orUnavailable(context, async () => {
      const wrong = wrongSetting(changes);
      if (wrong) return refuse({ refusal: 'no-such-server-setting', setting: wrong });
      const saved: JsonObject = {};
      for (const [name, value] of Object.entries(changes)) {
        saved[name] = isTakenBack(value) ? null : value;
      }
      const settings = await context.store.changeSettings(guildId, saved);
      return { ok: true, settings: readServerSettings(settings) };
    }),
});
