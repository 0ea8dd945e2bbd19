import {
  type LocalDiscord,
  type LocalDiscordOptions,
  startLocalDiscord,
} from '../../local/index.ts';

/** Long enough to pass for a real one. */
const TOKEN = 'token-of-the-local-discord';
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eve', 'Finn'];

/**
 * A Discord with this many players and one onlooker, who comes last.
 * @param options what else it should have; `locale` is what the server and everyone there speak
 */
export function discordFor(
  players: number,
  openApiPath?: string,
  options: Pick<LocalDiscordOptions, 'otherGuilds'> & { locale?: string | undefined } = {},
): Promise<LocalDiscord> {
  const { locale, ...rest } = options;
  return startLocalDiscord({
    ...rest,
    token: TOKEN,
    users: NAMES.slice(0, players + 1),
    ...(locale === undefined ? {} : { locale }),
    ...(openApiPath === undefined ? {} : { openApiPath }),
  });
}

/** A Discord with people by these names, which accepts requests unchecked: checking them takes time. */
export const discordWith = (users: readonly string[]): Promise<LocalDiscord> =>
  startLocalDiscord({ token: TOKEN, users, openApiPath: '', notice: () => {} });

/** The most players that `discordFor` has names for. */
export const MOST_PLAYERS = NAMES.length - 1;
