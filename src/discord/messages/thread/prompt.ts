import type { APIComponentInContainer } from 'discord-api-types/v10';
import { isPublic, type SeatId } from '../../../kernel/decision.ts';
import type { PromptData, PromptDecision } from '../../../table/publishing/slot.ts';
import type { MatchSnapshot, PublicDecision, Settled } from '../../../table/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, rows, text } from '../../components/layout.ts';
import { optionReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import { holderName } from '../../mentions.ts';
import type { OutgoingMessage } from '../message.ts';
import { seatLabel, seatLabels, usersOf } from '../people.ts';
import type { Words } from '../words.ts';

/** Up to so many options are buttons; more are a menu. */
const BUTTONS = 5;
/** Questions of one message that show their own controls; beyond that one button leads to them. */
const OWN_CONTROLS = 5;

/** A question, or several asked together: a row of controls each while open, then one line each. */
export function promptMessage(
  snapshot: MatchSnapshot,
  data: PromptData,
  words: Words,
): OutgoingMessage | null {
  const open = data.decisions
    .filter(({ settled, withdrawn }) => !settled && !withdrawn)
    .flatMap(({ id }) => snapshot.open.filter((decision) => decision.id === id));
  const answered = data.decisions.flatMap((decision) => answeredLine(decision, snapshot, words));
  if (open.length === 0) {
    return answered.length === 0 ? null : { components: [text(answered.join('\n'))] };
  }
  const own = open.length <= OWN_CONTROLS;
  const reasons = new Set<string>();
  const parts = open.flatMap((decision) => [
    questionText(decision, snapshot, words, reasons),
    ...(own ? controls(decision, snapshot, words) : []),
  ]);
  const table = snapshot.match.id;
  const leading = own
    ? []
    : [
        row([
          button(words.texts('bot.button.answer'), encodeAddress('act', { table }), {
            style: 'primary',
          }),
        ]),
      ];
  return {
    components: [
      container(ACCENTS.prompt, [
        ...parts,
        ...leading,
        ...(answered.length > 0 ? [lines(answered)] : []),
      ]),
    ],
    pings: usersOf(
      snapshot.match,
      open.flatMap(({ seats }) => seats),
    ),
  };
}

/** @param reasons given in this message already; a reason is not repeated */
function questionText(
  decision: PublicDecision,
  { match, view }: MatchSnapshot,
  { game, texts }: Words,
  reasons: Set<string>,
) {
  const { question, why } = game.presentation.prompt(view, decision, texts);
  const isNew = why !== undefined && !reasons.has(why);
  if (isNew) reasons.add(why);
  return lines([
    `**${question}**`,
    isNew ? `-# ${why}` : '',
    texts(decision.how === 'group' ? 'bot.prompt.asks-group' : 'bot.prompt.asks', {
      seats: seatLabels(match, decision.seats, game, view, texts),
    }),
    ...describedOptions(decision, view, { game, texts }),
  ]);
}

/** What buttons have no room for. */
function describedOptions(
  decision: PublicDecision,
  view: unknown,
  { game, texts }: Words,
): string[] {
  if (!isPublic(decision) || !fitsButtons(decision)) return [];
  return decision.options
    .map((option) => game.presentation.option(view, decision, option, texts))
    .filter(({ description }) => description)
    .map(({ label, description }) => texts('bot.prompt.option', { label, description }));
}

const isSingle = ({ choose }: PublicDecision) => choose.min === 1 && choose.max === 1;
const fitsButtons = (decision: PublicDecision) =>
  isSingle(decision) && decision.options.length <= BUTTONS;

function controls(
  decision: PublicDecision,
  { match, view }: MatchSnapshot,
  { game, texts }: Words,
): APIComponentInContainer[] {
  const table = match.id;
  if (
    !isPublic(decision) ||
    !isSingle(decision) ||
    decision.options.length > LIMITS.selectOptions
  ) {
    const address = encodeAddress('panel', { table, decision: decision.id, page: '0' });
    return [row([button(texts('bot.button.answer'), address, { style: 'primary' })])];
  }
  const worded = decision.options.map((option) => ({
    option,
    words: game.presentation.option(view, decision, option, texts),
  }));
  if (fitsButtons(decision)) {
    return rows(
      worded.map(({ option, words }) =>
        button(
          words.label,
          encodeAddress('pick', {
            table,
            decision: decision.id,
            option: optionReference(option),
          }),
          { style: 'primary', ...(words.emoji ? { emoji: words.emoji } : {}) },
        ),
      ),
    );
  }
  return [
    row([
      select(
        encodeAddress('menu', { table, decision: decision.id, menu: 'prompt' }),
        texts('bot.prompt.choose'),
        worded.map(({ option, words }) => ({ ...words, value: optionReference(option) })),
      ),
    ]),
  ];
}

/** "Sedrin (@bo) chose: discard 1 supply" */
function answeredLine(
  { settled, withdrawn }: PromptDecision,
  snapshot: MatchSnapshot,
  words: Words,
): string[] {
  if (settled) return [`-# ${settledText(settled, snapshot, words)}`];
  return withdrawn ? [`-# ${words.texts('bot.prompt.withdrawn')}`] : [];
}

/** What was chosen and by whom, as everybody may know it. */
export function settledText(
  settled: Settled,
  { match, view }: Pick<MatchSnapshot, 'match' | 'view'>,
  { game, texts }: Words,
): string {
  const { decision, seat, userId } = settled;
  const who = isHolder(match.seats, seat, userId)
    ? seatLabel(match, seat, game, view, texts)
    : holderName(settled);
  if (!isPublic(decision)) return texts('bot.prompt.settled-secretly', { who });
  const chosen = decision.options
    .map((option) => game.presentation.option(view, decision, option, texts).label)
    .join(', ');
  return chosen === ''
    ? texts('bot.prompt.settled-none', { who })
    : texts('bot.prompt.settled', { who, chosen });
}

const isHolder = (seats: MatchSnapshot['match']['seats'], seat: SeatId, userId: string): boolean =>
  seats.some((taken) => taken.seat === seat && taken.userId === userId);
