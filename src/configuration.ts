import { Locale } from 'discord-api-types/v10';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { readEnvFile } from './starting/env-file.ts';
import { NeedsOperator } from './starting/needs-operator.ts';

/** For each wrong variable, its name and what it should be. */
export class ConfigurationError extends NeedsOperator {
  override name = 'ConfigurationError';
}

export interface Configuration {
  /** Null: serve the local Discord on this machine instead of the real one. */
  discordToken: string | null;
  /** A server other than Discord's own. */
  discordApi: string | null;
  /** Requests a second that Discord allows the bot; null: the default. */
  requestsPerSecond: number | null;
  /** Including its password; null: the embedded database in the data folder. */
  databaseUrl: string | null;
  /** The variable that contains the password. */
  passwordVariable: 'DATABASE_URL' | 'POSTGRES_PASSWORD';
  dataFolder: string;
  /** Where the local Discord's page is served; null: 3000 if that is free, or else any free port. */
  localPort: number | null;
  /** The variable that set it. */
  localPortVariable: 'LOCAL_PORT' | 'PORT';
  /** What the local Discord and its people speak; null: English. */
  localLocale: Locale | null;
  /** Where metrics and health are served; null: nowhere. */
  metricsPort: number | null;
  /** Which of the gateway's shards this process serves; null: all that Discord recommends. */
  shards: Shards | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  logFormat: 'text' | 'json';
  /** Sentences about variables that look like misspelled ones of ours. */
  hints: string[];
}

/** Some of a bot's shards, by Discord's own numbering. */
export interface Shards {
  /** Ascending, each below `count`. */
  ids: readonly number[];
  /** How many there are in all processes together. */
  count: number;
}

/** Number of edits within which a name counts as a likely slip for one of ours. */
const LIKELY_SLIP = 2;

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65_535);

/** More than Discord grants anybody; a test server may cope with it. */
const MOST_REQUESTS = 10_000;

const requestsPerSecond = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number >= 1 && number <= MOST_REQUESTS);

/** Discord puts about a thousand servers on a shard; no bot has more shards than this. */
const MOST_SHARDS = 10_000;

const shardCount = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((count) => count >= 1 && count <= MOST_SHARDS);

/** `0,1` or `0-7` or both; each number once, in order. */
const shardIds = z
  .string()
  .regex(/^\d{1,4}(-\d{1,4})?(\s*,\s*\d{1,4}(-\d{1,4})?)*$/)
  .transform((text) => {
    const ids = text.split(',').flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
    });
    return [...new Set(ids)].sort((a, b) => a - b);
  })
  .refine((ids) => ids.length > 0);

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

/** A password with an unescaped `%` can't. */
function canBeDecoded(text: string): boolean {
  try {
    const { username, password, pathname } = new URL(text);
    return [username, password, pathname].every((part) => decodeURIComponent(part) !== null);
  } catch {
    return false;
  }
}

const VARIABLES = {
  DISCORD_TOKEN: {
    schema: z.string().regex(/^[\w.-]{20,}$/),
    expected: 'the bot token from the Discord developer portal, without "Bot " in front',
  },
  DISCORD_API: {
    schema: url('http:', 'https:'),
    expected: 'an address like https://discord.com/api',
  },
  DISCORD_REQUESTS_PER_SECOND: {
    schema: requestsPerSecond,
    expected: `a number from 1 to ${MOST_REQUESTS}`,
  },
  DATABASE_URL: {
    schema: url('postgres:', 'postgresql:').refine(canBeDecoded),
    expected:
      'an address like postgresql://user:password@host:5432/database; a password with / # ? % @ in it goes into POSTGRES_PASSWORD instead',
  },
  POSTGRES_PASSWORD: { schema: z.string(), expected: 'the password of the user in DATABASE_URL' },
  DATA_FOLDER: {
    schema: z.string().refine((path) => !path.includes('\0')),
    expected: 'the path of a folder',
  },
  LOCAL_PORT: { schema: port, expected: 'a number from 0 to 65535' },
  LOCAL_LOCALE: {
    schema: z.enum(Locale),
    expected: 'a language as Discord calls it: en-US, fr, de',
  },
  PORT: { schema: port, expected: 'a number from 0 to 65535' },
  METRICS_PORT: { schema: port, expected: 'a number from 0 to 65535' },
  SHARDS: {
    schema: shardIds,
    expected: 'the numbers of the shards that this process serves, like 0,1 or 0-7',
  },
  SHARD_COUNT: {
    schema: shardCount,
    expected: `how many shards all processes have together, from 1 to ${MOST_SHARDS}`,
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    expected: 'one of fatal, error, warn, info, debug, trace, silent',
  },
  LOG_FORMAT: { schema: z.enum(['text', 'json']), expected: 'text or json' },
} as const;

