import { type CardPile, counted } from '../../../kernel/piles.ts';
import type { Texts } from '../../../texts/texts.ts';
import { abilityCards } from '../rules/cards/library.ts';
import { challengeCards, questCards } from '../rules/map/taking-part.ts';
import { COLORS, printedOn } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { cardsInSight } from './cards-in-sight.ts';
import { namesIn } from './names.ts';

/** Ability decks, challenge decks and the elite quests. */
export function pilesOf(view: AdventureView, texts: Texts): CardPile[] {
  const names = namesIn(texts);
  const told = (cards: readonly string[]) => counted(cards, printedOn, names.card);
  return [
    ...view.characters.map((one) => {
      const inSight = [
        ...(one.hand ?? []),
        ...one.discard,
        ...view.playing,
        ...view.characters.flatMap(({ attached }) => attached.map(({ card }) => card)),
      ];
      return {
        id: `ability-${one.id}`,
        name: texts('adventure.pile.ability', { character: names.character(one.id) }),
        left: one.deck,
        held: one.hand ? 0 : one.handCount,
        discarded: told([...one.discard].reverse()),
        unseen: told(abilityCards(one.id).filter((card) => !inSight.includes(card))),
      };
    }),
    ...COLORS.map((color) => {
      const { left, seen } = view.challenges[color];
      const known = cardsInSight(view);
      return {
        id: `challenge-${color}`,
        name: texts('adventure.pile.challenge', { color: names.color(color) }),
        left,
        held: 0,
        discarded: told([...seen].reverse()),
        unseen: told(challengeCards(view, color).filter((card) => !known.includes(card))),
      };
    }),
    {
      id: 'elite',
      name: texts('adventure.pile.elite'),
      left: view.elite,
      held: 0,
      discarded: [],
      unseen: told(questCards(view, 'elite').filter((card) => !questsInSight(view).includes(card))),
    },
  ];
}

const questsInSight = ({ characters }: AdventureView): string[] =>
  characters.flatMap(({ quests, log }) => [...quests.map(({ card }) => card), ...log]);
