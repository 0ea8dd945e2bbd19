import type { Attachment } from 'discord.js';
import { MOST_BYTES } from '../../../table/around/recording/match-file.ts';

/** Milliseconds that Discord may take to hand it over. */
const PATIENCE = 20_000;

export type FileProblem = 'too-large' | 'unreachable';

/**
 * A file that somebody has attached to a command, unchanged. It is fetched from where Discord says it is, and
 * from nowhere else, whatever answers there.
 */
export async function attachedBytes({
  url,
  size,
}: Pick<Attachment, 'url' | 'size'>): Promise<{ bytes: Buffer } | { problem: FileProblem }> {
  if (size > MOST_BYTES) return { problem: 'too-large' };
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok || !response.body) return { problem: 'unreachable' };
    for await (const part of response.body as AsyncIterable<Uint8Array>) {
      length += part.length;
      // Leaving the loop ends the transfer.
      if (length > MOST_BYTES) return { problem: 'too-large' };
      parts.push(part);
    }
  } catch {
    return { problem: 'unreachable' };
  }
  return { bytes: Buffer.concat(parts) };
}
