import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '../../../kernel/decision.ts';
import type { Happening } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { MatchSetup } from '../../../kernel/setup.ts';
import { asSaved, ChoiceRefused, playAgain, replayInputs } from '../../match/replaying/replay.ts';
import { unhurried } from '../../match/replaying/unhurried.ts';
import { isTables } from '../../telling/events/reasons.ts';

/** A choice, a return, or the set-up, as it was recorded. */
export interface Recorded {
  /** Null for the set-up. */
  seat: string | null;
  /** Null for the set-up, and if the match went back. */
  decisionId: string | null;
  options: string[];
  happenings: Happening[];
}

/** Where a record differs from what its seed and its choices give. `choice` is 0 for the set-up. */
export type Difference =
  /** The rules don't begin a match like that. */
  | { differs: 'setup'; choice: 0; because: string }
  /** That choice was not possible then. */
  | { differs: 'choice'; choice: number; refusal: Refusal }
  /** The event of this number, from 1, among those caused by the choice; null if there is none. */
  | {
      differs: 'event';
      choice: number;
      event: number;
      recorded: Happening | null;
      again: Happening | null;
    };

export interface Compared {
  difference: Difference | null;
  /** How many choices were made again, and how many of their events came out just as recorded. */
  choices: number;
  events: number;
  /** The match at that point; null if it could not even begin. */
  match: Match | null;
}

/**
 * Plays a match again and compares everything that happens with what was recorded, event by event: every roll,
 * every card. What the table tells, such as why a companion did something, is skipped.
 * @param recorded the set-up and the inputs that count, in order
 * @param note is shown the match after the set-up and after each input that was reproduced; the same object
 *   changes with the next one
 */
export async function compare(
  game: Game,
  setup: MatchSetup,
  recorded: readonly Recorded[],
  note: (match: Match) => void = () => {},
): Promise<Compared> {
  const compared: Compared = { difference: null, choices: 0, events: 0, match: null };
  try {
    for await (const played of unhurried(playAgain(game, setup, replayInputs(recorded)))) {
      compared.match = played.match;
      compared.choices = played.choices;
      const told = (recorded[played.input]?.happenings ?? []).filter(
        ({ event }) => !isTables(event),
      );
      compared.difference = firstDifference(played.choices, told, played.happenings);
      if (compared.difference) return compared;
      compared.events += told.length;
      note(played.match);
    }
  } catch (error) {
    compared.difference = differenceOf(error, compared.match !== null);
  }
  return compared;
}

function firstDifference(
  choice: number,
  recorded: readonly Happening[],
  happenings: readonly Happening[],
): Difference | null {
  for (let index = 0; index < Math.max(recorded.length, happenings.length); index++) {
    const [told = null, again = null] = [recorded[index], happenings[index]];
    if (told && again && isDeepStrictEqual(told, asSaved(asTold(again, told)))) continue;
    return { differs: 'event', choice, event: index + 1, recorded: told, again };
  }
  return null;
}

/** Earlier versions lost the title of a chapter that had begun with a question. */
const asTold = ({ opens, ...again }: Happening, told: Happening): Happening =>
  opens && told.opens ? { ...again, opens } : again;

/** A set-up that the lobby would not offer makes the rules throw; a later fault of theirs is not the record's. */
function differenceOf(error: unknown, begun: boolean): Difference {
  if (error instanceof ChoiceRefused) {
    return { differs: 'choice', choice: error.choice, refusal: error.refusal };
  }
  if (begun) throw error;
  return { differs: 'setup', choice: 0, because: String(error) };
}
