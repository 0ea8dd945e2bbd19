import type { CardText } from '../../../kernel/game.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Words } from '../words.ts';

/** Cards of one hand that are alike. */
interface Alike {
  card: CardText;
  count: number;
}

/** Cards in hand with their text, each hand of several under its holder's name. */
export function cardsInWords(cards: readonly CardText[], texts: Texts): string[] {
  const hands = groupedBy(cards, ({ holder = '' }) => holder);
  return [...hands].flatMap(([holder, held]) => [
    holder === '' ? '' : texts('bot.hand.holder', { holder }),
    ...together(held).map(({ card: { name, line, text: rules }, count }) =>
      texts('bot.hand.card', { name, line, rules, count }),
    ),
  ]);
}

/**
 * Why cards in hand can't be played now, each reason once. Where nothing can, what holds most of them back
 * is said of all, and the others by name.
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
    const names = together(these)
      .map(({ card: { name }, count }) => texts('bot.hand.alike', { name, count }))
      .join(', ');
    return texts('bot.hand.not-now-these', { names, why });
  });
}

function together(cards: readonly CardText[]): Alike[] {
  return [...groupedBy(cards, ({ name }) => name).values()].map((alike) => ({
    card: alike[0]!,
    count: alike.length,
  }));
}

function groupedBy<Value>(values: readonly Value[], key: (value: Value) => string) {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(key(value), [...(groups.get(key(value)) ?? []), value]);
  return groups;
}
