import { answerTo } from '../../../../kernel/answered-ahead.ts';
import type { OfferedOption, OptionText } from '../../../../kernel/game.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { WholeEffect } from '../../rules/language/effect.ts';
import { positionOf } from '../../rules/position.ts';
import { reached } from '../../rules/queries/reached.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { FigureId } from '../../rules/terms.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { abilityOfOption } from '../effects.ts';
import { namesIn } from '../names.ts';
import { cardsWanting, wantedText } from '../options/faces.ts';
import { optionText } from '../options/index.ts';
import { type RhunesAhead, rhunesAhead, withRhunes } from '../options/rhunes.ts';
import { rhuneSymbol } from '../symbols.ts';
import { speechIn } from '../wordings.ts';
import { turnsTo, wantedTurns } from './channel.ts';
import { choosing } from './choosing.ts';
import { walkedTo } from './walked-to.ts';
import type { Walk } from './walks.ts';

/** How many targets of a card are worth entries of their own. */
const TARGETS = 5;

/**
 * An option that makes no test at once: as it is, a card that moves the hero with each place worth going to, one
 * that wants a target with each of them, one that turns a die with each turn that a card waits for, one that lets
 * choose an effect with each of them, and all of it with what the card's rhunes do.
 */
export function cardWays(
  view: AltarQuestView,
  hero: HeroView,
  decision: AltarQuestDecision,
  option: AltarQuestOption,
  walks: readonly Walk[],
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  const text = optionText(view, decision, option, texts);
  const effect = abilityOfOption(option)?.effect;
  const ways = effect
    ? [
        ...walking(view, hero, decision, option, walks, text, texts),
        ...aiming(view, hero, option, effect, text, texts),
        ...turning(view, hero, option, effect, text, texts),
        ...choosing(view, hero, option, effect, text, texts),
      ]
    : [];
  const used = rhunesAhead(view, hero, option);
  const plain = { option, text };
  return [
    plain,
    ...ways,
    ...(ways.length > 0 ? ways : [plain]).flatMap((way) => using(way, used, texts)),
  ];
}

/** The same with what the card's rhunes do. */
const using = (
  { option, text, ahead = [] }: OfferedOption<AltarQuestOption>,
  used: RhunesAhead | null,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] =>
  withRhunes(option, text, used, texts).map((way) => ({
    ...way,
    ahead: [...ahead, ...(way.ahead ?? [])],
  }));

function walking(
  view: AltarQuestView,
  hero: HeroView,
  decision: AltarQuestDecision,
  option: AltarQuestOption,
  walks: readonly Walk[],
  text: OptionText,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  const found = walks
    .filter((walk) => walk.option === option)
    .map(({ purpose, name, self }) => {
      const { label: where, ahead } = walkedTo(view, hero, purpose, texts);
      const { place } = purpose;
      const label = texts('altar-quest.option.told', { name, expected: where });
      return {
        option,
        ahead: [...self, place.option.id, ...ahead],
        text: {
          ...text,
          label,
          name: label,
          description: optionText(view, decision, place.option, texts).label,
        },
      };
    });
  // Of two doors to the south, the more pressing one.
  const isFirst = ({ text: { label } }: OfferedOption, at: number) =>
    found.findIndex((one) => one.text.label === label) === at;
  return found.filter(isFirst);
}

/** "Ember Rain → Frox Raider (red)" */
function aiming(
  view: AltarQuestView,
  hero: HeroView,
  option: AltarQuestOption,
  effect: WholeEffect,
  { description: _, ...text }: OptionText,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  const { args } = option;
  const card = args && 'card' in args ? args.card : undefined;
  if (effect.kind !== 'target' || effect.of !== 'enemies' || card === undefined) return [];
  const state = positionOf(view);
  const figures: FigureId[] = reached(state, effect.of, effect.where ?? {}, {
    card,
    hero: hero.id,
  });
  return figures.slice(0, TARGETS).map((enemy) => {
    const label = texts('altar-quest.option.aimed', {
      card: text.name ?? text.label,
      enemy: namesIn(texts).card(enemy),
    });
    return { option, ahead: [enemy], text: { ...text, label, name: label } };
  });
}

/** "The Sixth Die: turn 🔥 to 💧" */
function turning(
  view: AltarQuestView,
  hero: HeroView,
  option: AltarQuestOption,
  effect: WholeEffect,
  { description: _, ...text }: OptionText,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  const turns = effect.kind === 'pay' ? effect.effect : effect;
  if (turns.kind !== 'set-altar-die') return [];
  return (turns.to === 'any' ? wantedTurns(view, hero) : turnsTo(turns.to, view, hero)).map(
    ({ from, to }) => {
      const wanting = cardsWanting(hero, to);
      const label = texts('altar-quest.option.card-turns', {
        card: text.name ?? text.label,
        from: rhuneSymbol(from, texts),
        to: rhuneSymbol(to, texts),
      });
      return {
        option,
        ahead: [
          ...(turns.to === 'any' ? [answerTo('prompt.altar-face', to)] : []),
          answerTo('prompt.channel-die', from),
        ],
        text: {
          ...text,
          label,
          name: label,
          ...(wanting.length > 0
            ? { description: capitalised(wantedText(wanting, speechIn(texts))) }
            : {}),
        },
      };
    },
  );
}
