import type { CompanionRules } from '../../../kernel/companion.ts';
import type { AltarState } from '../rules/state.ts';
import type { AltarView } from '../rules/view.ts';
import { forget } from './forget.ts';
import { habits } from './habits.ts';
import { rate } from './rate.ts';

/** How companions play Altar. */
export const altarCompanion: CompanionRules<AltarState, AltarView> = { forget, rate, habits };
