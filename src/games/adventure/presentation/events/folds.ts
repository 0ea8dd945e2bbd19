import { inARow, isEvent } from '../../../../cards/telling/folds.ts';
import type { Sentence } from '../../../../cards/telling/lines.ts';
import { faceText, namesIn } from '../names.ts';
import type { Folding, ToldAs } from './sentence.ts';
import { eventText, type Told } from './telling.ts';

/** "For the first turn Septimus rolls ⚃ and Constance ⚀." A tie is rolled again, and told again. */
export const firstRolls: Folding = (events, at, texts) => {
  const rolls = inARow(events, at, 'first-rolled');
  if (rolls.length < 2) return null;
  const rolled = rolls.map(({ args }) =>
    texts('adventure.told.rolled', {
      character: namesIn(texts).character(args.character),
      die: faceText(args.die, texts),
    }),
  );
  const text = texts('adventure.told.first-rolls', { rolls: namesIn(texts).list(rolled) });
  return { used: rolls.length, sentences: [{ text, place: 'alone', subject: '' }] };
};

/** What a new level brings: first the level, then the healing and the cards that came with it. */
export const levelGained: Folding = (events, at, texts) => {
  const next = events.slice(at).findIndex((event) => !isGift(event));
  const gifts = next < 0 ? [] : events.slice(at, at + next);
  const level = events[at + next];
  if (gifts.length === 0 || !isEvent(level, 'level-gained')) return null;
  const { character } = level.args;
  if (gifts.some(({ args }) => !('character' in args) || args.character !== character)) return null;
  const subject = namesIn(texts).character(character);
  const sentences = [level, ...gifts].map(
    (event, index): Sentence => ({
      text: eventText(event, texts),
      place: index === 0 ? 'begins' : 'follows',
      subject,
    }),
  );
  return { used: sentences.length, sentences };
};

const GIFTS: ReadonlySet<Told['type']> = new Set([
  'healed',
  'cards-drawn',
  'cards-drawn-by-you',
  'cards-discarded',
]);

const isGift = ({ type }: Told): boolean => GIFTS.has(type);

/** "Urgo equips Yew Bow instead of Ash Bow." */
export const swapped: Folding = (events, at, texts) => {
  const [before, now] = [events[at], events[at + 1]];
  if (!isEvent(before, 'item-unequipped') || !isEvent(now, 'item-equipped')) return null;
  if (before.args.character !== now.args.character) return null;
  const names = namesIn(texts);
  const character = names.character(now.args.character);
  const text = texts('adventure.told.swapped', {
    character,
    item: names.item(now.args.item),
    before: names.item(before.args.item),
  });
  return { used: 2, sentences: [{ text, place: 'begins', subject: character }] };
};

/** What a board encounter is paid with. */
export const paid: Folding = (events, at, texts) => {
  const lost = inARow(events, at, 'item-lost');
  const done = events[at + lost.length];
  if (lost.length === 0 || !isEvent(done, 'board-encounter-done')) return null;
  const names = namesIn(texts);
  const character = names.character(done.args.character);
  const text = texts('adventure.told.paid', {
    character,
    encounter: names.card(done.args.encounter),
    items: names.list(
      lost.map(({ args }) => texts('adventure.told.item', { item: names.item(args.item) })),
    ),
  });
  return { used: lost.length + 1, sentences: [{ text, place: 'begins', subject: character }] };
};

/** "Urgo reveals Gold and keeps it." */
export const revealedToKeep: Folding = (events, at, texts) => {
  const [revealed, kept] = [events[at], events[at + 1]];
  if (!isEvent(revealed, 'discovery-revealed') || !isEvent(kept, 'discovery-kept')) return null;
  if (revealed.args.token !== kept.args.token) return null;
  const names = namesIn(texts);
  const character = names.character(kept.args.character);
  const text = texts('adventure.told.revealed-to-keep', {
    character,
    token: names.discovery(kept.args.token),
  });
  return { used: 2, sentences: [{ text, place: 'begins', subject: character }] };
};

/** "Urgo discards Long Poker for mana": no second sentence says that it is gone. */
export const usedUp: Folding = (events, at, texts) => {
  const [used, lost] = [events[at], events[at + 1]];
  if (!isEvent(used, 'item-used') || !isEvent(lost, 'item-lost')) return null;
  const { character, item } = used.args;
  if (lost.args.item !== item || lost.args.character !== character) return null;
  const subject = namesIn(texts).character(character);
  const text = eventText(used, texts, { lost: 'true' });
  return { used: 2, sentences: [{ text, place: 'follows', subject }] };
};

/** Where a fallen character wakes. If the fight already said who fell, only that. */
export const defeats: Folding = (events, at, texts) => {
  const event = events[at];
  if (!isEvent(event, 'character-defeated')) return null;
  const { character } = event.args;
  const earlier = events.slice(0, at);
  const fight = earlier.findLast((one) => isEvent(one, 'combat-ended'));
  const since = fight ? earlier.slice(earlier.lastIndexOf(fight)) : [];
  const told =
    fight !== undefined && fallenIn(fight).includes(character) && !isBegunAgain(since, character);
  return {
    used: 1,
    sentences: [
      {
        text: eventText(event, texts, { told: String(told) }),
        place: 'follows',
        subject: told ? namesIn(texts).character(character) : '',
      },
    ],
  };
};

/** Who has been told to be defeated in a fight. */
function fallenIn({ args: { character, against, result } }: ToldAs<'combat-ended'>): string[] {
  return [
    ...(result === 'character-defeated' || result === 'both-defeated' ? [character] : []),
    ...(result === 'opponent-defeated' || result === 'both-defeated' ? [against] : []),
  ];
}

/** Whether something else has happened to a character since. */
const isBegunAgain = (since: readonly Told[], character: string): boolean =>
  since.some(
    (event) =>
      isEvent(event, 'combat-began') ||
      ((isEvent(event, 'damaged') || isEvent(event, 'character-defeated')) &&
        event.args.character === character),
  );
