import { afterAll, expect, it } from 'vitest';
import { createThinkers } from '../../src/companions/thinkers.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { idFrom } from '../../src/kernel/packs.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { packIn } from '../../src/packs/read-pack.ts';
import { createRenderer } from '../../src/rendering/renderer.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { bytesOf, examplePack } from '../support/example-pack.ts';

const failures: unknown[] = [];
const failed = (error: unknown) => failures.push(error);

const renderer = createRenderer({
  games,
  languages: loadLanguages(),
  entry: new URL('../../src/rendering-worker.ts', import.meta.url),
  threads: 1,
  failed,
});
const thinkers = createThinkers({
  games: games.map(({ rules }) => rules),
  entry: new URL('../../src/thinking-worker.ts', import.meta.url),
  failed,
});

afterAll(() => Promise.all([renderer.close(), thinkers.close()]));

const added = (version: string): string => {
  const checked = checkPack(packIn('tide.pack.json', bytesOf(examplePack(version))), games);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return checked.digest;
};

it('threads that draw and think learn of each pack that has come since they started', async () => {
  const { rules } = games.find((game) => game.rules.id === 'altar-quest') as Game;
  for (const version of ['1.0.0', '1.1.0']) {
    const latest = added(version);
    const card = idFrom('tide-1', latest);
    const drawn = await renderer.draw({ gameId: 'altar-quest', of: 'card', card });
    expect(drawn?.altText).toContain('Tide Card 1');
    const { match } = rules.setup({
      seats: [{ seat: 'seat-1', characters: ['sedrin', 'rowen'] }],
      options: { villain: idFrom('tide-court', latest) },
      seed: '0'.repeat(32),
    });
    const [asked] = match.open;
    const thought = await thinkers.think({
      gameId: 'altar-quest',
      match,
      seat: 'seat-1',
      decision: asked?.id ?? '',
      strength: 'keen',
      seed: '1'.repeat(32),
      budget: { playouts: 2 },
    });
    expect(asked?.options.map(({ id }) => id)).toEqual(
      expect.arrayContaining(thought[0]?.options ?? ['nothing']),
    );
  }
  expect(failures).toEqual([]);
}, 120_000);
