import { isEvent } from '../../../../cards/telling/folds.ts';
import type { Sentence } from '../../../../cards/telling/lines.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { heartsText } from '../names.ts';
import type { Folding, ToldAs } from './sentence.ts';
import { eventText, subjectOf, type Told } from './telling.ts';

/**
 * The blows of one step of a fight, while it goes on: who strikes whom, and the health they have left. "Urgo
 * hits Constance: ⚃ 4 + 2 ≥ 6, 1 damage, ♥ 3/5."
 */
export const blows: Folding = (events, at, texts) => {
  const struck = events.slice(at, at + lengthOf(events.slice(at)));
  return isEvent(struck[0], 'attacked')
    ? { used: struck.length, sentences: sentencesOf(struck, texts) }
    : null;
};

/** How many events, starting with the first, are blows and their consequences. */
function lengthOf(events: readonly Told[]): number {
  const next = events.findIndex(
    ({ type }) => type !== 'attacked' && type !== 'attack-held' && type !== 'damaged',
  );
  return next < 0 ? events.length : next;
}

function sentencesOf(struck: readonly Told[], texts: Texts): Sentence[] {
  const told = new Set<Told>();
  return struck.flatMap((event): Sentence[] => {
    if (told.has(event)) return [];
    const harm = isEvent(event, 'attacked') ? harmOf(event, struck, told) : undefined;
    if (harm) told.add(harm);
    return [sentenceOf(event, harm, texts)];
  });
}

/** The damage of a blow, if it has not been told with another. */
const harmOf = (
  { args: { hits, against } }: ToldAs<'attacked'>,
  struck: readonly Told[],
  told: ReadonlySet<Told>,
): ToldAs<'damaged'> | undefined =>
  struck.find(
    (event): event is ToldAs<'damaged'> =>
      hits === 'true' &&
      isEvent(event, 'damaged') &&
      event.args.character === against &&
      !told.has(event),
  );

function sentenceOf(event: Told, harm: ToldAs<'damaged'> | undefined, texts: Texts): Sentence {
  // An older version of the bot did not note who was meant.
  if (isEvent(event, 'attacked') && event.args.against === undefined) {
    return { text: '', place: 'begins', subject: '' };
  }
  return {
    text: eventText(event, texts, harm ? { suffered: sufferedText(harm, texts) } : {}),
    place: isEvent(event, 'damaged') ? 'follows' : 'begins',
    subject: isEvent(event, 'damaged') ? subjectOf(event, texts) : '',
  };
}

/** "**1 damage**, ♥ 3/5" */
export const sufferedText = (
  { args: { amount, damage, health } }: ToldAs<'damaged'>,
  texts: Texts,
): string =>
  texts('adventure.told.harm', { amount, hearts: heartsText({ damage, health }, texts) });
