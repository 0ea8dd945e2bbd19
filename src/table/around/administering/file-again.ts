import { isDeepStrictEqual } from 'node:util';
import { strengthIn } from '../../../kernel/companion.ts';
import { isAtRest } from '../../../kernel/engine.ts';
import type { Happening } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { newCompanion } from '../../match/people/holders.ts';
import { asSaved } from '../../match/replaying/replay.ts';
import type { ImportedInput, RestPoint } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { isTables } from '../../telling/events/reasons.ts';
import { compare } from '../recording/comparing.ts';
import { type MatchFile, recordedIn, setupIn } from '../recording/match-file.ts';
import type { PlayedAgain } from './file-to-import.ts';

/**
 * Plays a file's match again, while others are answered.
 * @returns no match if its seed and its choices do not reproduce the file; the fault of the rules, if they led
 *   to one
 */
export async function playFileAgain(
  game: Game,
  file: MatchFile,
): Promise<PlayedAgain | { fault?: string }> {
  let rest: RestPoint | null = null;
  const noteRest = (match: Match) => {
    if (isAtRest(match)) rest = { revision: match.inputs, state: structuredClone(match) };
  };
  try {
    const { match, difference } = await compare(game, setupIn(file), recordedIn(file), noteRest);
    if (!match || difference || !isDeepStrictEqual(asSaved(match.outcome), file.outcome)) {
      return {};
    }
    const chapter = match.chapter.id;
    const happenings = file.choices
      .flatMap((choice) => gamesOwn(choice.happenings))
      .filter((happening) => happening.chapter === chapter);
    return { match, rest, happenings };
  } catch (error) {
    // A made-up file may take the rules where no real game goes.
    return { fault: String(error) };
  }
}

/** What the table itself told is not proved by replaying, so none of it is taken over. */
const gamesOwn = (happenings: readonly Happening[]): Happening[] =>
  happenings.filter(({ event }) => !isTables(event));

/** A companion for each seat: nobody from the match is known here, not even by name. */
export function companionsFor(game: Game, file: Pick<MatchFile, 'setup'>): SeatHolder[] {
  const rules = game.rules.companion;
  const strength = rules ? strengthIn(rules, 'steady') : 'steady';
  const seats: SeatHolder[] = [];
  for (const { seat, characters } of file.setup) {
    seats.push({ ...newCompanion(seats, strength), seat, characters });
  }
  return seats;
}

/** The set-up, and the choices as if the companions had made them. */
export function inputsIn(
  { choices }: Pick<MatchFile, 'choices'>,
  seats: readonly SeatHolder[],
): ImportedInput[] {
  let revision = 0;
  return choices.map(({ at, seat, decision, options, happenings }, index) => {
    if (decision !== null) revision += 1;
    return {
      revision,
      seat,
      userId: seats.find((holder) => holder.seat === seat)?.userId ?? null,
      decisionId: decision,
      options,
      requestId: seat === null ? null : `imported:${index}`,
      settled: null,
      happenings: gamesOwn(happenings),
      at: new Date(at),
    };
  });
}
