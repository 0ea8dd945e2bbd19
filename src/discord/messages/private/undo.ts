import type { Undoable, UndoPoint } from '../../../table/deciding/undoing/undoing.ts';
import { firstLineOf } from '../../../table/deciding/undoing/words.ts';
import { nameIn } from '../../../table/match/people/called.ts';
import { isPerson } from '../../../table/match/people/holders.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button, type MenuChoice, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row } from '../../components/layout.ts';
import { pageOf, withTurns } from '../../components/pages.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** What can be gone back to, the latest first, and who must agree to each. */
export function undoMessage(
  { match, points, limited }: Undoable,
  userId: string,
  page: number,
  words: Words,
): OutgoingMessage {
  const { texts } = words;
  const table = match.id;
  const choices = points.map((point) => choiceOf(point, match, userId, words));
  const back = button(texts('bot.button.back'), encodeAddress('act', { table }));
  if (choices.length === 0) {
    return {
      components: [container(ACCENTS.panel, [lines([texts('bot.undo.empty')]), row([back])])],
    };
  }
  const shown = withTurns(pageOf(choices, page), {
    earlier: texts('bot.panel.earlier'),
    more: texts('bot.panel.more'),
  });
  const menu = select(
    encodeAddress('back', { table, from: String(match.revision) }),
    texts('bot.undo.choose'),
    shown,
  );
  return {
    components: [
      container(ACCENTS.panel, [
        lines([
          texts('bot.undo.title'),
          ...(points.some(isFree) ? [texts('bot.undo.free')] : []),
          ...(limited ? [texts('bot.undo.limited')] : []),
          texts('bot.undo.same'),
        ]),
        row([menu]),
        row([back]),
      ]),
    ],
  };
}

const isFree = ({ others }: UndoPoint): boolean => others === 0;

function choiceOf(
  point: UndoPoint,
  match: MatchSummary,
  userId: string,
  { game, texts }: Words,
): MenuChoice {
  const holder = match.seats.find(({ seat }) => seat === point.seat);
  const name = holder ? nameIn(holder, texts) : point.seat;
  const people = match.seats.filter((seat) => isPerson(seat) && seat.userId !== userId);
  const asked = {
    name,
    others: point.others,
    people: new Intl.ListFormat(texts.locale).format(people.map((person) => person.name)),
  };
  const who = isFree(point) ? 'at-once' : point.others < people.length ? 'some' : 'all';
  return {
    label: firstLineOf(game, point.events, texts) ?? texts('bot.undo.unknown', { name }),
    value: String(point.to),
    description: texts(`bot.undo.${who}`, asked),
    ...(isFree(point) ? { emoji: '✅' } : {}),
  };
}
