import { expect, it } from 'vitest';
import type { Occasion } from '../../src/kernel/occasion.ts';
import { countingGame, pixel } from '../support/counting-game.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { messageWith, stageForTests, startCounting } from './stage.ts';

// A counting game whose last picture says what it was told besides the view.

const { rules, presentation } = countingGame();
const occasions: (Occasion | undefined)[] = [];
const games = [
  {
    rules,
    presentation: {
      ...presentation,
      pictureAt: (
        view: never,
        place: 'round' | 'look' | 'hand' | 'ending',
        about: string | null,
      ) => (place === 'ending' ? { kind: 'poster' } : presentation.pictureAt(view, place, about)),
      picture: async (...drawn: Parameters<typeof presentation.picture>) => {
        const [, { kind }, , , occasion] = drawn;
        if (kind !== 'poster') return presentation.picture(...drawn);
        occasions.push(occasion);
        return pixel('the poster');
      },
    },
  },
];

const stage = stageForTests({ games });

it('the picture of an end is given who played, from when to when, and how the last round went', async () => {
  const { table, ann, bo } = stage;
  const { match, thread } = await startCounting(stage);
  for (const [user, option] of [
    [ann, 'add-3'],
    [bo, 'add-3'],
    [ann, '1'],
    [bo, '2'],
    [ann, 'on'],
    [bo, 'on'],
    [ann, 'add-3'],
    [bo, 'add-3'],
  ] as const) {
    must(await chooseNext(table, match.id, user, [option]));
  }
  await stage.publishing.drain();
  const ending = await messageWith(stage, thread, 'The end');
  expect(ending.pictures.map(({ alt }) => alt)).toEqual(['the poster']);
  const ended = must(await table.find(match.id)).match;
  const occasion = occasions.at(-1);
  expect(occasion).toMatchObject({
    players: { 'seat-1': 'Ann', 'seat-2': 'Bo' },
    startedAt: ended.startedAt?.toISOString(),
    endedAt: ended.endedAt?.toISOString(),
    campaign: null,
  });
  const added = (occasion?.told ?? []).filter(({ type }) => type === 'added');
  expect(added.map(({ args }) => args.number)).toEqual([3, 3]);
});
