import { subtext } from 'discord.js';
import type {
  APIButtonComponentWithCustomId,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { isPublic, type SeatId } from '../../../kernel/decision.ts';
import type { CallData } from '../../../table/match/saved/slot.ts';
import type { MatchSnapshot, PublicDecision } from '../../../table/match/saved/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { row, rows, text } from '../../components/layout.ts';
import { optionReference, optionsReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import { countComponents, type OutgoingMessage } from '../message.ts';
import { stoppedWords } from '../orders-stopped.ts';
import { seatLabel, seatLabels, usersOf } from '../people.ts';
import { placed } from '../picture.ts';
import { sinceButton } from '../private/record-buttons.ts';
import { replaceButton } from '../private/seats.ts';
import { dueLine } from '../time/due.ts';
import { voteLines } from '../vote.ts';
import type { Words } from '../words.ts';
import { questions, votesOn } from './call-questions.ts';
import type { ShownBallot } from './shown-ballot.ts';

/** Buttons that fit a row beside the looks, and buttons that fit rows of their own. */
const BESIDE = 2;
const SHORTCUTS = 2 * LIMITS.buttonsInRow;

/**
 * Calls the people the match waits for, with the ways to act. Null if the match waits for others by now.
 * @param ballot the question that is voted on with a picture
 */
export function callMessage(
  snapshot: MatchSnapshot,
  data: CallData,
  words: Words,
  ballot: ShownBallot | null = null,
): OutgoingMessage | null {
  const open = snapshot.open.filter(({ id }) => data.decisions.includes(id));
  if (open.length === 0) return null;
  const resting = open.filter(({ rest }) => rest);
  const asked = open.filter(({ rest }) => !rest);
  const waited = open.flatMap(({ seats }) => seats);
  const absent = snapshot.absent
    .filter(({ seat }) => waited.includes(seat))
    .slice(0, LIMITS.buttonsInRow);
  const beside = resting.length > 0;
  const whole = (controlled: boolean) => [
    ...(data.reminder ? [text(words.texts('bot.due.reminder'))] : []),
    ...stoppedLines(snapshot, waited, words),
    ...(asked.length > 0
      ? [questions(snapshot, asked, words, { controlled, beside, ballot })]
      : []),
    ...(beside ? turn(snapshot, resting, words) : []),
    ...dueLine(snapshot.times, open, words.texts).map((due) => text(subtext(due))),
    ...rows(absent.map((one) => replaceButton(snapshot.match.id, one, words.texts))),
  ];
  const full = whole(true);
  const fits = countComponents(full) <= LIMITS.messageComponents;
  return {
    components: fits ? full : whole(false),
    ...placed(ballot?.picture ?? null).files,
    pings: usersOf(
      snapshot.match,
      data.mentions.filter((seat) => waited.includes(seat)),
    ),
  };
}

/** Why somebody is asked despite having ordered something ahead. */
const stoppedLines = ({ match, view, waiting }: MatchSnapshot, waited: SeatId[], words: Words) =>
  waiting
    .filter(({ seat }) => waited.includes(seat))
    .flatMap(({ seat, stopped }) => {
      if (!stopped) return [];
      const who = seatLabel(match, seat, words.game, view, words.texts);
      const why = stoppedWords(stopped, match, view, words);
      return [text(subtext(words.texts('orders.stopped', { who, why })))];
    });

/** Whose move it is: shortcuts if the game names some, and the buttons to the panel and to look. */
function turn(
  snapshot: MatchSnapshot,
  resting: readonly PublicDecision[],
  words: Words,
): APIMessageTopLevelComponent[] {
  const { match, view } = snapshot;
  const { game, texts } = words;
  const table = match.id;
  const seats = [...new Set(resting.flatMap((decision) => decision.seats))].sort();
  const looks = [
    button(texts('bot.button.hand'), encodeAddress('hand', { table })),
    button(texts('bot.button.look'), encodeAddress('look', { table, picture: '' })),
    sinceButton(table, texts),
  ];
  const ways = shortcuts(table, view, resting, words);
  const act = button(texts('bot.button.act'), encodeAddress('act', { table }), {
    style: ways.length === 0 ? 'primary' : 'secondary',
  });
  // Buttons that answer need their question; others lead to it.
  const questions = ways.length === 0 ? [] : resting.map((one) => question(view, one, words));
  const votes = resting.flatMap((one) =>
    votesOn(snapshot, one).map((vote) => voteLines(vote, one, snapshot, words).join('\n')),
  );
  const menus = shortcutMenus(table, view, resting, words);
  return [
    text(
      texts('bot.call.turn', {
        seats: seatLabels(match, seats, game, view, texts),
        count: seats.length,
      }),
    ),
    ...questions.map((asked) => text(`**${asked}**`)),
    ...votes.map((vote) => text(vote)),
    ...(ways.length > BESIDE
      ? [...rows(ways), ...menus, row([act, ...looks])]
      : [...menus, row([...(ways.length === 0 ? [act] : ways), ...looks])]),
  ];
}

const question = (view: unknown, asked: PublicDecision, { game, texts }: Words): string =>
  game.presentation.prompt(view, asked, texts).question;

/** What can be chosen from here without the panel, one menu per question. */
const shortcutMenus = (
  table: string,
  view: unknown,
  resting: readonly PublicDecision[],
  { game, texts }: Words,
) =>
  resting.flatMap((decision) => {
    const known = isPublic(decision) ? decision : { ...decision, options: decision.openly ?? [] };
    const menu =
      known.options.length > 0 ? game.presentation.shortcutMenu?.(view, known, texts) : null;
    if (!menu || menu.options.length > LIMITS.selectOptions) return [];
    const address = encodeAddress('menu', { table, decision: decision.id, menu: menu.id });
    const choices = menu.options.map(({ option, ahead, text: words }) => ({
      ...words,
      value: optionsReference(option, ahead),
    }));
    return [row([select(address, menu.title, choices)])];
  });

/** The openings that the game names, one tap each; none if there are too many. */
function shortcuts(
  table: string,
  view: unknown,
  resting: readonly PublicDecision[],
  { game, texts }: Words,
): APIButtonComponentWithCustomId[] {
  const ways = resting.flatMap((decision) =>
    decision.shortcuts.map((option) => ({ decision, option })),
  );
  if (ways.length > SHORTCUTS) return [];
  return ways.map(({ decision, option }) =>
    button(
      game.presentation.option(view, decision, option, texts).label,
      encodeAddress('pick', { table, decision: decision.id, option: optionReference(option) }),
      { style: 'primary' },
    ),
  );
}
