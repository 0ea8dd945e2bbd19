import {
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIMessage,
  ComponentType,
} from 'discord-api-types/v10';
import { container, rows, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import { type MessagePicture, placed } from '../picture.ts';

/** Number of the part that said who the round waits for, in messages of earlier versions. */
const WAITING_PART = 100;

/**
 * A round's message once another has taken over: the board as it last was, without whom it waited for, and without
 * buttons but those to what it was. Made from the message itself, because the match has gone on since.
 * @param board the picture that the message shows
 */
export function closedRound(
  message: APIMessage,
  board: MessagePicture | null,
  ways: readonly APIButtonComponentWithCustomId[] = [],
): OutgoingMessage {
  const { shown, files } = placed(board);
  const components = (message.components ?? []).flatMap((component) => {
    if (component.type !== ComponentType.Container) return [];
    const kept = component.components.flatMap((part) => keptPart(part, shown));
    return [container(component.accent_color ?? 0, [...kept, ...rows(ways)])];
  });
  return { components, ...files };
}

function keptPart(
  part: APIComponentInContainer,
  shown: APIComponentInContainer[],
): APIComponentInContainer[] {
  if (part.type === ComponentType.TextDisplay) {
    return part.id === WAITING_PART ? [] : [text(part.content)];
  }
  return part.type === ComponentType.MediaGallery ? shown : [];
}
