import { type LocalDiscord, startLocalDiscord } from '../../local/index.ts';

/** Long enough to be taken for a real one. */
const TOKEN = 'token-of-the-local-discord';
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve', 'Finn'];

/** A Discord with so many players and one onlooker, who comes last. */
export function discordFor(players: number, openApiPath?: string): Promise<LocalDiscord> {
  return startLocalDiscord({
    token: TOKEN,
    users: NAMES.slice(0, players + 1),
    ...(openApiPath === undefined ? {} : { openApiPath }),
  });
}

/** The most players that `discordFor` has names for. */
export const MOST_PLAYERS = NAMES.length - 1;
