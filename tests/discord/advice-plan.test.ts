import { describe, expect, it } from 'vitest';
import type { Foretold } from '../../src/companions/foretold.ts';
import { type FarsightedGame, playSteadily } from '../../src/companions/playing-ahead.ts';
import { think } from '../../src/companions/thinking.ts';
import { planLine } from '../../src/discord/messages/private/plan.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { Option } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const texts = loadTexts();
const luck = (digit: string) => seedRandom(digit.repeat(32));

it.each([
  ['altar-quest', altarQuest],
  ['adventure', adventure],
  ['altar', altar],
] as const)('a plan begins with the answer and keeps to what the seat knows: %s', (_id, game) => {
  const rules = game.rules as FarsightedGame;
  const { lobby } = rules;
  const options = Object.fromEntries(lobby.options.map((one) => [one.id, one.default]));
  const seats = seatsFor(lobby, 2, 2, 1);
  const { match } = rules.setup({ seats, options, seed: '5'.repeat(32) });
  const random = luck('7');
  let planned = 0;
  for (let choice = 0; choice < 60 && match.outcome === null; choice++) {
    const [decision] = match.open;
    const [seat] = decision?.seats ?? [];
    if (decision?.rest && seat !== undefined) {
      const before = JSON.stringify(match);
      const [best] = think(rules, {
        ...{ gameId: game.rules.id, match, seat, decision: decision.id, plans: { held: null } },
        ...{ strength: 'steady', seed: '3'.repeat(32), budget: { playouts: 0 } },
      });
      expect(JSON.stringify(match)).toBe(before);
      const plan = best?.plan ?? [];
      expect(plan[0]?.option.id).toBe(best?.options[0]);
      const unseen = new Set(rules.hidden(match, [seat]));
      const named = plan.flatMap(({ option: { args = {} } }) => Object.values(args));
      expect(named.filter((name) => unseen.has(String(name)))).toEqual([]);
      const [line] = planLine(plan, { game, texts });
      if (line) expect(line).toMatch(/^🧭 Plan: .+ · .+$/);
      planned += line ? 1 : 0;
    }
    playSteadily(rules, match, random);
  }
  expect(planned).toBeGreaterThan(5);
});

describe('the line of a plan', () => {
  const strike = { id: 'strike', verb: 'play', args: {} };
  const end = { id: 'end', verb: 'done', args: {} };
  const way = (option: Option, label: string, ahead: string[], name?: string) => ({
    option,
    text: { label, ...(name === undefined ? {} : { name }) },
    ahead,
  });
  const game = {
    presentation: {
      option: (_view: unknown, _decision: unknown, { id }: Option) => ({ label: id }),
      panel: () => ({
        lines: [],
        menus: [
          {
            options: [
              way(strike, 'Strike the fox: 90%', ['fox', 'roll'], 'Strike the fox'),
              way(strike, 'Strike the owl: 40%', ['owl', 'roll'], 'Strike the owl'),
              way(end, 'End turn', []),
            ],
          },
        ],
      }),
    },
  } as unknown as Game;
  const step = (option: Option, rest: boolean, offered: readonly Option[] = [option]): Foretold =>
    ({
      view: {},
      option,
      decision: { prompt: { key: 'prompt.act' }, options: offered },
      order: { rest },
    }) as unknown as Foretold;
  const [fox, owl] = ['fox', 'owl'].map((id): Option => ({ id, verb: 'attack', args: {} }));
  const line = (...plan: Foretold[]) => planLine(plan, { game, texts });

  it('names each deed as the panel does, with its target and without its chance', () => {
    expect(line(step(strike, true), step(owl!, false, [fox!, owl!]), step(end, true))).toEqual([
      '🧭 Plan: Strike the owl · End turn',
    ]);
  });

  it('names five deeds at the most', () => {
    expect(line(...Array.from({ length: 6 }, () => step(end, true)))).toEqual([
      '🧭 Plan: End turn · End turn · End turn · End turn · End turn · …',
    ]);
  });

  it('is none where the turn ends with the answer', () => {
    expect(line(step(end, true))).toEqual([]);
    expect(line()).toEqual([]);
  });
});
