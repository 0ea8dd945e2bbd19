import type { CompanionRules } from '../../../kernel/companion.ts';
import type { AltarQuest, AltarQuestState } from '../rules/state.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { habits } from './habits.ts';

/** How companions play Altar Quest: by rules of thumb; nobody looks ahead in it. */
export const altarQuestCompanion: CompanionRules<AltarQuestState, AltarQuestView, AltarQuest> = {
  habits,
};
