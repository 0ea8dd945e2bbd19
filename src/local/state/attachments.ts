import type { APIAttachment } from 'discord-api-types/v10';
import { errors } from '../validation/errors.ts';
import { isLoose, type Loose, looseList, text } from '../validation/json.ts';
import type { World } from '../world/world.ts';
import { pictureSize } from './picture-size.ts';

/** How long a replaced file stays available, in milliseconds: a page may be loading it right then. */
const LINGER = 10_000;

/** Discord signs the addresses of files, and lets them expire; these last as long as their file. */
const SIGNED = 'ex=0&is=0&hm=0';

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
  if (file.bytes.length > world.limits.fileSize) throw errors.tooLarge();
  const details = isLoose(described) ? described : {};
  const id = world.newId();
  const name = (text(details.filename) || file.name).replace(/[^\w.-]/g, '_');
  const url = `${world.origin}/attachments/${channelId}/${id}/${encodeURIComponent(name)}?${SIGNED}`;
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

/** A file that a person adds to a command: it belongs to no message. */
export const storeOptionFile = (
  world: World,
  { name, bytes }: { name: string; bytes: Buffer },
): APIAttachment => {
  const contentType = name.endsWith('.json') ? 'application/json' : 'application/octet-stream';
  return storeFile(world, 'ephemeral', { index: 0, name, contentType, bytes }, null);
};

/** The files of a message after a create or an edit. */
export interface MessageFiles {
  attachments: APIAttachment[];
  /** Those of them that `attachment://name` can name in this request. */
  nameable: APIAttachment[];
}

/**
 * The files a message has after a create or an edit, according to Discord's documentation ("Editing Message
 * Attachments", API v10). `listed` is the request's `attachments`: entries whose id is a file's index describe
 * new files, the others keep what is there, and whatever is not listed is removed. Without a list new files
 * replace the old ones, and without new files everything stays.
 *
 * A kept file can be named by `attachment://name` if its entry gives that name: nothing is guaranteed for files
 * that a request does not mention.
 */
export function resolveAttachments(
  world: World,
  channelId: string,
  before: readonly APIAttachment[],
  listed: unknown,
  files: readonly UploadedFile[],
): MessageFiles {
  const list = listed === undefined ? null : looseList(listed);
  refuseUnknown(list ?? [], before, files);
  const entryOf = (id: string) => list?.find((entry) => String(entry.id) === id);
  const stays = ({ id }: APIAttachment) => (list ? entryOf(id) !== undefined : files.length === 0);
  const kept = before.filter(stays).map((one) => described(one, entryOf(one.id)));
  const fresh = files
    .map((file) => ({ file, entry: entryOf(String(file.index)) }))
    .filter(({ entry }) => list === null || entry !== undefined)
    .map(({ file, entry }) => storeFile(world, channelId, file, entry));
  const attachments = [...kept, ...fresh];
  if (attachments.length > 10)
    throw errors.invalidForm([
      {
        path: ['attachments'],
        code: 'BASE_TYPE_MAX_LENGTH',
        message: 'Must be 10 or fewer in length.',
      },
    ]);
  const named = kept.filter(({ id, filename }) => entryOf(id)?.filename === filename);
  return { attachments, nameable: [...named, ...fresh] };
}

/** Releases the files that an edit has removed. */
export function forgetFiles(
  world: World,
  before: readonly APIAttachment[],
  after: readonly APIAttachment[],
): void {
  const left = new Set(after.map(({ id }) => id));
  for (const { id } of before) {
    if (!left.has(id)) setTimeout(() => world.files.delete(id), LINGER).unref();
  }
}

/** An entry must be about a file of the request or of the message. */
function refuseUnknown(
  list: readonly Loose[],
  before: readonly APIAttachment[],
  files: readonly UploadedFile[],
): void {
  const known = new Set([...before.map(({ id }) => id), ...files.map(({ index }) => `${index}`)]);
  const problems = list.flatMap((entry, index) =>
    known.has(String(entry.id))
      ? []
      : [
          {
            path: ['attachments', index],
            code: 'ATTACHMENT_NOT_FOUND',
            message: 'Attachment data not found',
          },
        ],
  );
  if (problems.length > 0) throw errors.invalidForm(problems);
}

const described = (attachment: APIAttachment, entry: Loose | undefined): APIAttachment =>
  typeof entry?.description === 'string'
    ? { ...attachment, description: entry.description }
    : attachment;

/** What a message lists as its attachments: files that no embed and no component shows. */
export function unshown(
  attachments: readonly APIAttachment[],
  embeds: unknown,
  components: unknown,
): APIAttachment[] {
  if (attachments.length === 0) return [];
  const addresses = valuesOf('url', embeds);
  const ids = valuesOf('attachment_id', components);
  return attachments.filter(({ id, url }) => !ids.has(id) && !addresses.has(url));
}

/** Every value under this name, however deep. */
function valuesOf(name: string, value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (Array.isArray(value)) for (const one of value) valuesOf(name, one, found);
  if (!isLoose(value)) return found;
  if (name in value) found.add(value[name]);
  for (const key in value) valuesOf(name, value[key], found);
  return found;
}
