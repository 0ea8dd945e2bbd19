import { games } from './games/index.ts';
import { withInterludes } from './kernel/game.ts';
import { drawRequested, type PictureRequest } from './rendering/request.ts';
import { loadLanguages } from './texts/catalogue.ts';

const languages = loadLanguages();
const drawn = withInterludes(games);

/** Runs on threads of their own: draws pictures of every game that can be played. */
export default (request: PictureRequest) => drawRequested(drawn, languages, request);
