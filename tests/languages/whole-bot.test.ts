import { expect, it } from 'vitest';
import { altar } from '../../src/games/altar/index.ts';
import { wrongLanguageIn } from './explored.ts';

it('on a French server, each reads their own language, whatever they press and type', async () => {
  const { found, read, kinds, complaints } = await wrongLanguageIn({
    ...{ games: [altar], locale: 'fr', locales: { Bo: 'en-US', Dag: 'en-US' }, seed: 1 },
    ...{ deeds: 60, afterwards: 0 },
  });
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  expect(read).toBeGreaterThan(300);
  expect(kinds).toBeGreaterThan(40);
}, 180_000);
