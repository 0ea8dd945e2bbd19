import { changeMatch } from '../../match/changing/change-match.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';

/**
 * The host sets in which language everyone reads a match, while it gathers.
 * @param locale the name of a catalogue
 */
export async function setLanguage(
  context: TableContext,
  matchId: string,
  userId: string,
  locale: string,
): Promise<Changed | Refused> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Changed | Refused>(context, matchId, async ({ stored }) => {
      const match = summaryOf(stored);
      const no = (answer: Changed | Refused) => ({ answer, change: null });
      if (stored.hostId !== userId) return no(refuse({ refusal: 'not-host', match }));
      if (stored.status !== 'lobby') return no(refuse({ refusal: 'already-started', match }));
      if (!context.languages.locales.includes(locale)) {
        const setting = { refusal: 'no-such-setting', match, option: 'language' } as const;
        return no(refuse({ ...setting, value: locale }));
      }
      if (stored.settings.locale === locale) return no({ ok: true, match });
      const now = context.now();
      stored.settings = { ...stored.settings, locale };
      stored.changedAt = now;
      return {
        answer: { ok: true, match: summaryOf(stored) },
        change: { match: stored, slots: [lobbySlot(now)] },
      };
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}
