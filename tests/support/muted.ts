import { anyGame, type Game } from '../../src/kernel/game.ts';

/** A game whose narration leaves one kind of event out. */
export const muted = (game: Game, event: string): Game =>
  anyGame({
    ...game,
    presentation: {
      ...game.presentation,
      events: (events, words) =>
        game.presentation.events(
          events.filter(({ type }) => type !== event),
          words,
        ),
    },
  });
