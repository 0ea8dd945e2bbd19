import { isEvent } from '../../../../cards/telling/folds.ts';
import type { BlowScene } from '../../../../picture/blow/scene.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { definition, isCard } from '../../rules/cards/library.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { isKnown } from '../events/index.ts';
import type { AltarQuestEvent } from '../events/telling.ts';
import { leftOf } from '../status.ts';
import { blowsIn, strikerOf, struckBy } from './found.ts';
import { blowScene, fatalScene } from './scene.ts';

/**
 * What decided a match, if it was a blow: the last one, by which the villain or the quarry fell, or a hero
 * without whom all is lost. Null if something else did.
 * @param told what was told in the last round
 */
export function decidingBlow(
  view: AltarQuestView,
  told: readonly AltarQuestEvent[],
  texts: Texts,
): BlowScene | null {
  const events = told.filter(isKnown);
  const isWon = (view.outcome?.winners.length ?? 0) > 0;
  const decides = (struck: string) =>
    isWon ? isTarget(struck) : view.heroes.some((one) => one.id === struck && leftOf(one) === 0);
  const blow = blowsIn(events).at(-1);
  if (blow?.hasFallen && decides(struckBy(blow)) && isCard(strikerOf(blow))) {
    return blowScene(blow, texts);
  }
  const harm = events.findLast((event) => isEvent(event, 'damage-suffered'));
  if (!harm || harm.args.left > 0 || !decides(harm.args.figure) || !isCard(harm.args.from)) {
    return null;
  }
  return fatalScene(harm.args, texts);
}

/** Whether defeating it can win a quest. */
const isTarget = (struck: string): boolean =>
  isCard(struck) && ['villain', 'quarry'].includes(definition(struck).type);
