import { type MatchSettings, usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type { Person } from '../../src/table/match/saved/summary.ts';
import type { TableAtNoon } from './table-at-noon.ts';
import { must } from './test-table.ts';

/**
 * A match of the counting game for these people, three at most, the host first, that doesn't end by itself: at
 * the host's turn.
 */
export async function countingMatchOf(
  here: TableAtNoon,
  people: readonly [Person, ...Person[]],
  settings: Partial<MatchSettings> = {},
): Promise<string> {
  const [host, ...others] = people;
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host };
  const { id } = must(await here.table.create({ ...wanted, options: { target: '100000' } })).match;
  for (const person of others) must(await here.table.join(id, person));
  for (const [index, { userId }] of people.entries()) {
    const character = ['fox', 'owl', 'hare'][index] ?? '';
    must(await here.table.chooseCharacters(id, userId, [character]));
  }
  must(await here.table.start(id, host.userId));
  await here.store.change(id, async ({ stored: match }) => {
    match.settings = { ...usualSettings(null), ...settings };
    return { answer: null, change: { match } };
  });
  must(await here.table.wake(id));
  await here.publishing.drain();
  return id;
}

/** A match as it is saved, in play. */
export async function storedIn({ store }: TableAtNoon, id: string) {
  const match = await store.read(id);
  if (!match?.state) throw new Error('The match is gone.');
  return { ...match, state: match.state };
}
