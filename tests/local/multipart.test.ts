import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../src/local/rest/multipart.ts';

const BOUNDARY = '----a-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const FIELD = 'Content-Disposition: form-data; name="a"';

/** A body of one part with these lines before its end. */
const bodyOf = (lines: readonly string[], end = `--${BOUNDARY}--\r\n`) =>
  Buffer.from(`--${BOUNDARY}\r\n${lines.join('\r\n')}\r\n${end}`);

describe('the parts of a multipart body', () => {
  it('are what a client has put together', async () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((given) => Buffer.from(given));
    const file = fc.record({ fileName: fc.string({ minLength: 1 }), bytes });
    const field = fc.record({ fileName: fc.constant(null), bytes: fc.constant(Buffer.from('{}')) });
    const part = fc.tuple(fc.string({ minLength: 1 }), fc.oneof(file, field));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (given) => {
        const form = new FormData();
        for (const [name, { fileName, bytes }] of given) {
          if (fileName === null) form.append(name, bytes.toString());
          else form.append(name, new Blob([bytes], { type: 'image/png' }), fileName);
        }
        const sent = new Response(form);
        const body = Buffer.from(await sent.arrayBuffer());
        expect(partsOf(body, sent.headers.get('content-type') ?? '')).toEqual(
          given.map(([name, { fileName, bytes }]) => ({
            name,
            fileName,
            contentType: fileName === null ? 'text/plain' : 'image/png',
            bytes,
          })),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('may contain what looks like the end of a part', () => {
    const [part] = partsOf(bodyOf([FIELD, '', `\r\n--x\r\n\r\n-${BOUNDARY}`]), TYPE);
    expect(part?.bytes.toString()).toBe(`\r\n--x\r\n\r\n-${BOUNDARY}`);
  });

  it.each<[string, Buffer]>([
    ['is empty', Buffer.alloc(0)],
    ['does not begin with its boundary', Buffer.from(`x${bodyOf([FIELD, '', '1'])}`)],
    ['does not end', bodyOf([FIELD, '', '1'], '')],
    ['goes on after its end', bodyOf([FIELD, '', '1'], `--${BOUNDARY}--\r\nmore`)],
    ['has a part without a name', bodyOf(['Content-Type: text/plain', '', '1'])],
    ['has a part with something that is no header', bodyOf([FIELD, 'no header', '', '1'])],
    [
      'has more on the line of its boundary',
      Buffer.from(`--${BOUNDARY}x\r\n${FIELD}\r\n\r\n1\r\n--${BOUNDARY}--`),
    ],
  ])('are refused where the body %s', (_, body) => {
    expect(() => partsOf(body, TYPE)).toThrow(SyntaxError);
  });

  it('are refused where no boundary is named', () => {
    expect(() => partsOf(bodyOf([FIELD, '', '1']), 'multipart/form-data')).toThrow(SyntaxError);
  });
});
