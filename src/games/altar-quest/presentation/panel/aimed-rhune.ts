import { answerTo } from '../../../../kernel/answered-ahead.ts';
import type { OfferedOption } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { definition } from '../../rules/cards/library.ts';
import type { Choosable } from '../../rules/choices.ts';
import { positionOf } from '../../rules/position.ts';
import { isHero } from '../../rules/queries/figures.ts';
import { reached } from '../../rules/queries/reached.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { FigureId, HeroId } from '../../rules/terms.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { rhuneSymbol } from '../symbols.ts';

/** More targets than these are asked for after the answer. */
const MOST = 4;

/**
 * The answer that uses a rhune, once for each figure that its effect may be aimed at: "🔥 → Frox Raider (red)".
 * As it is where there is nothing to aim, or one figure alone.
 */
export function aimedRhune(
  view: AltarQuestView,
  { prompt, about }: AltarQuestDecision,
  offered: OfferedOption<AltarQuestOption>,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  const { option, text } = offered;
  const { rhune }: Choosable = (option.verb === 'choose' && option.args) || {};
  const hero = view.heroes.find(({ id }) => id === about)?.id;
  if (prompt.key !== 'prompt.rhune' || rhune === undefined || !hero) return [offered];
  const figures = aims(view, prompt.args, hero);
  if (figures.length < 2 || figures.length > MOST) return [offered];
  const names = namesIn(texts);
  return figures.map((figure) => {
    const enemy = isHero(positionOf(view), figure) ? names.hero(figure) : names.card(figure);
    const label = texts('altar-quest.option.aimed', { card: rhuneSymbol(rhune, texts), enemy });
    return {
      option,
      ahead: [answerTo('prompt.target', figure)],
      text: { ...text, label, name: label },
    };
  });
}

/** The figures that the effect of a card's rhune may be aimed at; none if it takes no aim. */
function aims(
  view: AltarQuestView,
  { card, rhune }: Extract<AltarQuestDecision['prompt'], { key: 'prompt.rhune' }>['args'],
  hero: HeroId,
): FigureId[] {
  const effect = (definition(card).abilities ?? [])
    .flatMap(({ rhunes }) => rhunes ?? [])
    .find((one) => one.rhune === rhune)?.effect;
  if (effect?.kind !== 'target') return [];
  return reached(positionOf(view), effect.of, effect.where ?? {}, { card, hero });
}
