import type { LocalDiscord } from '../../local/index.ts';
import type { Texts } from '../../texts/texts.ts';
import { readAnswers } from './answers.ts';
import { Player, type Surroundings } from './player.ts';
import { Watch } from './watch.ts';

/**
 * Everyone in a Discord, in its order, with what they share.
 * @param texts in which the bot answers, if not the usual ones
 */
export function peopleIn(
  discord: LocalDiscord,
  { texts, ...own }: { texts?: Texts } & Partial<Pick<Surroundings, 'watch' | 'done'>> = {},
) {
  const { watch = new Watch(discord) } = own;
  const surroundings = { ...own, discord, watch, answers: readAnswers(texts) };
  return { watch, people: discord.users.map(({ id }) => new Player(surroundings, id)) };
}
