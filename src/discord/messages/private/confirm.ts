import type { Decision, Option } from '../../../kernel/decision.ts';
import type { MatchSummary } from '../../../table/summary.ts';
import type { Look } from '../../../table/table.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, row, text } from '../../components/layout.ts';
import { optionReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** In place of an option: those that are marked in the same message. */
export const MARKED = '*';

/** "Decide for everybody?" Only for questions to the group. */
export function confirmChoiceMessage(
  look: Look,
  decision: Decision,
  options: readonly Option[],
  { game, texts }: Words,
): OutgoingMessage {
  const table = look.match.id;
  const marks = options.map((option) => ({
    label: game.presentation.option(look.view, decision, option, texts).label,
    value: optionReference(option),
    marked: true,
  }));
  const marked = (choices: typeof marks) =>
    select(
      encodeAddress('several', { table, decision: decision.id, page: '0' }),
      texts('bot.prompt.choose'),
      choices.slice(0, LIMITS.selectOptions),
      { min: 0, max: choices.length },
    );
  const chosen = marks.map(({ label }) => label).join(', ');
  const { question } = game.presentation.prompt(look.view, decision, texts);
  return {
    components: [
      container(ACCENTS.prompt, [
        text(
          `**${question}**\n${
            marks.length > 0
              ? texts('bot.confirm.group', { chosen })
              : texts('bot.confirm.group-none')
          }`,
        ),
        ...(marks.length > 1 ? [row([marked(marks)])] : []),
        row([
          button(
            texts('bot.confirm.yes-for-all'),
            encodeAddress('agreed', {
              table,
              decision: decision.id,
              option: marks.length > 1 ? MARKED : (marks[0]?.value ?? ''),
            }),
            { style: 'success' },
          ),
          button(
            texts('bot.confirm.no'),
            encodeAddress('panel', { table, decision: decision.id, page: '0' }),
          ),
        ]),
      ]),
    ],
  };
}

/** "End this match for everybody?" */
export const confirmEndMessage = (match: MatchSummary, { texts }: Words): OutgoingMessage => ({
  components: [
    container(ACCENTS.notice, [
      text(texts('bot.confirm.end')),
      row([
        button(texts('bot.confirm.yes-end'), encodeAddress('ended', { table: match.id }), {
          style: 'danger',
        }),
        button(texts('bot.confirm.no'), encodeAddress('status', { table: match.id })),
      ]),
    ]),
  ],
});
