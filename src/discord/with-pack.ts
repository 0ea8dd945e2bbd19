import { packOf } from '../kernel/packs.ts';
import { registeredPack } from '../packs/register-pack.ts';

/** What is said about something to choose, after the title of the pack that it comes from; alone for the box. */
export function withPack(id: string, description: string): string {
  const digest = packOf(id);
  const title = digest === null ? undefined : registeredPack(digest)?.pack.title;
  return [title, description].filter(Boolean).join(' · ');
}
