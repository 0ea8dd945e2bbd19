import type { Texts } from '../../../texts/texts.ts';
import { itemOf } from '../rules/cards/library.ts';
import { positionOf } from '../rules/position.ts';
import { attackTypeAlone } from '../rules/queries/attack-type-alone.ts';
import { characterOf } from '../rules/queries/characters.ts';
import { healthOf, strengthOf } from '../rules/queries/values.ts';
import type { AdventureState, Character } from '../rules/state.ts';
import type { AttackType } from '../rules/terms.ts';
import type { OptionAmong } from '../rules/verbs.ts';
import type { AdventureView } from '../rules/view.ts';

/** What somebody fights with outside of any combat. */
interface Alone {
  attack: number;
  type: AttackType;
  defense: number;
  damage: number;
  health: number;
}

const alone = (state: AdventureState, character: Character): Alone => ({
  ...strengthOf(state, character),
  type: attackTypeAlone(character),
  health: healthOf(state, character),
});

/** "⚔️ 2 → 4 ranged · 🛡️ 5 → 6": what putting something on, or taking it off, changes; empty if nothing does. */
export function changeOfStrength(
  view: AdventureView,
  seat: string,
  { verb, args }: OptionAmong<'equip'> | OptionAmong<'unequip'>,
  texts: Texts,
): string {
  const state = positionOf(view);
  const now = characterOf(state, seat);
  const { slot } = itemOf(args.item);
  if (slot === 'bag') return '';
  const then: Character = {
    ...now,
    [slot]: verb === 'equip' ? args.item : null,
    bag: now.bag.filter((item) => item !== args.item),
  };
  const position = {
    ...state,
    characters: state.characters.map((one) => (one === now ? then : one)),
  };
  const [before, after] = [alone(state, now), alone(position, then)];
  const values = (['attack', 'defense', 'damage', 'health'] as const)
    .filter((value) => before[value] !== after[value])
    .map((value) =>
      texts(`adventure.strength.${value}`, { before: before[value], after: after[value] }),
    );
  return [
    ...values,
    ...(before.type === after.type ? [] : [texts(`adventure.type.${after.type}`)]),
  ].join(' · ');
}
