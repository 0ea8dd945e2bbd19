import { BOX } from '../../src/games/adventure/cards/index.ts';
import type {
  AbilityDefinition,
  BoardEncounterDefinition,
  ChallengeDefinition,
  CharacterDefinition,
  Definition,
  EncounterFace,
  EventFace,
  ItemFace,
  Passive,
  Power,
  QuestDefinition,
  TrophyDefinition,
} from '../../src/games/adventure/rules/cards/definition.ts';
import { LANGUAGE } from '../../src/games/adventure/rules/language/registry.ts';
import { CHARACTER_SIDES, LEVELS } from '../../src/games/adventure/rules/terms.ts';
import { addressKey, kindKey, lacking, type Part, without } from './parts.ts';

const GAME = 'adventure';

/** Kinds of effect; everything that each card, character, quest, trophy and encounter of the board does. */
export const adventureParts = (): Part[] => [
  ...LANGUAGE.kinds().map(({ kind }) => ({
    name: `adventure: the effect ${kind}`,
    key: kindKey(GAME, kind),
  })),
  ...BOX.flatMap(partsOf),
];

function partsOf(definition: Definition): Part[] {
  switch (definition.type) {
    case 'character':
      return partsOfCharacter(definition);
    case 'ability':
      return partsOfAbility(definition);
    case 'challenge':
      return partsOfChallenge(definition);
    case 'quest':
      return partsOfQuest(definition);
    case 'board-encounter':
      return partsOfBoard(definition);
    case 'trophy':
      return partsOfTrophy(definition);
  }
}

const effectPart = (card: string, path: string): Part => ({
  name: `${card} ${path}`,
  card,
  key: addressKey({ card, path }),
});

interface Works {
  powers?: readonly Power[];
  passives?: readonly Passive[];
}

const works = (card: string, at: string, { powers = [], passives = [] }: Works): Part[] => [
  ...powers.map((_, index) => effectPart(card, `${at}.powers.${index}.effect`)),
  ...passives.map((passive, index) => ({
    name: `${card} ${at}.passives.${index} (${passive.stat})`,
    card,
    remove: without(passives, passive),
  })),
];

const partsOfCharacter = ({ id, levels }: CharacterDefinition): Part[] =>
  LEVELS.flatMap((level) =>
    CHARACTER_SIDES.flatMap((side) => works(id, `levels.${level}.${side}`, levels[level][side])),
  );

const partsOfAbility = (ability: AbilityDefinition): Part[] => {
  const { id, effect, improved = [], attached, weapon } = ability;
  return [
    ...(effect ? [effectPart(id, 'effect')] : []),
    ...improved.map((_, index) => effectPart(id, `improved.${index}.effect`)),
    ...(ability.if ? [{ name: `${id} if`, card: id, remove: lacking(ability, 'if') }] : []),
    ...(weapon ? [{ name: `${id} weapon`, card: id, remove: lacking(ability, 'weapon') }] : []),
    ...(attached ? works(id, 'attached', attached) : []),
  ];
};

function partsOfChallenge({ id, front, back }: ChallengeDefinition): Part[] {
  return [
    ...(front.face === 'encounter' ? partsOfFoe(id, 'front', front) : partsOfEvent(id, front)),
    ...(back?.face === 'encounter' ? partsOfFoe(id, 'back', back) : []),
    ...(back?.face === 'item' ? partsOfItem(id, back) : []),
    ...(back?.face === 'turned' ? [effectPart(id, 'back.effect')] : []),
  ];
}

const partsOfFoe = (id: string, at: string, face: EncounterFace): Part[] => [
  ...works(id, at, face),
  ...(face.aggro ? [{ name: `${id} ${at} aggro`, card: id, remove: lacking(face, 'aggro') }] : []),
];

const partsOfEvent = (id: string, face: EventFace): Part[] => [
  ...(face.effect ? [effectPart(id, 'front.effect')] : []),
  ...works(id, 'front', face.passives ? { passives: face.passives } : {}),
  ...works(id, 'front.encounters', face.encounters ? { passives: face.encounters } : {}),
  ...(face.rules ?? []).map((rule) => ({
    name: `${id} ${rule}`,
    card: id,
    remove: without(face.rules ?? [], rule),
  })),
  ...(face.flips ? [{ name: `${id} flips`, card: id, remove: lacking(face, 'flips') }] : []),
];

const partsOfItem = (id: string, face: ItemFace): Part[] => [
  ...works(id, 'back', face),
  ...(face.use ? [effectPart(id, 'back.use.effect')] : []),
  ...(face.icons ? [{ name: `${id} icons`, card: id, remove: lacking(face, 'icons') }] : []),
  ...(face.potions ? [{ name: `${id} potions`, card: id, remove: lacking(face, 'potions') }] : []),
];

const partsOfQuest = (quest: QuestDefinition): Part[] => [
  ...quest.tasks.map((task, index) => ({
    name: `${quest.id} task ${index} (${task.task})`,
    card: quest.id,
    remove: without(quest.tasks, task),
  })),
  ...(quest.level
    ? [{ name: `${quest.id} level`, card: quest.id, remove: lacking(quest, 'level') }]
    : []),
  ...(quest.reward ? [effectPart(quest.id, 'reward')] : []),
];

const partsOfBoard = (encounter: BoardEncounterDefinition): Part[] => {
  const { id, foe, price, level, trophy, reward } = encounter;
  return [
    ...(foe ? works(id, 'foe', foe) : []),
    ...(price ? [{ name: `${id} price`, card: id, remove: lacking(encounter, 'price') }] : []),
    ...(level ? [{ name: `${id} level`, card: id, remove: lacking(encounter, 'level') }] : []),
    ...(trophy ? [{ name: `${id} trophy`, card: id, remove: lacking(encounter, 'trophy') }] : []),
    ...(reward ? [effectPart(id, 'reward')] : []),
  ];
};

const partsOfTrophy = (trophy: TrophyDefinition): Part[] =>
  trophy.once
    ? [{ name: `${trophy.id} once`, card: trophy.id, remove: lacking(trophy, 'once') }]
    : [];
