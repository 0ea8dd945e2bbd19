import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { party } from './stage.ts';

type Has = Partial<Layout['heroes'][string]>;
type Laid = Partial<Layout> & { quella?: Has; sedrin?: Has };

/** Quella at the west wall of room 16 and Sedrin beside her; V, at the other wall, is five spaces off. */
export const lay = ({ quella, sedrin, ...more }: Laid = {}): Scenario =>
  party({
    ...more,
    heroes: { quella: { at: 'Q17', ...quella }, sedrin: { at: 'Q18', ...sedrin } },
  });

/** The same, and Quella’s character card in play: lying on its side, she is a bird. */
export const shaped = (isBird: boolean, { quella, cards, ...more }: Laid = {}): Scenario =>
  lay({
    ...more,
    quella: { ...quella, area: ['quella', ...(quella?.area ?? [])] },
    cards: { ...cards, ...(isBird ? { quella: { exhausted: true } } : {}) },
  });
