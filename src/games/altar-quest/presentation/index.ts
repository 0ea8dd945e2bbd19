import type { GamePresentation } from '../../../kernel/game.ts';
import { drawPicture } from '../picture/index.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { VERBS } from './verbs.ts';

/** How Altar Quest reads and looks. */
export const presentation: GamePresentation<AltarQuestView> = {
  verbs: VERBS,
  headline: (view, texts) => texts('altar-quest.headline', { round: view.round, turn: view.turn }),
  round: (view) => view.round,
  status: () => [],
  details: () => [],
  chapter: ({ title }, texts) => texts(`altar-quest.${title.key}`, title.args),
  events: () => [],
  prompt: (_view, { prompt }, texts) => ({ question: texts(`altar-quest.${prompt.key}`) }),
  option: (_view, _decision, { id }) => ({ label: id.slice(0, 80) }),
  panel: () => ({ lines: [], menus: [] }),
  secret: () => false,
  hand: () => [],
  cards: () => [],
  seatNames: () => [],
  picture: drawPicture,
  portrait: async () => {
    throw new Error('Portraits are not drawn yet.');
  },
  ending: (view, texts) => ({
    title: texts('altar-quest.name'),
    lines: [],
    won: (view.outcome?.winners.length ?? 0) > 0,
  }),
};
