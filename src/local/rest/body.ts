import type { IncomingMessage } from 'node:http';
import type { UploadedFile } from '../state/attachments.ts';
import { errors } from './errors.ts';

export interface RequestBody {
  json: unknown;
  files: UploadedFile[];
}

/** Ten files of ten megabytes and some room for the rest. */
const REQUEST_LIMIT = 110 * 1024 * 1024;

export async function readBytes(message: IncomingMessage, limit = REQUEST_LIMIT): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw errors.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a JSON or multipart body; `json` is undefined when there is none. */
export async function readBody(message: IncomingMessage): Promise<RequestBody> {
  const bytes = await readBytes(message);
  if (bytes.length === 0) return { json: undefined, files: [] };
  const contentType = message.headers['content-type'] ?? '';
  if (contentType.startsWith('multipart/form-data')) return readMultipart(bytes, contentType);
  return { json: parse(bytes.toString('utf8')), files: [] };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw errors.invalidJson();
  }
}

async function readMultipart(bytes: Buffer, contentType: string): Promise<RequestBody> {
  const response = new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { 'content-type': contentType },
  });
  const form = await response.formData().catch(() => {
    throw errors.invalidJson();
  });
  const body: RequestBody = { json: {}, files: [] };
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') {
      if (name === 'payload_json') body.json = parse(value);
      continue;
    }
    body.files.push({
      index: Number(/^files\[(\d+)\]$/.exec(name)?.[1] ?? body.files.length),
      name: value.name,
      contentType: value.type || 'application/octet-stream',
      bytes: Buffer.from(await value.arrayBuffer()),
    });
  }
  return body;
}
