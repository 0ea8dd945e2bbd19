import type { TextArguments } from '../../../../texts/texts.ts';
import type { AltarQuestEvents } from '../../rules/events.ts';
import { putIntoWords, type Speech } from '../wordings.ts';
import { cardNotes } from './notes.ts';
import { type AltarQuestEvent, TELLING } from './telling.ts';

/** One event by itself: its line, if it has one, and the card's text if it shows a new card. */
export const tellAlone = (event: AltarQuestEvent, speech: Speech): string[] =>
  [
    speech.texts(`altar-quest.event.${event.type}`, wordsOf(event, speech)),
    ...cardNotes(event, speech),
  ].filter((line) => line !== '');

/** The arguments of an event in words, for its message. */
export function wordsOf<Type extends keyof AltarQuestEvents>(
  { type, args }: { type: Type; args: AltarQuestEvents[Type] },
  speech: Speech,
): TextArguments {
  const { words, more } = TELLING[type];
  return { ...putIntoWords(args, words, speech), ...more?.(args, speech) };
}

/** Arguments that a line can begin with. */
const SUBJECTS = ['hero', 'figure', 'enemy', 'card'] as const;

/** Whom a line about these events begins with; empty if it begins differently. */
export function subjectOf(
  events: readonly AltarQuestEvent[],
  line: string,
  speech: Speech,
): string {
  const named = events.flatMap((event) => {
    const words = wordsOf(event, speech);
    return SUBJECTS.map((name) => String(words[name] ?? ''));
  });
  return named.find((word) => word !== '' && line.startsWith(`${word} `)) ?? '';
}
