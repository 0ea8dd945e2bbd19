import type { APIAttachment, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { errors } from '../validation/errors.ts';
import { isLoose, type Loose, looseList, text } from '../validation/json.ts';
import type { World } from '../world/world.ts';

/** What addresses in a message can name, and where the ids of its pictures come from. */
interface Files {
  attachments: readonly APIAttachment[];
  newId: World['newId'];
}

interface Numbering {
  taken: Set<number>;
  next: number;
}

function numericIds(components: readonly Loose[]): number[] {
  return components.flatMap((component) => [
    ...(typeof component.id === 'number' && component.id > 0 ? [component.id] : []),
    ...numericIds(looseList(component.components)),
    ...(isLoose(component.accessory) ? numericIds([component.accessory]) : []),
  ]);
}

/**
 * Components as the API gives them back: numbered, with defaults filled in, and with
 * `attachment://name` turned into the address of the file.
 */
export function resolveComponents(
  { newId }: Pick<World, 'newId'>,
  components: unknown,
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent[] {
  const files = { attachments, newId };
  const list = looseList(components);
  const numbering: Numbering = { taken: new Set(numericIds(list)), next: 1 };
  const resolved = list.map((component, index) =>
    resolve(component, files, numbering, ['components', index]),
  );
  // The caller has checked them against Discord's limits (`messageProblems`), and the API's description checks
  // them again, with what is filled in here, as they are returned.
  return resolved as unknown as APIMessageTopLevelComponent[];
}

function freeNumber(numbering: Numbering): number {
  while (numbering.taken.has(numbering.next)) numbering.next += 1;
  numbering.taken.add(numbering.next);
  return numbering.next;
}

function resolve(
  component: Loose,
  files: Files,
  numbering: Numbering,
  at: readonly (string | number)[],
): Loose {
  const id =
    typeof component.id === 'number' && component.id > 0 ? component.id : freeNumber(numbering);
  const { id: _, ...given } = component;
  const full: Loose = { ...defaults(Number(component.type)), ...withoutNulls(given), id };
  if (Array.isArray(component.components))
    full.components = looseList(component.components).map((child, index) =>
      resolve(child, files, numbering, [...at, 'components', index]),
    );
  if (isLoose(component.accessory))
    full.accessory = resolve(component.accessory, files, numbering, [...at, 'accessory']);
  if (isLoose(component.media)) full.media = media(component.media, files, [...at, 'media']);
  if (isLoose(component.file)) Object.assign(full, fileFields(component.file, files, at));
  if (Array.isArray(component.items))
    full.items = looseList(component.items).map((item, index) => ({
      description: item.description ?? null,
      spoiler: item.spoiler ?? false,
      media: media(isLoose(item.media) ? item.media : {}, files, [...at, 'items', index, 'media']),
    }));
  if (isLoose(component.emoji)) full.emoji = withoutNulls(component.emoji);
  if (Array.isArray(component.options))
    full.options = looseList(component.options).map(withoutNulls);
  return full;
}

function withoutNulls(item: Loose): Loose {
  const rest: Loose = {};
  for (const key in item) if (item[key] !== null) rest[key] = item[key];
  return rest;
}

/** Fields the API always fills in, by component type. */
function defaults(type: number): Loose {
  const isMenu = type === 3 || (type >= 5 && type <= 8);
  if (isMenu) return { min_values: 1, max_values: 1 };
  if (type === 11) return { description: null, spoiler: false };
  if (type === 13) return { spoiler: false };
  if (type === 14) return { divider: true, spacing: 1 };
  if (type === 17) return { accent_color: null, spoiler: false };
  return {};
}

/**
 * Refuses a media gallery that an edit adds together with its picture, if a fault says so. Whether Discord does
 * that has been open since April 2025 (discord-api-docs, issue 7529).
 */
export function refuseNewPicture(
  { editsLosePictures }: Pick<World, 'editsLosePictures'>,
  { components, files }: { components?: unknown; files: readonly unknown[] },
): void {
  if (editsLosePictures && files.length > 0 && hasGallery(components))
    throw errors.pictureNotFound();
}

const hasGallery = (components: unknown): boolean =>
  looseList(components).some(({ type, components }) => type === 12 || hasGallery(components));

/** The file an `attachment://` address names. Throws Discord's refusal if there is none. */
function attachmentNamed(
  url: string,
  attachments: readonly APIAttachment[],
  at: readonly (string | number)[],
): APIAttachment {
  const name = decodeURIComponent(url.slice('attachment://'.length));
  const found = attachments.findLast((one) => one.filename === name);
  if (found) return found;
  throw errors.invalidForm([
    {
      path: [...at, 'url'],
      code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
      message: `The referenced attachment ${name} is not part of the message`,
    },
  ]);
}

function media(
  item: Loose,
  { attachments, newId }: Files,
  at: readonly (string | number)[],
): Loose {
  const url = text(item.url);
  if (!url.startsWith('attachment://')) return { id: newId(), url, proxy_url: url };
  const file = attachmentNamed(url, attachments, at);
  return {
    id: newId(),
    url: file.url,
    proxy_url: file.proxy_url,
    width: file.width ?? null,
    height: file.height ?? null,
    content_type: file.content_type ?? null,
    attachment_id: file.id,
  };
}

function fileFields(file: Loose, files: Files, at: readonly (string | number)[]): Loose {
  const found = attachmentNamed(text(file.url), files.attachments, [...at, 'file']);
  return {
    file: media(file, files, [...at, 'file']),
    name: found.filename,
    size: found.size,
  };
}

/** Embeds as the API gives them back, with `attachment://name` resolved. */
export function resolveEmbeds(embeds: unknown, attachments: readonly APIAttachment[]): Loose[] {
  return looseList(embeds).map((embed, index) => {
    const full: Loose = { ...withoutNulls(embed), type: 'rich' };
    for (const part of ['image', 'thumbnail'] as const) {
      const picture = embed[part];
      if (!isLoose(picture)) continue;
      const url = text(picture.url);
      if (!url.startsWith('attachment://')) continue;
      const file = attachmentNamed(url, attachments, ['embeds', index, part]);
      full[part] = {
        url: file.url,
        proxy_url: file.proxy_url,
        ...(file.width && file.height ? { width: file.width, height: file.height } : {}),
      };
    }
    return full;
  });
}
