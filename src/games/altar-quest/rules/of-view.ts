import type { AltarQuestView } from './view.ts';

/** What follows from a view, worked out once for each: nobody changes a view, nor what is found. */
export function ofView<Found extends object>(
  find: (view: AltarQuestView) => Found,
): (view: AltarQuestView) => Found {
  const known = new WeakMap<AltarQuestView, Found>();
  return (view) => {
    let found = known.get(view);
    if (!found) {
      found = find(view);
      known.set(view, found);
    }
    return found;
  };
}
