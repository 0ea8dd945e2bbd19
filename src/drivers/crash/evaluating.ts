import type { Game } from '../../kernel/game.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { createGames } from '../../table/match/saved/games.ts';
import { showsAcceptance } from '../players/choosing.ts';
import type { Done } from '../players/deed.ts';
import { compareMessages } from '../record/messages.ts';
import type { MatchRecord } from '../record/read-record.ts';
import { isWhole } from '../record/replaying.ts';

/** What people have seen while the bot was killed. */
export interface Evidence {
  /** Clicks whose answer shows what comes after an accepted choice. */
  accepted: Done[];
  /** Clicks during which the bot was killed. */
  inFlight: InFlight[];
  /** Where a match did not go on. */
  stuck: string[];
  /** From each kill to the next accepted choice, in milliseconds. */
  backAfter: number[];
}

export interface InFlight {
  done: Promise<Done>;
  /** Its question was no longer asked when the bot was back. */
  gone: boolean;
}

/**
 * Compares what people have seen with what was saved.
 * @param deleted ids of threads and messages that somebody has deleted
 */
export async function evaluate(
  game: Game,
  discord: LocalDiscord,
  records: readonly MatchRecord[],
  evidence: Evidence,
  deleted: ReadonlySet<string> = new Set(),
) {
  const inputs = records.flatMap((record) => record.inputs.slice(1));
  const kept = new Set(inputs.map(({ requestId }) => requestId));
  const lost = evidence.accepted.flatMap(({ deed }) => (kept.has(deed.id) ? [] : [deed.id]));
  let committedUnseen = 0;
  for (const { done, gone } of evidence.inFlight) {
    const { deed, answer, outcome } = await done;
    const wasKept = kept.has(deed.id);
    if (wasKept !== gone) lost.push(`${deed.id} ${gone ? 'was answered' : 'was asked again'}`);
    if (showsAcceptance({ deed, answer, outcome }) && !wasKept) lost.push(deed.id);
    if (wasKept && !showsAcceptance({ deed, answer, outcome })) committedUnseen += 1;
  }
  const known = createGames([game]);
  for (const record of records) {
    // A table that never began has nothing to play again.
    const played = known.get(record.match.gameId) ?? game;
    if (record.match.setup && !isWhole(played, record))
      lost.push(`${record.match.id} can't be played again`);
  }
  const duplicated = [
    // What follows from another choice has no request of its own.
    ...repeated(inputs.flatMap(({ requestId }) => requestId ?? [])),
    ...records.flatMap(({ inputs: own }) => repeated(own.map((input) => `${input.decisionId}`))),
  ];
  const channelId = records[0]?.match.channelId ?? '';
  const messages = compareMessages(discord, channelId, records, Date.now(), deleted);
  return {
    matches: records.length,
    acceptedChoices: inputs.length,
    inFlight: evidence.inFlight.length,
    committedUnseen,
    lost,
    duplicated,
    messagesDuplicated: messages.duplicated,
    messagesMissing: messages.missing,
    messagesOwed: messages.unpublished,
    stuck: evidence.stuck,
  };
}

/** Everything that occurs in a list again. */
const repeated = (list: readonly string[]): string[] =>
  list.filter((one, index) => list.indexOf(one) !== index);
