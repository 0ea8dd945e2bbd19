import type { Texts } from '../../../../texts/texts.ts';
import { endingWords } from '../../presentation/stories.ts';
import type { UpkeepView } from '../rules/view.ts';
import { gainedBy, nextLine } from './status.ts';

/** What was bought and learned, and where the road leads; at the end of a story, how it ends. */
export function endingText(
  view: UpkeepView,
  texts: Texts,
): { title: string; lines: string[]; won: boolean } {
  const { campaign, heroes, after } = view;
  const { ending, story } = campaign;
  if (ending && story !== null) {
    const { title, text } = endingWords(story, ending.reason, texts);
    return { title, lines: [text], won: ending.won };
  }
  const gained = heroes.flatMap(({ id }) => gainedBy(view, id, texts) ?? []);
  const isOver = campaign.due !== 'quest';
  return {
    title: texts(`altar-quest-upkeep.ending.${isOver ? 'last' : 'title'}`),
    lines: [
      ...(gained.length === 0 && after.due === 'upkeep'
        ? [texts('altar-quest-upkeep.ending.nothing')]
        : gained),
      ...(isOver ? [] : [nextLine(view, texts)]),
    ],
    won: !isOver,
  };
}
