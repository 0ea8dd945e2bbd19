import { serveQuestions } from './companions/serve-questions.ts';
import { games } from './games/index.ts';
import { withInterludes } from './kernel/game.ts';

/** Runs on threads of their own: looks ahead for companions, in every game that can be played. */
serveQuestions(
  withInterludes(games).map(({ rules }) => rules),
  games,
);
