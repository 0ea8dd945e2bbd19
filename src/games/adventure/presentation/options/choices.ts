import { joinPath } from '../../../../kernel/definitions.ts';
import type { OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { effectText } from '../../card-text/effects.ts';
import { challengeWords } from '../../card-text.ts';
import { definition } from '../../rules/cards/library.ts';
import { effectAt } from '../../rules/effects/resolving/address.ts';
import type { AdventureDecision } from '../../rules/state.ts';
import { discoveryOf } from '../../rules/terms.ts';
import type { OptionAmong } from '../../rules/verbs.ts';
import type { AdventureView } from '../../rules/view.ts';
import { facesOf } from '../cards.ts';
import { namesIn } from '../names.ts';
import { inParts } from './parts.ts';
import { placeText } from './places.ts';

/** A card of a hand, a quest, or an item that is handed in. */
export function discardText(card: string, texts: Texts): OptionText {
  const printed = definition(card);
  if (printed.type === 'challenge') {
    const { name, line, text } = challengeWords(printed, 'back', texts);
    return { label: name, description: inParts([line, text]) };
  }
  const words = facesOf(printed, texts)[0]?.words;
  return {
    label: words?.name ?? card,
    description: inParts([words?.line ?? '', words?.text ?? '']),
  };
}

/** Characters that a button has room for. */
const ROOM = 76;

/** An effect to choose, in full where a button has room for it: else how it begins, and all of it beside that. */
function effectChoice(text: string, texts: Texts): OptionText {
  const label = text.replace(/\.$/, '');
  if (label.length <= ROOM) return { label };
  const [beginning = ''] = label.split(/[:.,;](?= )/);
  return {
    label: texts('adventure.option.beginning', { text: clip(beginning) }),
    description: text,
  };
}

/** At most as long as there is room for, whole words. */
const clip = (text: string): string =>
  text.length <= ROOM ? text : text.slice(0, text.lastIndexOf(' ', ROOM));

/** What is chosen because a rule or a card asks. */
export function chosenText(
  view: AdventureView,
  decision: AdventureDecision,
  { args = {} }: OptionAmong<'choose'>,
  texts: Texts,
): OptionText {
  const { prompt } = decision;
  const names = namesIn(texts);
  const { card, token, space, character, index, slot } = args;
  if (prompt.key === 'prompt.may') return { label: texts('adventure.option.do') };
  if (prompt.key === 'prompt.choose-effect') {
    const path = joinPath(prompt.args.path, `options.${index}`);
    return effectChoice(effectText(effectAt({ card: prompt.args.card, path }), texts), texts);
  }
  if (prompt.key === 'prompt.far-sight') return { label: texts('adventure.option.take-away') };
  if (slot !== undefined && card !== undefined) {
    return {
      label: texts('adventure.option.slot', { foe: names.foe(card), slot: slot + 1 }),
    };
  }
  if (space !== undefined) {
    const place = placeText(view, decision, space, texts);
    return character === undefined
      ? place
      : {
          ...place,
          label: texts('adventure.option.whom-space', {
            character: names.character(character),
            space: place.label,
          }),
        };
  }
  if (token !== undefined) {
    return {
      label: names.discovery(token),
      description: texts(`adventure.discovery.${discoveryOf(token)}.text`),
    };
  }
  if (card !== undefined) {
    const text = discardText(card, texts);
    return character === undefined
      ? text
      : {
          ...text,
          label: texts('adventure.option.item-of', {
            item: text.label,
            character: names.character(character),
          }),
        };
  }
  return {
    label: character === undefined ? texts('adventure.option.do') : names.character(character),
  };
}
