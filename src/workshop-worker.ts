import { games } from './games/index.ts';
import { withInterludes } from './kernel/game.ts';
import { loadLanguages } from './texts/catalogue.ts';
import { serveAsked } from './workshop/serve-asked.ts';

/** Runs on threads of their own: looks at drafts of packs, which nothing else should know. */
serveAsked(withInterludes(games), loadLanguages());
