import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * How a test adds to the real cards, boards and stories, plays a pack, reloads modules, or reads what is written on
 * pictures: parts that an earlier file had painted are kept, and nothing is written on them again.
 */
const CHANGES =
  /\bregister(Deck|Board|Story|Map|Cards|Pack)\(|\bcheckPack\(|addPack\(|\/(spare-equipment|trial-cards|reading|explored|proving|villain|example-pack|workshop|looking|workshop-desk|answering)\.ts'|vi\.(resetModules|doMock|mock)\(/;

/** Files that need a process of their own: what ran in it before or next would meet what they leave there. */
export const CHANGING = readdirSync(`${ROOT}tests`, { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file}`.replaceAll('\\', '/'))
  .filter(
    (file) => file.endsWith('.test.ts') && CHANGES.test(readFileSync(`${ROOT}${file}`, 'utf8')),
  );
