import { gunzipSync } from 'node:zlib';

/** `too-large`: when it is unpacked; `spoiled`: packed, but not by gzip as it should be. */
export type UnpackProblem = 'too-large' | 'spoiled';

/**
 * The text in a file, unpacked where it is packed by gzip.
 * @param most bytes, as it comes and unpacked
 */
export function textIn(
  bytes: Uint8Array,
  most: number,
): { text: string } | { problem: UnpackProblem } {
  if (bytes.length > most) return { problem: 'too-large' };
  if (!isPacked(bytes)) return { text: Buffer.from(bytes).toString('utf8') };
  try {
    return { text: gunzipSync(bytes, { maxOutputLength: most }).toString('utf8') };
  } catch (error) {
    return { problem: isTooLarge(error) ? 'too-large' : 'spoiled' };
  }
}

/** How gzip begins a file. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
