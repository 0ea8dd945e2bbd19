import type { LocalDiscord } from '../../local/index.ts';
import type { Player } from '../players/player.ts';
import { latestWayTo, questionsIn, tellsTheEnd } from '../players/ways.ts';

/** Milliseconds in which a thread has a way to the panel: a new round's board is drawn first. */
const PATIENCE = 30_000;

/** What the players find when they look: the questions that they are asked, or that it is over. */
export interface Situation {
  questions: string[];
  over: boolean;
}

/** Everybody opens their panel. Throws when somebody gets no answer. */
export async function lookAround(
  discord: LocalDiscord,
  players: readonly Player[],
  thread: string,
): Promise<Situation> {
  const questions = new Set<string>();
  const over = () => tellsTheEnd(discord.messages(thread));
  for (const player of players) {
    const way = await discord.waitFor(
      () => over() || latestWayTo(discord.messages(thread), 'act'),
      PATIENCE,
      'a way to the panel',
    );
    if (way === true) break;
    const { answer, deed } = await player.click({ way, values: null });
    if (deed.problem !== null) throw new Error(`A panel does not open: ${deed.problem}`);
    for (const question of answer ? questionsIn(answer) : []) questions.add(question);
  }
  return { questions: [...questions].sort(), over: over() };
}

export const sameQuestions = (one: Situation, other: Situation): boolean =>
  one.questions.join() === other.questions.join();