type Name = keyof typeof VARIABLES;
type Value<Key extends Name> = z.output<(typeof VARIABLES)[Key]['schema']>;

const NAMES = Object.keys(VARIABLES) as Name[];

export type Environment = { readonly [name: string]: string | undefined };

/**
 * The process's environment, plus what the file `.env` of the current folder adds to it.
 * @throws NeedsOperator if there is such a file but it sets nothing.
 */
export function environmentWithFile(): Environment {
  return { ...readEnvFile(process.cwd()), ...process.env };
}

/**
 * An empty variable counts as absent.
 * @throws ConfigurationError naming every wrong variable, without its value: that may be a secret.
 */
export function readConfiguration(environment: Environment): Configuration {
  const wrong: string[] = [];
  const read = <Key extends Name>(name: Key): Value<Key> | null => {
    const text = environment[name]?.trim();
    if (!text) return null;
    const { schema, expected } = VARIABLES[name];
    const result = schema.safeParse(text);
    if (result.success) return result.data as Value<Key>;
    wrong.push(`${name} should be ${expected}.`);
    return null;
  };
  const ownPort = read('LOCAL_PORT');
  const configuration: Configuration = {
    discordToken: read('DISCORD_TOKEN'),
    discordApi: read('DISCORD_API'),
    requestsPerSecond: read('DISCORD_REQUESTS_PER_SECOND'),
    ...databaseOf(read('DATABASE_URL'), read('POSTGRES_PASSWORD')),
    dataFolder: read('DATA_FOLDER') ?? './data',
    localPort: ownPort ?? read('PORT'),
    localPortVariable: ownPort === null ? 'PORT' : 'LOCAL_PORT',
    localLocale: read('LOCAL_LOCALE'),
    metricsPort: read('METRICS_PORT'),
    shards: shardsOf(read('SHARDS'), read('SHARD_COUNT'), wrong),
    logLevel: read('LOG_LEVEL') ?? 'info',
    logFormat: read('LOG_FORMAT') ?? 'text',
    hints: hintsIn(environment),
  };
  if (wrong.length > 0) {
    throw new ConfigurationError([...wrong, ...configuration.hints].join('\n'));
  }
  return configuration;
}

/** A separate password needs no escaping, and is used if the address has none. */
function databaseOf(
  databaseUrl: string | null,
  password: string | null,
): Pick<Configuration, 'databaseUrl' | 'passwordVariable'> {
  const url = databaseUrl === null ? null : new URL(databaseUrl);
  if (!url || url.password || password === null) {
    return { databaseUrl, passwordVariable: 'DATABASE_URL' };
  }
  url.password = encodeURIComponent(password);
  return { databaseUrl: url.href, passwordVariable: 'POSTGRES_PASSWORD' };
}

/** Which shards are meant; any inconsistency is added to what is `wrong`. */
function shardsOf(ids: number[] | null, count: number | null, wrong: string[]): Shards | null {
  if (count === null) {
    if (ids) wrong.push('SHARD_COUNT should be given with SHARDS, the same for every process.');
    return null;
  }
  if (ids?.some((id) => id >= count)) {
    wrong.push(`SHARDS should name shards from 0 to ${count - 1}: SHARD_COUNT is ${count}.`);
  }
  return { ids: ids ?? Array.from({ length: count }, (_, id) => id), count };
}

/** `PORT` is too short to tell a slip from another program's variable. */
function hintsIn(environment: Environment): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (NAMES.some((known) => known === name)) return [];
    const meant = NAMES.find(
      (known) =>
        known.length > LIKELY_SLIP * 3 && distance(known, name.toUpperCase()) <= LIKELY_SLIP,
    );
    return meant ? [`${name} is not a variable of this bot; is ${meant} meant?`] : [];
  });
}
