import { drawMark } from '../../../../picture/card-face.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import type { LegendEntry, LegendSection } from '../../../../picture/legend.ts';
import { INK } from '../../../../picture/palette.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { KINDS, SYMBOLS } from '../../rules/terms.ts';
import { type Built, drawBuilt } from '../built.ts';
import { COUNTED, cardLook, SYMBOL_MARKS } from '../looks.ts';
import { drawOmenSign } from './omen-sign.ts';
import type { Ward } from './scene.ts';
import { drawWard } from './ward.ts';

type Draw = LegendEntry['draw'];

const built =
  (what: Built): Draw =>
  (context, x, y, side) =>
    drawBuilt(context, what, x, y, side * 0.9);

const ward =
  (kind: Ward): Draw =>
  (context, x, y, side) => {
    const [width, height] = [side * 0.84, side * 0.6];
    drawWard(context, kind, { x: x - width / 2, y: y - height / 2, width, height });
  };

/** What is drawn on boards, by the key of its words. */
const ON_BOARDS: { readonly [key: string]: Draw } = {
  active: built('active'),
  inactive: built('inactive'),
  shrine: built('shrine'),
  protected: ward('protected'),
  broken: ward('broken'),
  complete: ward('complete'),
  omen: (context, x, y, side) => drawOmenSign(context, cardLook('omen').icon, x, y, side * 0.9),
  counted: (context, x, y, side) =>
    drawIcon(context, COUNTED.icon, x, y, side * 0.9, COUNTED.colour),
};

/** Every symbol of the game's pictures but those of the gods, which stand beside their names. */
export function legendSections(texts: Texts): LegendSection[] {
  const section = (title: string, entries: LegendSection['entries']): LegendSection => ({
    title: texts(`altar.picture.legend.${title}`),
    entries,
  });
  return [
    section(
      'boards',
      Object.entries(ON_BOARDS).map(([key, draw]) => ({
        words: texts(`altar.picture.legend.${key}`),
        draw,
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
