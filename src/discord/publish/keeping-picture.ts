import { means } from '../error-meanings.ts';
import type { MessagePicture, ShownPicture } from '../messages/picture.ts';

/**
 * Edits a message so that its picture stays. If Discord has no file to keep, the picture is fetched and sent
 * again.
 * @param edit changes the message to one with this picture
 */
export async function keepingPicture(
  picture: ShownPicture | null,
  edit: (picture: MessagePicture | null) => Promise<unknown>,
): Promise<void> {
  if (picture === null) {
    await edit(null);
    return;
  }
  const { id, name, altText } = picture;
  try {
    if (id !== null) {
      await edit({ keep: { id, name, altText } });
      return;
    }
  } catch (error) {
    if (!means(error, 'unreadable')) throw error;
  }
  const data = await fetched(picture);
  await edit(data && { upload: { name, data, description: altText } });
}

/** Null if Discord no longer has it; nothing can be done about that. */
async function fetched({ url }: ShownPicture): Promise<Buffer | null> {
  const response = await fetch(url);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
