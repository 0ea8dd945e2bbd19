import type { JsonObject } from '../../../../kernel/json.ts';
import { call, finish, procedure } from '../../../../kernel/procedure.ts';
import { changeCard } from '../changes/tokens.ts';
import { spacesOf } from '../queries/figures.ts';
import type { AltarQuest } from '../state.ts';
import type { CardId, Space } from '../terms.ts';
import { inTheWay } from './make-way.ts';

interface PlaceHugeData extends JsonObject {
  enemy: CardId;
  /** The four spaces it is put on. */
  spaces: Space[];
}

/** Puts a Huge figure on four spaces; figures and tokens there make way (AQ-149, AQ-152, AQ-153). */
export const placeHuge = procedure<AltarQuest, PlaceHugeData>('place-huge', {
  place: (run, { enemy, spaces }) => {
    const { state } = run;
    const from = spacesOf(state, enemy);
    if (from.length === spaces.length && spaces.every((space) => from.includes(space))) {
      return finish(true);
    }
    const left = inTheWay(state, enemy, spaces);
    changeCard(state, enemy, { spaces: [...spaces] });
    run.emit(from.length > 0 ? 'huge-moved' : 'enemy-placed', { enemy, spaces: [...spaces] });
    return call('make-way', { enemy, left }, 'placed');
  },

  placed: () => finish(true),
});
