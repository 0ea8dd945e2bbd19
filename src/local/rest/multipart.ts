import { MIMEType } from 'node:util';

/** One part of a `multipart/form-data` body (RFC 7578). */
export interface Part {
  name: string;
  /** Null for a part that is a plain field. */
  fileName: string | null;
  /** `text/plain` if the part names none. */
  contentType: string;
  /** A view of the body's bytes. */
  bytes: Buffer;
}

/**
 * The parts of a body in their order. Node's own parser, `Response.formData`, copies every file several times;
 * with pictures by the dozen a second that is most of what this process would do. Throws a SyntaxError if the
 * body is not well formed.
 */
export function partsOf(body: Buffer, contentType: string): Part[] {
  const boundary = new MIMEType(contentType).params.get('boundary');
  if (!boundary) throw new SyntaxError('No boundary is named');
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: Part[] = [];
  // Nothing precedes the first delimiter, not even a line end.
  let at = delimiter.length - 2;
  if (!body.subarray(0, at).equals(delimiter.subarray(2))) throw new SyntaxError('No boundary');
  while (body.toString('latin1', at, at + 2) !== '--') {
    const head = body.indexOf('\r\n\r\n', at);
    const end = head < 0 ? -1 : body.indexOf(delimiter, head + 4);
    if (end < 0) throw new SyntaxError('A part has no end');
    parts.push(partOf(body.toString('utf8', at, head), body.subarray(head + 4, end)));
    at = end + delimiter.length;
  }
  if (body.toString('latin1', at + 2).trim() !== '') throw new SyntaxError('More than the parts');
  return parts;
}

/** @param head the lines before a part's bytes, each preceded by a line end */
function partOf(head: string, bytes: Buffer): Part {
  const headers = new Map<string, string>();
  const [before, ...lines] = head.split('\r\n');
  if (before !== '') throw new SyntaxError('A boundary does not end its line');
  for (const line of lines) {
    const [, name, value] = /^([\w-]+)[ \t]*:[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new SyntaxError('Not a header');
    headers.set(name.toLowerCase(), value);
  }
  const disposition = headers.get('content-disposition') ?? '';
  const [, name, fileName] = DISPOSITION.exec(disposition) ?? [];
  if (name === undefined) throw new SyntaxError('A part has no name');
  return {
    name: unescaped(name),
    fileName: fileName === undefined ? null : unescaped(fileName),
    contentType: headers.get('content-type') ?? 'text/plain',
    bytes,
  };
}

const DISPOSITION = /^form-data; *name="([^"]*)"(?:; *filename="([^"]*)")?$/;

/** Undoes what the HTML standard has escaped in names: line ends and quotation marks. */
const unescaped = (name: string): string => name.replace(/%(0A|0D|22)/gi, decodeURIComponent);
