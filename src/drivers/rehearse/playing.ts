import { setTimeout as wait } from 'node:timers/promises';
import { pick, shuffle } from '../../kernel/random.ts';
import { type Match, openPanel } from '../players/choosing.ts';
import { typeCommand } from '../players/commands.ts';
import { pressUntil } from '../players/person.ts';
import type { Player } from '../players/player.ts';
import { chance, IN_SIGHT, stepsFor, stepsIn, taking } from '../players/taking.ts';
import { latestWayTo, type Way, waysIn } from '../players/ways.ts';

/** How often players do something other than get on with the game. */
const COMMANDS = 0.08;
const OLD_CLICKS = 0.04;
const FOREIGN_CLICKS = 0.03;
const LOOKS = 0.05;
const AT_ONCE = 0.1;

/** Milliseconds without anything to press for anybody after which a match is stuck. */
const STUCK = 15_000;
/** Interactions after which a match is stuck even though there is something to press. */
const LONGEST = 20_000;

/** A match that somebody without a seat looks at as well. */
export interface Game extends Match {
  onlooker: Player;
}

/** Plays until the thread shows an end. Returns the way to play again, or null if the match is stuck. */
export const playToTheEnd = (game: Game): Promise<Way | null> =>
  playUntil(game, () => latestWayTo(game.discord.messages(game.thread), 'again'));

/** Plays until there is an end. Null if the match is stuck. */
export async function playUntil<End>(game: Game, ends: () => End | undefined): Promise<End | null> {
  let idleSince: number | null = null;
  for (let clicks = 0; clicks < LONGEST; clicks++) {
    const end = ends();
    if (end !== undefined) return end;
    if (await somebodyActs(game)) {
      idleSince = null;
      continue;
    }
    idleSince ??= Date.now();
    if (Date.now() - idleSince > STUCK) return null;
    await wait(50);
  }
  return null;
}

/** False if nobody finds anything to press that leads on. */
async function somebodyActs(game: Game): Promise<boolean> {
  const { random, players } = game;
  if (chance(random, FOREIGN_CLICKS)) await foreignClick(game);
  const inOrder = shuffle(random, [...players]);
  if (chance(random, AT_ONCE)) {
    const acted = await Promise.all(inOrder.map((player) => act(game, player)));
    return acted.includes(true);
  }
  for (const player of inOrder) if (await act(game, player)) return true;
  // A player who isn't called can still look for something to do.
  for (const player of inOrder) if (await openPanel(player, game.thread)) return true;
  return false;
}

/** One click of a player, who may be distracted first; false if nothing asks for one. */
async function act(game: Game, player: Player): Promise<boolean> {
  const { random, hurry, thread } = game;
  const first = () => stepsFor(player, random, thread);
  const policy = taking({ random, hurry, first });
  const patience = { presses: 1, thinks: () => divert(game, player) };
  const { ending } = await pressUntil({ player, policy, patience }, () => true);
  return ending === 'answered';
}

/** Types a command, presses something old, looks around. */
async function divert(game: Game, player: Player): Promise<void> {
  const { random, thread } = game;
  if (chance(random, COMMANDS)) await typeCommand(player, random, thread);
  if (chance(random, OLD_CLICKS)) await oldClick(game, player);
  if (chance(random, LOOKS)) await lookAround(game, player);
}

/** Presses something in an earlier private message. */
async function oldClick({ random, thread }: Game, player: Player): Promise<void> {
  const steps = player
    .sees(thread)
    .filter(({ ephemeral, loading }) => ephemeral && !loading)
    .slice(0, -1)
    .slice(-IN_SIGHT)
    .flatMap((message) => stepsIn(message, random));
  if (steps.length > 0) await player.click(pick(random, steps));
}

/** Somebody without a seat presses what everyone sees. */
async function foreignClick({ discord, random, thread, onlooker }: Game): Promise<void> {
  const public_ = discord.messages(thread).slice(-IN_SIGHT);
  const looks = public_.flatMap(waysIn).filter(({ control }) => control.kind === 'button');
  const steps = [
    ...public_.flatMap((message) => stepsIn(message, random)),
    ...looks.map((way) => ({ way, values: null })),
  ].filter(({ way }) => way.address.verb !== 'again');
  if (steps.length > 0) await onlooker.click(pick(random, steps));
}

/** Looks at something from the latest private message and comes back to it. */
async function lookAround({ random, thread }: Game, player: Player): Promise<void> {
  const seen = player.sees(thread).filter(({ loading }) => !loading);
  const ways = [...seen.slice(-IN_SIGHT)].flatMap(waysIn);
  const looks = ways.filter(isLook);
  const buttons = looks.filter(({ control }) => control.kind === 'button');
  if (buttons.length > 0) await player.click({ way: pick(random, buttons), values: null });
}

/** Ways that only show something. */
const LOOK: ReadonlySet<string> = new Set([
  'hand',
  'look',
  'describe',
  'status',
  'log',
  'act',
  'help',
  'sheet',
]);
const LOOK_AT_CAMPAIGN: ReadonlySet<string> = new Set(['status', 'journal', 'previously']);

const isLook = ({ address }: Way): boolean =>
  address.verb === 'campaign' ? LOOK_AT_CAMPAIGN.has(address.does) : LOOK.has(address.verb);
