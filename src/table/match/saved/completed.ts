import type { Games } from './games.ts';
import type { Store, StoredMatch } from './store.ts';

/**
 * A store whose matches have a value for each option in their game's lobby: an option that is newer than the
 * match, or a choice that is no longer offered, takes its default, as the rules read it.
 */
export function completed(store: Store, games: Games): Store {
  const complete = <Match extends StoredMatch>(stored: Match): Match => {
    const offered = games.get(stored.gameId)?.rules.lobby.options ?? [];
    for (const { id, choices, formerly = {}, default: usual } of offered) {
      const value = stored.options[id];
      const isKnown = value !== undefined && (choices.includes(value) || value in formerly);
      if (!isKnown) stored.options[id] = usual;
    }
    return stored;
  };
  return {
    ...store,
    change: (matchId, work) =>
      store.change(matchId, (locked) => {
        complete(locked.stored);
        return work(locked);
      }),
    async read(matchId) {
      const stored = await store.read(matchId);
      return stored && complete(stored);
    },
    list: async (filter) => (await store.list(filter)).map(complete),
    campaigns: {
      ...store.campaigns,
      matches: async (campaignId) => (await store.campaigns.matches(campaignId)).map(complete),
    },
  };
}
