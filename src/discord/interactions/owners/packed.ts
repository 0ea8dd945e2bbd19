import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { OutgoingFile } from '../../messages/message.ts';

/** Size in bytes from which a file is compressed: Discord accepts ten million. */
const LARGE = 4_000_000;

/** A file of JSON, gzipped if it is large. @param name without its extension */
export async function jsonFile(
  name: string,
  json: string,
  description: string,
): Promise<OutgoingFile> {
  const plain = Buffer.from(json);
  return plain.length < LARGE
    ? { name: `${name}.json`, data: plain, description }
    : { name: `${name}.json.gz`, data: await promisify(gzip)(plain), description };
}
