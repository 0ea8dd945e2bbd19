import { LANGUAGE } from '../language/registry.ts';
import { altarDiceKinds } from './kinds/altar-dice.ts';
import { attackKinds } from './kinds/attack.ts';
import { cardKinds } from './kinds/cards.ts';
import { discardOrSuffer } from './kinds/discard-or-suffer.ts';
import { exhaustKinds } from './kinds/exhaust.ts';
import { flowKinds } from './kinds/flow.ts';
import { guard } from './kinds/guard.ts';
import { harmKinds } from './kinds/harm.ts';
import { joiningKinds } from './kinds/joining.ts';
import { lure } from './kinds/lure.ts';
import { mark } from './kinds/mark.ts';
import { matchKinds } from './kinds/match.ts';
import { movementKinds } from './kinds/movement.ts';
import { pay } from './kinds/pay.ts';
import { pileKinds } from './kinds/piles.ts';
import { quarryKinds } from './kinds/quarry.ts';
import { reachKinds } from './kinds/reach.ts';
import { pendingKinds } from './kinds/reactions.ts';
import { repeat } from './kinds/repeat.ts';
import { sequenceKinds } from './kinds/sequence.ts';
import { testKinds } from './kinds/tests.ts';
import { throwKind } from './kinds/throw.ts';
import { tokenKinds } from './kinds/tokens.ts';

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
  lure,
  throwKind,
  ...cardKinds,
  ...pileKinds,
  mark,
  ...exhaustKinds,
  ...altarDiceKinds,
  ...pendingKinds,
  guard,
  ...matchKinds,
  ...joiningKinds,
  ...quarryKinds,
]);
