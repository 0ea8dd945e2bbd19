import { expect, it } from 'vitest';
import type { BotContext } from '../../src/discord/context.ts';
import { guideAt } from '../../src/discord/interactions/guiding.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { scenario } from '../support/altar-quest.ts';
import { hugeLook, hugeMatch } from './huge.ts';

it('the panel, which takes long, is worked out once for a step of the guide', async () => {
  let workedOut = 0;
  const { presentation, rules } = altarQuest;
  const counted: Game = {
    ...altarQuest,
    presentation: {
      ...presentation,
      panel(...what) {
        workedOut += 1;
        return presentation.panel(...what);
      },
    },
  };
  const guide = async (
    _user: string,
    { at }: { at: (last: string | null) => unknown },
  ): Promise<unknown> => ({ ok: true, step: at('look') });
  const context = {
    table: { guide },
    games: createGames([counted]),
    texts: loadTexts(),
  } as unknown as BotContext;
  const scene = scenario({ startRoom: 'room-16', heroes: { rowen: { at: 'R18' } } }).acts('rowen');
  const { match } = scene;
  const [decision] = match.open;
  const [seat = ''] = decision?.seats ?? [];
  const look = {
    ...hugeLook,
    ...{ match: { ...hugeMatch, gameId: rules.id, seats: [] }, seat },
    view: rules.view(match, seat),
  };
  const lines = await guideAt(context, 'u-ann', look, decision!);
  expect(lines).toHaveLength(2);
  expect(workedOut).toBe(1);
  scene.choose('done');
});
