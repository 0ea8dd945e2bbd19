import { setTimeout as wait } from 'node:timers/promises';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { Faults } from './faults/faults.ts';
import { PermissionControl } from './faults/permission-control.ts';
import { Gateway } from './gateway/gateway.ts';
import { InteractionDesk } from './interactions/desk.ts';
import {
  APPLICATION_ID,
  DEFAULT_LOCALE,
  DEFAULT_ROLES,
  DEFAULT_TOKEN,
  guildIdAt,
  type LocalChannel,
  type LocalDiscordOptions,
  type LocalRole,
  type LocalUser,
  localChannels,
  localRoles,
  localUsers,
} from './options.ts';
import { People } from './people/people.ts';
import { waitForChange } from './people/waiting.ts';
import { RestServer } from './rest/server.ts';
import { connect, listen } from './serving/http.ts';
import { PageSocket } from './serving/page-socket.ts';
import { WaitingMentions } from './serving/waiting-mentions.ts';
import { issueSnowflakes } from './state/snowflake.ts';
import { Statistics } from './statistics/statistics.ts';
import { openSchemaChecks } from './validation/openapi.ts';
import { BOT_PERMISSIONS } from './world/permissions.ts';
import { Shelf } from './world/shelf.ts';
import {
  type Change,
  createEvents,
  type StoredChannel,
  usualLimits,
  visibleCommands,
  type World,
} from './world/world.ts';

export type { RequestFault } from './faults/faults.ts';
export type { LocalChannel, LocalDiscordOptions, LocalUser, WorkshopDesk } from './options.ts';
export { type OptionValues, PersonError } from './people/command-options.ts';
export type { Choice, Outcome } from './people/outcome.ts';
export type { ForgedInteraction } from './people/people.ts';
export { type Control, type SeenMessage, seenMessage } from './people/seen-message.ts';
export type { MentionRecord } from './statistics/mentions.ts';
export type { AcknowledgementRecord, Violation } from './statistics/statistics.ts';
export type { Change } from './world/world.ts';

/** A thread as tests look at it. */
export interface SeenThread {
  id: string;
  name: string;
  parentId: string | null;
  isPrivate: boolean;
  archived: boolean;
  locked: boolean;
  members: string[];
}

type PersonMethods = Pick<
  People,
  | 'command'
  | 'autocomplete'
  | 'press'
  | 'select'
  | 'submitModal'
  | 'forge'
  | 'say'
  | 'messages'
  | 'underDeleted'
  | 'latest'
  | 'directMessages'
>;

/** A server with its text channels. */
export interface LocalGuild {
  id: string;
  name: string;
  channels: LocalChannel[];
}

/** A running Discord on this machine. See README.md in this folder. */
export interface LocalDiscord extends PersonMethods {
  /** Address of the page. */
  url: string;
  /** What discord.js takes as `rest.api`. */
  apiBase: string;
  token: string;
  applicationId: string;
  /** The first server. */
  guildId: string;
  /** Its channels. */
  channels: LocalChannel[];
  /** All servers that the bot is on. */
  guilds: LocalGuild[];
  users: LocalUser[];
  roles: LocalRole[];
  statistics: Statistics;
  faults: Faults;
  permissions: PermissionControl;
  /** Threads under a channel, or all of them. */
  threads(parentId?: string): SeenThread[];
  /** The slash commands that people can use. */
  commands(): APIApplicationCommand[];
  /** Whether a bot is connected to the gateway: for this shard, or for any. */
  botConnected(shard?: number): boolean;
  /** Calls back after every change; returns how to stop that. */
  onChange(listener: (change: Change) => void): () => void;
  /** Resolves with the first truthy answer of `probe`, asked now and after each change (default 5000 ms). */
  waitFor<T>(
    probe: () => T | null | undefined | false,
    timeout?: number,
    what?: string,
  ): Promise<T>;
  close(): Promise<void>;
}

