import { gunzipSync } from 'node:zlib';

/** `too-large`: once unpacked; `spoiled`: compressed, but not valid gzip. */
export type UnpackProblem = 'too-large' | 'spoiled';

/**
 * The text in a file, unpacked if it is gzipped.
 * @param most bytes, both as received and unpacked
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

/** The beginning of a gzip file. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
