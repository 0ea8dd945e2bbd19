import type { Pack } from '../packs/pack.ts';
import type { PackRecords } from '../table/match/saved/pack-records.ts';
import type { Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The table `packs`. */
export const createPackRecords = (models: PrismaClient): PackRecords => ({
  async all() {
    const rows = await models.pack.findMany({ orderBy: [{ createdAt: 'asc' }, { digest: 'asc' }] });
    return rows.map(({ digest, content }) => ({ digest, pack: content as unknown as Pack }));
  },
  async keep({ digest, pack }) {
    const content = pack as unknown as Prisma.InputJsonObject;
    await models.pack.upsert({ where: { digest }, create: { digest, content }, update: {} });
  },
  // SQL, because servers and matches name packs in their settings without referring to them.
  deleteUnused: (before) => models.$executeRaw`
    DELETE FROM packs p WHERE created_at < ${before}
    AND NOT EXISTS (SELECT 1 FROM servers s WHERE jsonb_exists(s.settings->'packs', p.digest))
    AND NOT EXISTS (SELECT 1 FROM matches m WHERE jsonb_exists(m.settings->'packs', p.digest))`,
});
