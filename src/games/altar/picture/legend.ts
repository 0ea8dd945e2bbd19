import { drawMark } from '../../../picture/card-face.ts';
import { drawIcon } from '../../../picture/icons.ts';
import type { LegendSection } from '../../../picture/legend.ts';
import { INK } from '../../../picture/palette.ts';
import type { Texts } from '../../../texts/texts.ts';
import { KINDS, SYMBOLS } from '../rules/terms.ts';
import { BUILT, cardLook, SYMBOL_MARKS } from './looks.ts';

/** Every symbol of the game's pictures but those of the gods, which stand beside their names. */
export function legendSections(texts: Texts): LegendSection[] {
  const section = (title: string, entries: LegendSection['entries']): LegendSection => ({
    title: texts(`altar.picture.legend.${title}`),
    entries,
  });
  return [
    section(
      'boards',
      Object.entries(BUILT).map(([key, { icon, colour }]) => ({
        words: texts(`altar.picture.legend.${key}`),
        draw: (context, x, y, side) => drawIcon(context, icon, x, y, side * 0.9, colour),
      })),
    ),
    section(
      'symbols',
      SYMBOLS.map((symbol) => ({
        words: texts(`altar.picture.symbol.${symbol}`),
        draw: (context, x, y, side) => drawMark(context, SYMBOL_MARKS[symbol], x, y, side * 0.94),
      })),
    ),
    section(
      'kinds',
      [undefined, ...KINDS].map((kind) => {
        const { icon, band } = cardLook(kind);
        return {
          words: kind ? texts(`altar.kind.${kind}`) : texts('altar.line.plain'),
          draw: (context, x, y, side) =>
            drawMark(context, { icon, face: band, ink: INK.outline }, x, y, side * 0.94),
        };
      }),
    ),
  ];
}
