import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How a test adds to the real cards, boards and stories, or reloads modules. */
const CHANGES =
  /\bregister(Deck|Board|Story|Map|Cards)\(|\/(spare-equipment|trial-cards)\.ts'|vi\.(resetModules|doMock|mock)\(/;

/** Files that leave their process changed: whatever ran in it next would meet their cards. */
export const CHANGING = readdirSync(`${ROOT}tests`, { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file}`.replaceAll('\\', '/'))
  .filter(
    (file) => file.endsWith('.test.ts') && CHANGES.test(readFileSync(`${ROOT}${file}`, 'utf8')),
  );
