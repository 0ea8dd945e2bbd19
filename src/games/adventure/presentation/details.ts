import type { Texts } from '../../../texts/texts.ts';
import { taskText } from '../card-text/tasks.ts';
import { questDefinition } from '../rules/cards/library.ts';
import { positionOf } from '../rules/position.ts';
import { neededFor } from '../rules/queries/quests.ts';
import { hasAggro } from '../rules/queries/spaces.ts';
import type { ActiveQuest } from '../rules/state.ts';
import { COLORS } from '../rules/terms.ts';
import type { AdventureView, CharacterView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { characterLine, globalLines } from './status.ts';

/** Everything that `/status` shows: each character with everything they have, then the board. */
export const detailLines = (view: AdventureView, texts: Texts): string[] => [
  texts('adventure.details.characters'),
  ...view.characters.flatMap((character) => [
    characterLine(view, character, texts),
    ...belongings(character, texts),
  ]),
  texts('adventure.details.board'),
  ...boardLines(view, texts),
];

/** How something is told: in words instead of symbols for people who use a screen reader. */
interface Told {
  isSpoken?: boolean;
}

/** Quests, what is worn, the bag, and whatever else lies beside a character. */
export function belongings(
  character: CharacterView,
  texts: Texts,
  { isSpoken = false }: Told = {},
): string[] {
  const { quests, weapon, armor, bag, kept, diseases, attached } = character;
  const names = namesIn(texts);
  const line = (key: string, args: { [name: string]: string | number }) =>
    texts(`adventure.details.${key}`, { ...args, spoken: String(isSpoken) });
  const worn = [weapon, armor].filter((item) => item !== null);
  return [
    ...quests.map((quest) => questLine(quest, texts, { isSpoken })),
    ...(worn.length > 0 ? [line('worn', { items: names.list(worn.map(names.item)) })] : []),
    ...(bag.length > 0 ? [line('items', { items: names.list(bag.map(names.item)) })] : []),
    ...(kept.length > 0 ? [line('kept', { tokens: names.list(kept.map(names.discovery)) })] : []),
    ...(attached.length > 0
      ? [line('attached', { cards: names.cards(attached.map(({ card }) => card)) })]
      : []),
    ...(diseases.length > 0 ? [line('diseases', { count: diseases.length })] : []),
  ];
}

/** A quest with its worth and the progress of each task. */
export function questLine(quest: ActiveQuest, texts: Texts, told: Told = {}): string {
  const { valor, level } = questDefinition(quest.card);
  return texts('adventure.details.quest', {
    spoken: String(told.isSpoken ?? false),
    quest: namesIn(texts).card(quest.card),
    valor,
    level: String(level ?? false),
    tasks: tasksOf(quest, texts, told).join(' '),
  });
}

export const tasksOf = (
  { card, progress }: ActiveQuest,
  texts: Texts,
  { isSpoken = false }: Told = {},
): string[] =>
  questDefinition(card).tasks.map((task, index) => {
    const needed = neededFor(task);
    return texts('adventure.details.task', {
      spoken: String(isSpoken),
      task: taskText(task, texts),
      progress: progress[index] ?? 0,
      needed,
      done: String((progress[index] ?? 0) >= needed),
    });
  });

/** What lies on the board and in the piles. */
export function boardLines(view: AdventureView, texts: Texts): string[] {
  const names = namesIn(texts);
  const line = (key: string, args: { [name: string]: string | number }) =>
    texts(`adventure.details.${key}`, args);
  const tracked = view.track.flatMap((one, slot) =>
    one
      ? [
          line('tracked', {
            aggro: String(hasAggro(positionOf(view), one.card)),
            slot: slot + 1,
            foe: names.foe(one.card),
            space: names.space(one.space),
          }),
        ]
      : [],
  );
  return [
    ...globalLines(view, texts),
    ...(tracked.length > 0 ? tracked : [texts('adventure.details.none-tracked')]),
    ...Object.entries(view.locations).map(([space, card]) =>
      line('event', { card: names.card(card), space: names.space(space) }),
    ),
    ...Object.entries(view.placed).map(([space, { count, known }]) =>
      line('placed', {
        count,
        space: names.space(space),
        known: known.length > 0 ? names.list(known.map(names.discovery)) : 'none',
      }),
    ),
    line('decks', {
      decks: names.list(
        COLORS.map((color) =>
          texts('adventure.details.deck', {
            color: names.color(color),
            left: view.challenges[color].left,
          }),
        ),
      ),
      elite: view.elite,
    }),
    line('trophies', {
      trophies: names.list(
        Object.entries(view.trophies).map(([trophy, left]) =>
          texts('adventure.details.trophy', { trophy: names.card(trophy), left }),
        ),
      ),
    }),
  ];
}
