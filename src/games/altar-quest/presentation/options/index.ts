import { argumentsOfPrompt } from '../../../../kernel/answers.ts';
import type { OptionText } from '../../../../kernel/game.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { boardOf } from '../../rules/board/library.ts';
import type { AltarQuestPrompt } from '../../rules/prompts.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { AltarQuestOption, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { actingHero } from '../acting-hero.ts';
import { onOneLine } from '../one-line.ts';
import { leftOf } from '../status.ts';
import { rhuneName } from '../symbols.ts';
import { type Speech, speechIn } from '../wordings.ts';
import { choiceText } from './choices.ts';
import { faceText } from './faces.ts';
import { attackText, focusText, rollText } from './rolls.ts';
import { steppingIn } from './stepping-in.ts';
import { useWithOdds } from './uses.ts';
import { moveText } from './ways.ts';

/** How an option reads, in full. */
export function optionText(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  option: AltarQuestOption,
  texts: Texts,
): OptionText {
  const words = wordsOf(view, decision, option, texts);
  const label = capitalised(words.label);
  const description = capitalised(onOneLine(words.description ?? ''));
  const emoji = `altar-quest.emoji.${option.verb}`;
  return {
    label,
    ...(words.name === undefined ? {} : { name: capitalised(words.name) }),
    ...(description === '' || description === `${label}.` ? {} : { description }),
    ...(texts.has(emoji) ? { emoji: texts(emoji) } : {}),
  };
}

function wordsOf(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  option: AltarQuestOption,
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
      return focusText(view, decision, option, speech);
    case 'play':
    case 'feat':
    case 'action':
    case 'use':
    case 'interact':
      return useWithOdds(view, decision, option, speech);
    default:
      return plain(view, decision, option, speech);
  }
}

function plain(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  option: AltarQuestOption,
  speech: Speech,
): OptionText {
  const { prompt, about } = decision;
  const { texts, names } = speech;
  const say = (key: string, words = {}): OptionText => ({
    label: texts(`altar-quest.option.${key}`, words),
  });
  switch (option.verb) {
    case 'move':
      return moveText(view, about ?? actingHero(view, decision)?.id, option, speech);
    case 'open':
      return say('open', {
        spaces: spacesOfDoor(view, option.args.door),
        ally: option.args.ally === undefined ? 'none' : names.figure(option.args.ally),
      });
    case 'act':
    case 'react':
      return say(option.verb, { hero: names.hero(option.args.hero) });
    case 'channel':
      if (option.args?.rhune === undefined) return say('channel');
      return prompt.key === 'prompt.channel-die'
        ? { label: rhuneName(option.args.rhune, texts) }
        : faceText(view, about, option.args.rhune, speech);
    case 'give': {
      const { to, from } = option.args;
      const card = names.card(option.args.card);
      return to === undefined
        ? say('ask', { card, hero: names.hero(from) })
        : say('give', { card, hero: names.hero(to) });
    }
    case 'armor': {
      const { damage } = argumentsOfPrompt(prompt, 'prompt.armor');
      const { armor } = option.args;
      return say('armor', { armor, damage, left: damage - armor });
    }
    case 'discard-or-suffer':
      return say('discard-or-suffer', { ...option.args, ...afterPaying(view, prompt, option) });
    case 'done':
      return steppingIn(view, decision, option, say(doneKey(prompt.key)), speech);
    default:
      return say(option.verb);
  }
}

/** What discarding and suffering leave the hero with. */
function afterPaying(
  view: AltarQuestView,
  prompt: AltarQuestPrompt,
  { args: { token, discard, damage } }: OptionAmong<'discard-or-suffer'>,
): { tokens: number; health: number } {
  const { hero: id } = argumentsOfPrompt(prompt, 'prompt.discard-or-suffer');
  const hero = view.heroes.find((one) => one.id === id);
  const held = token === 'supply' ? view.supply : (hero?.focus ?? 0);
  return { tokens: held - discard, health: Math.max(0, leftOf(hero) - damage) };
}

/** Ending a turn, leaving a figure where it is and letting a moment pass are different things to a reader. */
function doneKey(prompt: AltarQuestPrompt['key']): string {
  if (prompt === 'prompt.act' || prompt === 'prompt.next-hero') return 'end-turn';
  if (prompt === 'prompt.push') return 'leave';
  if (prompt === 'prompt.between-effects') return 'nothing';
  if (prompt === 'prompt.start-room') return 'dice';
  return prompt === 'prompt.move' ? 'stay' : 'pass';
}

const spacesOfDoor = (view: AltarQuestView, id: string): string =>
  boardOf(view).doorById.get(id)?.spaces.join(' – ') ?? '';
