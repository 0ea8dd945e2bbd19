import { definitionOf } from '../../src/discord/commands/signature.ts';
import { mergeVerbs, verbDefinition } from '../../src/discord/commands/verbs.ts';
import { COMMANDS } from '../../src/discord/interactions/commands.ts';
import { companionsMessage } from '../../src/discord/messages/lobby/companions.ts';
import { lobbyMessage } from '../../src/discord/messages/lobby/lobby.ts';
import { lobbyOptionsMessage } from '../../src/discord/messages/lobby/options.ts';
import type { OutgoingMessage } from '../../src/discord/messages/message.ts';
import { symbolsMessage, wordsMessage } from '../../src/discord/messages/private/glossary.ts';
import { goalMessage } from '../../src/discord/messages/private/goal.ts';
import { handMessage } from '../../src/discord/messages/private/hand.ts';
import { helpMessage, helpTopics } from '../../src/discord/messages/private/help.ts';
import { panelMessage } from '../../src/discord/messages/private/panel.ts';
import { refusalMessage } from '../../src/discord/messages/private/refusal.ts';
import { standingMessage } from '../../src/discord/messages/private/standing.ts';
import { statusMessage } from '../../src/discord/messages/private/status.ts';
import { callMessage } from '../../src/discord/messages/thread/call.ts';
import { roundMessage } from '../../src/discord/messages/thread/round.ts';
import { paceMessage } from '../../src/discord/messages/time/pace.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Look } from '../../src/table/deciding/looking/looking.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { MatchSnapshot, MatchSummary } from '../../src/table/match/saved/summary.ts';
import { publicDecision } from '../../src/table/match/shown/visible.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { hugeLook, hugeMatch, hugeSnapshot } from '../discord/huge.ts';
import { everyRefusal } from './every-refusal.ts';
import { setupOf } from './read-match.ts';
import { type Reader, readAll } from './reading.ts';

/** The bot's commands, with all that can be typed, and what `/help` says about them and the games. */
export function readCommands(games: readonly Game[], texts: Texts, read: Reader): void {
  for (const command of COMMANDS)
    readAll(read, `the command ${command.key}`, definitionOf(command, games, texts));
  for (const verb of mergeVerbs(games)) {
    const definition = verbDefinition(verb, texts);
    readAll(read, `the command ${verb.verb}`, definition);
  }
  const explained = { games, commands: COMMANDS.map(({ key }) => key) };
  for (const { id } of helpTopics(explained, texts))
    readAll(read, `the help for ${id}`, helpMessage(id, explained, texts));
}

/** The bot's messages about a match of a game, as two people play it who have just begun. */
export function readTable(game: Game, texts: Texts, read: Reader): void {
  const words = { game, texts };
  const setup = setupOf(game.rules, 2);
  const { match: begun } = game.rules.setup(setup);
  const people = ['Ann', 'Bo', 'Cleo', 'Dora', 'Emil', 'Finn'];
  const seats = setup.seats.map((seat, at) => ({
    ...seat,
    userId: `20000000000000000${at + 1}`,
    name: people[at] ?? 'Ann',
  }));
  const { options } = setup;
  const match: MatchSummary = {
    ...hugeMatch,
    gameId: game.rules.id,
    seats,
    options,
    openSeats: [],
  };
  const open = begun.open.map((decision) => publicDecision(game, decision));
  const waiting = seats.map((holder) => ({
    ...holder,
    decisions: open.filter((one) => one.seats.includes(holder.seat)),
    since: new Date(0),
    dueAt: new Date(0),
  }));
  const view = game.rules.view(begun, 'table');
  const snapshot: MatchSnapshot = { ...hugeSnapshot, match, view, open, waiting, absent: [] };
  const seat = begun.open[0]?.seats[0] ?? 'seat-1';
  const look: Look = {
    ...hugeLook,
    ...{ match, seat, viewer: seat, view: game.rules.view(begun, seat), open: begun.open },
    ...{ waiting, sitting: [], absent: [], answeredFor: [] },
  };
  const readOne = (name: string, message: OutgoingMessage | null) =>
    readAll(read, name, message?.components);
  const lobby = { ...match, status: 'lobby' as const };
  readOne('the lobby', lobbyMessage(lobby, words));
  readOne('the options', lobbyOptionsMessage(lobby, 0, words));
  for (const { id } of game.rules.lobby.options)
    readOne('an option', lobbyOptionsMessage(lobby, { option: id }, words));
  readOne('the companions', companionsMessage(lobby, words));
  readOne('the pace', paceMessage(match, match.hostId, words));
  readOne('a round', roundMessage(snapshot, null, words, { first: true, missing: true }));
  const decisions = open.map(({ id }) => id);
  readOne('a call', callMessage(snapshot, { decisions, mentions: [], closed: false }, words));
  readOne('the panel', panelMessage(look, words));
  readOne('the panel without a question', panelMessage({ ...look, open: [] }, words));
  readOne('the goal', goalMessage(look, words));
  readOne('the hand', handMessage(look, null, words));
  readOne('the status', statusMessage(look, words, { threadGone: true }));
  readOne('standing answers', standingMessage(look, words));
  readOne('the words', wordsMessage(game, texts));
  readOne('the symbols', symbolsMessage(game, match.id, texts));
  const games = createGames([game]);
  const [decision] = begun.open as [Decision, ...Decision[]];
  const settled = {
    ...{ decision: publicDecision(game, decision), seat },
    ...{ userId: '200000000000000001', name: 'Ann', at: new Date(0).toISOString() },
  };
  for (const refusal of everyRefusal(match, { decision, waiting, settled }))
    readOne(`the refusal ${refusal.refusal}`, refusalMessage(refusal, view, games, texts));
}
