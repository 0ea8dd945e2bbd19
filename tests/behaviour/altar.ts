import { FOLLOWERS, GODS } from '../../src/games/altar/cards/index.ts';
import type {
  FollowerDefinition,
  GodDefinition,
} from '../../src/games/altar/rules/cards/definition.ts';
import { LANGUAGE } from '../../src/games/altar/rules/language/registry.ts';
import { addressKey, kindKey, lacking, type Part, without } from './parts.ts';

const GAME = 'altar';

/** What a follower does where it lies, or by how it can be used. */
const PROPERTIES = [
  'freeAction',
  'worship',
  'ritual',
  'protects',
  'guards',
  'answers',
  'counts',
  'denies',
] as const;

/** Kinds of effect; every follower's ability and what it does by itself; the powers of the gods. */
export const altarParts = (): Part[] => [
  ...[...LANGUAGE.kinds()].map(({ kind }) => ({
    name: `altar: the effect ${kind}`,
    key: kindKey(GAME, kind),
  })),
  ...FOLLOWERS.flatMap(partsOfFollower),
  ...GODS.flatMap(partsOfGod),
];

function partsOfFollower(definition: FollowerDefinition): Part[] {
  const card = definition.id;
  const ability = { name: `${card} ability`, card, key: addressKey({ card, path: '' }) };
  return [
    ...(definition.ability ? [ability] : []),
    ...PROPERTIES.filter((property) => definition[property]).map((property) => ({
      name: `${card} ${property}`,
      card,
      remove: lacking(definition, property),
    })),
  ];
}

const partsOfGod = ({ id, powers }: GodDefinition): Part[] =>
  powers.map((power) => ({
    name: `${id} ${power.power === 'when' ? power.moment : power.power}`,
    card: id,
    remove: without(powers, power),
  }));
