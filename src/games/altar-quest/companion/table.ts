import type { CardId } from '../rules/terms.ts';
import type { AltarQuestView, CardView } from '../rules/view.ts';

/** What lies on each card that everybody sees. */
export type Table = () => ReadonlyMap<CardId, CardView>;

/** Looks through a view when it is asked for the first time: many questions never ask. */
export function tableOf(view: AltarQuestView): Table {
  let found: Map<CardId, CardView> | undefined;
  return () => {
    found ??= openCards(view);
    return found;
  };
}

function openCards({ questArea, villainArea, heroes }: AltarQuestView): Map<CardId, CardView> {
  const found = new Map<CardId, CardView>();
  const show = (cards: readonly CardView[]): void => {
    for (const one of cards) if (!found.has(one.card)) found.set(one.card, one);
  };
  show(questArea);
  show(villainArea);
  for (const { area, threats } of heroes) {
    show(area);
    show(threats);
  }
  return found;
}
