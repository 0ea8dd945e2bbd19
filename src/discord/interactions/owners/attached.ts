import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Attachment } from 'discord.js';

/** Bytes of a file that is taken in, as it comes and unpacked. */
export const MOST_BYTES = 25_000_000;

/** Milliseconds that Discord may take to hand it over. */
const PATIENCE = 20_000;

/** `too-large`: packed or unpacked; `spoiled`: packed, but not by gzip as it should be. */
export type FileProblem = 'too-large' | 'unreachable' | 'spoiled';

/**
 * The text of a file that somebody has attached to a command, unpacked where it is packed by gzip. It is
 * fetched from where Discord says that it is, and from nowhere else, whatever answers there.
 */
export async function attachedText({
  url,
  size,
}: Pick<Attachment, 'url' | 'size'>): Promise<{ text: string } | { problem: FileProblem }> {
  if (size > MOST_BYTES) return { problem: 'too-large' };
  const fetched = await fetchBytes(url);
  if ('problem' in fetched) return fetched;
  const { bytes } = fetched;
  if (!isPacked(bytes)) return { text: bytes.toString('utf8') };
  try {
    const unpacked = await promisify(gunzip)(bytes, { maxOutputLength: MOST_BYTES });
    return { text: unpacked.toString('utf8') };
  } catch (error) {
    return { problem: isTooLarge(error) ? 'too-large' : 'spoiled' };
  }
}

async function fetchBytes(url: string): Promise<{ bytes: Buffer } | { problem: FileProblem }> {
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

/** How gzip begins a file. */
const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
