import type { OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { cardText } from '../../card-text.ts';
import { deckName, deckSummary } from '../../presentation/campaign/decks.ts';
import { namesIn } from '../../presentation/names.ts';
import { onOneLine } from '../../presentation/one-line.ts';
import { storyText } from '../../presentation/stories.ts';
import { definition } from '../../rules/cards/library.ts';
import { mostOf } from '../../rules/queries/equipment.ts';
import { cardsWith } from '../../rules/queries/upgrades.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';
import type { UpkeepDecision } from '../rules/state.ts';
import type { UpkeepOption } from '../rules/verbs.ts';
import type { UpkeepView } from '../rules/view.ts';

/** How an option reads on a button or in a menu. */
export function optionText(
  view: UpkeepView,
  decision: UpkeepDecision,
  option: UpkeepOption,
  texts: Texts,
): OptionText {
  const emoji = `altar-quest-upkeep.emoji.${option.verb}`;
  const { description, ...words } = wordsOf(view, decision, option, texts);
  return {
    ...words,
    ...(description ? { description } : {}),
    ...(texts.has(emoji) ? { emoji: texts(emoji) } : {}),
  };
}

function wordsOf(
  view: UpkeepView,
  { prompt }: UpkeepDecision,
  option: UpkeepOption,
  texts: Texts,
): OptionText {
  const own = (key: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest-upkeep.option.${key}`, args);
  switch (option.verb) {
    case 'take': {
      const { card } = option.args;
      const hero = prompt.key === 'prompt.take' ? prompt.args.hero : null;
      return cardOption(card, hero === null ? null : fullSlot(view, hero, card, texts), texts);
    }
    case 'train':
      return cardOption(option.args.card, null, texts);
    case 'reveal':
      return { label: own('reveal', option.args) };
    case 'hero':
      return heroOption(view, prompt, option.args.hero, texts);
    case 'quest':
      return deckOption('quest', option.args.quest, texts);
    case 'villain':
      return deckOption('villain', option.args.villain, texts);
    case 'threat':
      return deckOption('threat', option.args.threat, texts);
    case 'story':
      if (prompt.key !== 'prompt.story') return { label: option.args.option };
      return {
        label: priced(storyLabel(prompt.args, option.args.option, texts), option.args, texts),
      };
    case 'done':
      return { label: own(prompt.key === 'prompt.reveal' ? 'enough' : 'nobody') };
    default:
      return { label: own(option.verb), description: own(`${option.verb}-means`) };
  }
}

/** A card with everything it does, and what it would be worn instead of. */
function cardOption(card: CardId, instead: string | null, texts: Texts): OptionText {
  const { name, line, text } = cardText(definition(card), texts);
  return {
    label: name,
    description: texts('altar-quest-upkeep.option.card', {
      line,
      text: onOneLine(text) || 'none',
      instead: instead ?? 'none',
    }),
  };
}

/** What a hero already has of a piece of Equipment's type, if one more can't be used as well (AQ-230, AQ-286). */
function fullSlot(
  { campaign }: UpkeepView,
  hero: HeroId,
  card: CardId,
  texts: Texts,
): string | null {
  const { slot } = definition(card);
  if (slot === undefined) return null;
  const { upgrades = [], equipment = [] } = campaign.heroes[hero] ?? {};
  const worn = [...cardsWith(hero, upgrades, campaign.options), ...equipment].filter(
    (other) => definition(other).slot === slot,
  );
  if (worn.length < mostOf(slot)) return null;
  const names = namesIn(texts);
  return names.list(worn.map(names.card));
}

function heroOption(
  view: UpkeepView,
  prompt: UpkeepDecision['prompt'],
  hero: HeroId,
  texts: Texts,
): OptionText {
  const label = namesIn(texts).hero(hero);
  const { upgrades = [] } = view.campaign.heroes[hero] ?? {};
  if (prompt.key === 'prompt.who-trains') {
    const words = { upgrades: upgrades.length };
    return { label, description: texts('altar-quest-upkeep.option.has-learned', words) };
  }
  const card = 'card' in (prompt.args ?? {}) ? (prompt.args as { card: CardId }).card : null;
  const full = card === null ? null : fullSlot(view, hero, card, texts);
  if (full === null) return { label };
  return { label, description: texts('altar-quest-upkeep.option.has', { cards: full }) };
}

const deckOption = (
  kind: 'quest' | 'villain' | 'threat',
  deck: string,
  texts: Texts,
): OptionText => ({
  label: deckName(kind, deck, texts),
  description: deckSummary(kind, deck, texts),
});

/** "Pay him better, and hire him (2 supply)" */
function priced(
  label: string,
  { supply = 0, cards = '' }: { supply?: number; cards?: string },
  texts: Texts,
): string {
  const names = namesIn(texts);
  const own = (amount: number) => texts('altar-quest-upkeep.option.price', { supply: amount });
  const parts = [
    ...(supply > 0 ? [own(supply)] : []),
    ...cards.split('+').filter(Boolean).map(names.card),
  ];
  if (parts.length === 0) return label;
  return texts('altar-quest-upkeep.option.priced', { label, price: names.list(parts) });
}

export const storyLabel = (
  { story, chapter, question }: { story: string; chapter: number; question: string },
  option: string,
  texts: Texts,
): string => storyText(story, chapter, `${question}.${option}`, texts);
