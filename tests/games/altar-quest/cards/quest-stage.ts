import type { Scenario } from '../../../support/altar-quest.ts';
import { resolve, stage } from './stage.ts';

type More = NonNullable<Parameters<typeof stage>[0]>;

/** The altar of every scenario with a quest. */
export const ALTAR = 'unstable-altar';

/** Sedrin stands beside the altar that has been found in room 16. */
export const AT_THE_ALTAR = { features: { 'room-16': ALTAR } };

/** Enough bookshelf, and nothing else to interact with, for cards that are attached to a feature. */
const SHELF = { 'room-16': 'bookshelf' };

/** Whether a card is in play for its quest: in the quest area or attached to something. */
export const lies = (scene: Scenario, card: string): boolean =>
  scene.state.questArea.includes(card) ||
  Object.values(scene.state.cards).some(({ attached }) => attached?.includes(card));

/** Interact options of one card. */
export const waysOf = (scene: Scenario, card: string): string[] =>
  scene.options('interact').filter((way) => way.startsWith(`interact:${card}:`));

/** Sedrin interacts with a card in his act phase. */
export const interacts = (scene: Scenario, card: string, name = 'interact'): Scenario =>
  scene.acts('sedrin').choose(`interact:${card}:${name}`);

/** Scenarios of one quest: Sedrin and, if named, Myreen. */
export function questStage(rules: string) {
  const together = ({ heroes, ...more }: More) =>
    stage({ options: { quest: rules }, ...more, ...(heroes ? { heroes } : {}) });
  return {
    /** Heroes in room 16, with whatever is in the quest area. */
    stage: together,
    /** A quest card in the quest area. */
    quest: (card: string, more: More = {}): Scenario => together({ questArea: [card], ...more }),
    /** A quest card attached to the feature beside Sedrin. */
    attached: (card: string, more: More = {}): Scenario =>
      together({
        features: SHELF,
        ...more,
        cards: {
          bookshelf: { attached: [card] },
          ...more.cards,
          [card]: { host: 'bookshelf', ...more.cards?.[card] },
        },
        heroes: { ...more.heroes, sedrin: { at: 'R18', ...more.heroes?.sedrin } },
      }),
    /** Quest tokens on the Setup/Rules card. */
    steps: (scene: Scenario): number => scene.card(rules).quest ?? 0,
    /** Progress tokens on the Setup/Rules card. */
    progress: (scene: Scenario): number => scene.card(rules).progress ?? 0,
    /** Quest tokens on the altar. */
    marks: (scene: Scenario): number => scene.card(ALTAR).quest ?? 0,
    /** Sedrin reveals the card. */
    reveal: (scene: Scenario, card: string): Scenario => resolve(scene, card, 'when-revealed'),
    /** The quest turn comes to the card. */
    activate: (scene: Scenario, card: string): Scenario => resolve(scene, card, 'activate'),
  };
}
