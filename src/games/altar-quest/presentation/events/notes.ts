import type { GameEvent } from '../../../../kernel/event.ts';
import { cardText } from '../../card-text.ts';
import { definition, isCard } from '../../rules/cards/library.ts';
import type { Speech } from '../wordings.ts';

/** Events that show a card whose text everybody should read. */
const SHOWS_A_CARD: readonly string[] = [
  'feature-placed',
  'altar-found',
  'quest-card-drawn',
  'villain-card-drawn',
  'search-card-drawn',
  'threat-drawn',
  'lurker-drawn',
];

/** Enemies and traps come often and speak for themselves when they act; `/card` tells the rest. */
const NEEDS_NO_TEXT: readonly string[] = ['minion', 'lurker', 'trap'];

/** What is read aloud when a card comes up, and in small print what it does. */
export function cardNotes({ type, args }: GameEvent, { texts }: Speech): string[] {
  const card = String(args.card ?? '');
  if (!SHOWS_A_CARD.includes(type) || !isCard(card)) return [];
  const shown = definition(card);
  const { narrative, text } = cardText(shown, texts);
  const aloud =
    narrative === undefined ? [] : [texts('altar-quest.told.narrative', { text: narrative })];
  if (NEEDS_NO_TEXT.includes(shown.type) || text === '') return aloud;
  const print = text.split('\n').map((line) => texts('altar-quest.told.rules', { text: line }));
  return [...aloud, ...print];
}
