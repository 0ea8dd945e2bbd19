import type { Game, GameStatistics } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { endingByItself } from '../../table/match/time/left-over.ts';
import { isVote, votersOf } from '../../table/match/votes/electorate.ts';
import type { Texts } from '../../texts/texts.ts';
import { noteAnswer, type Questions } from '../balance/questions.ts';
import type { BotHere } from '../bot/bot-here.ts';
import { answer, type Running, read } from '../players/answering.ts';
import type { Player } from '../players/player.ts';
import { type Wanted, wanting } from '../players/wanting.ts';
import type { Wishes } from '../players/wishes.ts';
import { type Press, touchesOf, turnOfPress } from './presses.ts';
import { type RoundInThread, ThreadWatch } from './thread.ts';

/** Presses for one answer after which a game is stuck. */
const MOST_PRESSES = 12;

/** A game that can't go on by what its players see. */
export class Stuck extends Error {
  override name = 'Stuck';
}

/** What one game contributes. */
export interface PlayedByTaps {
  presses: Press[];
  /** The thread's rounds, those that were played to the end. */
  rounds: RoundInThread[];
  stubs: string[];
  /** How often somebody was notified in the thread. */
  mentions: number;
  questions: Questions;
  /** How many turns ended by themselves, without a press. */
  endedByThemselves: number;
  won: boolean;
}

export interface TapsTable {
  discord: LocalDiscord;
  bot: BotHere;
  game: Game & { rules: { statistics: GameStatistics } };
  texts: Texts;
  players: readonly Player[];
  matchId: string;
  thread: string;
  wishes: Wishes;
  /** Everyone presses End turn, even in a turn that ends by itself a while after they have gone. */
  hurried?: boolean | undefined;
}

/** Plays a match to its end by what its players see. @throws Stuck when nothing they see leads on. */
export async function playByTaps(table: TapsTable): Promise<PlayedByTaps> {
  const { bot, discord, thread } = table;
  await bot.settle();
  const watch = new ThreadWatch(discord, thread);
  const presses: Press[] = [];
  const questions: Questions = {};
  const before = discord.statistics.mentions.length;
  let endedByThemselves = 0;
  try {
    let stored = await read(table);
    while (stored.state.outcome === null) {
      const wanted = wantedIn(table, stored);
      noteAnswer(questions, wanted.decision, wanted.choice.options);
      if (!table.hurried && endsByItself(table, wanted)) {
        stored = await goneAway(table, wanted);
        endedByThemselves += 1;
      } else {
        stored = await answerByTaps(table, stored, wanted, presses);
      }
      const round = roundOf(table, wanted.match);
      const now = roundOf(table, stored.state);
      if (stored.state.outcome !== null) watch.roundEnded(round, null);
      else if (now !== round) watch.roundEnded(round, headingOf(table, stored.state));
      watch.belongsTo(now);
    }
    const mentions = discord.statistics.mentions
      .slice(before)
      .filter(({ notified, channelId }) => notified && channelId === thread);
    return {
      presses,
      rounds: watch.rounds,
      stubs: watch.stubs(),
      mentions: mentions.reduce((sum, { users }) => sum + users.length, 0),
      questions,
      endedByThemselves,
      won: (stored.state.outcome?.winners.length ?? 0) > 0,
    };
  } finally {
    watch.stop();
  }
}

const endsByItself = ({ game }: TapsTable, { decision, choice }: Wanted): boolean =>
  choice.options.length === 1 && choice.options[0] === endingByItself(game, decision);

/** The match once the turn of somebody who has gone is over: what the bot does then, without the wait. */
async function goneAway(
  table: TapsTable,
  { matchId, holder: { userId }, decision, choice }: Wanted,
): Promise<Running> {
  const press = { matchId, userId, decisionId: decision.id, options: choice.options };
  const requestId = `gone:${decision.id}`;
  const ended = await table.bot.table.choose({ ...press, requestId, standIn: 'unasked' });
  if (!ended.ok) throw new Stuck(`A turn doesn’t end by itself: ${ended.refusal}.`);
  await table.bot.settle();
  return read(table);
}

/** Presses until what is wanted is answered, by all who vote on it, and returns the match at that point. */
async function answerByTaps(
  table: TapsTable,
  stored: Running,
  wanted: Wanted,
  presses: Press[],
): Promise<Running> {
  const others = isVote(stored, wanted.decision)
    ? votersOf(stored, wanted.decision).filter(({ seat }) => seat !== wanted.holder.seat)
    : [];
  const wishes = others.map((holder) => ({
    ...wanted,
    holder,
    choice: table.wishes.of(stored.state, wanted.decision, holder.seat),
  }));
  let now = stored;
  for (const own of [wanted, ...wishes]) {
    now = await chooseByTaps(table, stored, own, presses);
    if (isAnswered(stored, now)) return now;
  }
  throw new Stuck(`Everyone has voted, but ${inWords(wanted)} is still open.`);
}

const isAnswered = (before: Running, now: Running): boolean =>
  now.state.inputs > before.state.inputs;

/** Presses until the choice counts: as the answer, or as one vote among several. */
async function chooseByTaps(
  table: TapsTable,
  stored: Running,
  wanted: Wanted,
  presses: Press[],
): Promise<Running> {
  const { game, players, thread, wishes } = table;
  const { seat, userId } = wanted.holder;
  const player = players.find((one) => one.userId === userId);
  if (!player) throw new Stuck(`Nobody sits at ${seat}.`);
  const find = wanting(wanted, wishes);
  const policy = () => find(player.sees(thread));
  const person = { player, policy, patience: { presses: MOST_PRESSES } };
  let after = stored;
  const { ending } = await answer(
    table,
    person,
    wanted,
    (found, { done: { deed }, now, chose }) => {
      if (deed.problem ?? deed.refusal) {
        throw new Stuck(`${inWords(wanted)}: ${deed.problem ?? deed.refusal}`);
      }
      presses.push({
        seat,
        prompt: wanted.decision.prompt.key,
        verb: found.way.address.verb,
        touches: touchesOf(found),
        answers: chose ? found.answers : 0,
        moves: found.moves,
        turn: turnOfPress(game.rules, seat, stored.state, now.state),
        round: roundOf(table, stored.state),
      });
      after = now;
    },
  );
  if (ending === 'lost') throw new Stuck(`${userId} sees no way to ${inWords(wanted)}.`);
  if (ending === 'tired') throw new Stuck(`${MOST_PRESSES} presses did not ${inWords(wanted)}.`);
  return after;
}

function wantedIn({ wishes, matchId }: TapsTable, { state, seats }: Running): Wanted {
  const choice = wishes.next(state);
  const decision = state.open.find(({ id }) => id === choice.decision);
  const holder = seats.find(({ seat }) => seat === choice.seat);
  if (!decision || !holder) throw new Stuck('Nobody is waited for.');
  return { matchId, match: state, choice, decision, holder };
}

const roundOf = ({ game: { rules, presentation } }: TapsTable, match: Match): number =>
  presentation.round(rules.view(match, 'table'));

/** How the message of a round begins: "Round 4". */
const headingOf = ({ game: { rules, presentation }, texts }: TapsTable, match: Match): string =>
  presentation.headline(rules.view(match, 'table'), texts).split(' · ')[0] ?? '';

const inWords = ({ decision, choice }: Wanted): string =>
  `choose ${choice.options.join(', ') || 'nothing'} for ${decision.prompt.key}`;
