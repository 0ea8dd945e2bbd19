import {
  type Counted,
  type Facts,
  type FactTold,
  factsFrom,
  type GameFacts,
  type Tells,
} from '../../../kernel/facts.ts';
import type { UpkeepEvents } from './rules/events.ts';
import type { Upkeep } from './rules/state.ts';
import type { UpkeepView } from './rules/view.ts';

/** What everyone has together. */
const TABLE = 'table';

const nothing = () => [];
const together = (...whats: string[]): FactTold<never>[] =>
  whats.map((what) => ({ what, of: TABLE }));

/** Which facts each event tells of. */
const TOLD: { [Type in keyof UpkeepEvents]: Tells<UpkeepEvents[Type]> } = {
  'upkeep-began': nothing,
  'quest-broken-off': nothing,
  'quest-again': nothing,
  'quest-counted-lost': () => together('quests'),
  'epilogue-began': nothing,
  'cleaned-up': () => [{ what: 'armor', of: '*' }],
  // What the victory gives costs nothing.
  'equipment-revealed': ({ price }) => [
    ...(price === 0 ? [] : [{ what: 'supply', of: TABLE, says: 'supply' } as const]),
    ...together('display', 'shop'),
  ],
  'equipment-taken': ({ hero }) => [{ what: 'equipment', of: hero }, ...together('display')],
  'equipment-contested': nothing,
  'nothing-taken': nothing,
  'shop-closed': () => together('display', 'shop'),
  'upgrade-earned': ({ hero }) => [
    { what: 'upgrades', of: hero },
    { what: 'supply', of: TABLE, says: 'supply' },
  ],
  'nothing-learned': nothing,
  'enemy-upgrade-drawn': () => together('journal', 'pool'),
  'supply-discarded': () => together('supply'),
  'supply-changed': () => [{ what: 'supply', of: TABLE, says: 'supply' }],
  'quest-chosen': () => together('plan'),
  'story-told': nothing,
  'story-card-revealed': () => together('revealed'),
  'story-decided': nothing,
  'journal-gained': () => together('journal', 'pool'),
  'journal-lost': () => [
    ...together('journal'),
    { what: 'equipment', of: '*' },
    { what: 'allies', of: '*' },
  ],
  'card-given': ({ hero }) => [
    { what: 'equipment', of: hero },
    { what: 'allies', of: hero },
    ...together('journal', 'shop'),
  ],
  'ending-reached': () => together('ending'),
};

/** Everything that the upkeep counts and moves; what a story remembers for itself is no fact. */
export const facts: GameFacts<UpkeepView, Upkeep> = {
  of: factsOf,
  told: toldBy,
  evident: () => false,
};

function toldBy<Type extends keyof UpkeepEvents>({
  type,
  args,
}: {
  type: Type;
  args: UpkeepEvents[Type];
}): FactTold[] {
  return TOLD[type](args);
}

function factsOf({ campaign, supply, display, revealed }: UpkeepView): Facts {
  const { journal, pool, shop, record, ending, story, plan } = campaign;
  return factsFrom([
    ['supply', TABLE, supply],
    ['display', TABLE, [...display].sort().join(' ')],
    ['shop', TABLE, shop.length],
    ['pool', TABLE, pool.length],
    ['journal', TABLE, Object.values(journal).flat().join(' ')],
    ['revealed', TABLE, revealed ?? ''],
    ['quests', TABLE, record.length],
    ['ending', TABLE, ending?.reason ?? ''],
    // A story's guide names the decks of its chapters.
    ...(story === null ? ([['plan', TABLE, plan?.quest ?? '']] satisfies Counted[]) : []),
    ...Object.entries(campaign.heroes).flatMap(
      ([hero, { upgrades, equipment, allies, armor }]): Counted[] => [
        ['armor', hero, armor],
        ['upgrades', hero, upgrades.join(' ')],
        ['equipment', hero, equipment.join(' ')],
        ['allies', hero, allies.join(' ')],
      ],
    ),
  ]);
}
