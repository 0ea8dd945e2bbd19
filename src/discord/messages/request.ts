import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { RequestData } from 'discord.js';
import type { OutgoingFile } from './message.ts';

/** For pictures, by file extension; other files are just bytes. */
const CONTENT_TYPES: { readonly [extension: string]: string } = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
};

/**
 * What a request sends: its body, with files in one piece (`multipart/form-data`, RFC 7578). As a `FormData`,
 * which is what discord.js would use, a board took a millisecond more to send than its JSON alone, twice as
 * much as all else about the request; this way it takes a tenth.
 */
export function requestWith(
  body: object,
  files: readonly OutgoingFile[] = [],
): Pick<RequestData, 'body' | 'headers' | 'passThroughBody'> {
  if (files.length === 0) return { body };
  const boundary = randomUUID();
  const part = (names: string, contentType: string, content: Buffer): Buffer[] => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${names}\r\n`),
    Buffer.from(`Content-Type: ${contentType}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  return {
    body: Buffer.concat([
      ...part('name="payload_json"', 'application/json', Buffer.from(JSON.stringify(body))),
      ...files.flatMap(({ name, data }, index) =>
        part(`name="files[${index}]"; filename="${quoted(name)}"`, contentTypeOf(name), data),
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    passThroughBody: true,
  };
}

const contentTypeOf = (name: string): string =>
  CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';

/** File names quoted as browsers do. */
const quoted = (name: string): string =>
  name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
