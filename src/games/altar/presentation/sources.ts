import type { Texts } from '../../../texts/texts.ts';
import type { AltarOption, OptionAmong } from '../rules/verbs.ts';
import { namesIn } from './names.ts';

export type Draw = OptionAmong<'draw'>;

export const isDraw = (option: AltarOption): option is Draw => option.verb === 'draw';

/** Where a card is drawn from, in words: "from the deck", "Seer". */
export const sourceOf = ({ id, args }: Draw, texts: Texts): string =>
  texts(`altar.source.${id.split(':')[0]}`, {
    card: id === 'deck' ? '' : namesIn(texts).card(args.card),
  });
