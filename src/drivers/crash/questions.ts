import type { Player } from '../players/player.ts';
import { latestWayTo, questionsIn, tellsTheEnd } from '../players/ways.ts';

/** Milliseconds in which a thread has a way to the panel: a new round's board is drawn first. */
const PATIENCE = 30_000;

/**
 * Everyone opens their panel: the questions that they are asked, none if it is over. Throws if there is no
 * answer.
 */
export async function questionsAsked(
  players: readonly Player[],
  thread: string,
): Promise<string[]> {
  const questions = new Set<string>();
  for (const player of players) {
    const { discord } = player;
    const way = await discord.waitFor(
      () => tellsTheEnd(discord.messages(thread)) || latestWayTo(discord.messages(thread), 'act'),
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
