import type { Thinkers } from '../../companions/thinkers.ts';
import type { Game } from '../../kernel/game.ts';
import type { Languages } from '../../texts/languages.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Consequence } from './consequence.ts';
import { type Refused, refuse } from './refusal.ts';
import type { Games } from './saved/games.ts';
import type { QuietHours } from './saved/match-settings.ts';
import { type Store, type StoredMatch, StoreUnavailable } from './saved/store.ts';
import type { Thoughts } from './thoughts.ts';

/** Where faults are logged for the operator. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** How public messages are spaced, in milliseconds, and how long they get, in characters. */
export interface Pace {
  /** How long a call for the player who has just chosen may stay out of the thread. */
  followUp: number;
  /** How long an edit of the round's board waits for others to join it. */
  edits: number;
  /** How long the round's board may stay as it was while nobody but the person who has just chosen is waited for. */
  pause: number;
  /**
   * How long after their last choice somebody counts as looking at the game, and is not notified again when it
   * comes back to them in the middle of their own turn.
   */
  away: number;
  /**
   * How long after they have chosen, or were notified, somebody is not notified at once of a question in the
   * middle of a turn; after that they are, if it still waits for them.
   */
  again: number;
  /**
   * How long a companion takes for each choice, whatever it holds and however long it thinks, so that its
   * timing reveals nothing.
   */
  companion: number;
  /**
   * How long after a press companions may begin to look ahead at what follows from it, since its answer waits for
   * them; what they don't get to follows in transactions of their own. Null for as long as it takes: then what is
   * played doesn't depend on the machine.
   */
  thought: number | null;
  /** How long after the first ballot the voters wait for the others, if nothing closes a vote. */
  vote: number;
  /** How long one message of a chapter gets before it continues in another. */
  chapterLength: number;
}

export const defaultPace: Pace = {
  followUp: 60_000,
  edits: 1_000,
  pause: 30_000,
  away: 600_000,
  again: 180_000,
  companion: 1_500,
  thought: 1_500,
  vote: 600_000,
  chapterLength: 3_000,
};

/** See `TableContext.looksAhead`; a look takes three quarters of a second in Altar Quest. */
export const THOUGHTS_A_PRESS = 3;

/** What every service of the table works with. */
export interface TableContext {
  games: Games;
  store: Store;
  languages: Languages;
  log: Log;
  pace: Pace;
  /** Quiet hours of new matches; null for none. */
  quiet: QuietHours | null;
  /** Who thinks for companions. */
  thinkers: Thinkers;
  /**
   * At how many questions companions look ahead before a press is answered, if they answer them for people who
   * aren't looking, the game can be played ahead and all play together; the others follow in transactions of
   * their own. Null if rules of thumb answer.
   */
  looksAhead: number | null;
  /** What has been thought over for the current transaction; absent if rules of thumb answer. */
  thoughts?: Thoughts;
  /** What follows from choices, in this order. */
  consequences: readonly Consequence<TableContext>[];
  now(): Date;
  /** Whether the clock has kept pace with real time since the last call; see `createSteadiness`. */
  isSteady(): boolean;
  /** The seed of a new match, or of what a companion draws by lot: 32 hexadecimal digits nobody can foresee. */
  newSeed(): string;
  /** Called when something may be owed to a match's messages or companions, with the current match if known. */
  owed(matchId: string, known?: StoredMatch): void;
  /** See `Table.published`. */
  published(matchId: string, milliseconds: number): Promise<boolean>;
}

export const gameOf = (context: TableContext, gameId: string): Game | null =>
  context.games.get(gameId) ?? null;

/** Answers with a refusal when the store can't be reached. */
export async function orUnavailable<Answer>(
  context: TableContext,
  work: () => Promise<Answer>,
): Promise<Answer | Refused> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    context.log.warn({ error }, 'The store is not available.');
    return refuse({ refusal: 'store-unavailable' });
  }
}

/** The language in which everyone reads a match. */
export const textsOf = (
  { languages }: Pick<TableContext, 'languages'>,
  { settings }: Pick<StoredMatch, 'settings'>,
): Texts => languages.textsFor(settings.locale ?? undefined);
