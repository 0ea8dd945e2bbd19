import type { Goal } from '../../../kernel/game.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, separator, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';
import { explainButton } from './glossary.ts';

/** The button that leads here, in the game's own words. */
export const goalButton = (table: string, { game, texts }: Words) =>
  button(texts(`${game.rules.id}.goal.button`), encodeAddress('goal', { table }));

/** What to do in three steps, how it ends, the state of play for everyone, what lies open, and what to do next. */
export function goalMessage({ match, view }: Look, words: Words): OutgoingMessage {
  const { game, texts } = words;
  const goal = game.presentation.goal(view, texts);
  const table = match.id;
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${goal.title}`),
        lines(whatToDo(goal, texts)),
        separator(),
        lines([
          ...part('standing', goal.standing.map(bullet), texts),
          ...openPart(goal, texts),
          ...part('next', goal.next === null ? [] : [goal.next], texts),
        ]),
        row([
          button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' }),
          button(texts('bot.button.look'), encodeAddress('look', { table, picture: '' })),
          button(texts('bot.button.status'), encodeAddress('status', { table })),
          button(texts('bot.button.help'), encodeAddress('help', { topic: game.rules.id })),
          explainButton(game.rules.id, table, texts),
        ]),
      ]),
    ],
  };
}

/** The steps and the ends: what stays the same throughout the match. */
export const whatToDo = ({ steps, ends }: Goal, texts: Texts): string[] => [
  ...part('steps', steps.map(numbered), texts),
  ...part('ends', ends.map(bullet), texts),
];

const part = (title: string, said: readonly string[], texts: Texts): string[] =>
  said.length === 0 ? [] : [`**${texts(`bot.goal.${title}`)}**`, ...said];

const openPart = ({ open, openIsNumbered }: Goal, texts: Texts): string[] =>
  openIsNumbered
    ? part('open-numbered', open.map(numbered), texts)
    : part('open', open.map(bullet), texts);

const numbered = (line: string, index: number): string => `${index + 1}. ${line}`;

const bullet = (line: string): string => `- ${line}`;
