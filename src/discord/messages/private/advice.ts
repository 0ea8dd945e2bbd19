import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { toldChance, tooClose } from '../../../companions/advice.ts';
import type { Advised, AdvisedAnswer } from '../../../table/around/companions/advising.ts';
import { type WayOffered, waysOfferedFor } from '../../../table/match/shown/way-offered.ts';
import { reasonWords } from '../../../table/telling/events/reasons.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, rows, text } from '../../components/layout.ts';
import { optionsReference } from '../../components/references.ts';
import type { OutgoingMessage } from '../message.ts';
import { stoppedWords } from '../orders-stopped.ts';
import { noneWords, type Words } from '../words.ts';
import { planLine } from './plan.ts';

/** What a companion would do, best first, with reasons, the chance of the first, and how it was found; private. */
export function adviceMessage(advised: Advised, words: Words): OutgoingMessage {
  const { match, view, decision, strength, advice, revised } = advised;
  const { game, texts } = words;
  const { question } = game.presentation.prompt(view, decision, texts);
  const close = tooClose(advice);
  const wayOf = waysOfferedFor(view, decision, words);
  const worded = advice.map((answer) => ({
    answer,
    ways: answer.options.flatMap((id) => {
      const option = decision.options.find((one) => one.id === id);
      return option ? [wayOf(option, answer.along)] : [];
    }),
  }));
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.advice.title', { strength })}`),
        lines([
          `*${question}*`,
          ...worded.map((one, index) => line(one, index, advised, words)),
          ...(close > 1 ? [texts('bot.advice.close', { count: close })] : []),
          ...(revised
            ? [texts('bot.advice.revised', { why: stoppedWords(revised, match, view, words) })]
            : []),
          ...planLine(advice[0]?.plan ?? [], words),
          ...how(advised, texts),
        ]),
        ...rows([
          ...worded.flatMap((one, index) => [
            ...choice(one, index, advised, words),
            ...(index === 0 ? wholeTurn(one, advised, words) : []),
          ]),
          button(
            texts('bot.advice.all'),
            encodeAddress('panel', { table: match.id, decision: decision.id, page: '0' }),
          ),
        ]),
      ]),
    ],
  };
}

/**
 * How it was found. Questions that take several options and the like are not played ahead; then a chance is the one
 * that the plan was told with.
 */
const how = ({ strength, tried, advice: [first] }: Advised, texts: Texts): string[] =>
  tried === 0 && first && first.chance !== null
    ? []
    : [texts('bot.advice.how', { strength: tried === 0 ? 'steady' : strength, tried })];

/** An answer, and how the panel offers it. */
interface Worded {
  answer: AdvisedAnswer;
  ways: readonly WayOffered[];
}

/** Gives the answer at once, if it is one option or none: nobody looks for it in menus again. */
function choice(
  { answer, ways: [way, ...more] }: Worded,
  index: number,
  { match, view, decision }: Advised,
  words: Words,
): APIButtonComponentWithCustomId[] {
  const address = { table: match.id, decision: decision.id };
  const give = (label: string, customId: string, emoji?: string) =>
    button(index === 0 ? doThis(label, words.texts) : label, customId, {
      style: index === 0 ? 'primary' : 'secondary',
      ...(emoji === undefined ? {} : { emoji }),
    });
  if (answer.options.length === 0) {
    return [give(noneWords(view, decision, words), encodeAddress('marked', address))];
  }
  if (!way || more.length > 0 || decision.choose.max > 1) return [];
  const { option, ahead, text } = way;
  const reference = optionsReference(option, ahead);
  return [give(text.label, encodeAddress('pick', { ...address, option: reference }), text.emoji)];
}

/** Does everything planned, if that is more than the answer and what follows from it. */
function wholeTurn(
  { answer: { plan = [], held }, ways: [way] }: Worded,
  { match, decision }: Advised,
  { texts }: Words,
): APIButtonComponentWithCustomId[] {
  const deeds = plan.filter(({ order }) => order.rest);
  if (!held || !way || deeds.length < 2) return [];
  const reference = optionsReference(way.option);
  const address = { table: match.id, decision: decision.id, option: reference };
  return [button(texts('bot.advice.whole-turn'), encodeAddress('whole-turn', address))];
}

/** Characters of a button that a phone shows. */
const BUTTON = 30;

/** "Do this: End turn"; a label that is too long is in bold above. */
function doThis(label: string, texts: Texts): string {
  const whole = texts('bot.advice.do-this', { label });
  return whole.length <= BUTTON ? whole : texts('bot.advice.do-this', { label: 'none' });
}

function line(
  { answer, ways }: Worded,
  index: number,
  { match, view, decision }: Advised,
  words: Words,
): string {
  const { texts } = words;
  const { reason } = answer;
  // Only one chance is told: those of lesser answers were tried less often, and are erratic.
  const chance = index === 0 ? toldChance(answer) : null;
  const chosen = ways.map(({ text: { label, emoji } }) => (emoji ? `${emoji} ${label}` : label));
  return texts('bot.advice.answer', {
    place: index + 1,
    chosen: chosen.length > 0 ? separated(chosen, texts) : noneWords(view, decision, words),
    chance: chance === null ? 'none' : String(chance.about),
    width: chance?.width ?? 0,
    reason: reason === null ? 'none' : reasonWords(match.gameId, reason, texts),
  });
}
