import type { Pack } from '../../../packs/pack.ts';
import { registeredPack, registerPack } from '../../../packs/register-pack.ts';
import { titlesOf } from '../../../packs/words.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { MOST_PACKS } from '../../match/saved/match-settings.ts';
import { readServerSettings } from '../../match/saved/server-settings.ts';
import type { Added, CheckedPack, NotAdded, OfferedPack, PackReader, Packs } from './packs.ts';
import { wordCards } from './wording-cards.ts';

/** Keeps which packs a server offers, and makes them playable. */
export const offering = (context: TableContext, reader: PackReader): Packs => ({
  packs: (guildId) =>
    orUnavailable(context, async () => ({ ok: true, packs: await offeredBy(context, guildId) })),
  checkPack: (file) =>
    orUnavailable(context, async () => ({ ok: true, checked: await reader.check(file) })),
  addPack: (guildId, file) =>
    orUnavailable(context, async () => {
      const checked = await reader.check(file);
      return { ok: true, ...(await added(context, guildId, checked)) };
    }),
  removePack: (guildId, packId) =>
    orUnavailable(context, async () => {
      const offered = await offeredBy(context, guildId);
      const pack = offered.find(({ manifest }) => manifest.id === packId) ?? null;
      if (pack)
        await offer(
          context,
          guildId,
          offered.filter((one) => one !== pack),
        );
      return { ok: true, pack };
    }),
  sharePack: (guildId, packId) =>
    orUnavailable(context, async () => {
      const offered = await offeredBy(context, guildId);
      const found = offered.find(({ manifest }) => manifest.id === packId);
      return { ok: true, pack: found ? (registeredPack(found.digest) ?? null) : null };
    }),
  async registerPacks() {
    for (const { digest, pack } of await context.store.packs.all()) register(context, digest, pack);
  },
});

/** One that an update of the bot no longer understands is left out: its matches say what has become of them. */
function register(context: TableContext, digest: string, pack: Pack): void {
  try {
    registerPack(pack, [...context.games.values()]);
  } catch (error) {
    context.log.error({ error, digest, pack: pack.pack.id }, 'A pack can not be played any more.');
  }
}

async function offeredBy(context: TableContext, guildId: string): Promise<OfferedPack[]> {
  const { packs = [] } = readServerSettings(await context.store.settings(guildId));
  return packs.flatMap((digest) => {
    const pack = registeredPack(digest);
    return pack ? [described(digest, pack)] : [];
  });
}

const described = (digest: string, { pack, content, words }: Pack): OfferedPack => ({
  digest,
  manifest: pack,
  titles: titlesOf(words),
  games: Object.keys(content),
});

async function added(
  context: TableContext,
  guildId: string,
  checked: CheckedPack | null,
): Promise<Added | NotAdded> {
  if (!checked) return { added: false, because: 'too-much' };
  if ('problems' in checked) return { added: false, because: 'problems', ...checked };
  const { pack, digest, warnings } = checked;
  const offered = await offeredBy(context, guildId);
  const same = offered.find((one) => one.digest === digest);
  if (same) return { added: false, because: 'there-already', pack: same };
  const before = offered.find(({ manifest }) => manifest.id === pack.pack.id);
  const others = offered.filter((one) => one !== before);
  if (others.length >= MOST_PACKS) {
    return { added: false, because: 'too-many', most: MOST_PACKS };
  }
  const now = described(digest, pack);
  await context.store.packs.keep({ digest, pack });
  registerPack(pack, [...context.games.values()]);
  await wordCards(context, digest, pack);
  await offer(context, guildId, [...others, now]);
  return { added: true, pack: now, replaced: before?.manifest.version ?? null, warnings };
}

const offer = (context: TableContext, guildId: string, packs: readonly OfferedPack[]) =>
  context.store.changeSettings(guildId, {
    packs: packs.length > 0 ? packs.map(({ digest }) => digest) : null,
  });
