import { copiesTogether } from '../../../../cards/alike.ts';
import { answerTo } from '../../../../kernel/answered-ahead.ts';
import { mayChoose } from '../../../../kernel/decision.ts';
import type { OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { definition, isCard } from '../../rules/cards/library.ts';
import type { WholeEffect } from '../../rules/language/effect.ts';
import { positionOf } from '../../rules/position.ts';
import { actOptions } from '../../rules/procedures/act-options.ts';
import { heroById } from '../../rules/queries/figures.ts';
import { isPossible } from '../../rules/queries/possible.ts';
import type { AltarQuestDecision, AltarQuestState } from '../../rules/state.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { actMenus } from './act.ts';

/** What can be done without staying first, or would go on walking. */
const WHILE_WALKING: readonly string[] = ['move', 'open', 'use'];

/**
 * What a hero whose card still has spaces left may do next in the turn: with each deed, the hero stays. Empty if
 * the card would do more after the movement, or if it isn't the hero's turn.
 */
export function deedsThatStay(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  texts: Texts,
): OptionMenu[] {
  const { prompt, options, about } = decision;
  const stay = options.find(({ id }) => id === 'stay');
  const hero = view.heroes.find(({ id }) => id === about && id === view.active);
  if (prompt.key !== 'prompt.move' || !stay || !hero) return [];
  const state = positionOf(view);
  if (!endsByMoving(state, prompt.args.card, hero.id)) return [];
  const there = heroById(state, hero.id);
  // A hand that the viewer can't see plays nothing.
  const next: AltarQuestDecision = {
    ...decision,
    prompt: { key: 'prompt.act', args: { hero: hero.id, actions: hero.actions } },
    options: actOptions(state, { ...there, hand: there.hand.filter(isCard) }),
  };
  const deeds = next.options.filter(
    (option): option is AltarQuestOption =>
      mayChoose(next, option, view.viewer) && !WHILE_WALKING.includes(option.verb),
  );
  // A turn in which nothing else is left ends when the hero stays.
  if (deeds.every(({ verb }) => verb === 'done')) return [];
  const menus = copiesTogether(next, actMenus(view, hero, next, deeds, texts));
  return menus.map((menu) => ({
    ...menu,
    options: menu.options.map(({ option, ahead = [], text }) => ({
      option: stay,
      ahead: [answerTo(next.prompt.key, option.id), ...ahead],
      text,
    })),
  }));
}

/** Whether a card moves its hero, and what it does after the movement, if anything, would do nothing where the hero is. */
function endsByMoving(state: AltarQuestState, card: CardId, hero: HeroId): boolean {
  if (!isCard(card)) return false;
  const moving = (definition(card).abilities ?? []).flatMap(({ effect, rhunes = [] }) => {
    const after = afterMoving(effect);
    return after === null ? [] : [[...after, ...rhunes.map((rhune) => rhune.effect)]];
  });
  const isNothing = (effect: WholeEffect) => !isPossible({ state }, effect, { card, hero });
  return moving.length > 0 && moving.flat().every(isNothing);
}

/** What an effect does after a movement; null if it moves nobody. */
function afterMoving(effect: WholeEffect): readonly WholeEffect[] | null {
  switch (effect.kind) {
    case 'move':
      return [];
    case 'sequence': {
      const at = effect.effects.findIndex(({ kind }) => kind === 'move');
      return at < 0 ? null : effect.effects.slice(at + 1);
    }
    case 'pay':
    case 'target':
      return afterMoving(effect.effect);
    default:
      return null;
  }
}