/** Starts a Discord on 127.0.0.1. Rejects if the port is taken. */
export async function startLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const notice = options.notice ?? ((text: string) => process.stderr.write(`${text}\n`));
  const schemas = await openSchemaChecks(options.openApiPath, notice);
  const { server, port } = await listen(options.port ?? 0);
  const guilds = localGuilds(options);
  const [{ id: guildId, channels }] = guilds;
  const world = createWorld(options, `http://127.0.0.1:${port}`, guilds);
  const statistics = new Statistics();
  const gateway = new Gateway(world);
  const faults = new Faults(world, gateway);
  const permissions = new PermissionControl(world);
  const desk = new InteractionDesk(
    world,
    statistics,
    {
      acknowledgement: options.acknowledgementLimit ?? 3000,
      token: options.tokenLifetime ?? 900_000,
    },
    {
      copies: () => faults.takeCopies(),
      delay: () => faults.takeDelay(),
      swap: () => faults.takeSwap(),
    },
  );
  const people = new People(world, desk, statistics);
  const { workshop = null } = options;
  const mentions = new WaitingMentions(world);
  const page = new PageSocket({ world, people, gateway, mentions, workshop });
  const rest = new RestServer({ world, statistics, desk, faults }, schemas);
  connect(server, {
    notice,
    world,
    rest,
    gateway,
    page,
    workshop,
    faults,
    permissions,
    statistics,
  });
  return {
    url: `${world.origin}/`,
    apiBase: `${world.origin}/api`,
    token: world.token,
    applicationId: world.applicationId,
    guildId,
    channels,
    guilds,
    users: world.users,
    roles: world.roles,
    statistics,
    faults,
    permissions,
    command: people.command.bind(people),
    autocomplete: people.autocomplete.bind(people),
    press: people.press.bind(people),
    select: people.select.bind(people),
    submitModal: people.submitModal.bind(people),
    forge: people.forge.bind(people),
    say: people.say.bind(people),
    messages: people.messages.bind(people),
    underDeleted: people.underDeleted.bind(people),
    latest: people.latest.bind(people),
    directMessages: people.directMessages.bind(people),
    threads: (parentId) => seenThreads(world, parentId),
    commands: () => visibleCommands(world),
    botConnected: (shard) => (shard === undefined ? gateway.connected : gateway.serves(shard)),
    onChange: (listener) => {
      world.events.on('change', listener);
      return () => world.events.off('change', listener);
    },
    waitFor: (probe, timeout = 5000, what = 'what was waited for') =>
      waitForChange(world, probe, timeout, what),
    close: async () => {
      desk.close();
      gateway.close();
      page.close();
      server.closeAllConnections();
      await Promise.race([
        new Promise((resolve) => server.close(resolve)),
        wait(1000, null, { ref: false }),
      ]);
    },
  };
}

type LocalGuilds = [LocalGuild, ...LocalGuild[]];

function localGuilds(options: LocalDiscordOptions): LocalGuilds {
  const { guildName = 'Local Discord', channels = ['games', 'general'] } = options;
  const home = { id: guildIdAt(0), name: guildName, channels: localChannels(channels) };
  const guilds: LocalGuilds = [home];
  for (const { name, channels } of options.otherGuilds ?? []) {
    const before = guilds.reduce((sum, guild) => sum + guild.channels.length, 0);
    guilds.push({
      id: guildIdAt(guilds.length),
      name,
      channels: localChannels(channels, before),
    });
  }
  return guilds;
}

const storedGuild = ({ id, name }: LocalGuild) => ({ id, name, botIsMember: true });

function createWorld(options: LocalDiscordOptions, origin: string, guilds: LocalGuilds): World {
  const [home, ...others] = guilds;
  const users = localUsers(
    options.users ?? ['Ann', 'Bo', 'Cleo', 'Dag'],
    options.locales,
    options.locale,
  );
  const { now = Date.now } = options;
  return {
    origin,
    now,
    newId: issueSnowflakes(now),
    token: options.token ?? DEFAULT_TOKEN,
    applicationId: APPLICATION_ID,
    guilds: [storedGuild(home), ...others.map(storedGuild)],
    guildLocale: options.guildLocale ?? options.locale ?? DEFAULT_LOCALE,
    botName: options.botName ?? 'Threadbound',
    users,
    usersById: new Map(users.map((user) => [user.id, user])),
    roles: localRoles(options.roles ?? DEFAULT_ROLES, users),
    channels: new Map(
      guilds.flatMap(({ id, channels }) =>
        channels.map((channel, index) => [channel.id, storedChannel(channel, id, index)]),
      ),
    ),
    messages: new Shelf(),
    files: new Map(),
    emojis: new Map(),
    commands: new Map(),
    botPermissions: BOT_PERMISSIONS,
    closedTo: new Set(),
    limits: usualLimits(),
    blockedWords: [],
    editsLosePictures: false,
    events: createEvents(),
  };
}

function storedChannel(channel: LocalChannel, guildId: string, position: number): StoredChannel {
  return {
    id: channel.id,
    guildId,
    type: 0,
    name: channel.name,
    topic: channel.topic,
    position,
    parentId: null,
    lastMessageId: null,
    recipientId: null,
    botDenied: 0n,
    thread: null,
  };
}

function seenThreads(world: World, parentId?: string): SeenThread[] {
  return [...world.channels.values()].flatMap(({ id, name, type, parentId: parent, thread }) =>
    thread && (parentId === undefined || parent === parentId)
      ? [
          {
            id,
            name,
            parentId: parent,
            isPrivate: type === 12,
            archived: thread.archived,
            locked: thread.locked,
            members: [...thread.members.keys()],
          },
        ]
      : [],
  );
}
