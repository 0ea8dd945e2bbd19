import {
  type APIMessageComponent,
  type APIMessageTopLevelComponent,
  type APITextDisplayComponent,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Picture } from '../../kernel/game.ts';
import { clipAtLine, clipLines, LIMITS } from '../limits.ts';
import { pingOnly } from '../mentions.ts';

/** A file to upload with a message. */
export interface OutgoingFile {
  name: string;
  data: Buffer;
  /** Alt text; longer ones are cut to what Discord keeps. */
  description: string;
  /** What is said in its place if it is too large to be sent; without it, nothing is. */
  instead?: string;
}

/** A file that a message has and keeps on an edit, by the id and name that Discord uses for it. */
export interface KeptFile {
  id: string;
  name: string;
}

/** A message as the bot means it, before it becomes Discord's. */
export interface OutgoingMessage {
  components: APIMessageTopLevelComponent[];
  files?: OutgoingFile[];
  /** Which of the message's files stay; every other one is removed when it is edited. */
  kept?: readonly KeptFile[];
  /** Users who are notified when the message is created. */
  pings?: readonly string[];
  /** A picture that belongs to it could not be drawn: it says the same in words until it can be. */
  pictureMissing?: boolean;
  /** The match whose panel it is. */
  panelOf?: string;
}

const EXTENSIONS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;

/** @param name without extension: `board` */
export const pictureFile = (name: string, picture: Picture): OutgoingFile => ({
  name: `${name}.${EXTENSIONS[picture.contentType]}`,
  data: picture.buffer,
  description: clipLines(picture.altText, LIMITS.attachmentDescription, picture.altTextRest ?? '…'),
  instead: picture.altText,
});

/** The message as Discord wants it: mentions always explicit, texts within what one message may hold. */
export const bodyOf = (message: OutgoingMessage) => ({
  components: fitTexts(message.components),
  flags: MessageFlags.IsComponentsV2,
  allowed_mentions: pingOnly(message.pings ?? []),
  attachments: [
    ...(message.kept ?? []).map(({ id, name }) => ({ id, filename: name })),
    ...(message.files ?? []).map(({ name, description }, index) => ({
      id: String(index),
      filename: name,
      description,
    })),
  ],
});

/** Shortens the longest texts, by whole lines where they have several, until all of them together fit. */
export function fitTexts(
  components: readonly APIMessageTopLevelComponent[],
): APIMessageTopLevelComponent[] {
  if (tooLong([...textsOf(components)]) <= 0) return [...components];
  const copy = structuredClone([...components]);
  const texts = [...textsOf(copy)];
  let over = tooLong(texts);
  while (over > 0) {
    const longest = texts.reduce((a, b) => (b.content.length > a.content.length ? b : a));
    const before = longest.content.length;
    longest.content = clipAtLine(longest.content, Math.max(before - over, Math.ceil(before / 2)));
    over -= before - longest.content.length;
  }
  return copy;
}

/** How many characters too long the texts are together for one message; negative if there is room. */
const tooLong = (texts: readonly APITextDisplayComponent[]): number =>
  texts.reduce((sum, { content }) => sum + content.length, 0) - LIMITS.messageText;

/** Everything that a message says, without what its controls say. */
export const textsIn = ({ components }: OutgoingMessage): string[] =>
  [...textsOf(components)].map(({ content }) => content);

function* textsOf(components: readonly APIMessageComponent[]): Generator<APITextDisplayComponent> {
  for (const component of components) {
    if (component.type === ComponentType.TextDisplay) yield component;
    else if ('components' in component) yield* textsOf(component.components);
  }
}

/** Components of a message, nested ones included, as Discord counts them. */
export function countComponents(components: readonly APIMessageComponent[]): number {
  return components.reduce((sum, component) => {
    const inner = 'components' in component ? component.components : [];
    const accessory = 'accessory' in component ? 1 : 0;
    return sum + 1 + accessory + countComponents(inner);
  }, 0);
}
