import { type APIMessage, type APIMessageTopLevelComponent, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PIXEL, type Stage, setStage } from './stage.ts';

// What Discord's documentation says about a message's files: "Message Object" (`attachments`: "any attached
// files that are not referenced in embeds or components"), "Unfurled Media Item" (`attachment_id`), "Editing
// Message Attachments" and "Edit Message" of API v10.

let stage: Stage;
let heard: { event: string; message: APIMessage }[];

beforeAll(async () => {
  stage = await setStage(() => undefined);
  stage.client.ws.on('MESSAGE_CREATE' as never, note('MESSAGE_CREATE'));
  stage.client.ws.on('MESSAGE_UPDATE' as never, note('MESSAGE_UPDATE'));
});
beforeEach(() => {
  heard = [];
  stage.discord.statistics.reset();
});
afterAll(() => stage.close());

function note(event: string) {
  return (message: APIMessage) => void heard.push({ event, message });
}

const ROUTE = () => `/channels/${stage.games}/messages` as const;

const gallery = (url: string): APIMessageTopLevelComponent[] => [
  { type: 12, items: [{ media: { url }, description: 'Map' }] },
];

const SAYING: APIMessageTopLevelComponent[] = [{ type: 10, content: 'Nothing to see' }];

interface Files {
  attachments?: object[];
  files?: string[];
}

const withFiles = ({ files = [], ...body }: Files & { components?: unknown }) => ({
  body: { flags: MessageFlags.IsComponentsV2, ...body },
  files: files.map((name) => ({ name, data: PIXEL, contentType: 'image/png' })),
});

const create = async (components: APIMessageTopLevelComponent[], files: Files) =>
  (await stage.rest.post(ROUTE(), withFiles({ components, ...files }))) as APIMessage;

const edit = async (
  { id }: APIMessage,
  components: APIMessageTopLevelComponent[] | undefined,
  files: Files = {},
) =>
  (await stage.rest.patch(
    `${ROUTE()}/${id}`,
    withFiles({ ...(components ? { components } : {}), ...files }),
  )) as APIMessage;

const get = async ({ id }: APIMessage) => (await stage.rest.get(`${ROUTE()}/${id}`)) as APIMessage;

const posted = () =>
  create(gallery('attachment://map.png'), {
    files: ['map.png'],
    attachments: [{ id: '0', filename: 'map.png' }],
  });

/** The id of the file that a message's gallery shows. */
function fileOf({ components }: APIMessage): string {
  const [first] = components ?? [];
  const item = first?.type === 12 ? first.items[0] : undefined;
  if (!item?.media.attachment_id) throw new Error('The message shows no file.');
  return item.media.attachment_id;
}

const pictureOf = ({ id }: APIMessage) =>
  stage.discord.messages(stage.games).find((message) => message.id === id)?.pictures;

describe('a file that a component shows', () => {
  it('is in the media item and not in the attachments: on create, get, edit and in events', async () => {
    const made = await posted();
    const file = fileOf(made);
    expect(file).toMatch(/^\d+$/);
    const kept = await edit(made, gallery('attachment://map.png'), {
      attachments: [{ id: file, filename: 'map.png' }],
    });
    const known = [made, kept, await get(made), ...heard.map(({ message }) => message)];
    expect(heard.map(({ event }) => event)).toEqual(['MESSAGE_CREATE', 'MESSAGE_UPDATE']);
    expect(known.map(({ attachments }) => attachments)).toEqual(known.map(() => []));
    expect(known.map(fileOf)).toEqual(known.map(() => file));
    expect(stage.discord.statistics.violations).toEqual([]);
  });

  it('is an attachment when it is shown nowhere any more, and no picture', async () => {
    const made = await posted();
    const bare = await edit(made, SAYING);
    expect(bare.attachments).toMatchObject([{ id: fileOf(made), filename: 'map.png' }]);
    expect(pictureOf(made)).toEqual([]);
  });

  it('of an embed is no attachment either', async () => {
    const message = (await stage.rest.post(ROUTE(), {
      body: { embeds: [{ image: { url: 'attachment://map.png' } }] },
      files: ['map.png', 'other.png'].map((name) => ({ name, data: PIXEL })),
    })) as APIMessage;
    expect(message.attachments.map(({ filename }) => filename)).toEqual(['other.png']);
    expect((await get(message)).attachments).toEqual(message.attachments);
  });
});

describe('on an edit', () => {
  it('without a list everything stays', async () => {
    const made = await posted();
    expect(fileOf(await edit(made, undefined))).toBe(fileOf(made));
    expect(pictureOf(made)).toMatchObject([{ attachmentId: fileOf(made) }]);
  });

  it('what is not listed is removed', async () => {
    const made = await posted();
    await edit(made, undefined, { attachments: [] });
    expect(pictureOf(made)).toEqual([]);
    const again = await edit(made, SAYING);
    expect(again.attachments).toEqual([]);
  });

  it('new files without a list take the place of the old ones', async () => {
    const made = await posted();
    const changed = await edit(made, gallery('attachment://new.png'), { files: ['new.png'] });
    expect(changed.attachments).toEqual([]);
    expect(fileOf(changed)).not.toBe(fileOf(made));
    const bare = await edit(made, SAYING);
    expect(bare.attachments.map(({ filename }) => filename)).toEqual(['new.png']);
  });

  it('a file can be named only if the request brings it, or lists it by id and name', async () => {
    const made = await posted();
    const file = fileOf(made);
    const lists: (object[] | undefined)[] = [
      undefined,
      [],
      [{ id: file }],
      [{ id: file, filename: 'other.png' }],
    ];
    for (const attachments of lists) {
      const refused = edit(made, gallery('attachment://map.png'), attachments && { attachments });
      await expect(refused).rejects.toMatchObject({ code: 50035 });
    }
    expect(pictureOf(made)).toMatchObject([{ attachmentId: file }]);
  });

  it('an entry about a file that is not there is refused', async () => {
    const made = await posted();
    const refused = edit(made, SAYING, { attachments: [{ id: '1' }] });
    await expect(refused).rejects.toMatchObject({ code: 50035 });
  });
});
