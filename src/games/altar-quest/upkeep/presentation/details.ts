import type { Texts } from '../../../../texts/texts.ts';
import { heroLines } from '../../presentation/campaign/heroes.ts';
import { journalLines } from '../../presentation/campaign/journal.ts';
import { recordLines } from '../../presentation/campaign/record.ts';
import type { UpkeepView } from '../rules/view.ts';
import { offeredLine } from './cards.ts';
import { statusLines } from './status.ts';

/** Everything that `/status` shows: what is on offer, the heroes, the journal, the quests so far. */
export const detailLines = (view: UpkeepView, texts: Texts): string[] => [
  ...statusLines(view, texts),
  ...part(
    'offered',
    view.display.map((card) => offeredLine(card, texts)),
    texts,
  ),
  ...part('heroes', heroLines(view.campaign, texts), texts),
  ...part('journal', journalLines(view.campaign, texts), texts),
  ...part('record', recordLines(view.campaign, texts), texts),
];

const part = (name: string, lines: readonly string[], texts: Texts): string[] =>
  lines.length === 0 ? [] : [texts(`altar-quest-upkeep.details.${name}`), ...lines];
