import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { OutgoingFile } from '../../messages/message.ts';

/** Bytes of a file from which on it is packed: Discord takes ten million. */
const LARGE = 4_000_000;

/** A file of JSON, packed by gzip where it is large. @param name without its ending */
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
