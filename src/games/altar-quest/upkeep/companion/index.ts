import type { CompanionRules } from '../../../../kernel/companion.ts';
import type { Upkeep, UpkeepState } from '../rules/state.ts';
import type { UpkeepView } from '../rules/view.ts';
import { habits } from './habits.ts';

/** How companions shop and train: by rules of thumb, whatever their strength. */
export const upkeepCompanion: CompanionRules<UpkeepState, UpkeepView, Upkeep> = { habits };
