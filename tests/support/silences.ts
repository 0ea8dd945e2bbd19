import { type TellingWatch, watchTelling } from '../../src/drivers/telling/telling-watch.ts';
import type { Happening } from '../../src/kernel/event.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

type Play = (look: (match: Match) => void, hear: (happenings: Happening[]) => void) => unknown;

/** Every fact that changed silently while a match was played, however often. */
export function silencesIn(game: Game, play: Play): string[] {
  const texts = loadTexts();
  let watch: TellingWatch | null = null;
  let match: Match | null = null;
  const found = new Set<string>();
  play(
    (open) => {
      match = open;
      watch ??= watchTelling(game, open, texts);
    },
    (happenings) => {
      if (!match || !watch) return;
      for (const silence of watch.untold(match, happenings)) found.add(silence);
    },
  );
  return [...found];
}
