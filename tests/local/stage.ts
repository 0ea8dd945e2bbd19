import { existsSync } from 'node:fs';
import { Client, Events, GatewayIntentBits, type Interaction, REST } from 'discord.js';
import {
  type LocalDiscord,
  type LocalDiscordOptions,
  startLocalDiscord,
} from '../../src/local/index.ts';
import { testCommands } from './test-commands.ts';

export const OPEN_API = process.env.DISCORD_OPENAPI ?? '../shared/discord-openapi.json';
export const hasOpenApi = existsSync(OPEN_API);

export interface Stage {
  discord: LocalDiscord;
  client: Client<true>;
  rest: REST;
  /** Ids of Ann and Bo and of #games. */
  ann: string;
  bo: string;
  games: string;
  close(): Promise<void>;
}

/** Logs a real discord.js client in to a local Discord. */
export async function login(
  discord: LocalDiscord,
  onInteraction: (interaction: Interaction) => Promise<unknown> | unknown,
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    rest: { api: discord.apiBase },
  });
  client.on(Events.Error, () => undefined);
  client.on(Events.InteractionCreate, (interaction) => void onInteraction(interaction));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  return ready;
}

/** A local Discord with the test's own bot in front of it. */
export async function setStage(
  onInteraction: (interaction: Interaction) => Promise<unknown> | unknown,
  options: LocalDiscordOptions = {},
): Promise<Stage> {
  const discord = await startLocalDiscord({
    ...(hasOpenApi ? { openApiPath: OPEN_API } : {}),
    notice: () => undefined,
    ...options,
  });
  const client = await login(discord, onInteraction);
  await client.application.commands.set(testCommands, discord.guildId);
  const [ann, bo] = discord.users;
  const [games] = discord.channels;
  if (!ann || !bo || !games) throw new Error('The local Discord lacks people or channels');
  const rest = new REST({ api: discord.apiBase }).setToken(discord.token);
  return {
    discord,
    client,
    rest,
    ann: ann.id,
    bo: bo.id,
    games: games.id,
    close: async () => {
      await client.destroy();
      await discord.close();
    },
  };
}

/** A PNG of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
