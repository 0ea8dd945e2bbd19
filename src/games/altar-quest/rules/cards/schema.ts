import { z } from 'zod';
import { identifier } from '../../../../cards/identifier.ts';
import { amountSchema } from '../language/amount.ts';
import { conditionSchema } from '../language/condition.ts';
import { wholeEffectSchema } from '../language/registry.ts';
import { ATTRIBUTES, COLOURS, RHUNES } from '../terms.ts';
import {
  type Ability,
  type CardDefinition,
  type DeckDefinition,
  ENEMY_TYPES_STRENGTHENED,
  EQUIPMENT_TYPES,
  type Passive,
} from './definition.ts';

const id = identifier();
/** A card or a deck; these are parts of addresses. */
const cardId = identifier(24);
const testKind = z.enum(['test', 'attack', 'inflict', 'resist', 'search', 'task']);
const spaces = z.number().int().min(0).max(20);

const momentSchema = z.strictObject({
  at: z.enum([
    'before-test',
    'after-roll',
    'before-damage',
    'after-damage',
    'enemy-activates',
    'enemy-defeated',
    'room-revealed',
    'turn-begins',
  ]),
  who: z.enum(['you', 'other', 'anyone']),
  range: spaces.optional(),
  test: testKind.optional(),
  attribute: z.enum(ATTRIBUTES).optional(),
});

const abilitySchema: z.ZodType<Ability> = z.strictObject({
  name: id,
  keyword: z.enum([
    'play',
    'action',
    'interact',
    'exhaust',
    'use',
    'activate',
    'scheme',
    'trigger',
    'when-revealed',
    'before-defeat',
    'spawned',
    'activated',
    'setup',
    'event',
  ]),
  range: spaces.optional(),
  rhune: z.enum(RHUNES).optional(),
  when: momentSchema.optional(),
  only: conditionSchema.optional(),
  limit: z.enum(['round', 'hero']).optional(),
  sharing: id.optional(),
  effect: wholeEffectSchema,
  rhunes: z
    .array(z.strictObject({ rhune: z.enum(RHUNES), effect: wholeEffectSchema }))
    .min(1)
    .optional(),
});

const passiveSchema: z.ZodType<Passive> = z.strictObject({
  stat: z.enum([
    'dice',
    'difficulty',
    'defense',
    'speed',
    'range',
    'attack-damage',
    'doors-locked',
    'no-rest',
    'no-channel',
    'no-supply-die',
    'no-attack',
    'flies',
    'no-reactions',
    'no-rhunes',
    'prey',
    'movement',
    'actions',
    'inflict',
    'health',
  ]),
  amount: amountSchema.optional(),
  of: z.enum([
    'you',
    'heroes',
    'host',
    'marked',
    'enemies',
    'minions',
    'villain',
    'this',
    'strengthened',
  ]),
  test: z
    .strictObject({ kind: testKind.optional(), attribute: z.enum(ATTRIBUTES).optional() })
    .optional(),
  only: conditionSchema.optional(),
});

/** What a card may say, for the catalogue's check and for cards that groups write themselves. Unknown properties are refused. */
export const cardSchema: z.ZodType<CardDefinition> = z.strictObject({
  id: cardId,
  type: z.enum([
    'character',
    'equipment',
    'action',
    'feat',
    'reaction',
    'minion',
    'trap',
    'threat-event',
    'threat-reference',
    'villain',
    'villain-event',
    'villain-ongoing',
    'quest-rules',
    'quest',
    'quarry',
    'altar',
    'feature',
    'altar-found',
    'consumable',
    'search-event',
    'lurker',
    'rival',
    'ally',
    'enemy-upgrade',
    'story',
  ]),
  copies: z.number().int().min(1).max(12).optional(),
  colours: z.array(z.enum(COLOURS)).min(1).optional(),
  traits: z.array(id).optional(),
  hero: id.optional(),
  replaces: id.optional(),
  strengthens: z.array(z.enum(ENEMY_TYPES_STRENGTHENED)).min(1).optional(),
  number: z.number().int().min(1).max(15).optional(),
  slot: z.enum(EQUIPMENT_TYPES).optional(),
  ongoing: z.literal(true).optional(),
  attributes: z.record(z.enum(ATTRIBUTES), z.number().int().min(0).max(9)).optional(),
  health: amountSchema.optional(),
  defense: z.number().int().min(0).max(9).optional(),
  speed: spaces.optional(),
  range: spaces.optional(),
  threshold: amountSchema.optional(),
  size: z.union([z.literal(1), z.literal(2), z.literal(4)]).optional(),
  searchTokens: z.number().int().min(1).max(4).optional(),
  attach: z.literal('feature').optional(),
  stays: z.literal(true).optional(),
  noThreats: z.literal(true).optional(),
  abilities: z.array(abilitySchema).optional(),
  passives: z.array(passiveSchema).optional(),
  win: conditionSchema.optional(),
  lose: conditionSchema.optional(),
  milestones: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        when: conditionSchema,
        reads: z.string().min(1).optional(),
      }),
    )
    .optional(),
  progress: z.strictObject({ of: amountSchema, goal: amountSchema }).optional(),
  figures: z.record(id, z.number().int().positive()).optional(),
  narrative: z.literal(true).optional(),
});

/** A deck with all its cards. */
export const deckSchema: z.ZodType<DeckDefinition> = z.strictObject({
  id: cardId,
  kind: z.enum([
    'hero',
    'threat',
    'villain',
    'quest',
    'altar',
    'feature',
    'search',
    'lurker',
    'rival',
    'ally',
    'hero-upgrade',
    'enemy-upgrade',
    'equipment',
    'story',
    'overlay',
  ]),
  cards: z.array(cardSchema).min(1),
});
