import { isOver, type Match } from '../players/choosing.ts';
import { latestWayTo, questionsIn } from '../players/ways.ts';

/** Milliseconds in which a thread has a way to the panel, or the match is over. */
const PATIENCE = 30_000;

/**
 * Everyone opens their panel: the questions that they are asked, none if it is over. Throws if there is no
 * answer. What a campaign plays between two matches ends without a word in the thread.
 */
export async function questionsAsked(match: Match): Promise<string[]> {
  const { discord, players, thread } = match;
  const questions = new Set<string>();
  for (const player of players) {
    const way = await discord.waitFor(
      () => isOver(match) || latestWayTo(discord.messages(thread), 'act'),
      PATIENCE,
      'a way to the panel',
    );
    if (way === true) break;
    const { answer, deed } = await player.click({ way, values: null });
    if (deed.problem !== null) throw new Error(`A panel does not open: ${deed.problem}`);
    for (const question of answer ? questionsIn(answer) : []) questions.add(question);
  }
  return [...questions].sort();
}
