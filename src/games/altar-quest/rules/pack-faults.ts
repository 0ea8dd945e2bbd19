import { type PackRemark, type PackWords, perhapsMeant } from '../../../kernel/packs.ts';
import { faultsAtSetUp } from './at-set-up.ts';
import { createBoard } from './board/board.ts';
import { faultsOfDrawing, remarksOnBoard } from './board/board-faults.ts';
import { sentencesOf } from './board/validate-board.ts';
import { textsOf } from './campaign/guide/words.ts';
import type { CardDefinition, CardType, DeckDefinition } from './cards/definition.ts';
import { cardsOf as copiesIn, deckDefinition, decksOfBox } from './cards/library.ts';
import { faultsOfOverlays, remarksOnOverlays } from './overlay-faults.ts';
import { type AltarQuestContent, type BoardDrawing, roomsOf } from './packs.ts';

/** Properties that name a card, and of which type it has to be. */
const NAMING: readonly [property: string, type: CardType | null][] = [
  ['ally', 'ally'],
  ['rival', 'rival'],
  ['reads', null],
  ['replaces', null],
  ['hero', 'character'],
];

/** What nobody could play with: boards that can't be played on, and names of what isn't there. */
export function* faultsOf(content: AltarQuestContent): Iterable<PackRemark> {
  const { decks = [], boards = [] } = content;
  yield* faultsOfOverlays(content);
  for (const board of boards) yield* faultsOfBoard(board);
  yield* unknownIn(decks);
}

function* faultsOfBoard({ id, drawing }: BoardDrawing): Iterable<PackRemark> {
  for (const problem of faultsOfDrawing(id, drawing, features())) {
    const part = ['drawing', ...(problem.at ? [problem.at.line - 1] : [])];
    yield { id, what: sentencesOf(problem), part };
  }
}

/** How many rooms a game can open at most: one for each card of the feature deck. */
const features = (): number => copiesIn(deckDefinition('features')).length;

/**
 * A board's name in the lobby and those of its rooms, which else are called by their numbers; all that a story's guide
 * reads aloud.
 */
export function* wordsOf({ boards = [], stories = [] }: AltarQuestContent): Iterable<PackWords> {
  for (const board of boards) {
    const { id } = board;
    yield { id, key: `altar-quest.lobby.option.board.choice.${id}`, isNeeded: true };
    for (const room of roomsOf(board)) {
      yield { id, key: `altar-quest-board.${room}`, isNeeded: false };
    }
  }
  for (const story of stories) {
    const { id } = story;
    const option = 'altar-quest.campaign.option.story';
    yield { id, key: `${option}.choice.${id}`, isNeeded: true };
    yield { id, key: `${option}.choice-description.${id}`, isNeeded: false };
    for (const key of textsOf(story)) yield { id, key, isNeeded: true };
  }
}

/** What a pack's decks name that is neither in the pack nor in the box. */
function* unknownIn(decks: readonly DeckDefinition[]): Iterable<PackRemark> {
  const cards = cardsOf([...decksOfBox(), ...decks]);
  // A trait of the pack's own is called as one of its decks is, and has words as such.
  const traits = new Set([
    ...cardsOf(decksOfBox()).flatMap(({ traits: own = [] }) => own),
    ...decks.map(({ id }) => id),
  ]);
  const names = new Map(
    [null, 'ally', 'rival', 'character'].map((wanted) => [
      wanted,
      new Set(cards.filter(({ type }) => wanted === null || type === wanted).map(({ id }) => id)),
    ]),
  );
  for (const card of cardsOf(decks)) {
    if (card.type === 'quest-rules' && isDiscarded(card)) {
      yield {
        id: card.id,
        what: [{ key: 'altar-quest.packs.rules-stay' }],
      };
    }
    yield* faultsAtSetUp(card);
    for (const part of partsOf(card)) {
      for (const [property, type] of NAMING) {
        const name = part[property];
        const known = names.get(type) ?? new Set();
        if (typeof name === 'string' && !known.has(name))
          yield unknown(card.id, property, name, known);
      }
      for (const trait of [part.trait, part.traits].flat()) {
        if (typeof trait === 'string' && !traits.has(trait)) {
          yield unknown(card.id, 'trait', trait, traits);
        }
      }
    }
  }
}

/** What its author may not have meant, though it can be played. */
export const remarksOn = (content: AltarQuestContent): PackRemark[] => [
  ...remarksOnOverlays(content),
  ...(content.boards ?? []).flatMap(({ id, drawing }) =>
    remarksOnBoard(createBoard(id, drawing.join('\n')), features()).map((what) => ({
      id,
      what: [what],
    })),
  ),
  ...endless(content),
  ...unsold(content),
];

/** Decks that only a story of the pack could bring into play, and there is none. */
const unsold = ({ decks = [], stories = [] }: AltarQuestContent): PackRemark[] =>
  decks
    .filter(({ id, kind }) =>
      kind === 'story'
        ? !hasGuide(stories, id)
        : ['equipment', 'enemy-upgrade'].includes(kind) && stories.length === 0,
    )
    .map(({ id, kind }) => ({
      id,
      what: [{ key: 'altar-quest.packs.of-no-story', args: { id, kind } }],
    }));

const hasGuide = (stories: readonly { id: string }[], deck: string): boolean =>
  stories.some(({ id }) => id === deck);

/** A quest that its own cards never end: only the fall of a hero would. */
const endless = ({ decks = [] }: AltarQuestContent): PackRemark[] =>
  decks
    .filter(({ kind }) => kind === 'quest')
    .flatMap(({ id, cards }) => {
      const ends = cards.filter(({ type }) => type === 'quest-rules');
      return [
        ...(ends.some(({ win }) => win) ? [] : ['won']),
        ...(ends.some(({ lose }) => lose) ? [] : ['lost']),
      ].map((end) => ({ id, what: [{ key: 'altar-quest.packs.no-end', args: { end } }] }));
    });

/** By itself, or because it is overcome. */
const isDiscarded = (card: CardDefinition): boolean =>
  card.threshold !== undefined || partsOf(card).some(({ kind }) => kind === 'discard-this');

const cardsOf = (decks: readonly DeckDefinition[]): CardDefinition[] =>
  decks.flatMap(({ cards }) => cards);

const unknown = (
  id: string,
  what: string,
  name: string,
  known: ReadonlySet<string>,
): PackRemark => ({
  id,
  what: [
    { key: 'altar-quest.packs.names-none', args: { id, what, name } },
    ...perhapsMeant([...known], name),
  ],
});

type Part = { readonly [property: string]: unknown };

/** Everything in a card, itself included. */
function partsOf(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Part, ...Object.values(value).flatMap(partsOf)];
}
