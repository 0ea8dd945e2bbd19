import { cardText } from '../../card-text.ts';
import { definition } from '../../rules/cards/library.ts';
import type { Speech } from '../wordings.ts';
import { type AltarQuestEvent, TELLING } from './telling.ts';

/** Enemies and traps come often and speak for themselves when they act; `/card` tells the rest. */
const NEEDS_NO_TEXT: readonly string[] = ['minion', 'lurker', 'trap'];

/** What is read aloud when a card comes up, and in small print what it does. */
export function cardNotes({ type, args }: AltarQuestEvent, { texts }: Speech): string[] {
  if (!TELLING[type].shows || !('card' in args)) return [];
  const shown = definition(args.card);
  const { narrative, text } = cardText(shown, texts);
  const aloud =
    narrative === undefined ? [] : [texts('altar-quest.told.narrative', { text: narrative })];
  if (NEEDS_NO_TEXT.includes(shown.type) || text === '') return aloud;
  const print = text.split('\n').map((line) => texts('altar-quest.told.rules', { text: line }));
  return [...aloud, ...print];
}
