import type { Game } from '../kernel/game.ts';
import { firstOf } from '../kernel/scenario.ts';
import { readScenario } from '../kernel/scenario-file.ts';
import type { LocalDiscord, WorkshopDesk } from '../local/index.ts';
import type { Table } from '../table/table.ts';
import type { Languages } from '../texts/languages.ts';
import { checkDraft } from '../workshop/looking.ts';
import { isPlayedAlong } from '../workshop/trying.ts';
import { createWorkshop } from '../workshop/workshop.ts';
import { openScenario } from './open-scenario.ts';

export interface StartedWorkshop {
  desk: WorkshopDesk;
  /** From now on positions can be opened. */
  opens(table: Table, local: LocalDiscord): void;
  close(): Promise<void>;
}

/**
 * The workshop of the Discord on this machine. A draft that is tried out is added to what this process can play; all
 * others are forgotten.
 * @param entry what its threads run
 */
export function startWorkshop(
  entry: URL,
  games: readonly Game[],
  languages: Languages,
): StartedWorkshop {
  let at: { table: Table; local: LocalDiscord } | null = null;
  const { ask, close } = createWorkshop({
    entry,
    async open({ draft, locale }, text) {
      if (!at) throw new Error('The bot is still starting.');
      const checked = checkDraft(
        draft,
        games,
        languages.textsFor(languages.spoken(locale)?.locale),
      );
      if ('problems' in checked)
        throw new Error(checked.problems.map(({ what }) => what).join(' '));
      const scenario = readScenario(text, games);
      if ('problems' in scenario) throw new Error(firstOf(scenario).join('\n'));
      return openScenario(at.table, at.local, scenario, isPlayedAlong);
    },
  });
  return {
    desk: {
      label: (locale) => languages.textsFor(languages.spoken(locale)?.locale)('workshop.title'),
      ask,
    },
    opens(table, local) {
      at = { table, local };
    },
    close,
  };
}
