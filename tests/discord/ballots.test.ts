import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenderer, PictureFailed, type Renderer } from '../../src/rendering/renderer.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { countingGame, pixel } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { controlOf, messageWith, type Stage, setStage, startCounting, voteIn } from './stage.ts';

const ALT = 'A is the road, B the door';

let stage: Stage;
let canDraw = true;
let drawn = 0;

beforeAll(async () => {
  const { rules, presentation } = countingGame();
  const ballots = {
    marks: (_view: unknown, { prompt }: { prompt: { key: string } }) =>
      prompt.key === 'counting.prompt.go-on' ? { on: 'A', end: 'B' } : null,
    picture: async () => pixel(ALT),
  };
  const games = [{ rules, presentation: { ...presentation, ballots } }];
  const languages = createLanguages(botAndCountingTexts());
  const here = createRenderer({ games, languages, entry: null });
  const draw: Renderer['draw'] = async (request, wish) => {
    if (request.of !== 'ballot') return here.draw(request, wish);
    if (!canDraw) throw new PictureFailed('The thread has died.');
    drawn++;
    return here.draw(request, wish);
  };
  stage = await setStage({ games, renderer: { ...here, draw } });
});
afterAll(() => stage.close());

const isBallot = (pictures: readonly { alt: string }[]): boolean =>
  pictures.some(({ alt }) => alt === ALT);

it('a vote has a picture with the marks of its buttons, drawn once however many vote', async () => {
  const { discord, ann, bo } = stage;
  drawn = 0;
  const { thread, match } = await startCounting(stage);
  const asked = await voteIn(stage, thread, match.id);
  expect(asked.pictures).toEqual([expect.objectContaining({ alt: ALT })]);
  expect(asked.controls.map(({ label }) => label)).toEqual(['A · on', 'B · end', 'Explain']);
  expect(drawn).toBe(1);

  await discord.press(ann, asked.id, controlOf(asked, 'B · end'));
  const voted = await messageWith(stage, thread, `**end** ▮ 1 (<@${ann}>)`);
  expect(voted.pictures).toEqual(asked.pictures);
  expect(drawn).toBe(1);

  await discord.press(bo, asked.id, controlOf(voted, 'B · end'));
  await discord.waitFor(() =>
    discord.messages(thread).every(({ pictures }) => !isBallot(pictures)),
  );
});

it('a vote whose picture could not be drawn has the labels it would have without one', async () => {
  canDraw = false;
  const { thread, match } = await startCounting(stage);
  const asked = await voteIn(stage, thread, match.id);
  expect(asked.pictures).toEqual([]);
  expect(asked.controls.map(({ label }) => label)).toEqual(['on', 'end', 'Explain']);
});
