import { type Ranked, tooClose } from '../../../companions/advice.ts';
import { reasonWords } from '../../../table/companions/reasons.ts';
import type { Advised } from '../../../table/table.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
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
        row([
          button(
            texts('bot.button.answer'),
            encodeAddress('panel', { table: match.id, decision: decision.id, page: '0' }),
            { style: 'primary' },
          ),
        ]),
      ]),
    ],
  };
}

function line(
  { options, reason, chance }: Ranked,
  index: number,
  { match, view, decision }: Advised,
  { game, texts }: Words,
): string {
  const chosen = options
    .flatMap((id) => decision.options.find((option) => option.id === id) ?? [])
    .map((option) => game.presentation.option(view, decision, option, texts).label);
  return texts('bot.advice.answer', {
    place: index + 1,
    chosen: chosen.length > 0 ? chosen.join(', ') : noneWords(view, decision, { game, texts }),
    chance: chance === null ? 'none' : String(Math.round(chance * 100)),
    reason: reason === null ? 'none' : reasonWords(match.gameId, reason, texts),
  });
}
