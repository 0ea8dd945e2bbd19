import type { APIAttachment } from 'discord-api-types/v10';
import { errors } from '../rest/errors.ts';
import { isLoose, looseList, text } from '../validation/json.ts';
import { pictureSize } from './picture-size.ts';
import { newSnowflake } from './snowflake.ts';
import type { World } from './world.ts';

/** Discord's limit for one file of a bot without boosts, in bytes. */
const FILE_LIMIT = 10 * 1024 * 1024;

/** How long a replaced file can still be had, in milliseconds: a page may be loading it just then. */
const LINGER = 60_000;

/** A part `files[index]` of a multipart request. */
export interface UploadedFile {
  index: number;
  name: string;
  contentType: string;
  bytes: Buffer;
}

function storeFile(
  world: World,
  channelId: string,
  file: UploadedFile,
  described: unknown,
): APIAttachment {
  if (file.bytes.length > FILE_LIMIT) throw errors.tooLarge();
  const details = isLoose(described) ? described : {};
  const id = newSnowflake();
  const name = (text(details.filename) || file.name).replace(/[^\w.-]/g, '_');
  const url = `${world.origin}/attachments/${channelId}/${id}/${encodeURIComponent(name)}`;
  const description = text(details.description);
  world.files.set(id, { name, contentType: file.contentType, bytes: file.bytes });
  return {
    id,
    filename: name,
    size: file.bytes.length,
    url,
    proxy_url: url,
    content_type: file.contentType,
    ...pictureSize(file.bytes),
    ...(description ? { description } : {}),
  };
}

/**
 * The attachments a message has after a create or an edit. `listed` is the request's `attachments`:
 * entries whose id is a file's index describe new files, the others name what is kept. Without a
 * list everything is kept.
 */
export function resolveAttachments(
  world: World,
  channelId: string,
  before: readonly APIAttachment[],
  listed: unknown,
  files: readonly UploadedFile[],
): APIAttachment[] {
  const list = Array.isArray(listed) ? looseList(listed) : null;
  const kept = list
    ? before.filter((one) => list.some((entry) => String(entry.id) === one.id))
    : before;
  const described = kept.map((one) => {
    const entry = list?.find((item) => String(item.id) === one.id);
    return typeof entry?.description === 'string'
      ? { ...one, description: entry.description }
      : one;
  });
  const fresh = files.map((file) =>
    storeFile(
      world,
      channelId,
      file,
      list?.find((entry) => String(entry.id) === String(file.index)),
    ),
  );
  for (const gone of before) {
    if (!kept.includes(gone)) setTimeout(() => world.files.delete(gone.id), LINGER).unref();
  }
  const all = [...described, ...fresh];
  if (all.length > 10)
    throw errors.invalidForm([
      {
        path: ['attachments'],
        code: 'BASE_TYPE_MAX_LENGTH',
        message: 'Must be 10 or fewer in length.',
      },
    ]);
  return all;
}
