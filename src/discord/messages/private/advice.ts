import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { type Ranked, tooClose } from '../../../companions/advice.ts';
import type { Advised } from '../../../table/around/companions/advising.ts';
import { reasonWords } from '../../../table/telling/events/reasons.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, rows, text } from '../../components/layout.ts';
import { optionReference } from '../../components/references.ts';
import type { OutgoingMessage } from '../message.ts';
import { noneWords, type Words } from '../words.ts';

/** Answers that are worth showing. */
const SHOWN = 4;

/** What a companion would do, best first, with its reasons and chances; private. */
export function adviceMessage(advised: Advised, words: Words): OutgoingMessage {
  const { match, view, decision, strength, advice } = advised;
  const { game, texts } = words;
  const { question } = game.presentation.prompt(view, decision, texts);
  const close = tooClose(advice.slice(0, SHOWN));
  const tried = advice.reduce((sum, answer) => sum + answer.tried, 0);
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.advice.title', { strength })}`),
        lines([
          `*${question}*`,
          ...advice.slice(0, SHOWN).map((answer, index) => line(answer, index, advised, words)),
          ...(close > 1 ? [texts('bot.advice.close', { count: close })] : []),
          // Questions of several options and the like are not played ahead.
          texts('bot.advice.how', { strength: tried === 0 ? 'steady' : strength, tried }),
        ]),
        ...rows([
          ...advice
            .slice(0, SHOWN)
            .flatMap((answer, index) => choice(answer, index, advised, words)),
          button(
            texts('bot.advice.all'),
            encodeAddress('panel', { table: match.id, decision: decision.id, page: '0' }),
          ),
        ]),
      ]),
    ],
  };
}

/** Gives the answer at once, where it is one option: nobody looks for it in menus again. */
function choice(
  { options: [id, ...more] }: Ranked,
  index: number,
  { match, view, decision }: Advised,
  { game, texts }: Words,
): APIButtonComponentWithCustomId[] {
  const option = decision.options.find((one) => one.id === id);
  if (!option || more.length > 0 || decision.choose.max > 1) return [];
  const { label, emoji } = game.presentation.option(view, decision, option, texts);
  const address = { table: match.id, decision: decision.id, option: optionReference(option) };
  const style = { style: index === 0 ? 'primary' : 'secondary' } as const;
  return [button(label, encodeAddress('pick', address), { ...style, ...(emoji ? { emoji } : {}) })];
}

function line(
  { options, reason, chance }: Ranked,
  index: number,
  { match, view, decision }: Advised,
  { game, texts }: Words,
): string {
  const chosen = options
    .flatMap((id) => decision.options.find((option) => option.id === id) ?? [])
    .map((option) => game.presentation.option(view, decision, option, texts))
    .map(({ label, emoji }) => (emoji ? `${emoji} ${label}` : label));
  return texts('bot.advice.answer', {
    place: index + 1,
    chosen: chosen.length > 0 ? chosen.join(', ') : noneWords(view, decision, { game, texts }),
    chance: chance === null ? 'none' : String(Math.round(chance * 100)),
    reason: reason === null ? 'none' : reasonWords(match.gameId, reason, texts),
  });
}
