import {
  type APIActionRowComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APISectionComponent,
  type APISeparatorComponent,
  type APITextDisplayComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { clip, clipAtLine, LIMITS } from '../limits.ts';

/** Accent colours of the containers. */
export const ACCENTS = {
  lobby: 0x5b8def,
  round: 0x8a6a3b,
  prompt: 0xc78a2c,
  settled: 0x5c6270,
  story: 0x6f5aa8,
  won: 0x4f9d69,
  lost: 0xa8434a,
  notice: 0x5c6270,
  panel: 0x2f9ea6,
} as const;

/** An empty text display is refused by Discord; a zero-width space is not. */
export const text = (content: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: content === '' ? '\u200b' : clipAtLine(content, LIMITS.messageText),
});

export const lines = (content: readonly string[]): APITextDisplayComponent =>
  text(content.filter((line) => line !== '').join('\n'));

export const separator = (): APISeparatorComponent => ({
  type: ComponentType.Separator,
  divider: true,
  spacing: 1,
});

export const row = (
  components: APIComponentInMessageActionRow[],
): APIActionRowComponent<APIComponentInMessageActionRow> => ({
  type: ComponentType.ActionRow,
  components,
});

/** Splits buttons into rows of five. */
export function rows(
  buttons: readonly APIComponentInMessageActionRow[],
): APIActionRowComponent<APIComponentInMessageActionRow>[] {
  const result: APIActionRowComponent<APIComponentInMessageActionRow>[] = [];
  for (let start = 0; start < buttons.length; start += LIMITS.buttonsInRow) {
    result.push(row(buttons.slice(start, start + LIMITS.buttonsInRow)));
  }
  return result;
}

/** A picture among the message's attachments. Its alt text is given here and at the attachment. */
export const gallery = (file: string, altText: string): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [
    {
      media: { url: `attachment://${file}` },
      description: clip(altText, LIMITS.attachmentDescription),
    },
  ],
});

/** A file among the message's attachments, for downloading. */
export const file = (name: string): APIFileComponent => ({
  type: ComponentType.File,
  file: { url: `attachment://${name}` },
});

/** Text with a small picture beside it. */
export const section = (content: string, file: string, altText: string): APISectionComponent => ({
  type: ComponentType.Section,
  components: [text(content)],
  accessory: {
    type: ComponentType.Thumbnail,
    media: { url: `attachment://${file}` },
    description: clip(altText, LIMITS.attachmentDescription),
  },
});

export const container = (
  accent: number,
  components: readonly APIComponentInContainer[],
): APIContainerComponent => ({
  type: ComponentType.Container,
  accent_color: accent,
  components: [...components],
});
