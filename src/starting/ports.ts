import { once } from 'node:events';
import { createServer } from 'node:net';

/** What the page of the local Discord is served on. */
export const LOOPBACK = '127.0.0.1';

/**
 * Makes sure that a port can be served, before building anything that takes time.
 * @param variable the variable in which the operator has set it
 * @param host all addresses of this machine unless given
 * @throws Error with a sentence for the operator.
 */
export async function requireFreePort(
  variable: string,
  port: number,
  host?: string,
): Promise<void> {
  const server = createServer();
  server.listen({ port, ...(host ? { host } : {}) });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw portProblem(variable, port, error);
  }
  server.close();
  await once(server, 'close');
}

/** What to do about a port that can't be served. */
export function portProblem(variable: string, port: number, cause: unknown): Error {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another process serves it. Stop that process, or choose another port.',
    EACCES: 'the bot has no right to. Choose a port from 1024 on.',
  };
  const reason = reasons[code ?? ''] ?? `${message}. Choose another port.`;
  return new Error(`${variable} ${port} can not be served: ${reason}`, { cause });
}
