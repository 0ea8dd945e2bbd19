import { LANGUAGE } from '../language/registry.ts';
import { actionKinds } from './kinds/actions.ts';
import { altarKinds } from './kinds/altars.ts';
import { drawingKinds } from './kinds/drawing.ts';
import { flowKinds } from './kinds/flow.ts';
import { handKinds } from './kinds/hands.ts';
import { influenceKinds } from './kinds/influences.ts';
import { worshipperKinds } from './kinds/worshippers.ts';

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
