import type { Decision, Option } from '../../../kernel/decision.ts';
import type { OptionText } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { followerRules, followerText } from '../card-text.ts';
import { definition } from '../rules/cards/library.ts';
import { effectAt } from '../rules/effects/address.ts';
import { describeEffect } from '../rules/effects/registry.ts';
import { ritualCards } from '../rules/rituals.ts';
import { followerOf } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { fitted } from './shorten.ts';

/** How an option reads on a button or in a menu. */
export function optionText(
  view: AltarView,
  _decision: Decision,
  option: Option,
  texts: Texts,
): OptionText {
  const emoji = `altar.emoji.${option.verb}`;
  return {
    ...fitted(wordsOf(view, option, texts)),
    ...(texts.has(emoji) ? { emoji: texts(emoji) } : {}),
  };
}

function wordsOf(view: AltarView, option: Option, texts: Texts): OptionText {
  const { verb, args = {} } = option;
  const card = String(args.card ?? '');
  switch (verb) {
    case 'draw':
      return drawText(view, option, texts);
    case 'play':
    case 'free':
    case 'worship':
      return { label: wayLabel(view, option, texts), description: effectWords(option, texts) };
    case 'choose':
      return option.id.startsWith('choose:')
        ? { label: wayLabel(view, option, texts), description: effectWords(option, texts) }
        : cardText(card, texts);
    case 'ritual':
      return { label: ritualLabel(view, option, texts) };
    case 'discard':
      return {
        label: texts('altar.option.discard', { card: namesIn(texts).card(card) }),
        description: followerText(definition(card), texts).line,
      };
    default:
      return { label: texts(`altar.option.${verb}`) };
  }
}

function cardText(card: string, texts: Texts): OptionText {
  const { name, line, text } = followerText(definition(card), texts);
  return { label: name, description: [line, text].filter(Boolean).join(' — ') };
}

/** A follower that can be drawn, with all that it does; or the deck. */
export function drawText(view: AltarView, { id, args }: Option, texts: Texts): OptionText {
  if (id === 'deck') return { label: texts('altar.option.deck', { left: view.deck }) };
  const text = cardText(String(args?.card), texts);
  if (!id.startsWith('discard:')) return text;
  return { ...text, label: texts('altar.option.from-discard', { card: text.label }) };
}

/** The own god is named only where the viewer has two. */
const needsRealm = ({ players, viewer }: AltarView): boolean =>
  players.some(({ seat, gods }) => seat === viewer && gods.length > 1);

function wayLabel(view: AltarView, { args = {} }: Option, texts: Texts): string {
  const names = namesIn(texts);
  const god = (id: unknown) => (id === undefined ? 'none' : names.god(String(id)));
  return texts('altar.option.way', {
    card: names.card(String(args.card)),
    target: god(args.target),
    realm: needsRealm(view) ? god(args.realm) : 'none',
    altar: args.altar ?? 'none',
    worshipper: args.worshipper === undefined ? 'none' : names.card(String(args.worshipper)),
  });
}

/** What the chosen part of a card does. */
function effectWords({ args = {} }: Option, texts: Texts): string {
  const card = followerOf(String(args.card));
  if (args.index === undefined) return followerRules(definition(card), texts);
  const path = [args.path, `options.${args.index}`].filter(Boolean).join('.');
  return describeEffect(effectAt({ card, path, print: '' }), texts);
}

function ritualLabel(view: AltarView, { args = {} }: Option, texts: Texts): string {
  const names = namesIn(texts);
  const { hand, worshippers } = ritualCards(String(args.cards));
  const cards = [
    ...worshippers.map((card) => texts('altar.option.worshipping', { card: names.card(card) })),
    ...hand.map((card) => names.card(card)),
  ];
  return texts('altar.option.ritual', {
    cards: cards.join(' + '),
    realm: needsRealm(view) ? names.god(String(args.realm)) : 'none',
  });
}
