/**
 * Makes the files of an empty embedded database, which the bot's first start copies. Run it when PGlite has
 * changed; its tests say so.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { PREPARED } from '../store/prepared-database.ts';

const database = await PGlite.create();
await database.exec('CHECKPOINT');
const files = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer());
await database.close();
const packed = brotliCompressSync(files, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: files.length,
  },
});
writeFileSync(PREPARED, packed);
process.stdout.write(`${JSON.stringify({ bytes: files.length, packed: packed.length })}\n`);
