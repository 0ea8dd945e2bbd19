import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { text } from '../components/layout.ts';
import type { OutgoingFile, OutgoingMessage } from './message.ts';

/**
 * A message without the files for which Discord would refuse it; each is replaced by its own substitute text.
 * @param most maximum bytes of a file where the message is sent
 */
export function withoutLargeFiles(message: OutgoingMessage, most: number): OutgoingMessage {
  const { files = [] } = message;
  const large = files.filter(({ data }) => data.length > most);
  if (large.length === 0) return message;
  const instead = new Map(large.map((file) => [`attachment://${file.name}`, file]));
  return {
    ...message,
    files: files.filter((file) => !large.includes(file)),
    components: replaced(message.components, instead) as APIMessageTopLevelComponent[],
  };
}

interface Part {
  type: ComponentType;
}

interface Media {
  media: { url: string };
}

const replaced = (
  components: readonly Part[],
  instead: ReadonlyMap<string, OutgoingFile>,
): Part[] =>
  components.flatMap((component) => {
    const address = addressIn(component);
    const file = address === null ? undefined : instead.get(address);
    const components = 'components' in component ? (component.components as Part[]) : null;
    // The picture of a section has its words beside it.
    if (file) return components ?? (file.instead === undefined ? [] : [text(file.instead)]);
    if (components === null) return [component];
    return [{ ...component, components: replaced(components, instead) }];
  });

/** The address of the file that a component shows, at most one the way the bot makes them; null if there is none. */
function addressIn(component: Part): string | null {
  if (component.type === ComponentType.File && 'file' in component) {
    return (component.file as { url: string }).url;
  }
  if (component.type === ComponentType.MediaGallery && 'items' in component) {
    return (component.items as Media[])[0]?.media.url ?? null;
  }
  if (component.type === ComponentType.Section && 'accessory' in component) {
    return (component.accessory as Partial<Media>).media?.url ?? null;
  }
  return null;
}
