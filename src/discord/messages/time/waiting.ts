import type { Look } from '../../../table/deciding/looking/looking.ts';
import type { PublicDecision } from '../../../table/match/saved/summary.ts';
import { relativeTime } from '../moments.ts';
import { seatLabel } from '../people.ts';
import type { Words } from '../words.ts';

/** A line for each seat that the match waits for: since when, until when, and what is asked. */
export const waitingLines = ({ match, view, waiting }: Look, words: Words): string[] =>
  waiting.map(({ seat, since, dueAt, decisions }) =>
    words.texts(dueAt ? 'bot.due.status' : 'bot.status.waiting', {
      seat: seatLabel(match, seat, words.game, view, words.texts),
      since: relativeTime(since),
      due: dueAt ? relativeTime(dueAt) : '',
      questions: questionsIn(decisions, view, words),
    }),
  );

/** The question, which everyone may read; only the people asked may read its answers. */
const questionsIn = (
  decisions: readonly PublicDecision[],
  view: unknown,
  { game, texts }: Words,
): string =>
  [...new Set(decisions.map((one) => game.presentation.prompt(view, one, texts).question))].join(
    ' · ',
  );
