import { describe, expect, it } from 'vitest';
import { ELITE_QUESTS } from '../../../src/games/adventure/cards/quests/elite.ts';
import { STARTING_QUESTS } from '../../../src/games/adventure/cards/quests/starting.ts';
import { questDefinition } from '../../../src/games/adventure/rules/cards/library.ts';
import { neededFor } from '../../../src/games/adventure/rules/queries/quests.ts';
import { COLORS, type Color, type Level } from '../../../src/games/adventure/rules/terms.ts';
import { type Scenario, scenario } from '../../support/adventure.ts';
import {
  arrive,
  attack,
  beat,
  type Deed,
  defeatMage,
  give,
  HERO,
  overthrow,
  reveal,
  use,
  visitMage,
  wear,
} from './quest-deeds.ts';
import './practice-cards.ts';

/** What completes a task: the last of these deeds does, and none before it. */
interface Serving {
  quest: string;
  task: number;
  deeds: Deed[];
  /** What looks like it and doesn't count. */
  misses?: Deed[];
  level?: Level;
  side?: 'other';
}

const serves = (
  quest: string,
  task: number,
  deeds: Deed[],
  more: Pick<Serving, 'misses' | 'level' | 'side'> = {},
): Serving => ({ quest, task, deeds, ...more });

const kite = (space: string) => beat('kite', 'grey', space);
const ghoul = (space: string) => beat('ghoul', 'grey', space);
const imp = (space: string) => beat('imp', 'grey', space);
const crow = (space: string) => beat('crow', 'green', space);
const patrol = (space: string) => beat('patrol', 'green', space);
const tiger = (space: string) => beat('tiger', 'yellow', space);
const pirates = (space: string) => beat('pirates', 'yellow', space);
const crew = (space: string) => beat('skeletons', 'yellow', space);
const marshal = (space: string) => beat('marshal', 'red', space);
const usher = (space: string) => beat('usher', 'red', space);

const green = { level: 'green' } as const;
const yellow = { level: 'yellow' } as const;
const red = { level: 'red' } as const;

const STARTING: Serving[] = [
  serves('orchard-inventory', 0, [arrive('pale-orchard'), arrive('gallows-road')], {
    misses: [arrive('frost-cradle')],
  }),
  serves('nine-generations', 0, [kite('gallows-road'), ghoul('pale-orchard')], {
    misses: [imp('frost-cradle')],
  }),
  serves('hanged-mans-boots', 0, [arrive('gallows-road')]),
  serves('hanged-mans-boots', 1, [wear('armor', 'wolf')], {
    misses: [wear('weapon', 'kite')],
  }),
  serves('letter-in-three-copies', 0, [arrive('undercity')]),
  serves('letter-in-three-copies', 1, [arrive('ironforge')]),
  serves('letter-in-three-copies', 2, [arrive('stormwind')]),
  serves('bell-in-the-fog', 0, [arrive('silver-mere'), arrive('fog-hollow')], green),
  serves(
    'cough-medicine',
    0,
    [use('undercity', 'small-potion'), use('stormwind', 'small-potion')],
    { misses: [use('ironforge', 'large-potion')] },
  ),
  serves('cough-medicine', 1, [kite('gallows-road')]),
  serves('tinkers-wager', 0, [arrive('tinkers-vale')]),
  serves('tinkers-wager', 1, [wear('weapon', 'kite')], {
    misses: [wear('armor', 'wolf')],
  }),
  serves('ice-for-ironforge', 0, [arrive('frost-cradle')]),
  serves('ice-for-ironforge', 1, [use('ironforge', 'large-potion')], {
    misses: [use('undercity', 'small-potion')],
  }),
  serves('cradle-song', 0, [arrive('frost-cradle')], { misses: [arrive('tinkers-vale')] }),
  serves('cradle-song', 1, [ghoul('tinkers-vale')], { misses: [kite('gallows-road')] }),
  serves('surveyors-chain', 0, [
    use('pale-orchard', 'place-discovery', { answers: ['rust-flats'] }),
  ]),
  serves('surveyors-chain', 1, [reveal('gallows-road', 'gold.1')]),
  serves('bridge-by-subscription', 0, [arrive('broken-bridge'), arrive('stonewatch')], green),
  serves('bridge-by-objection', 0, [crow('peat-fens'), patrol('broken-bridge')], {
    ...green,
    misses: [kite('gallows-road')],
  }),
  serves('paid-in-full', 0, [overthrow('goldfields', 6, 1)], { misses: [kite('gallows-road')] }),
  serves('captains-back-pay', 0, [give('goldfields', 'rat')]),
  serves('millers-cat', 0, [arrive('millers-wood')]),
  serves('millers-cat', 1, [kite('gallows-road')], { misses: [ghoul('gallows-road')] }),
  serves('scarecrow-ballot', 0, [arrive('millers-wood'), arrive('goldfields')]),
  serves('overdue', 0, [use('stormwind', 'scroll'), use('undercity', 'scroll')], {
    misses: [use('undercity', 'small-potion')],
  }),
  serves('overdue', 1, [arrive('stormwind')]),
  serves('widows-candle', 0, [arrive('widows-wood')], green),
  serves('widows-candle', 1, [crow('silver-mere')], { ...green, misses: [kite('gallows-road')] }),
];

