import { z } from 'zod';
import { expectedAmong } from '../../../../kernel/nearest-names.ts';
import { oneOf, onlyFields } from '../../../../kernel/scenario.ts';
import { LIMITS } from '../rulings.ts';
import { HERO_DIE_FACES, RHUNES } from '../terms.ts';

/** A count of tokens. */
const tokens = z.number().int().min(0);
/** One physical card, as matches name it: `kneeler`, `lance-of-noon.1`, `frox-raider.red`. */
const card = z.string();
const cards = z.array(card);
/** As printed on the board's edge: `F7`. */
const space = z.string();

/** What is on a card or true of it. */
const onCard = {
  exhausted: z.literal(true).optional(),
  damage: tokens.optional(),
  armor: tokens.optional(),
  threat: tokens.optional(),
  progress: tokens.optional(),
  quest: tokens.optional(),
  search: tokens.optional(),
  /** The card it is attached to. */
  host: card.optional(),
  /** Cards attached to it, oldest first. Either this or their `host` is enough. */
  attached: cards.optional(),
  /** Abilities with a limit that were used in this round, each as `ability:hero`. */
  used: z.array(z.string()).optional(),
  /** The hero whom it marks. */
  hero: z.string().optional(),
};

const hero = onlyFields({
  at: space,
  damage: tokens.optional(),
  focus: tokens.max(LIMITS.focusTokens).optional(),
  armor: tokens.optional(),
  threat: tokens.optional(),
  /** Action tokens face up. */
  actions: tokens.optional(),
  /** Movement points left of a move in progress. */
  movement: tokens.optional(),
  /** Has finished the act phase of this round. */
  acted: z.boolean().optional(),
  /** Has finished the react phase of this round. */
  reacted: z.boolean().optional(),
  /** Rooms revealed in this act phase. */
  reveals: tokens.optional(),
  /** What effects have taken since the player was last asked. */
  losses: z
    .strictObject({
      health: tokens.optional(),
      focus: tokens.optional(),
      supply: tokens.optional(),
    })
    .optional(),
  /** The whole hand. */
  hand: cards.optional(),
  /** More cards in the play area. */
  area: cards.optional(),
  /** Cards in the threat area that have no figure. */
  threats: cards.optional(),
});

/** The decks of the table: threat, villain, quest, feature, search, lurker. */
const deck = oneOf(['threat', 'villain', 'quest', 'feature', 'search', 'lurker']);

const ofDecks = z.partialRecord(deck, cards);

/** Everything that a die of the game can show. */
const FACES = [...RHUNES, ...new Set(HERO_DIE_FACES)] as const;

/** The number of sides of each die of the game: hero dice (AQ-173) and altar dice (AQ-232). */
const HIGHEST = HERO_DIE_FACES.length - 1;

const wrongDie = ({ input }: { input: unknown }): string => {
  const sides = `a number from 0 to ${HIGHEST}`;
  if (typeof input !== 'number') return `${sides}, or ${expectedAmong(FACES, input)}`;
  return `${sides} or a face, not ${input}; { "lot": ${input} } where no die is meant`;
};

/** A face, the number of a side, or the result of anything else that is decided by lot. */
const die = z.union(
  [
    oneOf(FACES),
    z.literal(HERO_DIE_FACES.map((_, side) => side)),
    z.strictObject({ lot: z.number().int().min(0) }),
  ],
  { error: wrongDie },
);

/**
 * What a scenario lays out, in files as in tests: docs/scenarios.md says what each part means. Anything it
 * leaves out is as the setup of a match leaves it.
 */
export const layoutSchema = onlyFields({
  /** For the match, as the lobby offers them. */
  options: z.record(z.string(), z.string()).optional(),
  /** By hero: where they stand and what they have. */
  heroes: z.record(z.string(), hero),
  /** The seats of heroes; one each unless they are given. */
  seats: z.record(z.string(), z.string()).optional(),
  /** Heroes without their character and Equipment cards in play; their values stay. */
  bare: z.literal(true).optional(),
  round: z.number().int().min(1).optional(),
  turn: oneOf(['heroes', 'threat', 'villain', 'quest']).optional(),
  /** The hero whose act phase it is. */
  active: z.string().optional(),
  supply: tokens.optional(),
  /** Faces of the altar dice. */
  pool: z.array(oneOf(RHUNES)).length(LIMITS.altarDice).optional(),
  startRoom: z.string().optional(),
  /** Revealed rooms in the order revealed. */
  revealed: z.array(z.string()).optional(),
  openDoors: z.array(z.string()).optional(),
  /** The feature card of each room that has one. */
  features: z.record(z.string(), card).optional(),
  /** The altar card of this game. */
  altar: card.optional(),
  /** By card: enemies and traps on the board, and in whose threat area their card is. */
  enemies: z
    .record(
      card,
      onlyFields({
        ...onCard,
        at: z.union([space, z.array(space)], { error: 'a space like F7, or a list of spaces' }),
      }),
    )
    .optional(),
  /** By card: allies on the board, and the hero who controls them. */
  allies: z.record(card, onlyFields({ ...onCard, hero: z.string(), at: space })).optional(),
  /** By card: what is on other cards. */
  cards: z.record(card, onlyFields({ ...onCard, spaces: z.array(space).optional() })).optional(),
  villain: oneOf(['scheme', 'spawned', 'defeated']).optional(),
  /** More cards in the villain area. */
  villainArea: cards.optional(),
  /** Enemy upgrades in force. */
  enemyUpgrades: cards.optional(),
  /** More cards in the quest area. */
  questArea: cards.optional(),
  /** Tops of decks, next card first. */
  tops: ofDecks.optional(),
  /** Discard piles, topmost card last. */
  discards: ofDecks.optional(),
  /** Tops of heroes' decks, next card first. */
  heroDecks: z.record(z.string(), cards).optional(),
  /** Decks with nothing to draw: all their cards are in the discard pile. */
  drawn: z.array(deck).optional(),
  /**
   * What chance decides next, in this order: faces of hero dice, rhunes of altar dice, or numbers of their
   * sides; `lot` has the numbers from 0 for anything else that is decided by lot, such as a shuffle.
   */
  dice: z.array(die).optional(),
});

/** A position that can be played. */
export type Layout = z.infer<typeof layoutSchema>;

export type HeroLayout = Layout['heroes'][string];
