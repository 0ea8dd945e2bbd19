import type { Texts } from '../../../texts/texts.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarQuestDecision } from '../rules/state.ts';
import { type CardId, definitionOf } from '../rules/terms.ts';
import type { AltarQuestOption } from '../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** The cards in the viewer's hands that an option is about: it names one of several copies. */
export function heldCards({ heroes }: AltarQuestView, option: AltarQuestOption): CardId[] {
  if (option.verb !== 'play' && option.verb !== 'feat') return [];
  const { card: named, hero } = option.args;
  const face = definitionOf(named);
  return heroes
    .filter(({ id }) => hero === undefined || id === hero)
    .flatMap(({ hand }) => (hand ?? []).filter((card) => definitionOf(card) === face));
}

/** The questions in which Actions and Feats can be played. */
const ACTING: readonly string[] = ['prompt.act', 'prompt.next-hero'];

/**
 * Why a card in hand can't be played now, for cards that no option is about. The card itself, shown beside
 * it, says what it requires.
 */
export function notNow(
  view: AltarQuestView,
  card: CardId,
  open: readonly AltarQuestDecision[],
  texts: Texts,
): string {
  const hero = view.heroes.find(({ hand }) => hand?.includes(card));
  const why = hero ? reason(view, hero, card, open) : 'idle';
  return texts(`altar-quest.not-now.${why}`, {
    hero: hero ? namesIn(texts).hero(hero.id) : '',
    active: view.active === null ? '' : namesIn(texts).hero(view.active),
  });
}

function reason(
  view: AltarQuestView,
  hero: HeroView,
  card: CardId,
  open: readonly AltarQuestDecision[],
): string {
  const { type, ongoing } = definition(card);
  if (view.outcome) return 'over';
  if (type === 'reaction') return 'reaction';
  if (view.round === 0) return 'not-begun';
  if (view.turn !== 'heroes') return 'enemies';
  if (hero.acted) return 'acted';
  if (view.active !== null && view.active !== hero.id) return 'other-acts';
  if (!open.some(({ prompt }) => ACTING.includes(prompt.key))) return 'asked';
  if (type === 'action' && hero.actions === 0) return 'no-action';
  const isOut = hero.area.some((other) => definitionOf(other.card) === definitionOf(card));
  return ongoing && isOut ? 'in-play' : 'idle';
}
