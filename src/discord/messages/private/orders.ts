import type {
  APIButtonComponentWithCustomId,
  APIComponentInContainer,
} from 'discord-api-types/v10';
import type { Decision } from '../../../kernel/decision.ts';
import type { OrdersShown } from '../../../table/around/orders/orders.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { savedIn } from '../../../texts/saved-words.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, rows, separator } from '../../components/layout.ts';
import { clip, LIMITS } from '../../limits.ts';
import { countComponents, type OutgoingMessage } from '../message.ts';
import { stoppedWords } from '../orders-stopped.ts';
import { seatLabel } from '../people.ts';
import type { Words } from '../words.ts';
import { type WayAddresses, type WaysPlace, waysOffered } from './ways-offered.ts';

/** Maximum characters about orders in a panel that also asks a question. */
const LONGEST_LINE = 200;
/** Components for a row that turns pages. */
const TURNS = 2;

/** What is ordered for one's next turn, what can be ordered next, and the ways to change it. */
export function ordersMessage(
  shown: OrdersShown,
  words: Words,
  place: WaysPlace = {},
): OutgoingMessage {
  const { ordered, match, next } = shown;
  const { game, texts } = words;
  const at = ordered.length;
  const head = lines([
    `### ${texts('orders.title')}`,
    texts('orders.explained'),
    ...ordered.map((label, index) =>
      texts('orders.line', { number: index + 1, label: savedIn(label, texts) }),
    ),
  ]);
  const foot = rows(changes(shown, texts));
  const whole = (body: APIComponentInContainer[]): OutgoingMessage => ({
    components: [container(ACCENTS.panel, [head, separator(), ...body, ...foot])],
  });
  if (next.is !== 'asked') return whole([lines([texts(`orders.${next.is}`)])]);
  const { view, decision } = next;
  const { question } = game.presentation.prompt(view, decision, texts);
  const asked = lines([texts('orders.next', { question })]);
  const { menus } = game.presentation.panel(view, decision, texts);
  const room = LIMITS.messageComponents - countComponents(whole([asked]).components) - TURNS;
  const addresses = addressesIn(match.id, String(at));
  const { ways, turns } = waysOffered(menus, addresses, texts, room, place);
  return whole([asked, ...ways, ...rows(turns)]);
}

const addressesIn = (table: string, at: string): WayAddresses => ({
  option: (option) => encodeAddress('order', { table, at, option }),
  menu: (menu) => encodeAddress('order-menu', { table, at, menu }),
  page: (page) => encodeAddress('orders', { table, page: String(page) }),
});

function changes(
  { ordered, match, next }: OrdersShown,
  texts: Texts,
): APIButtonComponentWithCustomId[] {
  const table = match.id;
  const at = String(ordered.length);
  const change = (does: string, emoji?: string) =>
    button(
      texts(`orders.button.${does}`),
      encodeAddress('change-orders', { table, at, does }),
      emoji === undefined ? {} : { emoji },
    );
  return [
    ...(next.is === 'asked' ? [change('advised')] : []),
    ...(ordered.length > 0 ? [change('back', '↩️'), change('drop')] : []),
    button(texts('orders.button.done'), encodeAddress('act', { table })),
  ];
}

/** The button for planning one's next turn. */
export const ordersButton = (
  { match, seat, orders }: Look,
  texts: Texts,
): APIButtonComponentWithCustomId =>
  button(
    texts('orders.button.leave', {
      given: orders.some((one) => one.seat === seat) ? 'yes' : 'no',
    }),
    encodeAddress('orders', { table: match.id, page: '0' }),
    { emoji: '📜' },
  );

/** What is ordered: by oneself, and if all play together by the others. */
export function ordersLines({ match, seat, view, orders }: Look, { game, texts }: Words): string[] {
  return orders.map((one) => {
    const ordered = clip(
      one.ordered.map((label) => savedIn(label, texts)).join(' · '),
      LONGEST_LINE,
    );
    return one.seat === seat
      ? texts('orders.own', { ordered })
      : texts('orders.others', { who: seatLabel(match, one.seat, game, view, texts), ordered });
  });
}

/** Why one is asked despite having ordered something. */
export const stoppedLine = (
  { stopped, match, view }: Look,
  { id }: Decision,
  words: Words,
): string[] =>
  stopped?.decision === id
    ? [words.texts('orders.stopped-own', { why: stoppedWords(stopped, match, view, words) })]
    : [];
