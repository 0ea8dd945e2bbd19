import {
  type Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  type REST,
  RESTEvents,
} from 'discord.js';
import { GatewayCloseCodes } from 'discord-api-types/v10';

/** Discord does not let the bot in, and trying again would not help. The message is for the operator. */
export class ConnectionEnded extends Error {
  override name = 'ConnectionEnded';
  /** The gateway's close code. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const UNAUTHORIZED = 401;
const UPDATE = 'Update the bot: git pull, npm ci, and start it again.';

/** What the operator can do about each close code after which Discord accepts no connection. */
const ENDS: ReadonlyMap<number, string> = new Map([
  [
    GatewayCloseCodes.AuthenticationFailed,
    'Discord does not know the token: it is mistyped, or it was reset. Take it from Bot → Reset Token in the developer portal, put it after DISCORD_TOKEN, and start the bot again.',
  ],
  [
    GatewayCloseCodes.InvalidShard,
    'Discord refuses the connection as a wrong shard: SHARDS and SHARD_COUNT do not fit together. If DISCORD_API names a proxy, look there as well.',
  ],
  [
    GatewayCloseCodes.ShardingRequired,
    'The bot is on more servers than Discord allows so few shards: raise SHARD_COUNT, the same for every process, or leave it out where one process serves all.',
  ],
  [GatewayCloseCodes.InvalidAPIVersion, `Discord no longer speaks the bot's version. ${UPDATE}`],
  [GatewayCloseCodes.InvalidIntents, `Discord does not know the intents asked for. ${UPDATE}`],
  [
    GatewayCloseCodes.DisallowedIntents,
    `Discord does not allow the intents asked for. The bot needs no privileged ones. ${UPDATE}`,
  ],
]);

/** Whether Discord has permanently ended the connection, and why. */
export interface ConnectionWatch {
  /** Resolves if it does. */
  ended: Promise<ConnectionEnded>;
  /** Null while the connection lasts, or can be re-established. */
  reason(): ConnectionEnded | null;
}

/**
 * Notices the end at the gateway, and over REST: after a 401 discord.js has dropped the token, and the gateway
 * may not ask for it again for days.
 */
export function watchConnection(client: Client, ...others: REST[]): ConnectionWatch {
  let reason: ConnectionEnded | null = null;
  const ended = new Promise<ConnectionEnded>((resolve) => {
    const end = (code: number) => {
      reason ??= endOf(code);
      if (reason) resolve(reason);
    };
    client.on(Events.ShardDisconnect, ({ code }) => end(code));
    for (const rest of [client.rest, ...others]) {
      rest.on(RESTEvents.Response, ({ data }, { status }) => {
        // Answers to interactions use a token of their own, which expires after a quarter of an hour.
        if (status === UNAUTHORIZED && data.auth) end(GatewayCloseCodes.AuthenticationFailed);
      });
    }
  });
  return { ended, reason: () => reason };
}

/** @returns null for codes after which a connection can be re-established. */
export function endOf(code: number): ConnectionEnded | null {
  const advice = ENDS.get(code);
  return advice === undefined ? null : new ConnectionEnded(code, advice);
}

/** A login that failed because REST refused the token is the same end; other errors are returned unchanged. */
export const asEnd = (error: unknown): unknown =>
  error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid
    ? endOf(GatewayCloseCodes.AuthenticationFailed)
    : error;
