import { LANGUAGE } from '../language/registry.ts';
import { attachmentKinds } from './kinds/attachments.ts';
import { challengeKinds } from './kinds/challenges.ts';
import { characterKinds } from './kinds/characters.ts';
import { combatKinds } from './kinds/combat.ts';
import { discoveryKinds } from './kinds/discoveries.ts';
import { flowKinds } from './kinds/flow.ts';
import { handKinds } from './kinds/hands.ts';
import { itemKinds } from './kinds/items.ts';
import { journeyKinds } from './kinds/journeys.ts';

/** Every kind of effect is registered here and nowhere else, once, when this file is loaded. */
LANGUAGE.register([
  ...flowKinds,
  ...combatKinds,
  ...characterKinds,
  ...handKinds,
  ...itemKinds,
  ...discoveryKinds,
  ...journeyKinds,
  ...attachmentKinds,
  ...challengeKinds,
]);
