import type { Game, Picture } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { readWriting } from './drawn-words.ts';
import type { Reader } from './reading.ts';

/** Draws, and reads what is written on the picture and said of it. */
async function readPicture(
  name: string,
  draw: () => Promise<Picture | null> | undefined,
  read: Reader,
): Promise<void> {
  const stop = readWriting((text) => read(`what is written on ${name}`, text));
  try {
    const picture = await draw();
    if (picture)
      read(`what is said of ${name}`, `${picture.altText}\n${picture.altTextRest ?? ''}`);
  } finally {
    stop();
  }
}

/** Every picture that a match offers somebody now, and those of questions that can be voted on. */
export async function readPicturesOf(
  { rules, presentation }: Game,
  match: Match,
  texts: Texts,
  read: Reader,
): Promise<void> {
  const view = rules.view(match, 'seat-1');
  for (const offer of presentation.pictures(view, texts))
    await readPicture(
      `the picture ${offer.kind}`,
      () => presentation.picture(view, offer, texts, 'coarse'),
      read,
    );
  const { ballots } = presentation;
  for (const decision of ballots ? match.open : [])
    if (ballots?.marks(view, decision))
      await readPicture('a ballot', () => ballots.picture(view, decision, texts), read);
}

/** Every card of a game, as its decks are drawn for the people who make them. */
export async function readDecks({ presentation }: Game, texts: Texts, read: Reader): Promise<void> {
  for (const deck of presentation.decks?.() ?? [])
    await readPicture(`the deck ${deck}`, () => presentation.contactSheet?.(deck, texts), read);
}
