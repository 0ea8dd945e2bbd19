import type { SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Match } from '../../../kernel/match.ts';
import { keysOf, saidBy } from '../../../texts/keys.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';

/**
 * A seat by what it plays, as the keys of its names: its person's name is not for texts, which are formatted.
 * @param texts of any language
 */
export function seatKeys(
  { rules, presentation }: Game,
  match: Match,
  seat: SeatId,
  texts: Texts,
): string[] {
  const names = presentation.seatNames(rules.view(match, 'table'), seat, keysOf(texts));
  return names.length > 0 ? names : [seat];
}

/** The names of a seat by their keys; in older records they are words. */
export const seatWords = (names: Json | undefined, texts: Texts): string =>
  Array.isArray(names)
    ? separated(
        names.map((key) => saidBy(String(key), texts)),
        texts,
      )
    : String(names ?? '');
