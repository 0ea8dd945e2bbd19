import { type BlowPictures, worthShowing } from '../../../../kernel/blow.ts';
import { blowPicture } from '../../../../picture/blow/picture.ts';
import type { BlowScene } from '../../../../picture/blow/scene.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { isDefined } from '../../rules/cards/library.ts';
import { COMBATANTS, type Combatant } from '../../rules/terms.ts';
import { isKnown, type Told } from '../events/telling.ts';
import { type Fight, fightsIn, hasFallen } from './found.ts';
import { damageBy, fightBlow } from './scene.ts';

/** Pictures of fights, from the first attack on. */
export const blow: BlowPictures<Told> = {
  of: (events) => {
    const fights = fightsIn(events.filter(isKnown)).filter(({ sides }) =>
      COMBATANTS.every((side) => isDefined(sides[side].name)),
    );
    const killed = (fight: Fight) => COMBATANTS.some((side) => hasFallen(fight, side));
    return worthShowing(fights, killed)?.events ?? null;
  },

  picture: (events, texts) => {
    const [fight] = fightsIn(events);
    if (!fight) throw new RangeError('These events tell of no fight.');
    const scene = fightBlow(fight, texts);
    return blowPicture(scene, inWords(fight, scene, texts).join('\n'));
  },
};

/** The same in sentences. */
function inWords(fight: Fight, scene: BlowScene, texts: Texts): string[] {
  const words = (what: string, args: { [name: string]: unknown }) =>
    texts(`adventure-picture.blow.${what}`, args);
  return [
    `${scene.title}.`,
    ...COMBATANTS.map((side, index) =>
      strikeInWords(fight, side, scene.sides[index]?.name ?? '', texts),
    ),
    ...scene.sides.flatMap(({ name, harm, hasFallen: falls }) => [
      ...(harm ? [words('health', { name, left: harm.left, most: harm.most })] : []),
      ...(falls ? [words('falls', { name })] : []),
    ]),
  ];
}

function strikeInWords(fight: Fight, side: Combatant, name: string, texts: Texts): string {
  const { die, attack, isHeld, isRerolled } = fight.sides[side];
  const rolled = { name, die };
  if (!attack) return texts(`adventure-picture.blow.${isHeld ? 'held' : 'late'}`, rolled);
  const { attack: value, defense, hits } = attack.args;
  return texts('adventure-picture.blow.attack', {
    ...rolled,
    die: attack.args.die,
    attack: Math.abs(value),
    below: String(value < 0),
    defense,
    hits,
    damage: damageBy(fight, side),
    rerolled: String(isRerolled),
  });
}
