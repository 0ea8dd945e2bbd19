import { toldChapters } from '../../../chronicle/told-chapters.ts';
import type { Picture } from '../../../kernel/game.ts';
import type { MatchRecord } from '../../../table/around/recording/recording.ts';
import { hasEnded } from '../../../table/match/saved/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, gallery, lines, row, text } from '../../components/layout.ts';
import { around } from '../../components/rounds.ts';
import { LIMITS } from '../../limits.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import type { Words } from '../words.ts';
import { animateButton } from './animation.ts';
import { backButton, recordButtons } from './record-buttons.ts';

/** Characters of story beside one picture. */
const STORY = 2_500;

/** A round by its number, or the match now. */
export type ReplayStep = number | 'now';

/** Every step of a match, in order. */
export const stepsOf = ({ rounds, view }: MatchRecord): ReplayStep[] => [
  ...rounds.map(({ round }) => round),
  ...(view === null ? [] : (['now'] as const)),
];

/** The step that somebody means; the first if there is no longer one by that name. */
export const stepMeant = (record: MatchRecord, named: string): ReplayStep =>
  stepsOf(record).find((step) => String(step) === named) ?? stepsOf(record)[0] ?? 'now';

/** What everyone saw at a step; null if it can no longer be shown. */
export const viewAt = ({ rounds, view }: MatchRecord, step: ReplayStep): unknown =>
  step === 'now' ? view : (rounds.find(({ round }) => round === step)?.view ?? null);

/** One round of a match with its picture, as everyone saw it. */
export function replayMessage(
  record: MatchRecord,
  step: ReplayStep,
  picture: Picture | null,
  words: Words,
): OutgoingMessage {
  const { match } = record;
  const { texts } = words;
  const table = match.id;
  const steps = stepsOf(record);
  const at = steps.indexOf(step);
  const file = picture ? pictureFile('replay', picture) : null;
  const turn = (label: string, to: number) =>
    button(texts(`bot.replay.${label}`), addressOf(table, steps[to], label), {
      disabled: steps[to] === undefined,
      style: 'primary',
    });
  return {
    components: [
      container(ACCENTS.story, [
        text(`## ${headingOf(record, step, steps, words)}`),
        ...(file ? [gallery(file.name, file.description)] : []),
        lines(wordsAt(record, step, words)),
        ...(steps.length > 1 ? [row([stepMenu(record, steps, at, words)])] : []),
        row([turn('earlier', at - 1), turn('later', at + 1), ...animating(record, step, words)]),
        row([...recordButtons(table, 'replay', texts), backButton(table, texts)]),
      ]),
    ],
    files: file ? [file] : [],
  };
}

/** To the round in motion, once it is over; from the end of a match, to its last round. */
function animating(
  { match, rounds, view }: MatchRecord,
  step: ReplayStep,
  { game: { presentation }, texts }: Words,
) {
  const current = view === null ? null : presentation.round(view);
  const round = step === 'now' ? current : step;
  if (!presentation.animation || round === null || round === 0) return [];
  const isSeen = rounds.some((one) => one.round === round && one.view !== null);
  const isOver = hasEnded(match) || round !== current;
  return isSeen && isOver ? [animateButton(match.id, round, texts)] : [];
}

/** A button that leads nowhere still needs an address of its own. */
const addressOf = (table: string, step: ReplayStep | undefined, otherwise: string): string =>
  encodeAddress('replay', { table, step: step === undefined ? otherwise : String(step) });

function headingOf(
  { match: { status } }: MatchRecord,
  step: ReplayStep,
  steps: readonly ReplayStep[],
  { texts }: Words,
): string {
  const place = { step: steps.indexOf(step) + 1, steps: steps.length };
  return step === 'now'
    ? texts('bot.replay.now', { status, ...place })
    : texts('bot.replay.title', { round: step, ...place });
}

function wordsAt(record: MatchRecord, step: ReplayStep, { game, texts }: Words): string[] {
  const { match, view } = record;
  if (step === 'now') {
    if (match.status !== 'over') return game.presentation.status(view, texts);
    const { title, lines: told } = game.presentation.ending(view, texts);
    return [`**${title}**`, ...told];
  }
  const shown = viewAt(record, step) !== null;
  const told = toldAt(record, step, { game, texts });
  return [
    texts(shown ? 'bot.replay.began' : 'bot.replay.told', { round: step }),
    ...(shown ? [] : [texts('bot.replay.no-pictures')]),
    ...(told.length === 0 ? [texts('bot.replay.nothing')] : fitting(told, texts)),
  ];
}

/** What happened in a round; what came before the first step belongs to that. */
function toldAt(record: MatchRecord, step: number, { game, texts }: Words): string[] {
  const first = record.rounds[0]?.round ?? 0;
  return toldChapters(record.entries, game, texts)
    .filter(({ round }) => round === step || (step === first && round < first))
    .flatMap(({ title, lines: told }) => [
      ...(title === '' ? [] : [`**${title}**`]),
      ...told.map((line) => line.text),
    ]);
}

/** The first lines that fit, and how many do not. */
function fitting(told: readonly string[], texts: Words['texts']): string[] {
  let length = 0;
  const over = told.findIndex((line) => {
    length += line.length + 1;
    return length > STORY;
  });
  if (over < 0) return [...told];
  return [...told.slice(0, over), texts('bot.replay.more', { count: told.length - over })];
}

function stepMenu(
  { match: { id: table, status } }: MatchRecord,
  steps: readonly ReplayStep[],
  at: number,
  { texts }: Words,
) {
  return select(
    encodeAddress('replay', { table, step: 'menu' }),
    texts('bot.rounds.choose'),
    around(steps, at, LIMITS.selectOptions).map((step) => ({
      label:
        step === 'now'
          ? texts('bot.replay.choose-now', { status })
          : texts('bot.rounds.round', { round: step }),
      value: String(step),
      marked: step === steps[at],
    })),
  );
}