const ELITE: Serving[] = [
  serves('drowned-census', 0, [arrive('raiders-march'), arrive('silver-mere')], green),
  serves('license-for-the-fog', 0, [crow('fog-hollow')], {
    ...green,
    misses: [patrol('peat-fens')],
  }),
  serves('license-for-the-fog', 1, [reveal('gallows-road', 'gold.1')], green),
  serves('library-in-the-bog', 0, [use('peat-fens', 'book')], green),
  serves('library-in-the-bog', 1, [give('ironforge', 'rockfall', 'rat')], green),
  serves('wanted-a-watch', 0, [arrive('stonewatch')], green),
  serves('wanted-a-watch', 1, [wear('armor', 'squall')], {
    ...green,
    misses: [wear('armor', 'wolf')],
  }),
  serves(
    'seven-widows',
    0,
    [arrive('redwater'), arrive('millers-wood'), arrive('widows-wood')],
    green,
  ),
  serves('lightning-rod', 0, [arrive('hinter-falls'), arrive('thunder-pass')], yellow),
  serves('blown-glass', 0, [arrive('cinder-gorge'), arrive('rust-flats')], yellow),
  serves('what-the-witch-kept', 0, [overthrow('redwater', 6, 3)], {
    ...green,
    misses: [crow('silver-mere')],
  }),
  serves('third-prophecy', 0, [overthrow('sunken-temple', 6, 2)], {
    ...yellow,
    misses: [crew('thunder-pass')],
  }),
  serves('going-going', 0, [market()], yellow),
  serves('an-heir-speaks', 0, [overthrow('eastern-plaguelands', 6, 1)], { ...red, side: 'other' }),
  serves('barons-supper', 0, [give('eastern-plaguelands', 'leper', 'rockfall')], red),
  serves('price-of-fire', 0, [overthrow('ember-stair', 6, 1)], { ...red, side: 'other' }),
  serves('light-for-the-poor', 0, [arrive('ashen-keep'), arrive('ember-stair')], red),
  serves('last-harvest', 0, [arrive('western-plaguelands')], yellow),
  serves('last-harvest', 1, [crew('thunder-pass')], {
    ...yellow,
    misses: [pirates('thunder-pass')],
  }),
  serves('egg-for-the-menagerie', 0, [arrive('dragons-roost'), arrive('hinter-falls')], red),
  serves('egg-returned', 0, [arrive('dragons-roost')], red),
  serves('egg-returned', 1, [tiger('rust-flats'), crew('hinter-falls')], {
    ...red,
    misses: [pirates('thunder-pass')],
  }),
  serves('rust-flats-derby', 0, [arrive('rust-flats')], yellow),
  serves(
    'rust-flats-derby',
    1,
    [fly('undercity', 'stormwind'), fly('stormwind', 'undercity')],
    yellow,
  ),
  serves('colonels-tiger', 0, [arrive('tigers-vale')], yellow),
  serves('colonels-tiger', 1, [tiger('thunder-pass')], {
    ...yellow,
    misses: [crow('silver-mere'), pirates('thunder-pass')],
  }),
  serves('buried-on-paper', 0, [arrive('skull-isle')], red),
  serves(
    'buried-on-paper',
    1,
    [reveal('gallows-road', 'gold.1'), reveal('silver-mere', 'gold.2')],
    red,
  ),
  serves('closing-time', 0, [arrive('demon-gate')], red),
  serves('closing-time', 1, [usher('dragons-roost')], {
    ...red,
    misses: [marshal('dragons-roost')],
  }),
  serves('auctioneers-cough', 0, [
    bid('undercity', 'rat', 'hornets'),
    bid('stormwind', 'hornets', 'boar'),
  ]),
  serves('last-blade-of-orm', 0, [arrive('ironforge')], red),
  serves('last-blade-of-orm', 1, [wear('weapon', 'bat')], {
    ...red,
    misses: [wear('weapon', 'caiman'), wear('armor', 'archduke')],
  }),
  serves('on-loan-to-the-museum', 0, [give('undercity', 'caiman', 'boulder', 'leper')], yellow),
  serves('the-summons', 0, [visitMage()]),
  serves('served-cold', 0, [defeatMage()], { misses: [attack()] }),
  serves('parcel-of-no-value', 0, [visitMage()], yellow),
  serves('parcel-of-no-value', 1, [arrive('booty-bay')], yellow),
  serves('anything-to-declare', 0, [attack(), attack()], { misses: [kite('gallows-road')] }),
  serves('anything-to-declare', 1, [crow('widows-wood')], {
    ...yellow,
    misses: [kite('gallows-road')],
  }),
  serves('matter-of-opinion', 0, [attack(), attack(), attack()]),
  serves('ballad-in-want-of-a-duel', 0, [defeatMage()], { misses: [attack()] }),
  serves('ballad-in-want-of-a-duel', 1, [wear('weapon', 'caiman')], {
    ...yellow,
    misses: [wear('weapon', 'boulder')],
  }),
];

