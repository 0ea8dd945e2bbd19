import { altarDiceKinds } from './altar-dice.ts';
import { attackKinds } from './attack.ts';
import { cardKinds } from './card-moves.ts';
import { discardOrSuffer } from './discard-or-suffer.ts';
import { exhaustKinds } from './exhaust.ts';
import { flowKinds } from './flow.ts';
import { guard } from './guard.ts';
import { harmKinds } from './harm.ts';
import { matchKinds } from './match-effects.ts';
import { movementKinds } from './movement.ts';
import { pay } from './pay.ts';
import { pendingKinds } from './pending-effects.ts';
import { reachKinds } from './reach.ts';
import { LANGUAGE } from './registry.ts';
import { repeat } from './repeat.ts';
import { sequenceKinds } from './sequence.ts';
import { testKinds } from './tests.ts';
import { tokenKinds } from './tokens-effects.ts';

/** Every kind of effect is registered here and nowhere else, once, when this file is loaded. */
LANGUAGE.register([
  ...sequenceKinds,
  pay,
  ...flowKinds,
  repeat,
  ...reachKinds,
  ...tokenKinds,
  ...harmKinds,
  discardOrSuffer,
  ...testKinds,
  ...attackKinds,
  ...movementKinds,
  ...cardKinds,
  ...exhaustKinds,
  ...altarDiceKinds,
  ...pendingKinds,
  guard,
  ...matchKinds,
]);
