import { z } from 'zod';
import { identifier } from '../../../../cards/identifier.ts';
import { conditionSchema } from '../language/condition.ts';
import { effectSchema } from '../language/registry.ts';
import {
  AFFILIATIONS,
  ATTACK_TYPES,
  COLORS,
  ICONS,
  LEVELS,
  POTIONS,
  RESOURCES,
  SLOTS,
  TRAITS,
} from '../terms.ts';
import {
  type AbilityDefinition,
  type BoardEncounterDefinition,
  type ChallengeDefinition,
  type CharacterDefinition,
  type Definition,
  MOMENTS,
  type QuestDefinition,
  RULE_CHANGES,
  STATS,
  TIMINGS,
  type TrophyDefinition,
} from './definition.ts';

const id = identifier(28);

const whole = (least: number, most: number) => z.number().int().min(least).max(most);

const power = z.strictObject({
  when: z.union([
    z.strictObject({ die: z.array(whole(1, 6)).min(1) }),
    z.strictObject({ moment: z.enum(MOMENTS) }),
  ]),
  if: conditionSchema.optional(),
  effect: effectSchema,
});

const passive = z.strictObject({
  stat: z.enum(STATS),
  amount: whole(-6, 6),
  if: conditionSchema.optional(),
});

const works = {
  powers: z.array(power).min(1).optional(),
  passives: z.array(passive).min(1).optional(),
};

const strength = {
  attack: whole(0, 12),
  type: z.enum(ATTACK_TYPES),
  defense: whole(1, 14),
  damage: whole(0, 6),
};

const characterCard = z.strictObject({
  ...strength,
  ...works,
  health: whole(1, 12),
  icons: z.array(z.enum(ICONS)),
});

const sides = z.strictObject({ starting: characterCard, other: characterCard });

const character: z.ZodType<CharacterDefinition> = z.strictObject({
  id,
  type: z.literal('character'),
  affiliation: z.enum(AFFILIATIONS),
  levels: z.strictObject({ grey: sides, green: sides, yellow: sides, red: sides }),
});

const higher = z.enum(['green', 'yellow', 'red']);

const ability: z.ZodType<AbilityDefinition> = z
  .strictObject({
    id,
    type: z.literal('ability'),
    character: id,
    copies: whole(1, 4),
    cost: whole(0, 3),
    timing: z.enum(TIMINGS),
    if: conditionSchema.optional(),
    weapon: z
      .strictObject({ attack: whole(0, 12), type: z.enum(ATTACK_TYPES), damage: whole(0, 6) })
      .optional(),
    effect: effectSchema.optional(),
    improved: z
      .array(z.strictObject({ level: higher, effect: effectSchema }))
      .min(1)
      .optional(),
    attached: z.strictObject(works).optional(),
  })
  .refine(
    ({ weapon, timing }) => !weapon || timing === 'before-dice',
    'Instead of a weapon a card is played before the dice.',
  )
  .refine(({ weapon, effect }) => weapon || effect, 'A card does something.');

const encounter = z.strictObject({
  face: z.literal('encounter'),
  trait: z.enum(TRAITS),
  aggro: z.literal(true).optional(),
  ...strength,
  ...works,
});

const item = z
  .strictObject({
    face: z.literal('item'),
    slot: z.enum(SLOTS),
    icons: z.array(z.enum(ICONS)).min(1).optional(),
    weapon: z
      .strictObject({
        attack: whole(0, 12),
        type: z.enum(ATTACK_TYPES),
        damage: whole(0, 6).optional(),
      })
      .optional(),
    defense: whole(1, 14).optional(),
    potions: z.array(z.enum(POTIONS)).min(1).optional(),
    ...works,
    use: z
      .strictObject({
        timing: z.enum(['movement', 'before-dice', 'after-dice']),
        discard: z.boolean(),
        if: conditionSchema.optional(),
        effect: effectSchema,
      })
      .optional(),
  })
  .refine(({ slot, weapon }) => (slot === 'weapon') === (weapon !== undefined), 'Weapons attack.')
  .refine(({ slot, defense }) => (slot === 'armor') === (defense !== undefined), 'Armor defends.')
  .refine(({ slot, icons }) => slot !== 'bag' || !icons, 'Bag items are not equipped.')
  .refine(({ slot, use }) => slot === 'bag' || !use, 'What is used works from the bag.');

