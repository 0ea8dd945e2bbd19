import { actionKinds } from './actions.ts';
import { altarKinds } from './altars.ts';
import { drawingKinds } from './drawing.ts';
import { flowKinds } from './flow.ts';
import { handKinds } from './hands.ts';
import { influenceKinds } from './influences.ts';
import { LANGUAGE } from './registry.ts';
import { worshipperKinds } from './worshippers.ts';

/** Every kind of effect is registered here and nowhere else, once, when this file is loaded. */
LANGUAGE.register([
  ...flowKinds,
  ...altarKinds,
  ...drawingKinds,
  ...handKinds,
  ...influenceKinds,
  ...worshipperKinds,
  ...actionKinds,
]);
