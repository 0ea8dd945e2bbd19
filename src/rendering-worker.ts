import { games } from './games/index.ts';
import { withInterludes } from './kernel/game.ts';
import { knowPacks } from './packs/sharing.ts';
import { type DrawingTask, drawRequested } from './rendering/request.ts';
import { loadLanguages } from './texts/catalogue.ts';

const languages = loadLanguages();
const drawn = withInterludes(games);

/** Runs on threads of their own: draws pictures of every game that can be played. */
export default async ({ request, packs }: DrawingTask) => {
  await knowPacks(packs, games);
  return drawRequested(drawn, languages, request);
};
