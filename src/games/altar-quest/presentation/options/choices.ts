import type { OptionText } from '../../../../kernel/game.ts';
import { effectsText } from '../../card-text.ts';
import { boardOf } from '../../rules/board/library.ts';
import { distancesFrom } from '../../rules/board/movement.ts';
import { definition, isCard } from '../../rules/cards/library.ts';
import type { Choosable } from '../../rules/choices.ts';
import { positionOf } from '../../rules/position.ts';
import {
  allEnemies,
  allTraps,
  characters,
  isCharacter,
  situationOf,
  spacesOf,
} from '../../rules/queries/figures.ts';
import { healthLeft, healthOf } from '../../rules/queries/values.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { CardId, RoomId } from '../../rules/terms.ts';
import type { AltarQuestOption, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { effectOfOption, rhuneEffect, testInWords } from '../effects.ts';
import { onOneLine, withoutStop } from '../one-line.ts';
import { ownName } from '../rooms.ts';
import { rhuneName } from '../symbols.ts';
import { inWords, type Speech } from '../wordings.ts';
import { faceText } from './faces.ts';
import { told } from './rolls.ts';
import { testsOfChoice } from './test-ways.ts';
import { whatIsLeft } from './what-is-left.ts';

/** An answer that is neither an action nor a roll: a figure, a space, a card, an effect, yes or no. */
export function choiceText(
  view: AltarQuestView,
  { prompt, about }: Pick<AltarQuestDecision, 'prompt' | 'about'>,
  option: OptionAmong<'choose'>,
  speech: Speech,
): OptionText {
  const args: Choosable = option.args ?? {};
  const { texts } = speech;
  const effect = effectOfOption(option, texts);
  if (effect !== null) {
    const name = withoutStop(effect);
    const [test, other] = testsOfChoice(view, prompt, args);
    if (test && !other) return told(testInWords(args, texts) ?? name, test, effect, texts);
    const left =
      prompt.key === 'prompt.choose-effect' ? whatIsLeft(view, prompt.args.hero, args) : null;
    return left === null
      ? { label: name, description: effect }
      : { label: texts('altar-quest.option.leaving', { effect: name, ...left }), name };
  }
  if (prompt.key === 'prompt.carry' || prompt.key === 'prompt.carry-one') {
    return carrierText(args, speech);
  }
  if (args.figure !== undefined) return figureText(view, args.figure, speech);
  if (args.space !== undefined) return spaceText(view, args.space.split('+'), args.as, speech);
  if (args.room !== undefined) return roomText(view, args.room, speech);
  if (prompt.key === 'prompt.rhune' && args.rhune !== undefined) {
    const text = rhuneEffect(prompt.args.card, args.rhune, texts);
    return { label: withoutStop(text), description: text };
  }
  if (prompt.key === 'prompt.altar-face' && args.rhune !== undefined) {
    return faceText(view, about, args.rhune, speech);
  }
  if (args.rhune !== undefined) return { label: rhuneName(args.rhune, texts) };
  const own = `altar-quest.option.${prompt.key.slice('prompt.'.length)}.${option.id}`;
  if (texts.has(own)) return { label: texts(own, inWords(prompt.args ?? {}, speech)) };
  if (args.card !== undefined) return cardChoice(args.card, speech);
  return { label: texts(`altar-quest.option.choose.${option.id}`) };
}

export function cardChoice(card: CardId, { texts, names }: Speech): OptionText {
  const text = isCard(card) ? onOneLine(effectsText(definition(card), texts)) : '';
  return { label: names.card(card), ...(text === '' ? {} : { description: text }) };
}

/**
 * Who carries an absent hero’s things, and what they would have to choose between; or that the things are
 * shared out.
 */
function carrierText({ figure, instead }: Choosable, { texts, names }: Speech): OptionText {
  if (figure === undefined) return { label: texts('altar-quest.option.share') };
  const label = names.hero(figure);
  if (instead === undefined) return { label };
  const cards = names.list(instead.split('+').map(names.card));
  return { label, description: texts('altar-quest.option.carries-instead', { cards }) };
}

/** A room with its number, as shown on the board until somebody enters. */
function roomText(view: AltarQuestView, room: RoomId, { texts, names }: Speech): OptionText {
  if (ownName(room, texts) === null) return { label: names.room(room) };
  const { number = 0 } = boardOf(view).roomById.get(room) ?? {};
  return { label: texts('altar-quest.option.room', { number, room: names.room(room) }) };
}

/** A space, or several for a Huge figure, with how far each hero is from it. */
function spaceText(
  view: AltarQuestView,
  spaces: readonly string[],
  as: Choosable['as'],
  { texts, names }: Speech,
): OptionText {
  const label = texts('altar-quest.option.space', { space: spaces.join(' '), as: as ?? 'other' });
  const state = positionOf(view);
  const walking = distancesFrom(boardOf(view), situationOf(state), spaces);
  const near = characters(state)
    .map((id) => ({ id, away: walking.to(spacesOf(state, id)) }))
    .filter(({ away }) => Number.isFinite(away));
  if (near.length === 0) return { label };
  const description = near
    .map(({ id, away }) =>
      texts('altar-quest.option.distance', { hero: names.hero(id), spaces: away }),
    )
    .join(' · ');
  return { label, description };
}

/** "Frox Raider (red) · ♥ 4/6 · F7"; a trap has no health. */
function figureText(view: AltarQuestView, figure: string, { texts, names }: Speech): OptionText {
  const state = positionOf(view);
  const name = isCharacter(state, figure) ? names.hero(figure) : names.card(figure);
  const onBoard = [...characters(state), ...allEnemies(state), ...allTraps(state)];
  if (!onBoard.includes(figure)) return { label: name };
  const hasHealth = definition(figure).health !== undefined;
  return {
    label: texts('altar-quest.option.figure', {
      name,
      left: hasHealth ? healthLeft(state, figure) : 0,
      most: hasHealth ? healthOf(state, figure) : 0,
      space: spacesOf(state, figure).join(' '),
    }),
  };
}

/** Among equally legal places, those that can be named without looking at the board. */
export const placesNamed = ({ options }: AltarQuestDecision): AltarQuestOption[] =>
  options.filter((option) => {
    const { as }: Choosable = (option.verb === 'choose' && option.args) || {};
    return as !== undefined;
  });
