import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a stream as they arrive. Of a line that is too long, only its existence is kept.
 * @param most characters of a line
 * @returns each line without its end; null for one that is too long
 */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array | string>,
  most: number,
): AsyncGenerator<string | null> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  let tooLong = false;
  const end = (rest: string): string | null => {
    const line = begun + rest;
    const isTooLong = tooLong || line.length > most;
    begun = '';
    tooLong = false;
    return isTooLong ? null : line.replace(/\r$/, '');
  };
  for await (const part of stream) {
    const text = typeof part === 'string' ? part : decoder.write(Buffer.from(part));
    const [first = '', ...others] = text.split('\n');
    let last = first;
    for (const next of others) {
      yield end(last);
      last = next;
    }
    tooLong ||= begun.length + last.length > most;
    begun = tooLong ? '' : begun + last;
  }
  if (begun !== '' || tooLong) yield end(decoder.end());
}
