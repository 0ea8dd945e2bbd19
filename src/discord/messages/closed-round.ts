import {
  type APIComponentInContainer,
  type APIMediaGalleryComponent,
  type APIMessage,
  ComponentType,
} from 'discord-api-types/v10';
import { container, gallery, text } from '../components/layout.ts';
import type { OutgoingMessage } from './message.ts';
import { WAITING_PART } from './round.ts';

/**
 * A round's message when another has taken over: the board as it last was, without buttons and
 * without whom it waited for. Made from the message itself, for the match has gone on since.
 */
export function closedRound(message: APIMessage): OutgoingMessage {
  const components = (message.components ?? []).flatMap((component) => {
    if (component.type !== ComponentType.Container) return [];
    const kept = component.components.flatMap((part) => keptPart(part, message));
    return [container(component.accent_color ?? 0, kept)];
  });
  return { components };
}

function keptPart(part: APIComponentInContainer, message: APIMessage): APIComponentInContainer[] {
  if (part.type === ComponentType.TextDisplay) {
    return part.id === WAITING_PART ? [] : [text(part.content)];
  }
  return part.type === ComponentType.MediaGallery ? keptPictures(part, message) : [];
}

/** Pictures are named by their file, since what Discord gives as their address does not last. */
function keptPictures(
  { items }: APIMediaGalleryComponent,
  { attachments }: APIMessage,
): APIComponentInContainer[] {
  const [item] = items;
  const [attachment] = attachments;
  return item && attachment ? [gallery(attachment.filename, item.description ?? '')] : [];
}
