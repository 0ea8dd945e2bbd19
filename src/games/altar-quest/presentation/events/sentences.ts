import type { Manner, Sentence } from '../../../../cards/telling/lines.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import { causeName } from '../names.ts';
import type { Speech } from '../wordings.ts';
import type { Told } from './fold.ts';
import { subjectOf } from './single.ts';
import { type AltarQuestEvent, TELLING } from './telling.ts';

/** How the line about some events relates to the rest. */
export function sentenceOf(
  { lines, events, lead, line, about }: Told & { events: readonly AltarQuestEvent[] },
  speech: Speech,
): Sentence {
  const event = events[0]!;
  const [text = '', ...more] = lines;
  return {
    text,
    more,
    place: line ?? TELLING[event.type].line ?? 'alone',
    subject: subjectOf(events, text, speech),
    doer: event.cause ?? '',
    // An event that the next line tells is not about a card by itself.
    about: about ?? (text === '' && !lead ? '' : speaksOf(event)),
    ...(lead ? { lead } : {}),
  };
}

/** The card that a line about this event brings into action; otherwise the one that caused it. */
const speaksOf = ({ type, args, cause }: AltarQuestEvent): string =>
  'card' in args && (TELLING[type].shows || TELLING[type].line === 'begins')
    ? args.card
    : (cause ?? '');

export const mannerOf = (speech: Speech): Manner => ({
  longest: 220,
  begin: capitalised,
  goOn: capitalised,
  plain: (text) => text,
  list: speech.names.list,
  leadOf: (one) => leadOf(one, speech),
  led: (lead, line) =>
    line === ''
      ? speech.texts('altar-quest.told.unled', { lead })
      : speech.texts('altar-quest.told.led', { lead, line }),
});

/** Whose doing it is, if its sentence doesn't begin with that and a test doesn't name it. */
function leadOf({ text, place, doer = '' }: Sentence, { texts, names }: Speech): string {
  const isNamed = (name: string) =>
    place === 'joins' ? text.includes(name) : text.startsWith(name);
  if (doer === '' || [names.card(doer), names.figure(doer)].some(isNamed)) return '';
  return texts('altar-quest.told.lead', { card: causeName(doer, names) });
}
