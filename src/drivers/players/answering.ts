import type { Match } from '../../kernel/match.ts';
import type { StoredMatch } from '../../table/match/saved/store.ts';
import { hasVoted } from '../../table/match/votes/electorate.ts';
import type { BotHere } from '../bot/bot-here.ts';
import type { Done } from './deed.ts';
import { type Person, pressUntil, type Tried } from './person.ts';
import type { Wanted } from './wanting.ts';
import type { Step } from './ways.ts';

/** A match of a bot in this process. */
export interface MatchHere {
  bot: BotHere;
  matchId: string;
}

/** A match in progress, as its bot has saved it. */
export type Running = StoredMatch & { state: Match };

/** @throws Error if the match is gone */
export async function read({ bot, matchId }: MatchHere): Promise<Running> {
  const stored = await bot.store.read(matchId);
  if (!stored?.state) throw new Error(`The match ${matchId} is gone.`);
  return { ...stored, state: stored.state };
}

/** The result of a press once the bot has done all that follows from it. */
export interface Came {
  done: Done;
  now: Running;
  /** A question was answered. */
  chose: boolean;
  /** Theirs is one vote of several. */
  voted: boolean;
}

/**
 * Somebody presses until what they want counts: as the answer, or as one vote among several.
 * @param pressed is told of each press
 */
export function answer<Press extends Step>(
  match: MatchHere,
  { player, policy, patience }: Person<Press>,
  { decision, holder }: Wanted,
  pressed: (press: Press, came: Came) => void | Promise<void>,
): Promise<Tried> {
  let inputs = 0;
  const thinks = async () => {
    await patience.thinks?.();
    inputs = (await read(match)).state.inputs;
  };
  return pressUntil({ player, policy, patience: { ...patience, thinks } }, async (done, press) => {
    await match.bot.settle();
    const now = await read(match);
    const chose = now.state.inputs > inputs;
    const voted = hasVoted(now, decision, holder.seat);
    await pressed(press, { done, now, chose, voted });
    return chose || voted;
  });
}
