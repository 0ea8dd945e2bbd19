import type { AuraShape } from './auras.ts';
import type { BeardShape } from './beards.ts';
import type { DressShape } from './dresses.ts';
import type { EyeShape } from './eyes.ts';
import type { HairShape } from './hair.ts';
import type { HeadgearShape } from './headgear.ts';
import type { HeadShape } from './heads.ts';
import type { MouthShape } from './mouths.ts';
import type { Part } from './part.ts';
import type { WeaponShape } from './weapons.ts';

/**
 * Who somebody is, put together from parts that are drawn already. Every color is "#rrggbb"; what lies in
 * shadow and what catches the light is mixed from it.
 */
export interface Face {
  /** Skin, fur, scales or stone. */
  readonly skin: string;
  readonly head: HeadShape;
  readonly eyes: Part<EyeShape>;
  readonly mouth: MouthShape;
  readonly beard?: Part<BeardShape>;
  readonly hair?: Part<HairShape>;
  /** The first is worn below the others. */
  readonly headgear?: readonly Part<HeadgearShape>[];
  readonly dress: Part<DressShape>;
  readonly weapon?: Part<WeaponShape>;
  /** What shines behind the head; it also lights the ground of a medallion. */
  readonly aura: Part<AuraShape>;
}
