import { characterOf, othersHere } from '../../rules/queries/characters.ts';
import { deliveriesOf } from '../../rules/queries/quests.ts';
import { resourcesFor } from '../../rules/queries/resources.ts';
import { spaceOf } from '../../rules/queries/spaces.ts';
import { LIMITS } from '../../rules/rulings.ts';
import type { Resource, SpaceId } from '../../rules/terms.ts';
import { namesIn } from '../names.ts';
import { arrived, RANK, type Reason, type Traveler } from './places.ts';
import { forQuest, isOf, stepsOf } from './quest-steps.ts';

/** What can be done in a space without a fight: for quests by being there, or by exploring it. */
export const errandsIn = (traveler: Traveler, space: SpaceId): Reason[] => [
  ...visits(traveler, space),
  ...(traveler.explores ? exploring(traveler, space) : []),
];

/** What a traveler's quests require in this space with nothing else to do. */
function visits(traveler: Traveler, space: SpaceId): Reason[] {
  const { seat, texts } = traveler;
  const state = arrived(traveler, space);
  const names = namesIn(texts);
  const character = characterOf(state, seat);
  const others = othersHere(state, character);
  const visit = (
    key: string,
    about: string,
    args: { [name: string]: string },
    isStep: Parameters<typeof forQuest>[2],
  ): Reason =>
    forQuest(
      {
        about,
        label: texts(`adventure.go.${key}`, args),
        emoji: texts('adventure.go.emoji.quest'),
        rank: RANK.quest,
        why: 'quest',
        notes: [],
      },
      traveler,
      isStep,
    );
  const here = { space: names.space(space) };
  return stepsOf(traveler).flatMap((step): Reason[] => {
    const { quest, task, index } = step;
    const about = `${quest.card} ${index} ${space}`;
    const isIt = (one: typeof step) => one.quest === quest && one.index === index;
    switch (task.task) {
      case 'travel':
        return task.to === space ? [{ ...visit('visit', about, here, isIt), isPlaced: true }] : [];
      case 'collect':
        return quest.waiting[index]?.includes(space)
          ? [{ ...visit('collect', about, here, isIt), isPlaced: true }]
          : [];
      case 'deliver': {
        const [fitting] = deliveriesOf(character).filter(
          (one) => one.quest === quest.card && one.task === index,
        );
        const [item, another] = fitting?.items ?? [];
        if (item === undefined) return [];
        return [
          visit(
            'deliver',
            about,
            { item: another === undefined ? names.item(item) : 'none' },
            isIt,
          ),
        ];
      }
      case 'meet': {
        const met = others.find(({ id }) => isOf(id, task.affiliation));
        return met ? [visit('meet', about, { character: names.character(met.id) }, isIt)] : [];
      }
      default:
        return [];
    }
  });
}

/** What exploring a space yields: its discoveries, else one of its resources (AD-020 to AD-022). */
function exploring(traveler: Traveler, space: SpaceId): Reason[] {
  const { view, seat, texts } = traveler;
  const placed = view.placed[space];
  if (placed) {
    const reveal: Reason = {
      about: 'discoveries',
      label: texts('adventure.go.discoveries', { count: placed.count }),
      emoji: texts('adventure.emoji.discovery'),
      rank: RANK.other,
      notes: [],
    };
    return [forQuest(reveal, traveler, ({ task }) => task.task === 'discover')];
  }
  return resourcesFor(arrived(traveler, space), seat).flatMap((resource) =>
    usingIt(traveler, space, resource),
  );
}

/** The uses of resources that are worth a journey; others only count if a quest asks for them. */
const WORTH_A_WAY: { readonly [resource in Resource]?: Pick<Reason, 'about' | 'why'> } = {
  scroll: { about: 'cards', why: 'learns' },
  book: { about: 'cards', why: 'learns' },
  'quest-giver': { about: 'quest-giver', why: 'quest-giver' },
  'auction-house': { about: 'auction-house' },
};

function usingIt(traveler: Traveler, space: SpaceId, resource: Resource): Reason[] {
  const { seat, texts } = traveler;
  const state = arrived(traveler, space);
  const { damage } = characterOf(state, seat);
  const heals = Math.min(damage, HEALS[resource] ?? 0);
  const isCity = spaceOf(state, space).city === true;
  const plain: Reason = {
    about: resource,
    label: texts(`adventure.go.resource.${resource}`, { space: namesIn(texts).space(space) }),
    isPlaced: true,
    emoji: texts('adventure.emoji.explore'),
    rank: RANK.other,
    notes: [],
    resource,
    ...WORTH_A_WAY[resource],
  };
  const use: Reason =
    heals > 0
      ? {
          ...plain,
          about: 'healing',
          why: 'heals',
          label: texts(`adventure.go.${isCity ? 'rest' : 'heal'}`, {
            space: namesIn(texts).space(space),
            heals,
          }),
          emoji: texts('adventure.go.emoji.rest'),
          notes: isCity ? [texts('adventure.go.heals', { heals })] : [],
        }
      : plain;
  const told = forQuest(
    use,
    traveler,
    ({ task }) => task.task === 'resource' && task.resource === resource,
  );
  return told !== plain || WORTH_A_WAY[resource] ? [told] : [];
}

const HEALS: { readonly [resource in Resource]?: number } = {
  'small-potion': LIMITS.smallPotion,
  'large-potion': LIMITS.largePotion,
};