const flipTrigger = z.discriminatedUnion('moment', [
  z.strictObject({
    moment: z.literal('encounter-defeated'),
    trait: z.enum(TRAITS).optional(),
    color: z.enum(COLORS).optional(),
  }),
  z.strictObject({ moment: z.literal('character-defeated') }),
  z.strictObject({ moment: z.literal('turn-ends'), at: id }),
]);

const event = z
  .strictObject({
    face: z.literal('event'),
    sort: z.enum(['global', 'location', 'special']),
    location: id.optional(),
    effect: effectSchema.optional(),
    passives: z.array(passive).min(1).optional(),
    encounters: z.array(passive).min(1).optional(),
    rules: z.array(z.enum(RULE_CHANGES)).min(1).optional(),
    flips: flipTrigger.optional(),
  })
  .refine(
    ({ sort, location }) => (sort === 'location') === (location !== undefined),
    'A location event says where it lies.',
  )
  .refine(
    ({ sort, passives, encounters, rules, flips }) =>
      sort === 'global' || !(passives || encounters || rules || flips),
    'Only global events last.',
  )
  .refine(({ sort, effect }) => sort === 'global' || effect, 'This event does something.');

const turned = z.strictObject({ face: z.literal('turned'), effect: effectSchema });

const challenge: z.ZodType<ChallengeDefinition> = z
  .strictObject({
    id,
    type: z.literal('challenge'),
    color: z.enum(COLORS),
    front: z.union([encounter, event]),
    back: z.union([item, encounter, turned]).nullable(),
  })
  .refine(
    ({ front, back }) => front.face === 'event' || back?.face === 'item',
    'What an encounter yields is an item.',
  );

const count = whole(1, 6);

const task = z.discriminatedUnion('task', [
  z.strictObject({ task: z.literal('travel'), to: id }),
  z.strictObject({ task: z.literal('collect'), at: z.array(id).min(1).max(4) }),
  z.strictObject({
    task: z.literal('defeat'),
    count,
    trait: z.enum(TRAITS).optional(),
    color: z.enum(COLORS).optional(),
    at: z.array(id).min(1).optional(),
  }),
  z.strictObject({ task: z.literal('overlord'), encounter: id }),
  z.strictObject({ task: z.literal('wound'), amount: count }),
  z.strictObject({ task: z.literal('rout'), affiliation: z.enum(AFFILIATIONS).optional() }),
  z.strictObject({ task: z.literal('meet'), affiliation: z.enum(AFFILIATIONS).optional() }),
  z.strictObject({ task: z.literal('resource'), resource: z.enum(RESOURCES), count }),
  z.strictObject({ task: z.literal('discover'), count }),
  z.strictObject({
    task: z.literal('deliver'),
    color: z.enum(COLORS),
    slot: z.enum(SLOTS).optional(),
    to: id,
  }),
  z.strictObject({
    task: z.literal('equip'),
    slot: z.enum(['weapon', 'armor']),
    color: z.enum(COLORS),
  }),
]);

const quest: z.ZodType<QuestDefinition> = z.strictObject({
  id,
  type: z.literal('quest'),
  set: z.enum(['starting', 'elite']),
  valor: whole(0, 4),
  level: z.literal(true).optional(),
  reward: effectSchema.optional(),
  tasks: z.array(task).min(1).max(3),
});

const boardEncounter: z.ZodType<BoardEncounterDefinition> = z
  .strictObject({
    id,
    type: z.literal('board-encounter'),
    color: z.enum(COLORS),
    foe: z.strictObject({ trait: z.enum(TRAITS), ...strength, ...works }).nullable(),
    price: z.strictObject({ items: count, color: z.enum(LEVELS) }).optional(),
    level: higher.optional(),
    trophy: id.optional(),
    reward: effectSchema.optional(),
  })
  .refine(({ foe, price }) => (foe === null) === (price !== undefined), 'A fight, or a price.');

const trophy: z.ZodType<TrophyDefinition> = z.strictObject({
  id,
  type: z.literal('trophy'),
  valor: whole(1, 4),
  copies: whole(1, 8),
  once: z.literal(true).optional(),
});

/** What a card may say. Unknown properties are refused. */
export const definitionSchema: z.ZodType<Definition> = z.union([
  character,
  ability,
  challenge,
  quest,
  boardEncounter,
  trophy,
]);

/** The schema of each type by itself, for messages that say what is wrong. */
export const SCHEMAS: { readonly [type in Definition['type']]: z.ZodType } = {
  character,
  ability,
  challenge,
  quest,
  'board-encounter': boardEncounter,
  trophy,
};
