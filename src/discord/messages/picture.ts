import {
  type APIMediaGalleryComponent,
  type APIMessage,
  type APIMessageComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { gallery } from '../components/layout.ts';
import type { KeptFile, OutgoingFile, OutgoingMessage } from './message.ts';

/** How a picture gets onto a message: uploaded, or kept if the message has it already. */
export type MessagePicture = { upload: OutgoingFile } | { keep: KeptPicture };

export interface KeptPicture extends KeptFile {
  altText: string;
}

/** The picture that a message shows, as Discord gives it back. */
export interface ShownPicture extends Omit<KeptPicture, 'id'> {
  /** Null if it is not a file of the message. */
  id: string | null;
  /** Where its bytes can be downloaded for some hours. */
  url: string;
}

/** A picture as the component that shows it, and what the message then says about its files. */
export function placed(picture: MessagePicture | null): {
  shown: APIMediaGalleryComponent[];
  files: Pick<OutgoingMessage, 'files' | 'kept'>;
} {
  if (picture === null) return { shown: [], files: {} };
  if ('upload' in picture) {
    const { upload } = picture;
    return { shown: [gallery(upload.name, upload.description)], files: { files: [upload] } };
  }
  const { keep } = picture;
  return { shown: [gallery(keep.name, keep.altText)], files: { kept: [keep] } };
}

/**
 * The first picture of a message. It is read from the component that shows it: a message's
 * `attachments` list only what nothing shows (Discord's documentation of the message object).
 */
export function shownPicture({ components = [] }: Partial<APIMessage>): ShownPicture | null {
  const [item] = galleriesIn(components).flatMap(({ items }) => items);
  if (!item) return null;
  const { url, attachment_id: id } = item.media;
  const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
  return { id: id ?? null, name, url, altText: item.description ?? '' };
}

const galleriesIn = (components: readonly APIMessageComponent[]): APIMediaGalleryComponent[] =>
  components.flatMap((component) => {
    if (component.type === ComponentType.MediaGallery) return [component];
    return component.type === ComponentType.Container ? galleriesIn(component.components) : [];
  });
