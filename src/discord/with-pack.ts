import { packOf } from '../kernel/packs.ts';
import { registeredPack } from '../packs/register-pack.ts';
import { calledIn, titlesOf } from '../packs/words.ts';
import type { Texts } from '../texts/texts.ts';

/** What is said about something to choose, after the title of the pack that it comes from; alone for the box. */
export function withPack(id: string, description: string, texts: Texts): string {
  const digest = packOf(id);
  const pack = digest === null ? undefined : registeredPack(digest);
  const title = pack && calledIn(pack.pack, titlesOf(pack.words), texts.locale).title;
  return [title, description].filter(Boolean).join(' · ');
}
