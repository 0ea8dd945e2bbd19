import type { DiceShown, ToldMatch } from '../../../kernel/statistics.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AltarQuestEvents } from '../rules/events.ts';
import { HERO_DIE_FACES, type HeroDieFace, RHUNES, type Rhune } from '../rules/terms.ts';
import { faceSymbol, rhuneName } from './symbols.ts';

/** How often each face came up: for hero dice in their first roll, for altar dice whenever they were rolled. */
export function diceShown(
  { events }: ToldMatch<unknown, EventOf<AltarQuestEvents>>,
  texts: Texts,
): DiceShown[] {
  const faces: HeroDieFace[] = [];
  const rhunes: Rhune[] = [];
  for (const { type, args } of events) {
    if (type === 'dice-rolled') faces.push(...args.faces);
    else if (type === 'altar-drawn') rhunes.push(...args.dice);
    else if (type === 'altar-die-rolled') rhunes.push(args.to);
  }
  const counted = <Face>(
    all: readonly Face[],
    shown: readonly Face[],
    name: (face: Face) => string,
  ) =>
    [...new Set(all)].map((face) => ({
      name: name(face),
      count: shown.filter((one) => one === face).length,
    }));
  return [
    {
      name: texts('altar-quest.dice.hero'),
      faces: counted(HERO_DIE_FACES, faces, (face) =>
        texts(`altar-quest.dice.face.${face}`, { symbol: faceSymbol(face, texts) }),
      ),
    },
    {
      name: texts('altar-quest.dice.altar'),
      faces: counted(RHUNES, rhunes, (rhune) => rhuneName(rhune, texts)),
    },
  ];
}
