/**
 * A whole campaign played by companions, as a page to read: docs/a-campaign.md with its pictures. Prints how it
 * went as one line of JSON.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { loadTexts } from '../texts/catalogue.ts';
import { commandOf, summaryOf } from './a-campaign/asked.ts';
import { pageOf } from './a-campaign/page.ts';
import { playAndKeep } from './a-campaign/playing.ts';
import { flag, readArguments, readOrRefuse, wholeNumber } from './arguments.ts';
import { campaignOptions } from './campaigns/campaign-options.ts';
import { charactersArgument, seatsAsked } from './cases.ts';
import { policiesFor, policyArgument } from './policies.ts';

const PAGE = new URL('../../docs/a-campaign.md', import.meta.url);
const PICTURES = new URL('../../docs/images/a-campaign/', import.meta.url);

const USAGE =
  'npm run -s a-campaign -- [--campaign out-of-luxen] [--seed 1] [--heroes sedrin,myreen] [--policy steady] [--write]';

const asked = readArguments(USAGE, {
  campaign: z.string().default('out-of-luxen'),
  seed: wholeNumber(0, 1),
  heroes: charactersArgument,
  policy: policyArgument('steady'),
  /** Writes docs/a-campaign.md and its pictures. */
  write: flag,
});

const { campaign, seed, heroes = ['sedrin', 'myreen'], policy, write } = asked;
const game = games.find(({ rules }) => rules.campaign) as Game;
const told = readOrRefuse(USAGE, () => {
  const players = Array.isArray(heroes) ? heroes.length : heroes;
  const seats = seatsAsked(game.rules.lobby, { players, heroes });
  const policies = policiesFor(
    seats.map(({ seat }) => seat),
    policy,
  );
  return playAndKeep(game, {
    ...{ seats, seed, number: 0 },
    options: campaignOptions(game, { campaign }),
    players: { policies, playouts: undefined },
  });
});
if (write) {
  const page = await pageOf(told, loadTexts(), commandOf({ campaign, seed, heroes, policy }));
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  for (const { name, bytes } of page.pictures) await writeFile(new URL(name, PICTURES), bytes);
  await writeFile(PAGE, page.markdown);
}
process.stdout.write(`${JSON.stringify(summaryOf(told))}\n`);
