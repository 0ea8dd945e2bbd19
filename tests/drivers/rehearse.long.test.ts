import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rehearse } from '../../src/drivers/rehearse/rehearsal.ts';
import { countingCampaign } from '../support/counting-campaign.ts';
import { countingGame } from '../support/counting-game.ts';

const OPEN_API = process.env.DISCORD_OPENAPI ?? '../shared/discord-openapi.json';

it('plays a whole game through the bot by what Discord shows', async () => {
  const { complaints, violations, ...figures } = await rehearse({
    game: countingGame(),
    games: 1,
    seed: 3,
    players: 2,
    hurry: 0.5,
    bot: new URL('../support/counting-bot.ts', import.meta.url),
    ...(existsSync(OPEN_API) ? { openApiPath: OPEN_API } : {}),
  });
  expect(complaints).toEqual([]);
  expect(violations).toEqual([]);
  expect(figures).toMatchObject({
    game: 'counting',
    games: 1,
    ended: 1,
    failures: 0,
    schemaViolations: 0,
    mentionsOutsideSeats: 0,
    warnings: 0,
  });
  expect(figures.acceptedChoices).toBeGreaterThan(3);
  expect(figures.pictures).toBeGreaterThanOrEqual(figures.rounds - figures.roundsUnseen);
  expect(figures.messages).toBeGreaterThanOrEqual(figures.rounds);
}, 180_000);

it('plays a whole campaign, by its home message from match to match', async () => {
  const { complaints, violations, ...figures } = await rehearse({
    game: countingCampaign(),
    games: 1,
    campaign: true,
    seed: 1,
    players: 2,
    hurry: 0.5,
    bot: new URL('../support/counting-bot.ts', import.meta.url),
    ...(existsSync(OPEN_API) ? { openApiPath: OPEN_API } : {}),
  });
  expect(complaints).toEqual([]);
  expect(violations).toEqual([]);
  // Three matches, and two in between.
  expect(figures).toMatchObject({
    games: 5,
    ended: 5,
    failures: 0,
    schemaViolations: 0,
    mentionsOutsideSeats: 0,
    warnings: 0,
  });
}, 180_000);
