import { games } from './games/index.ts';
import { drawRequested, type PictureRequest } from './rendering/request.ts';
import { loadLanguages } from './texts/catalogue.ts';

const languages = loadLanguages();

/** Runs on threads of their own: draws pictures of every game that can be played. */
export default (request: PictureRequest) => drawRequested(games, languages, request);
