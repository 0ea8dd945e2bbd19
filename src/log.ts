import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Configuration } from './configuration.ts';

const HIDDEN = '[hidden]';

/** Where secrets occur in addresses and in what libraries report. */
const SECRETS: readonly [pattern: RegExp, replacement: string][] = [
  // scheme://user:password@host
  [/(\w+:\/\/[^\s:/@"]*):[^\s@"]+@/g, `$1:${HIDDEN}@`],
  // The tokens in the addresses of interactions and webhooks let anybody answer.
  [/(\/(?:interactions|webhooks)\/\d+\/)[\w%.-]+/g, `$1${HIDDEN}`],
  [/("(?:token|authorization|password)"\s*:\s*")[^"]*/gi, `$1${HIDDEN}`],
  // A bot token: its id, a time and a signature.
  [/\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, HIDDEN],
];

/** Takes secrets out of a line of the log. */
export function hideSecrets(line: string, secrets: readonly string[] = []): string {
  let hidden = line;
  for (const secret of secrets) hidden = hidden.replaceAll(secret, HIDDEN);
  for (const [pattern, replacement] of SECRETS) hidden = hidden.replace(pattern, replacement);
  return hidden;
}

/**
 * Writes what happens: lines of JSON for machines, or readable ones. Whatever is logged, the token
 * and passwords do not appear.
 * @param destination standard output unless given.
 */
export function createLog(
  configuration: Pick<Configuration, 'logLevel' | 'logFormat' | 'discordToken'>,
  destination?: DestinationStream,
): Logger {
  const { logLevel, logFormat, discordToken } = configuration;
  const secrets = discordToken ? [discordToken] : [];
  const readable = prettyFactory({
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
  });
  const options = {
    level: logLevel,
    serializers: { error: stdSerializers.err },
    hooks: {
      streamWrite(line: string): string {
        const safe = hideSecrets(line, secrets);
        return logFormat === 'text' ? (readable(safe) ?? safe) : safe;
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
