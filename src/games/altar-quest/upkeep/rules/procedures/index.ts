import type { Procedures } from '../../../../../kernel/engine.ts';
import type { UpkeepState } from '../state.ts';
import { chooseQuest } from './choose-quest.ts';
import { guideSteps } from './guide-steps.ts';
import { shop } from './shop.ts';
import { train } from './train.ts';
import { upkeep } from './upkeep.ts';

const ALL = [upkeep, guideSteps, shop, train, chooseQuest];

/** Every procedure of the upkeep, by name. */
export const PROCEDURES: Procedures<UpkeepState> = Object.fromEntries(
  ALL.map((procedure) => [procedure.name, procedure]),
);
