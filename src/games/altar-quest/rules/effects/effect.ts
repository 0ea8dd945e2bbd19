import type { AltarDiceEffect } from './altar-dice.ts';
import type { AttackEffect } from './attack.ts';
import type { CardEffect } from './card-moves.ts';
import type { DiscardOrSuffer } from './discard-or-suffer.ts';
import type { ExhaustEffect } from './exhaust.ts';
import type { FlowEffect } from './flow.ts';
import type { Guard } from './guard.ts';
import type { DamageEffect } from './harm.ts';
import type { MatchEffect } from './match-effects.ts';
import type { MovementEffect } from './movement.ts';
import type { PendingEffect } from './pending-effects.ts';
import type { ReachEffect } from './reach.ts';
import type { Repeat } from './repeat.ts';
import type { TestEffect } from './tests.ts';
import type { TokenEffect } from './tokens-effects.ts';

/** What a card does: a tree of plain nodes. Every kind has its schema, resolution and words in one file. */
export type Effect =
  | FlowEffect
  | Repeat
  | ReachEffect
  | TokenEffect
  | DamageEffect
  | DiscardOrSuffer
  | TestEffect
  | AttackEffect
  | MovementEffect
  | CardEffect
  | ExhaustEffect
  | AltarDiceEffect
  | PendingEffect
  | Guard
  | MatchEffect;
