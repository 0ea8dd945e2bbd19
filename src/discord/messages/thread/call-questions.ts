import type { APIComponentInContainer, APIContainerComponent } from 'discord-api-types/v10';
import { isPublic, type Option } from '../../../kernel/decision.ts';
import type { MatchSnapshot, PublicDecision } from '../../../table/match/saved/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, rows, text } from '../../components/layout.ts';
import { optionReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import { seatLabels } from '../people.ts';
import { placed } from '../picture.ts';
import { explainButton } from '../private/glossary.ts';
import { sinceButton } from '../private/record-buttons.ts';
import { closeButtons, voteLines } from '../vote.ts';
import type { Words } from '../words.ts';
import type { ShownBallot } from './shown-ballot.ts';

/** Up to this many options are buttons; more are a menu. */
const BUTTONS = 5;

/** Which controls a call shows. */
export interface CallWays {
  /** There is room for controls. */
  controlled: boolean;
  /** The question with a picture; null for none. */
  ballot: ShownBallot | null;
  /** There is a way to the panel besides the questions: a message may lead to one place only once. */
  beside: boolean;
}

/**
 * What is asked, of whom and why. Questions without controls of their own share the button to the panel, where
 * all people find their own question.
 */
export function questions(
  snapshot: MatchSnapshot,
  asked: readonly PublicDecision[],
  words: Words,
  { controlled, ballot, beside }: CallWays,
): APIContainerComponent {
  const { id: table } = snapshot.match;
  const own = controlled ? asked.filter(hasControls) : [];
  const other = asked.find((decision) => !own.includes(decision));
  const reasons = new Set<string>();
  const parts = asked.flatMap((decision) => [
    questionText(decision, snapshot, words, reasons),
    ...(decision.id === ballot?.decision.id ? placed(ballot.picture).shown : []),
    ...(own.includes(decision) ? controls(decision, snapshot, words, ballot) : []),
    ...rows(
      votesOn(snapshot, decision).flatMap((vote) => closeButtons(vote, snapshot.match, words)),
    ),
  ]);
  const each = asked.filter(({ how }) => how === 'each').flatMap(({ seats }) => seats);
  if (new Set(each).size > 1) parts.unshift(text(words.texts('bot.prompt.at-once')));
  if (!other) {
    const explain = explainButton(words.game.rules.id, table, words.texts);
    return container(ACCENTS.prompt, [...parts, row([explain])]);
  }
  const address = beside
    ? encodeAddress('panel', { table, decision: other.id, page: '0' })
    : encodeAddress('act', { table });
  const answer = button(words.texts('bot.button.answer'), address, { style: 'primary' });
  // A turn in the same message leads there itself.
  const since = beside ? [] : [sinceButton(table, words.texts)];
  return container(ACCENTS.prompt, [...parts, row([answer, ...since])]);
}

/** @param reasons given in this message already; a reason is not repeated */
function questionText(
  decision: PublicDecision,
  snapshot: MatchSnapshot,
  words: Words,
  reasons: Set<string>,
) {
  const { view } = snapshot;
  const { game, texts } = words;
  const { question, why } = game.presentation.prompt(view, decision, texts);
  const isNew = why !== undefined && !reasons.has(why);
  if (isNew) reasons.add(why);
  return lines([
    `**${question}**`,
    isNew ? `-# ${why}` : '',
    ...describedOptions(decision, view, words),
    ...whoIsAsked(decision, snapshot, words),
  ]);
}

/** The seats asked; in a vote, its current state. */
function whoIsAsked(decision: PublicDecision, snapshot: MatchSnapshot, words: Words): string[] {
  const votes = votesOn(snapshot, decision);
  const tallies = votes.flatMap((vote) => voteLines(vote, decision, snapshot, words));
  if (votes.some(({ crowd }) => crowd === undefined)) return tallies;
  const { match, view } = snapshot;
  const { game, texts } = words;
  const seats = seatLabels(match, decision.seats, game, view, texts);
  const together = decision.how === 'group' && decision.seats.length > 1;
  return [texts(together ? 'bot.prompt.asks-group' : 'bot.prompt.asks', { seats }), ...tallies];
}

export const votesOn = ({ votes }: MatchSnapshot, { id }: PublicDecision) =>
  votes.filter(({ decision }) => decision === id);

/** What buttons have no room for, unless all of them say the same. */
function describedOptions(
  decision: PublicDecision,
  view: unknown,
  { game, texts }: Words,
): string[] {
  if (!isPublic(decision) || !fitsButtons(decision)) return [];
  const worded = decision.options.map((option) =>
    game.presentation.option(view, decision, option, texts),
  );
  if (worded.length > 1 && new Set(worded.map(({ description }) => description)).size === 1) {
    return [];
  }
  return worded
    .filter(({ description }) => description)
    .map(({ label, name = label, description }) =>
      texts('bot.prompt.option', { label: name, description }),
    );
}

const isSingle = ({ choose }: PublicDecision) => choose.min === 1 && choose.max === 1;
const fitsButtons = (decision: PublicDecision) =>
  isSingle(decision) && decision.options.length <= BUTTONS;

/** Whether it can be answered in public with one tap, or one choice in a menu. */
export const hasControls = (decision: PublicDecision): boolean =>
  isPublic(decision) && isSingle(decision) && decision.options.length <= LIMITS.selectOptions;

function controls(
  decision: PublicDecision,
  { match, view }: MatchSnapshot,
  { game, texts }: Words,
  ballot: ShownBallot | null,
): APIComponentInContainer[] {
  const table = match.id;
  const marks = decision.id === ballot?.decision.id ? ballot.marks : {};
  const inWords = (option: Option) => {
    const words = game.presentation.option(view, decision, option, texts);
    const mark = marks[option.id];
    const label =
      mark === undefined ? words.label : texts('bot.prompt.marked', { mark, label: words.label });
    return { option, words: { ...words, label } };
  };
  const worded = decision.options.map(inWords);
  const buttons = fitsButtons(decision)
    ? worded
    : decision.shortcuts.slice(0, LIMITS.buttonsInRow).map(inWords);
  const picks = rows(
    buttons.map(({ option, words }) =>
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
  if (fitsButtons(decision)) return picks;
  return [
    ...picks,
    row([
      select(
        encodeAddress('menu', { table, decision: decision.id, menu: 'prompt' }),
        texts('bot.prompt.choose'),
        worded.map(({ option, words }) => ({ ...words, value: optionReference(option) })),
      ),
    ]),
  ];
}
