import { type BlowScene, type BlowSide, conditionAfter } from '../../../../picture/blow/scene.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { cardName } from '../../card-text.ts';
import { drawBlowFigure, lightOf } from '../../picture/blow/figure.ts';
import { definition } from '../../rules/cards/library.ts';
import type { EventAmong } from '../events/fold.ts';
import { namesIn } from '../names.ts';
import { diceOf } from './dice.ts';
import { type Blow, strikerOf, struckBy } from './found.ts';
import { sumOf } from './sum.ts';

/** A blow, as its picture shows it. */
export function blowScene(blow: Blow, texts: Texts): BlowScene {
  const striker = strikerOf(blow);
  const struck = struckBy(blow);
  const { harm, hasFallen } = blow;
  return {
    title: titleOf(blow.rolled.args.test, { striker, struck, hasFallen }, texts),
    sides: [
      sideOf(striker, { harm: null, hasFallen: false }, texts),
      sideOf(struck, { harm: harm && harmOf(harm.args), hasFallen }, texts),
    ],
    dice: diceOf(blow, texts),
    noDice: texts('altar-quest-picture.blow.no-dice'),
    sums: [sumOf(blow, texts)],
  };
}

/** Harm that comes without dice: what a card does to somebody who falls by it. */
export function fatalScene(
  { figure, from, ...harm }: EventAmong<'damage-suffered'>['args'],
  texts: Texts,
): BlowScene {
  const sum = {
    sign: '',
    number: String(harm.amount),
    words: texts('altar-quest-picture.blow.term.damage', { number: harm.amount }),
    mark: null,
  };
  return {
    title: titleOf('inflict', { striker: from, struck: figure, hasFallen: true }, texts),
    sides: [
      sideOf(from, { harm: null, hasFallen: false }, texts),
      sideOf(figure, { harm: harmOf(harm), hasFallen: true }, texts),
    ],
    dice: [],
    noDice: texts('altar-quest-picture.blow.no-dice'),
    sums: [{ terms: [sum], tone: 'bad' }],
  };
}

const titleOf = (
  test: string,
  { striker, struck, hasFallen }: { striker: string; struck: string; hasFallen: boolean },
  texts: Texts,
): string =>
  capitalised(
    texts(`altar-quest-picture.blow.title.${test}`, {
      striker: namesIn(texts).figure(striker),
      struck: namesIn(texts).figure(struck),
      fallen: hasFallen ? 'yes' : 'no',
    }),
  );

const harmOf = ({ amount, left, health }: { amount: number; left: number; health: number }) => ({
  amount,
  left,
  most: health,
});

/** The name without the colour of the base ring: the figure shows that. */
function sideOf(
  figure: string,
  fares: Pick<BlowSide, 'harm' | 'hasFallen'>,
  texts: Texts,
): BlowSide {
  const { type } = definition(figure);
  const isPerson = type === 'character' || type === 'ally';
  return {
    name: isPerson ? capitalised(namesIn(texts).hero(figure)) : cardName(definition(figure), texts),
    light: lightOf(figure),
    draw: (context, x, y, size) =>
      drawBlowFigure(context, figure, conditionAfter(fares), x, y, size),
    ...fares,
  };
}
