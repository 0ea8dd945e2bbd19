import { joinPath } from '../../../kernel/definitions.ts';
import type { OptionText } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerRules, followerText } from '../card-text.ts';
import { definition } from '../rules/cards/library.ts';
import { effectAt } from '../rules/effects/resolving/address.ts';
import { describeEffect } from '../rules/language/registry.ts';
import { ritualCards } from '../rules/queries/rituals.ts';
import type { AltarDecision } from '../rules/state.ts';
import { followerOf, type GodId } from '../rules/terms.ts';
import type { AltarOption, OptionAmong, Pick } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** How an option reads on a button or in a menu. */
export function optionText(
  view: AltarView,
  _decision: AltarDecision,
  option: AltarOption,
  texts: Texts,
): OptionText {
  const emoji = `altar.emoji.${option.verb}`;
  const { label, description = '' } = wordsOf(view, option, texts);
  return {
    label,
    ...(description === '' ? {} : { description: description.replaceAll('\n', ' ') }),
    ...(texts.has(emoji) ? { emoji: texts(emoji) } : {}),
  };
}

function wordsOf(view: AltarView, option: AltarOption, texts: Texts): OptionText {
  switch (option.verb) {
    case 'draw':
      return drawText(view, option, texts);
    case 'play':
    case 'free':
    case 'worship':
      return wayText(view, option, texts);
    case 'choose':
      return option.id.startsWith('choose:')
        ? wayText(view, option, texts)
        : cardText(option.args.card, texts);
    case 'ritual':
      return { label: ritualLabel(view, option, texts) };
    case 'discard':
      return {
        label: texts('altar.option.discard', { card: namesIn(texts).card(option.args.card) }),
        description: followerText(definition(option.args.card), texts).line,
      };
    default:
      return { label: texts(`altar.option.${option.verb}`) };
  }
}

function cardText(card: string, texts: Texts): OptionText {
  const { name, line, text } = followerText(definition(card), texts);
  return { label: name, description: [line, text].filter(Boolean).join(' — ') };
}

/** A follower that can be drawn, with everything it does; or the deck. */
export function drawText(
  view: AltarView,
  { id, args }: OptionAmong<'draw'>,
  texts: Texts,
): OptionText {
  if (id === 'deck') return { label: texts('altar.option.deck', { left: view.deck }) };
  const text = cardText(args.card, texts);
  if (!id.startsWith('discard:')) return text;
  return { ...text, label: texts('altar.option.from-discard', { card: text.label }) };
}

/** A worshipper is laid down beside the player's own Realm, and has no target. */
const NOT_AIMED: Pick = {};

/** The viewer's god is named only if they have two. */
const needsRealm = ({ players, viewer }: AltarView): boolean =>
  players.some(({ seat, gods }) => seat === viewer && gods.length > 1);

type Way = OptionAmong<'play' | 'free' | 'worship' | 'choose'>;

/** A card that is used in a certain way, with what it does. */
const wayText = (view: AltarView, option: Way, texts: Texts): OptionText => ({
  label: wayLabel(view, option, texts),
  description: effectWords(option, texts),
});

function wayLabel(view: AltarView, option: Way, texts: Texts): string {
  const { card, realm } = option.args;
  const { target, altar, worshipper } = option.verb === 'worship' ? NOT_AIMED : option.args;
  const names = namesIn(texts);
  const god = (id: GodId | undefined) => (id === undefined ? 'none' : names.god(id));
  return texts('altar.option.way', {
    card: names.card(card),
    target: god(target),
    realm: needsRealm(view) ? god(realm) : 'none',
    altar: altar ?? 'none',
    worshipper: worshipper === undefined ? 'none' : names.card(worshipper),
  });
}

/** What the chosen part of a card does. */
function effectWords(option: Way, texts: Texts): string {
  const card = followerOf(option.args.card);
  if (option.verb === 'worship' || option.args.index === undefined) {
    return followerRules(definition(card), texts);
  }
  const { path, index } = option.args;
  return describeEffect(effectAt({ card, path: joinPath(path ?? '', `options.${index}`) }), texts);
}

function ritualLabel(view: AltarView, { args }: OptionAmong<'ritual'>, texts: Texts): string {
  const names = namesIn(texts);
  const { hand, worshippers } = ritualCards(args.cards);
  const cards = [
    ...worshippers.map((card) => texts('altar.option.worshipping', { card: names.card(card) })),
    ...hand.map((card) => names.card(card)),
  ];
  return texts('altar.option.ritual', {
    cards: cards.join(' + '),
    realm: needsRealm(view) ? names.god(args.realm) : 'none',
  });
}
