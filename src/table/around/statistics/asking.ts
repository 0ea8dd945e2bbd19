import { orUnavailable, type TableContext } from '../../match/context.ts';
import type { Statistics } from './statistics.ts';

/** Entries in a list of the most frequent. */
const MOST = 5;

/** Asks for figures. */
export const statistics = (context: TableContext): Statistics => {
  const { tallies } = context.store;
  const asked = <Figures>(figures: () => Promise<Figures>) =>
    orUnavailable(context, async () => ({ ok: true as const, ...(await figures()) }));
  return {
    playerStatistics: (guildId, userId) => asked(() => tallies.ofPlayer(guildId, userId, MOST)),
    serverStatistics: (guildId) => asked(() => tallies.ofServer(guildId, MOST)),
    characterStatistics: (guildId, character) =>
      asked(() => tallies.ofCharacter(guildId, character)),
  };
};
