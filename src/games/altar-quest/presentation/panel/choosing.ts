import { answerTo } from '../../../../kernel/answered-ahead.ts';
import type { OfferedOption, OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { WholeEffect } from '../../rules/language/effect.ts';
import { positionOf } from '../../rules/position.ts';
import { isPossible } from '../../rules/queries/possible.ts';
import { reached } from '../../rules/queries/reached.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { choiceText } from '../options/choices.ts';
import { speechIn } from '../wordings.ts';

/**
 * A card that lets its hero choose one of several effects, with each of them that does something, and with each
 * hero whom it may be about: "Mystical Mirror → Quella: Swap places with another hero".
 */
export function choosing(
  view: AltarQuestView,
  hero: HeroView,
  option: AltarQuestOption,
  effect: WholeEffect,
  { description: _, ...text }: OptionText,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  const { args } = option;
  if (effect.kind !== 'choose' || !args || !('ability' in args)) return [];
  const { card, ability } = args;
  if (card === undefined || ability === undefined) return [];
  const state = positionOf(view);
  const scope = { card, hero: hero.id };
  const prompt = { key: 'prompt.choose-effect', args: scope } as const;
  return effect.options.flatMap((one, index) => {
    if (!isPossible({ state }, one, scope)) return [];
    const path = `effect.options.${index}`;
    const choice = {
      id: `option:${index}`,
      verb: 'choose' as const,
      args: { index, card, ability, path },
    };
    const asked = { prompt, about: hero.id };
    const { label: expected } = choiceText(view, asked, choice, speechIn(texts));
    const way = (name: string, more: readonly string[]) => {
      const label = texts('altar-quest.option.told', { name, expected });
      const ahead = [answerTo(prompt.key, choice.id), ...more];
      return { option, ahead, text: { ...text, label, name: label } };
    };
    const name = text.name ?? text.label;
    if (one.kind !== 'target' || one.of !== 'heroes') return [way(name, [])];
    const heroes: string[] = reached(state, one.of, one.where ?? {}, scope);
    return heroes.map((other) => {
      const enemy = namesIn(texts).figure(other);
      const aimed = texts('altar-quest.option.aimed', { card: name, enemy });
      return way(aimed, [answerTo('prompt.target', other)]);
    });
  });
}
