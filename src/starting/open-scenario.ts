import type { SeatId } from '../kernel/decision.ts';
import type { Scenario } from '../kernel/scenario-file.ts';
import type { LocalDiscord } from '../local/index.ts';
import { newCompanion } from '../table/match/people/holders.ts';
import type { SeatHolder } from '../table/match/saved/summary.ts';
import type { Table } from '../table/table.ts';

/** Milliseconds in which its thread must appear. */
const PATIENCE = 30_000;

/**
 * Begins a match from a scenario's position, its seats held by the people of the local Discord in their order.
 * @param isPlayed seats that companions play instead
 * @returns the address at which the first of them has its thread open
 * @throws Error with a sentence for the person starting the bot, if that can't be done
 */
export async function openScenario(
  table: Pick<Table, 'beginScenario' | 'published' | 'find'>,
  local: LocalDiscord,
  { game, setup }: Scenario,
  isPlayed: (seat: SeatId) => boolean = () => false,
): Promise<string> {
  const [channel] = local.channels;
  const companions: SeatHolder[] = [];
  const seats = setup.seats.map((seat, index) => {
    if (isPlayed(seat.seat)) {
      companions.push({ ...seat, ...newCompanion(companions, 'steady') });
      return companions.at(-1) as SeatHolder;
    }
    const person = local.users[index];
    if (!person)
      throw new Error(`On the page, a scenario can have at most ${local.users.length} seats.`);
    return { ...seat, userId: person.id, name: person.displayName };
  });
  const [host] = seats;
  if (!channel || !host) throw new Error('Nobody plays this scenario.');
  const begun = await table.beginScenario({
    gameId: game.rules.id,
    guildId: local.guildId,
    channelId: channel.id,
    host: { userId: host.userId, name: host.name },
    seats,
    options: setup.options,
    scenario: setup.scenario,
  });
  if (!begun.ok) throw new Error(`The scenario couldn't begin: ${begun.refusal}.`);
  await table.published(begun.match.id, PATIENCE);
  const found = await table.find(begun.match.id);
  if (!found.ok || !found.match.threadId) throw new Error('The scenario has no thread.');
  return `${local.url}#/${host.userId}/${found.match.threadId}`;
}
