import { type BlowPictures, worthShowing } from '../../../../kernel/blow.ts';
import { blowPicture } from '../../../../picture/blow/picture.ts';
import { type BlowScene, sumInWords } from '../../../../picture/blow/scene.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { isCard } from '../../rules/cards/library.ts';
import { isKnown } from '../events/index.ts';
import type { AltarQuestEvent } from '../events/telling.ts';
import { namesIn } from '../names.ts';
import { type Blow, blowsIn, strikerOf, struckBy } from './found.ts';
import { blowScene } from './scene.ts';

/** Pictures of attacks, and of what enemies and cards do to heroes and allies. */
export const blow: BlowPictures<AltarQuestEvent> = {
  of: (events) => {
    const blows = blowsIn(events.filter(isKnown)).filter(
      (one) => isCard(strikerOf(one)) && isCard(struckBy(one)),
    );
    return worthShowing(blows, ({ hasFallen }) => hasFallen)?.events ?? null;
  },

  picture: (events, texts) => {
    const [told] = blowsIn(events);
    if (!told) throw new RangeError('These events tell of no blow.');
    const scene = blowScene(told, texts);
    return blowPicture(scene, inWords(told, scene, texts).join('\n'));
  },
};

/** The same in sentences. */
function inWords(told: Blow, { title, dice, noDice, sums }: BlowScene, texts: Texts): string[] {
  const name = capitalised(namesIn(texts).figure(struckBy(told)));
  const { list } = namesIn(texts);
  const rolled = dice.length > 0 ? list(dice.map(({ words }) => words)) : noDice;
  return [
    `${title}.`,
    texts('altar-quest-picture.blow.dice', { dice: rolled }),
    ...sums.map(sumInWords),
    ...(told.harm
      ? [
          texts('altar-quest-picture.blow.health', {
            name,
            left: told.harm.args.left,
            most: told.harm.args.health,
          }),
        ]
      : []),
    ...(told.hasFallen ? [texts('altar-quest-picture.blow.falls', { name })] : []),
  ];
}
