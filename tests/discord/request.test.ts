import { expect, it } from 'vitest';
import { requestWith } from '../../src/discord/messages/request.ts';

const body = { components: [{ type: 10, content: 'Grüße\r\n--' }] };
const board = Buffer.from([0xff, 0xd8, 0x0d, 0x0a, 0x2d, 0x2d, 0x00]);

/** As somebody else reads it. */
const read = ({ body: sent, headers }: ReturnType<typeof requestWith>) =>
  new Response(sent as Buffer, { headers: headers ?? {} }).formData();

it('files are sent with the body of a message, byte for byte and in their order', async () => {
  const files = [
    { name: 'board.jpg', data: board, description: 'A board' },
    { name: 'a "match".json', data: Buffer.from('{}'), description: '' },
  ];
  const form = await read(requestWith(body, files));
  expect([...form.keys()]).toEqual(['payload_json', 'files[0]', 'files[1]']);
  const [first, second] = ['files[0]', 'files[1]'].map((name) => form.get(name) as File);
  expect(first).toMatchObject({ name: 'board.jpg', type: 'image/jpeg' });
  expect(Buffer.from(await first!.arrayBuffer())).toEqual(board);
  expect(second).toMatchObject({ name: 'a "match".json', type: 'application/octet-stream' });
  const payload = form.get('payload_json');
  const json = typeof payload === 'string' ? payload : await payload!.text();
  expect(JSON.parse(json)).toEqual(body);
});

it('without files the body is sent as it is', () => {
  expect(requestWith(body)).toEqual({ body });
});
