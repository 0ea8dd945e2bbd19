import { describe, expect, it } from 'vitest';
import { twinsOf } from '../../src/drivers/fuzz/twins.ts';
import { choiceOf, policiesFor } from '../../src/drivers/policies.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { games } from '../../src/games/index.ts';
import type { RoundSeen, RoundStep } from '../../src/kernel/animation.ts';
import { answer } from '../../src/kernel/engine.ts';
import { eventFor } from '../../src/kernel/event.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { captionOf } from '../../src/picture/animation/caption.ts';
import { loadLanguages, loadTexts } from '../../src/texts/catalogue.ts';
import { wordsWhile } from '../picture/reading.ts';
import { readGif } from '../support/gif.ts';

const texts = loadTexts();
const { locales } = loadLanguages();

/** The second round of a game for two, played by rules of thumb, as everyone saw it. */
function secondRound({ rules, presentation }: Game): RoundSeen {
  const seats = seatsFor(rules.lobby, 2, 2);
  const { match } = rules.setup({ seats, options: {}, seed: seedOf(1, 0, 'match') });
  const random = seedRandom(seedOf(1, 0, 'choices'));
  const players = { policies: policiesFor(match.seats, ['steady']), playouts: undefined };
  let before: unknown = null;
  const steps: RoundStep[] = [];
  for (;;) {
    const result = answer(rules.procedures, match, choiceOf(rules, match, players, random));
    if (!result.accepted) throw new Error('A legal choice was refused.');
    const view = structuredClone(rules.view(match, 'table'));
    const round = presentation.round(view);
    if (before === null) {
      if (round === 2) before = view;
      continue;
    }
    const events = result.happenings.flatMap((one) => eventFor(one, 'table') ?? []);
    steps.push({ events, view });
    if (round !== 2 || match.outcome !== null) return { before, steps };
  }
}

describe.each(games.map((game) => ({ name: game.rules.id, game })))(
  'a round of $name in motion',
  ({ game }) => {
    const { rules, presentation } = game;

    it('lasts twelve seconds at most, takes four megabytes at most, and says what happens', async () => {
      const round = secondRound(game);
      const picture = await presentation.animation?.(round, texts);
      if (!picture) throw new Error('There is no picture.');
      const { frames, width, height } = readGif(picture.buffer);
      expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
      expect(frames.length).toBeGreaterThan(20);
      expect(frames.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(12_000);
      expect(picture.buffer.length).toBeLessThanOrEqual(4_000_000);
      const [title, ...told] = picture.altText.split('\n');
      expect(title).toBe('Round 2 as an animation, from its beginning to its end.');
      const lines = presentation.events(
        round.steps.flatMap(({ events }) => events),
        texts,
      );
      expect(told.join('\n')).toBe(lines.join('\n').replaceAll(/\*|^-# |^> /gm, ''));
    }, 30_000);

    it.each(locales)(
      'has captions in %s: what each event that is seen is told as',
      async (locale) => {
        const own = loadLanguages().textsFor(locale);
        const round = secondRound(game);
        const words = await wordsWhile(async () => presentation.animation?.(round, own));
        expect(words).toContain(own('picture.animation.begins', { round: 2 }));
        expect(words).toContain(own('picture.animation.ends', { round: 2 }));
        const told = round.steps.flatMap(({ events }) =>
          events.map((event) => captionOf(presentation.events([event], own))),
        );
        const captions = new Set(told.filter((caption) => caption !== '' && words.has(caption)));
        expect(captions.size).toBeGreaterThan(2);
      },
      30_000,
    );

    it('shows nothing that is hidden: with another card in somebody’s hand it is the same file', async () => {
      const { one, other } = twinsOf(game, 2, 1);
      expect(other).not.toEqual(one);
      const [drawn, twin] = await Promise.all(
        [one, other].map((match) => {
          const view = rules.view(match, 'table');
          return presentation.animation?.({ before: view, steps: [{ events: [], view }] }, texts);
        }),
      );
      expect(drawn?.buffer.length).toBeGreaterThan(0);
      expect(twin?.buffer.equals(drawn?.buffer ?? Buffer.alloc(0))).toBe(true);
      expect(twin?.altText).toBe(drawn?.altText);
    }, 30_000);
  },
);
