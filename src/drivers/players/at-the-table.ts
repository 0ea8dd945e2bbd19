import type { Choice } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { StoredMatch } from '../../table/match/saved/store.ts';
import type { Person } from '../../table/match/saved/summary.ts';
import type { Table } from '../../table/table.ts';
import { seatsFor } from '../seats.ts';

/** Where a lobby is opened. */
export interface Place {
  guildId: string;
  channelId: string;
}

/** Opens a lobby without Discord; returns its id. */
export async function openLobby(
  table: Table,
  { rules }: Game,
  place: Place,
  host: Person,
): Promise<string> {
  const opened = await table.create({ ...place, gameId: rules.id, host, sit: false });
  return must(opened).match.id;
}

/** A match that people have begun without Discord; returns its id. The first of them hosts, unless another does. */
export async function beginMatch(
  table: Table,
  game: Game,
  place: Place,
  people: readonly Person[],
  host = people[0] as Person,
): Promise<string> {
  const id = await openLobby(table, game, place, host);
  const seats = seatsFor(game.rules.lobby, people.length, people.length);
  for (const [index, { characters }] of seats.entries()) {
    must(await table.join(id, people[index] as Person, characters));
  }
  must(await table.start(id, people[0]?.userId ?? ''));
  return id;
}

/** Makes a choice in the name of the seat's holder. */
export async function makeChoice(
  table: Table,
  { id, seats }: StoredMatch,
  { seat, decision, options }: Choice,
  requestId: string,
): Promise<void> {
  const userId = seats.find((held) => held.seat === seat)?.userId ?? '';
  must(await table.choose({ matchId: id, userId, decisionId: decision, options, requestId }));
}

/** Whatever is asked of a table here is legal. */
export function must<Answer extends { ok: boolean }>(
  answer: Answer,
): Extract<Answer, { ok: true }> {
  if (!answer.ok) throw new Error(`A table has refused: ${JSON.stringify(answer)}`);
  return answer as Extract<Answer, { ok: true }>;
}
