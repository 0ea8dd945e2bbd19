import type { IncomingMessage } from 'node:http';
import { type JsonBudget, OverBudget, parseWithin } from '../../outside/json.ts';
import type { UploadedFile } from '../state/attachments.ts';
import { errors } from '../validation/errors.ts';
import { type Part, partsOf } from './multipart.ts';

export interface RequestBody {
  json: unknown;
  files: UploadedFile[];
}

/** Ten files of ten megabytes and some room for the rest. */
const REQUEST_LIMIT = 110 * 1024 * 1024;
/** A hundred commands with all their options and choices would fill a quarter of it. */
const BUDGET: JsonBudget = { characters: 4_000_000, values: 200_000, depth: 50 };

/** Reads a request's body. Rejects if it is more than `limit` bytes. */
export function readBytes(message: IncomingMessage, limit = REQUEST_LIMIT): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    message.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(errors.tooLarge());
      else chunks.push(chunk);
    });
    message.on('end', () => resolve(Buffer.concat(chunks)));
    message.on('error', reject);
  });
}

/** Reads a JSON or multipart body; `json` is undefined if there is none. */
export async function readBody(message: IncomingMessage): Promise<RequestBody> {
  const bytes = await readBytes(message);
  if (bytes.length === 0) return { json: undefined, files: [] };
  const contentType = message.headers['content-type'] ?? '';
  if (contentType.startsWith('multipart/form-data')) return readMultipart(bytes, contentType);
  return { json: parse(bytes.toString('utf8')), files: [] };
}

function parse(raw: string): unknown {
  try {
    return parseWithin(raw, BUDGET);
  } catch (error) {
    throw error instanceof OverBudget ? errors.tooLarge() : errors.invalidJson();
  }
}

function readMultipart(bytes: Buffer, contentType: string): RequestBody {
  const body: RequestBody = { json: {}, files: [] };
  for (const part of partsIn(bytes, contentType)) {
    if (part.fileName === null) {
      if (part.name === 'payload_json') body.json = parse(part.bytes.toString('utf8'));
      continue;
    }
    body.files.push({
      index: Number(/^files\[(\d+)\]$/.exec(part.name)?.[1] ?? body.files.length),
      name: part.fileName,
      contentType: part.contentType || 'application/octet-stream',
      bytes: part.bytes,
    });
  }
  return body;
}

function partsIn(bytes: Buffer, contentType: string): Part[] {
  try {
    return partsOf(bytes, contentType);
  } catch (error) {
    if (isMalformed(error)) throw errors.invalidJson();
    throw error;
  }
}

/** Whether the error means wrong parts, or a wrong value given to Node's `MIMEType`. */
const isMalformed = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_MIME_SYNTAX');
