import { type Decision, fallbackFor, type Option, type SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Languages } from '../../../texts/languages.ts';
import { inEveryLanguage } from '../../../texts/saved-words.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Desk } from '../saved/desk.ts';
import type { StoredMatch } from '../saved/store.ts';
import { freeStep } from './free.ts';

/** How many answers somebody is told of when they come; older ones are in the thread. */
const MOST = 4;

type Noted = Desk['answeredFor'][number];

/** What is about to be answered for a seat. */
export interface AnswerFor {
  seat: SeatId;
  decision: Decision;
  options: readonly Option[];
}

/** Whether the question's own default is chosen, which does least: to pass, or to keep what one has. */
export function isUsual({ seat, decision, options }: AnswerFor): boolean {
  const usual = new Set(fallbackFor(decision, seat));
  return options.length === usual.size && options.every(({ id }) => usual.has(id));
}

/** Whether a question is put to one seat, and not to a group whose answer is nobody's own. */
export const isOwn = ({ how, seats }: Decision): boolean => how !== 'group' || seats.length === 1;

/**
 * An answer for a player who isn't looking, in words for their panel.
 * @param match before the answer
 * @returns null if there is nothing to say about it
 */
export function answerInWords(
  { rules, presentation }: Game,
  match: Match,
  given: AnswerFor,
  languages: Languages,
): Noted | null {
  const { seat, decision, options } = given;
  if (!isOwn(decision)) return null;
  const view = rules.view(match, seat);
  const labelIn = (texts: Texts) => (option: Option) =>
    presentation.option(view, decision, option, texts).label;
  const chosen = inEveryLanguage(
    languages,
    (texts) =>
      separated(options.map(labelIn(texts)), texts) ||
      (presentation.none?.(view, decision, texts) ?? ''),
  );
  if (chosen === '') return null;
  const brief = inEveryLanguage(
    languages,
    (texts) => presentation.brief?.(view, decision, texts) ?? '',
  );
  const asked = brief === '' ? null : brief;
  return { seat, before: match.inputs, asked, chosen, usual: isUsual(given) };
}

/** An answer that did least is only worth mentioning while it can be taken back, which only the latest can be. */
export function noteAnsweredFor(desk: Desk, noted: Noted): void {
  const others = desk.answeredFor.filter(({ seat }) => seat !== noted.seat);
  const own = desk.answeredFor.filter(({ seat, usual }) => seat === noted.seat && !usual);
  desk.answeredFor = [...others, ...[...own, noted].slice(-MOST)];
}

/** What somebody is told when they come, oldest first: what was done for them, and what they can take back. */
export function toldOf(stored: StoredMatch, seat: SeatId | null): Desk['answeredFor'] {
  const step = freeStep(stored, seat);
  return stored.desk.answeredFor.filter(
    (one) => one.seat === seat && (!one.usual || one.before === step),
  );
}

/** A person is here and has been told; the offer to say what they want to be asked isn't repeated. */
export function noteTold(stored: StoredMatch, seat: SeatId): void {
  const { desk } = stored;
  if (toldOf(stored, seat).length > 0 && !desk.offeredAsking.includes(seat)) {
    desk.offeredAsking.push(seat);
  }
  desk.answeredFor = desk.answeredFor.filter((one) => one.seat !== seat);
}
