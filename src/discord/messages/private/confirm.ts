import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Decision, Option } from '../../../kernel/decision.ts';
import { isPerson } from '../../../table/companions/holders.ts';
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

/** "End this match for everybody?": the host does, everybody else asks the others. */
export const confirmEndMessage = (
  match: MatchSummary,
  userId: string,
  { texts }: Words,
): OutgoingMessage => {
  const { id: table, seats } = match;
  const alone = match.hostId === userId || seats.filter(isPerson).length === 1;
  const host = `<@${match.hostId}>`;
  return asking(texts(alone ? 'bot.confirm.end' : 'bot.ending-early.ask', { host }), [
    button(
      texts(alone ? 'bot.confirm.yes-end' : 'bot.ending-early.yes'),
      encodeAddress('ended', { table }),
      { style: 'danger' },
    ),
    button(texts('bot.confirm.no'), encodeAddress('status', { table })),
  ]);
};

/** What leaving a running match means for those who stay; and the way out where somebody can play on. */
export const confirmLeaveMessage = (
  match: MatchSummary,
  userId: string,
  { game, texts }: Words,
): OutgoingMessage => {
  const { id: table, seats, hostId } = match;
  const alone = seats.filter(isPerson).length === 1;
  const way = alone ? 'alone' : game.rules.companion ? 'companion' : 'waits';
  const leave = button(texts('bot.leaving.yes'), encodeAddress('left', { table }), {
    style: 'danger',
  });
  const end = button(texts('bot.leaving.end'), encodeAddress('end', { table }));
  return asking(
    texts('bot.leaving.ask', {
      way,
      game: texts(`${game.rules.id}.name`),
      host: String(hostId === userId),
    }),
    [
      ...(way === 'companion' ? [leave] : []),
      end,
      button(texts('bot.confirm.no'), encodeAddress('status', { table })),
    ],
  );
};

const asking = (question: string, ways: APIButtonComponentWithCustomId[]): OutgoingMessage => ({
  components: [container(ACCENTS.notice, [text(question), row(ways)])],
});
