import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { isLoose, type Loose, looseList, text } from '../validation/json.ts';
import type { StoredMessage } from '../world/world.ts';

export interface SelectChoice {
  label: string;
  value: string;
  description: string | null;
  default: boolean;
}

/** A button or select menu of a message. */
export interface Control {
  kind: 'button' | 'select';
  /** Discord's component type. */
  type: number;
  /** Null for link buttons. */
  customId: string | null;
  /** A button's label, or a menu's placeholder. */
  label: string;
  disabled: boolean;
  /** Discord's button style; 0 for menus. */
  style: number;
  url: string | null;
  options: SelectChoice[];
  /** Channel types that a menu of channels offers; empty for all. */
  channelTypes: number[];
  /** Ids that a menu of people, roles or channels shows as chosen. */
  chosen: string[];
  minValues: number;
  maxValues: number;
}

/** A message as somebody in a seat sees it. */
export interface SeenMessage {
  id: string;
  channelId: string;
  authorId: string;
  /** "Only you can see this". */
  ephemeral: boolean;
  /** "… is thinking". */
  loading: boolean;
  edited: boolean;
  /** All its text: content, embeds, text displays, in reading order. */
  text: string;
  controls: Control[];
  /** The pictures that it shows; a file that was removed from the message shows nothing. */
  pictures: { url: string; alt: string; attachmentId: string | null }[];
  /** The files that it offers. */
  files: { url: string; name: string }[];
  /** The message as the API gives it. */
  api: APIMessage;
}

export function seenMessage(stored: StoredMessage): SeenMessage {
  const { api } = stored;
  const components = looseList(api.components);
  return {
    id: api.id,
    channelId: api.channel_id,
    authorId: api.author.id,
    ephemeral: stored.ephemeralFor !== null,
    loading: stored.loading,
    edited: api.edited_timestamp !== null,
    text: [api.content, ...looseList(api.embeds).map(embedText), ...components.flatMap(texts)]
      .filter((part) => part !== '')
      .join('\n'),
    controls: controlsIn(stored),
    pictures: pictures(stored, components),
    files: components.flatMap(files),
    api,
  };
}

/** The buttons and menus of a message. */
export const controlsIn = ({ api }: StoredMessage): Control[] =>
  looseList(api.components).flatMap(controls);

function children(component: Loose): Loose[] {
  const accessory = isLoose(component.accessory) ? [component.accessory] : [];
  return [...looseList(component.components), ...accessory];
}

function texts(component: Loose): string[] {
  const own = component.type === ComponentType.TextDisplay ? [text(component.content)] : [];
  return [...own, ...children(component).flatMap(texts)];
}

function embedText(embed: Loose): string {
  const fields = looseList(embed.fields).map(
    (field) => `${text(field.name)}\n${text(field.value)}`,
  );
  const author = isLoose(embed.author) ? text(embed.author.name) : '';
  const footer = isLoose(embed.footer) ? text(embed.footer.text) : '';
  const parts = [author, text(embed.title), text(embed.description), ...fields, footer];
  return parts.filter((part) => part !== '').join('\n');
}

function controls(component: Loose): Control[] {
  const type = Number(component.type);
  if (type !== ComponentType.Button && !(type === 3 || (type >= 5 && type <= 8)))
    return children(component).flatMap(controls);
  const isButton = type === ComponentType.Button;
  return [
    {
      kind: isButton ? 'button' : 'select',
      type,
      customId: typeof component.custom_id === 'string' ? component.custom_id : null,
      label: isButton ? buttonLabel(component) : text(component.placeholder),
      disabled: component.disabled === true,
      style: Number(component.style ?? 0),
      url: typeof component.url === 'string' ? component.url : null,
      options: looseList(component.options).map((option) => ({
        label: text(option.label),
        value: text(option.value),
        description: typeof option.description === 'string' ? option.description : null,
        default: option.default === true,
      })),
      channelTypes: (Array.isArray(component.channel_types) ? component.channel_types : []).map(
        Number,
      ),
      chosen: looseList(component.default_values).map((value) => text(value.id)),
      minValues: Number(component.min_values ?? 1),
      maxValues: Number(component.max_values ?? 1),
    },
  ];
}

function buttonLabel(button: Loose): string {
  return text(button.label) || (isLoose(button.emoji) ? text(button.emoji.name) : '');
}

function pictures(
  { api, attachments }: StoredMessage,
  components: readonly Loose[],
): SeenMessage['pictures'] {
  const files = new Set(attachments.map(({ id }) => id));
  const shown = components
    .flatMap(media)
    .filter(({ attachmentId }) => attachmentId === null || files.has(attachmentId));
  const attached = api.attachments
    .filter((one) => one.content_type?.startsWith('image/') && !isLayout(api))
    .map((one) => ({ url: one.url, alt: one.description ?? '', attachmentId: one.id }));
  return [...shown, ...attached];
}

/** Messages made of layout components show only the files that those show. */
const isLayout = ({ flags }: APIMessage): boolean =>
  ((flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;

function media(component: Loose): SeenMessage['pictures'] {
  const own = [component, ...looseList(component.items)].flatMap((item) =>
    isLoose(item.media) ? [shownFile(item.media, text(item.description))] : [],
  );
  return [...own, ...children(component).flatMap(media)];
}

const files = (component: Loose): SeenMessage['files'] => [
  ...(isLoose(component.file)
    ? [{ url: text(component.file.url), name: text(component.name) }]
    : []),
  ...children(component).flatMap(files),
];

const shownFile = ({ url, attachment_id: id }: Loose, alt: string) => ({
  url: text(url),
  alt,
  attachmentId: typeof id === 'string' ? id : null,
});
