import type { OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { boardEncounter, definition } from '../../rules/cards/library.ts';
import { positionOf } from '../../rules/position.ts';
import { reachable } from '../../rules/queries/spaces.ts';
import type { AdventureDecision } from '../../rules/state.ts';
import type { AdventureOption, OptionAmong } from '../../rules/verbs.ts';
import type { AdventureView } from '../../rules/view.ts';
import { facesOf } from '../cards.ts';
import { namesIn } from '../names.ts';
import { deckChance, deckOdds } from '../odds-words.ts';
import { colorWords, spaceWords } from '../spaces.ts';
import { chosenText, discardText } from './choices.ts';
import { attackText, fightText, playText } from './fights.ts';
import { discoveryText, tradeText, useText, wearText } from './items.ts';
import { resourceText } from './resources.ts';

/** How an option reads on a button or in a menu. */
export function optionText(
  view: AdventureView,
  decision: AdventureDecision,
  option: AdventureOption,
  texts: Texts,
): OptionText {
  const emoji = `adventure.emoji.${option.verb}`;
  const { label, name, description = '' } = wordsOf(view, decision, option, texts);
  return {
    label,
    ...(name === undefined ? {} : { name }),
    ...(description === '' ? {} : { description: description.replaceAll('\n', ' ') }),
    ...(texts.has(emoji) ? { emoji: texts(emoji) } : {}),
  };
}

function wordsOf(
  view: AdventureView,
  decision: AdventureDecision,
  option: AdventureOption,
  texts: Texts,
): OptionText {
  const names = namesIn(texts);
  const words = (key: string, args: { [name: string]: string | number } = {}) =>
    texts(`adventure.option.${key}`, args);
  const seat = decision.seats[0] ?? '';
  switch (option.verb) {
    case 'travel':
      return travelText(view, seat, option, texts);
    case 'stay': {
      const space = view.characters.find((one) => one.seat === seat)?.space ?? '';
      return {
        label: words('stay', { space: names.space(space) }),
        description: spaceWords(view, space, texts, { seat }),
      };
    }
    case 'play':
      return playText(view, seat, option.args.card, texts);
    case 'use':
      return useText(view, seat, option, texts);
    case 'discovery':
      return discoveryText(view, seat, option, texts);
    case 'trade':
      return tradeText(view, option, texts);
    case 'explore':
      return resourceText(view, seat, option.args.resource, texts);
    case 'fight':
      return fightText(view, seat, option.args.encounter, texts);
    case 'draw':
      return {
        label: words('draw', {
          color: names.color(option.args.color),
          wins: deckChance(view, seat, option.args.color),
        }),
        name: words('challenge', { color: names.color(option.args.color) }),
        description: deckOdds(view, seat, option.args.color, texts),
      };
    case 'attack':
      return attackText(view, seat, option.args.character, texts);
    case 'pay': {
      const { price } = boardEncounter(option.args.encounter);
      return {
        label: words('pay', { items: price?.items ?? 0 }),
        description: facesOf(definition(option.args.encounter), texts)[0]?.words.text ?? '',
      };
    }
    case 'equip':
    case 'unequip':
      return wearText(view, seat, option, texts);
    case 'discard':
      return discardText(option.args.card, texts);
    case 'choose':
      return chosenText(view, decision, option, texts);
    // AD-110: the dice are rolled when the attacker has played as well.
    case 'roll':
      return { label: words(isAttacked(view, seat) ? 'ready' : 'roll') };
    case 'decline':
      return { label: words(DECLINED[decision.prompt.key] ?? 'decline') };
    default:
      return { label: words(option.verb) };
  }
}

const isAttacked = ({ combat }: AdventureView, seat: string): boolean =>
  combat?.opponent.is === 'character' && combat.opponent.seat === seat;

/** What it means not to do what is asked. */
const DECLINED: { readonly [prompt: string]: string } = {
  'prompt.far-sight': 'keep',
  'prompt.challenge': 'leave',
  'prompt.defeat': 'let-happen',
  'prompt.discovery': 'let-happen',
  'prompt.black-die': 'stand',
  'prompt.gold': 'nothing',
  'prompt.take-item': 'nothing',
  'prompt.merchant': 'nothing',
  'prompt.false-map': 'nothing',
  'prompt.deliver': 'nothing',
};

function travelText(
  view: AdventureView,
  seat: string,
  { args }: OptionAmong<'travel'>,
  texts: Texts,
): OptionText {
  const character = positionOf(view).characters.find((one) => one.seat === seat);
  const steps =
    view.turn?.phase === 'movement' && character
      ? reachable(positionOf(view), character, view.turn.movement).steps(args.to)
      : Number.POSITIVE_INFINITY;
  const space = namesIn(texts).space(args.to);
  const color = colorWords(view, args.to, texts);
  return {
    label: Number.isFinite(steps)
      ? texts('adventure.option.steps', { space, steps, color })
      : texts('adventure.option.space', { space, color }),
    name: space,
    description: spaceWords(view, args.to, texts, { seat, isColored: true }),
  };
}
