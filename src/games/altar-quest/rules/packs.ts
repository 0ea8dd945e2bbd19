import { z } from 'zod';
import { identifier } from '../../../cards/identifier.ts';
import { type Overlay, overlaySchema } from '../../../cards/overlays/overlays.ts';
import { parseMapText } from '../../../kernel/grid/map-text.ts';
import { createBoard, lettersOn, roomIdFor } from './board/board.ts';
import { registerBoard } from './board/library.ts';
import type { StoryGuide } from './campaign/guide/guide.ts';
import { registerStory } from './campaign/guide/register-story.ts';
import { storySchema } from './campaign/guide/schema.ts';
import type { DeckDefinition } from './cards/definition.ts';
import { isCard } from './cards/library.ts';
import { overlays } from './cards/overlays.ts';
import { registerDeck } from './cards/register-deck.ts';
import { deckSchema } from './cards/schema.ts';
import type { RoomId } from './terms.ts';

/** A board as it is drawn: see `kernel/grid/map-text.ts`. */
export interface BoardDrawing {
  id: string;
  /** Line by line. */
  drawing: readonly string[];
}

/** What a pack, or the box, brings to Altar Quest. */
export interface AltarQuestContent {
  decks?: readonly DeckDefinition[];
  boards?: readonly BoardDrawing[];
  stories?: readonly StoryGuide[];
  overlays?: readonly Overlay[];
}

export const contentSchema: z.ZodType<AltarQuestContent> = z.strictObject({
  decks: z.array(deckSchema).optional(),
  boards: z
    .array(z.strictObject({ id: identifier(24), drawing: z.array(z.string().max(200)).max(200) }))
    .optional(),
  stories: z.array(storySchema).optional(),
  overlays: z.array(overlaySchema).optional(),
});

export const idsOf = ({
  decks = [],
  boards = [],
  stories = [],
  overlays: own = [],
}: AltarQuestContent): string[] => [
  ...decks.flatMap(({ id, cards }) => [
    id,
    // A quest's card may be called as its deck is: nothing asks for one and finds the other.
    ...cards.map((card) => card.id).filter((card) => card !== id),
  ]),
  ...boards.flatMap((board) => [board.id, ...roomsOf(board)]),
  // A story's deck has the same name (AQ-289).
  ...stories.map(({ id }) => id).filter((id) => decks.every((deck) => deck.id !== id)),
  ...own.map(({ id }) => id),
];

/** What a board's rooms are called, in the order of their letters. */
export function roomsOf({ id, drawing }: BoardDrawing): RoomId[] {
  const letters = lettersOn(parseMapText(drawing.join('\n')));
  return letters.map((letter) => roomIdFor(id, letters, letter));
}

/** A quest's Setup/Rules card has figures for the words of “Your quest”. */
export const figuresIn = ({ decks = [] }: AltarQuestContent): { [quest: string]: string[] } =>
  Object.fromEntries(
    decks.flatMap(({ cards }) =>
      cards.flatMap(({ id, figures }) => (figures ? [[id, Object.keys(figures)]] : [])),
    ),
  );

/** @throws CannotBeAdded with what is wrong with the first thing that can't be registered */
export function registerContent({
  decks = [],
  boards = [],
  stories = [],
  overlays: own = [],
}: AltarQuestContent) {
  // Upgrades replace cards of their heroes, wherever those stand in a pack.
  const early: DeckDefinition[] = [];
  for (const deck of decks) {
    if (deck.cards.every(({ replaces }) => replaces === undefined || isCard(replaces))) {
      registerDeck(deck);
    } else early.push(deck);
  }
  for (const deck of early) registerDeck(deck);
  for (const { id, drawing } of boards) registerBoard(createBoard(id, drawing.join('\n')));
  for (const story of stories) registerStory(story);
  for (const overlay of own) overlays.add(overlay);
}
