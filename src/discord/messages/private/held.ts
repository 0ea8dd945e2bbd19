import type { CardText } from '../../../kernel/game.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Words } from '../words.ts';

/** Identical cards in a hand: one of them, and "Second Wind ×2". */
interface Alike {
  card: CardText;
  name: string;
}

/** Cards in hand with their text, under their holders' names if there are several hands. */
export function cardsInWords(cards: readonly CardText[], texts: Texts): string[] {
  const hands = groupedBy(cards, ({ holder = '' }) => holder);
  return [...hands].flatMap(([holder, held]) => [
    holder === '' ? '' : texts('bot.hand.holder', { holder }),
    ...together(held, texts).map(({ name, card: { line, text: rules } }) =>
      texts('bot.hand.card', { name, line, rules }),
    ),
  ]);
}

/**
 * Why cards in hand can't be played now, each reason once. If none can, the most common reason is given for
 * all, and the others by name.
 */
export function reasonsNotNow(
  { match, view, open }: Look,
  cards: readonly CardText[],
  playable: ReadonlySet<string>,
  { game, texts }: Words,
): string[] {
  const { notNow } = game.presentation;
  if (!notNow || match.status !== 'playing') return [];
  const held = cards.filter(({ id }) => !playable.has(id));
  const reasons = [...groupedBy(held, ({ id }) => notNow(view, id, open, texts))].sort(
    ([, some], [, others]) => others.length - some.length,
  );
  return reasons.map(([why, these], index) => {
    if (index === 0 && playable.size === 0) return texts('bot.hand.not-now', { why });
    const names = separated(
      together(these, texts).map(({ name }) => name),
      texts,
    );
    return texts('bot.hand.not-now-these', { names, why });
  });
}

const together = (cards: readonly CardText[], texts: Texts): Alike[] =>
  [...groupedBy(cards, ({ name }) => name)].map(([label, alike]) => ({
    card: alike[0]!,
    name: texts('bot.panel.copies', { label, copies: alike.length }),
  }));

function groupedBy<Value>(values: readonly Value[], key: (value: Value) => string) {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(key(value), [...(groups.get(key(value)) ?? []), value]);
  return groups;
}
