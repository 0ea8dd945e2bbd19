import type { TextArguments } from '../../../../texts/texts.ts';
import type { AltarQuestEvents } from '../../rules/events.ts';
import { sentence } from '../names.ts';
import { putIntoWords, type Speech } from '../wordings.ts';
import { cardNotes } from './notes.ts';
import { type AltarQuestEvent, TELLING } from './telling.ts';

/** One event by itself: its line, and what a card says where a new one is shown. */
export function tellAlone(event: AltarQuestEvent, speech: Speech): string[] {
  const line = sentence(speech.texts(`altar-quest.event.${event.type}`, wordsOf(event, speech)));
  return [line, ...cardNotes(event, speech)];
}

/** The arguments of an event in words, for its message. */
export function wordsOf<Type extends keyof AltarQuestEvents>(
  { type, args }: { type: Type; args: AltarQuestEvents[Type] },
  speech: Speech,
): TextArguments {
  const { words, more } = TELLING[type];
  return { ...putIntoWords(args, words, speech), ...more?.(args, speech) };
}
