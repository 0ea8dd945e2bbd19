import type { IncomingMessage } from 'node:http';

const LOCAL_NAMES: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether a request may come in: addressed to this machine by name, and not sent by a page of some
 * other site that happens to be open in a browser here.
 */
export function isLocalRequest(message: IncomingMessage): boolean {
  const host = hostname(`http://${message.headers.host ?? ''}`);
  const { origin } = message.headers;
  return isLocal(host) && (origin === undefined || isLocal(hostname(origin)));
}

function isLocal(name: string | null): boolean {
  return name !== null && LOCAL_NAMES.has(name);
}

function hostname(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname : null;
}
