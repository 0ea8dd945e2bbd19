import type { ActionEffect } from './actions.ts';
import type { AltarEffect } from './altars.ts';
import type { DrawingEffect } from './drawing.ts';
import type { FlowEffect } from './flow.ts';
import type { HandEffect } from './hands.ts';
import type { WorshipperEffect } from './worshippers.ts';

/** What a card does: a tree of plain nodes. Every kind has its schema, resolution and words in one file. */
export type Effect =
  | FlowEffect
  | AltarEffect
  | DrawingEffect
  | HandEffect
  | WorshipperEffect
  | ActionEffect;
