import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { seatsAsked } from '../../src/drivers/cases.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { games } from '../../src/games/index.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { ROOT } from '../support/documented-commands.ts';
import { countOf } from '../support/seeds.ts';

// In place of each game's `box.ts`: what it brings is registered as it comes out of a pack's files.

const { boxes } = vi.hoisted(() => ({ boxes: new Map<string, [unknown, unknown]>() }));

vi.mock('../../src/games/altar-quest/box.ts', async () => {
  const { boxFromPack } = await import('./box-from-pack.ts');
  const folder = '../../src/games/altar-quest';
  const { DECKS } = await import(`${folder}/cards/index.ts`);
  const { HOLLOWMERE_PRIORY } = await import(`${folder}/rules/board/hollowmere-priory.ts`);
  const { STORIES } = await import(`${folder}/stories/index.ts`);
  await import(`${folder}/rules/effects/kinds.ts`);
  const { contentSchema, registerContent } = await import(`${folder}/rules/packs.ts`);
  const { id, drawing } = HOLLOWMERE_PRIORY;
  const written = {
    decks: DECKS,
    boards: [{ id, drawing: drawing.split('\n') }],
    stories: STORIES,
  };
  const BOX = boxFromPack('altar-quest', written, contentSchema);
  registerContent(BOX);
  boxes.set('altar-quest', [written, BOX]);
  return { BOX };
});

vi.mock('../../src/games/adventure/box.ts', async () => {
  const { boxFromPack } = await import('./box-from-pack.ts');
  const folder = '../../src/games/adventure';
  const { BOX: CARDS } = await import(`${folder}/cards/index.ts`);
  const { EASTERN_KINGDOMS } = await import(`${folder}/map/eastern-kingdoms.ts`);
  await import(`${folder}/rules/effects/kinds.ts`);
  const { contentSchema, registerContent } = await import(`${folder}/rules/packs.ts`);
  const written = { cards: CARDS, maps: [EASTERN_KINGDOMS] };
  const BOX = boxFromPack('adventure', written, contentSchema);
  registerContent(BOX);
  boxes.set('adventure', [written, BOX]);
  return { BOX };
});

vi.mock('../../src/games/altar/box.ts', async () => {
  const { boxFromPack } = await import('./box-from-pack.ts');
  const folder = '../../src/games/altar';
  const { FOLLOWERS, GODS } = await import(`${folder}/cards/index.ts`);
  await import(`${folder}/rules/effects/kinds.ts`);
  const { contentSchema, registerContent } = await import(`${folder}/rules/packs.ts`);
  const written = { followers: FOLLOWERS, gods: GODS };
  const BOX = boxFromPack('altar', written, contentSchema);
  registerContent(BOX);
  boxes.set('altar', [written, BOX]);
  return { BOX };
});

const GAMES = countOf({ few: 2, many: 15 });
const SEED = 7;

/** The digest of as many games as `simulate` prints it, played with what this process has registered. */
function digestOfGames(rules: GameRules): string {
  const digest = createHash('sha256');
  for (let game = 0; game < GAMES; game++) {
    const seed = seedOf(SEED, game, 'match');
    const random = seedRandom(seedOf(SEED, game, 'choices'));
    const { match } = rules.setup({ seats: seatsAsked(rules.lobby, {}), options: {}, seed });
    while (match.outcome === null) {
      const result = answer(rules.procedures, match, randomChoice(random, match.open));
      if (!result.accepted) throw new Error(result.refusal);
    }
    digest.update(JSON.stringify(match));
  }
  return digest.digest('hex');
}

it.each(['altar-quest', 'adventure', 'altar'])(
  'the box of %s, read from the files of a pack, has the same games',
  (id) => {
    const rules = games.find((game) => game.rules.id === id)?.rules as GameRules;
    const [written, read] = boxes.get(id) ?? [];
    expect(read).toEqual(written);
    expect(rules.packs?.box).toBe(read);

    const simulate = ['src/drivers/compiled.js', 'simulate', '--game', id];
    const said = execFileSync(
      process.execPath,
      [...simulate, '--games', `${GAMES}`, '--seed', `${SEED}`],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const { digest, errors } = JSON.parse(said);
    expect(errors).toBe(0);
    expect(digestOfGames(rules)).toBe(digest);
  },
  120_000,
);
