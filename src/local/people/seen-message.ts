import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import type { StoredMessage } from '../state/world.ts';
import { isLoose, type Loose, looseList, text } from '../validation/json.ts';

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
  minValues: number;
  maxValues: number;
}

/** A message as somebody at a seat sees it. */
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
  /** Alternative texts of its pictures. */
  pictures: { url: string; alt: string }[];
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
    controls: components.flatMap(controls),
    pictures: pictures(api, components),
    api,
  };
}

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
      minValues: Number(component.min_values ?? 1),
      maxValues: Number(component.max_values ?? 1),
    },
  ];
}

function buttonLabel(button: Loose): string {
  return text(button.label) || (isLoose(button.emoji) ? text(button.emoji.name) : '');
}

function pictures(api: APIMessage, components: readonly Loose[]): SeenMessage['pictures'] {
  const shown = components.flatMap(media);
  const attached = api.attachments
    .filter(
      (one) => one.content_type?.startsWith('image/') && !shown.some((it) => it.url === one.url),
    )
    .map((one) => ({ url: one.url, alt: one.description ?? '' }));
  return [...shown, ...attached];
}

function media(component: Loose): SeenMessage['pictures'] {
  const own = [component, ...looseList(component.items)].flatMap((item) =>
    isLoose(item.media) ? [{ url: text(item.media.url), alt: text(item.description) }] : [],
  );
  return [...own, ...children(component).flatMap(media)];
}
