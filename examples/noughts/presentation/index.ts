import type { GamePresentation } from '../../../src/kernel/game.ts';
import type { Texts } from '../../../src/texts/texts.ts';
import { drawSquares } from '../picture/board.ts';
import { MARKS, type Mark } from '../rules/board.ts';
import type { NoughtsView } from '../rules/view.ts';
import type { Noughts } from '../rules/vocabulary.ts';

/** Words and pictures, made from views and the catalogue only. */
export const presentation: GamePresentation<NoughtsView, Noughts> = {
  verbs: [],
  headline: (_view, texts) => texts('noughts.chapter'),
  round: () => 1,
  status: (view, texts) => [standing(view, texts)],
  details: (view, texts) => [standing(view, texts), inWords(view, texts)],
  goal: (view, texts) => ({
    title: texts('noughts.goal.title'),
    steps: [texts('noughts.goal.mark'), texts('noughts.goal.row')],
    ends: [texts('noughts.goal.full')],
    standing: [standing(view, texts)],
    open: [],
    next: null,
  }),
  chapter: ({ title }, texts) => texts(title.key),
  events: (events, texts) =>
    events.map(({ args: { mark, square } }) =>
      texts('noughts.event.marked', { mark: name(mark, texts), square }),
    ),
  prompt: (_view, { prompt }, texts) => ({ question: texts(prompt.key) }),
  option: (_view, _decision, { id }) => ({ label: id }),
  panel: (_view, { prompt, options }, texts) => ({
    lines: [texts(prompt.key)],
    menus: [
      {
        id: 'squares',
        title: texts(prompt.key),
        as: 'buttons',
        options: options.map((option) => ({ option, text: { label: option.id } })),
      },
    ],
  }),
  hand: () => [],
  cards: () => [],
  terms: () => [],
  seatNames: ({ seats }, seat, texts) =>
    MARKS.filter((mark) => seats[mark] === seat).map((mark) => name(mark, texts)),
  pictureAt: (_view, place) => (place === 'hand' ? null : { kind: 'board' }),
  pictures: (_view, texts) => [{ kind: 'board', label: texts('noughts.board') }],
  picture: (view, _choice, texts) => drawSquares(view.squares, 3, inWords(view, texts)),
  portrait: (mark, texts) => drawSquares([mark as Mark], 1, name(mark as Mark, texts)),
  ending: (view, texts) => ({
    title: standing(view, texts),
    lines: [],
    won: view.winner !== null,
  }),
};

const name = (mark: Mark, texts: Texts): string => texts(`noughts.character.${mark}.name`);

/** Whose turn it is, or how it ended. */
function standing({ next, winner }: NoughtsView, texts: Texts): string {
  if (next) return texts('noughts.turn', { mark: name(next, texts) });
  return winner ? texts('noughts.won', { mark: name(winner, texts) }) : texts('noughts.drawn');
}

/** The board for those who don't see it: the picture's alt text. */
const inWords = ({ squares }: NoughtsView, texts: Texts): string =>
  squares
    .map((mark, index) => texts('noughts.square', { number: index + 1, mark: mark ?? 'none' }))
    .join('\n');