/** Pays the price of the Bay Auction. */
function market(): Deed {
  const items = ['leper', 'mirage'];
  return {
    bag: [...items, 'rockfall'],
    play(s) {
      s.character(HERO).space = 'booty-bay';
      s.challenge(HERO).choose('pay:bay-auction');
    },
  };
}

function fly(from: string, to: string): Deed {
  return use(from, 'flight-path', { answers: [to] });
}

/** Gives an item at an auction house, and gets the next one. */
function bid(space: string, item: string, next: string): Deed {
  return use(space, 'auction-house', {
    bag: item === 'rat' ? [item] : [],
    drawn: { color: 'grey', card: next },
  });
}

/** Somewhere that a quest doesn't mention. */
const elsewhere = (quest: string): string => {
  const tasks = JSON.stringify(questDefinition(quest).tasks);
  return ['ironforge', 'undercity', 'goldfields'].find((space) => !tasks.includes(space)) ?? '';
};

/** A hero with all but one task of a quest done. */
function laidOut({ quest, task, deeds, misses = [], level = 'grey', side }: Serving): Scenario {
  const all = [...misses, ...deeds];
  const drawn = all.flatMap((deed) => deed.drawn ?? []);
  const progress = questDefinition(quest).tasks.map((one, index) =>
    index === task ? 0 : neededFor(one),
  );
  const standing = {
    level,
    ...(side ? { side } : {}),
    space: elsewhere(quest),
    bag: all.flatMap((deed) => deed.bag ?? []),
    quests: [{ card: quest, progress }],
  };
  const of = (color: Color) => drawn.filter((one) => one.color === color).map(({ card }) => card);
  const placed = Object.fromEntries(
    all.flatMap((deed) => (deed.placed ? [[deed.placed.space, [deed.placed.token]]] : [])),
  );
  return scenario({
    characters: { [HERO]: standing, mage: { space: 'stormwind' } },
    next: Object.fromEntries(COLORS.map((color) => [color, of(color)])),
    placed,
  });
}

describe('AD-080 to AD-083, AD-085: a task of a quest', () => {
  it.each([...STARTING, ...ELITE].map((one) => [one.quest, one.task, one] as const))(
    '%s task %i: is done by what it asks for, and by nothing else',
    (quest, task, serving) => {
      const s = laidOut(serving);
      const log = () => s.character(HERO).log;
      s.maintain(HERO);
      for (const miss of serving.misses ?? []) miss.play(s);
      expect(s.character(HERO).quests[0]?.progress[task]).toBe(0);
      for (const deed of serving.deeds) {
        expect(log()).toEqual([]);
        deed.play(s);
      }
      expect(log()).toContain(quest);
      s.end();
    },
  );

  it('has its scenario here, whichever it is', () => {
    const named = [...STARTING, ...ELITE].map(({ quest, task }) => `${quest} ${task}`);
    const all = [...STARTING_QUESTS, ...ELITE_QUESTS].flatMap(({ id, tasks }) =>
      tasks.map((_, index) => `${id} ${index}`),
    );
    expect(named.toSorted()).toEqual(all.toSorted());
  });
});
