import type { SeatId } from '../../../../kernel/decision.ts';
import type { CardText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { cardText } from '../../card-text.ts';
import { namesIn } from '../../presentation/names.ts';
import { onOneLine } from '../../presentation/one-line.ts';
import { withHero } from '../../rules/campaign/carrying.ts';
import { definition } from '../../rules/cards/library.ts';
import { unearned } from '../../rules/queries/upgrades.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';
import type { UpkeepOption } from '../rules/verbs.ts';
import type { UpkeepView } from '../rules/view.ts';

/** The heroes of a seat. */
export const heroesOf = ({ heroes }: UpkeepView, seat: SeatId): HeroId[] =>
  heroes.filter((hero) => hero.seat === seat).map(({ id }) => id);

export const heroNames = (view: UpkeepView, seat: SeatId, texts: Texts): string[] =>
  heroesOf(view, seat).map((hero) => namesIn(texts).hero(hero));

/** What a hero may choose from in this scene; if there is nothing to choose, what they have earned. */
export function cardsBefore({ campaign, scene, display }: UpkeepView, hero: HeroId): CardId[] {
  const { upgrades, equipment, allies, carries } = withHero(campaign, hero);
  if (scene === 'shop' && display.length > 0) return display;
  const learnable = scene === 'training' ? unearned(hero, upgrades) : [];
  return learnable.length > 0 ? learnable : [...upgrades, ...equipment, ...allies, ...carries];
}

/** What the viewer's heroes have before them. The cards in the shop are the same for all of them, and shown once. */
export function handsOf(view: UpkeepView): { heroes: HeroId[]; cards: CardId[] }[] {
  const heroes = heroesOf(view, view.viewer);
  const hands =
    view.scene === 'shop' && view.display.length > 0
      ? [{ heroes, cards: view.display }]
      : heroes.map((hero) => ({ heroes: [hero], cards: cardsBefore(view, hero) }));
  return hands.filter((hand) => hand.heroes.length > 0 && hand.cards.length > 0);
}

/** The cards that a seat has before it, those of one hero together. */
export function handCards(view: UpkeepView, texts: Texts): CardText[] {
  const hands = handsOf(view);
  const names = namesIn(texts);
  return hands.flatMap(({ heroes, cards }) => {
    const holder = hands.length > 1 ? { holder: names.list(heroes.map(names.hero)) } : {};
    return cards.map((card) => {
      const { name, line, text } = cardText(definition(card), texts);
      return { id: card, name, line, text, ...holder };
    });
  });
}

/** The card that an option is about. */
export const heldCards = (_view: UpkeepView, option: UpkeepOption): string[] =>
  option.verb === 'take' || option.verb === 'train' ? [option.args.card] : [];

/** "Felt Boots (Equipment · Boots): …", all on one line. */
export function offeredLine(card: CardId, texts: Texts): string {
  const { name, line, text } = cardText(definition(card), texts);
  return texts('altar-quest-upkeep.card', { card: name, line, text: onOneLine(text) || 'none' });
}
