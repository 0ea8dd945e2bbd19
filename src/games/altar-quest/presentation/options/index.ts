import type { Decision, Option } from '../../../../kernel/decision.ts';
import type { OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { BOARD } from '../../rules/figures.ts';
import type { Rhune } from '../../rules/terms.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { effectOfOption } from '../effects.ts';
import { sentence } from '../names.ts';
import { DESCRIPTION, LABEL, onOneLine, shorten } from '../shorten.ts';
import { rhuneName } from '../symbols.ts';
import { type Speech, speechIn } from '../wordings.ts';
import { cardChoice, choiceText } from './choices.ts';
import { attackText, focusText, rollText } from './rolls.ts';

/** How an option reads on a button or in a menu, within what those can show. */
export function optionText(
  view: AltarQuestView,
  decision: Decision,
  option: Option,
  texts: Texts,
): OptionText {
  const { label, description } = fullOptionText(view, decision, option, texts);
  const short = shorten(sentence(label), LABEL);
  const emoji = `altar-quest.emoji.${option.verb}`;
  const says = description !== undefined && description !== `${short}.` ? description : undefined;
  return {
    label: short,
    ...(says === undefined ? {} : { description: shorten(sentence(onOneLine(says)), DESCRIPTION) }),
    ...(texts.has(emoji) ? { emoji: texts(emoji) } : {}),
  };
}

/** The same without limits, for places that have room for it. */
export function fullOptionText(
  view: AltarQuestView,
  decision: Decision,
  option: Option,
  texts: Texts,
): OptionText {
  const speech = speechIn(texts);
  switch (option.verb) {
    case 'choose':
      return choiceText(view, decision, option, speech);
    case 'attack':
      return attackText(view, decision, option, speech);
    case 'roll':
      return rollText(view, decision, option, speech);
    case 'focus':
      return focusText(decision, option, speech);
    case 'play':
    case 'feat':
    case 'action':
    case 'use':
    case 'interact':
      return cardUse(option, speech);
    default:
      return plain(decision, option, speech);
  }
}

/** A card by its name, with what this ability of it does. */
function cardUse(option: Option, speech: Speech): OptionText {
  const description = effectOfOption(option, speech.texts);
  const card = cardChoice(String(option.args?.card), speech);
  return { label: card.label, ...(description === null ? {} : { description }) };
}

function plain({ prompt }: Decision, { verb, args = {} }: Option, speech: Speech): OptionText {
  const { texts, names } = speech;
  const say = (key: string, words = {}): OptionText => ({
    label: texts(`altar-quest.option.${key}`, words),
  });
  switch (verb) {
    case 'move':
      return say('move', { to: args.to, steps: args.steps, cost: args.cost ?? -1 });
    case 'open':
      return say('open', { spaces: spacesOfDoor(String(args.door)) });
    case 'act':
    case 'react':
      return say(verb, { hero: names.hero(String(args.hero)) });
    case 'channel':
      if (args.rhune === undefined) return say('channel');
      return { label: rhuneName(args.rhune as Rhune, texts) };
    case 'give': {
      const card = names.card(String(args.card));
      if (args.to !== undefined) return say('give', { card, hero: names.hero(String(args.to)) });
      return say('ask', { card, hero: names.hero(String(args.from)) });
    }
    case 'armor':
      return say('armor', { armor: args.armor, damage: Number(prompt.args?.damage) });
    case 'discard-or-suffer':
      return say('discard-or-suffer', args);
    case 'done':
      return say(doneKey(prompt.key));
    default:
      return say(verb);
  }
}

/** Ending a turn, staying put and letting a moment pass are three different things to a reader. */
function doneKey(prompt: string): string {
  if (prompt === 'prompt.act') return 'end-turn';
  return prompt === 'prompt.move' ? 'stay' : 'pass';
}

const spacesOfDoor = (id: string): string => BOARD.doorById.get(id)?.spaces.join(' – ') ?? '';
