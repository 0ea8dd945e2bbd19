import type { Game } from '../kernel/game.ts';
import { idFrom } from '../kernel/packs.ts';
import { addSymbols } from '../picture/added-symbols.ts';
import { addMessages } from '../texts/added-messages.ts';
import { addNouns } from '../texts/added-nouns.ts';
import { USUAL } from '../texts/catalogue.ts';
import { digestOf } from './digest.ts';
import { idsOf, outside, renamed } from './own-ids.ts';
import type { Pack } from './pack.ts';
import { messagesWithDigest, nounsOf, spoken } from './words.ts';

/** As they were written, by digest, in the order in which they came; for as long as the process runs. */
const registered = new Map<string, Pack>();

/** Every pack that can be played, in the order in which they came. */
export const registeredPacks = (): readonly Pack[] => [...registered.values()];

/** The pack whose ids end in this digest. */
export const registeredPack = (digest: string): Pack | undefined => registered.get(digest);

/**
 * Adds a pack that has been checked to what can be played; one that is there already stays as it is. Throws an
 * Error that lists what is wrong: then some of it may have been added, which nothing offers.
 */
export function registerPack(pack: Pack, games: readonly Game[]): void {
  const digest = digestOf(pack);
  if (registered.has(digest)) return;
  const ids: ReadonlySet<string> = new Set(idsOf(pack, games));
  addWords(pack, ids, digest);
  addSymbols(new Map(Object.entries(pack.symbols).map(([id, icon]) => [idFrom(id, digest), icon])));
  for (const { rules } of games) {
    const content = pack.content[rules.id];
    if (content !== undefined) rules.packs?.register(renamed(content, ids, outside(digest)));
  }
  registered.set(digest, pack);
}

/** What a pack doesn't say in the bot's own language is said in the pack's first one. */
function addWords({ words }: Pack, ids: ReadonlySet<string>, digest: string): void {
  const languages = Object.entries(words);
  const [first] = languages;
  if (first) addMessages(USUAL, messagesWithDigest(first[1], ids, digest));
  for (const [locale, own] of languages) {
    addMessages(locale, messagesWithDigest(own, ids, digest));
    addNouns(locale, new Map([...nounsOf(own)].map(([noun, kind]) => [spoken(noun), kind])));
  }
}
