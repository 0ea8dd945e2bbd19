import { fold, isEvent } from '../../../../cards/telling/folds.ts';
import type { Sentence } from '../../../../cards/telling/lines.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { faceText, namesIn } from '../names.ts';
import { blows, sufferedText } from './blows.ts';
import { usedUp } from './folds.ts';
import type { Folding, ToldAs } from './sentence.ts';
import { eventText, subjectOf, type Told } from './telling.ts';

/**
 * A fight in two lines: who fights whom and what is done before the dice; then what happens after them, the
 * result of both attacks, and how it ends. An unfinished fight is told up to where it stands.
 */
export const combat: Folding = (events, at, texts) => {
  const began = events[at];
  if (!isEvent(began, 'combat-began')) return null;
  const fight = events.slice(at, endOf(events, at));
  const dice = fight.findIndex(({ type }) => type === 'dice-rolled');
  const before = fight.slice(1, dice < 0 ? undefined : dice);
  const after = dice < 0 ? [] : fight.slice(dice);
  return {
    used: fight.length,
    sentences: [
      ...opening(began, events[at - 1], before.length === 0 && after.some(isEnd), texts),
      ...oneByOne(before, texts),
      ...exchange(began, after, texts),
    ],
  };
};

const isEnd = ({ type }: Told): boolean => type === 'combat-ended';

/**
 * Who fights whom: empty if the card has just been drawn, or if the line about the attacks says it.
 * @param before the event before the fight
 */
const opening = (
  began: ToldAs<'combat-began'>,
  before: Told | undefined,
  isTold: boolean,
  texts: Texts,
): Sentence[] =>
  isTold || (before?.type === 'challenge-drawn' && before.args.card === began.args.against)
    ? []
    : [said(began, 'begins', texts)];

/** Where a fight ends, or how far it has got. */
function endOf(events: readonly Told[], at: number): number {
  const next = events.findIndex(
    ({ type }, index) => index > at && (type === 'combat-ended' || type === 'combat-began'),
  );
  if (next < 0) return events.length;
  return events[next]?.type === 'combat-ended' ? next + 1 : next;
}

/** Events that the line about the attacks tells. */
const TOLD_TOGETHER: ReadonlySet<Told['type']> = new Set([
  'dice-rolled',
  'attacked',
  'attack-held',
  'combat-ended',
]);

/** Everything from the dice on. */
function exchange(
  began: ToldAs<'combat-began'>,
  events: readonly Told[],
  texts: Texts,
): Sentence[] {
  if (events.length === 0) return [];
  const ended = events.find((event) => isEvent(event, 'combat-ended'));
  if (!ended) return begun(oneByOne(events, texts));
  const struck = events.findIndex(({ type }) => type === 'attacked' || type === 'attack-held');
  const first = struck < 0 ? events.length : struck;
  // Damage is told with its attack, unless the battle was canceled: then what goes back comes first.
  const isOff = ended.args.result === 'canceled';
  const apart = (event: Told, index: number) =>
    (isOff && event.type === 'attacked') ||
    (!TOLD_TOGETHER.has(event.type) && (isOff || !(event.type === 'damaged' && index > first)));
  const others = oneByOne(events.filter(apart), texts);
  const dice = events.find((event) => isEvent(event, 'dice-rolled'));
  const verdict = verdictOf(began, ended, events.slice(first), dice, texts);
  return [
    // If powers or cards came in between, the dice that triggered them come first.
    ...(others.length > 0
      ? begun([...(dice ? [said(dice, 'begins', texts)] : []), ...others])
      : []),
    { text: verdict, place: 'begins', subject: namesIn(texts).character(began.args.character) },
  ];
}

/** Events told one after another, to find those that belong together even in a fight. */
const oneByOne = (events: readonly Told[], texts: Texts): Sentence[] =>
  fold(events, texts, [blows, usedUp], (all, at) => ({
    sentences: [said(all[at]!, 'follows', texts)],
    used: 1,
  })).flatMap(({ sentences }) => sentences);

/** A line begins with the first of its sentences. */
const begun = ([first, ...rest]: Sentence[]): Sentence[] =>
  first ? [{ ...first, place: 'begins' }, ...rest] : [];

const said = (event: Told, place: Sentence['place'], texts: Texts): Sentence => ({
  text: eventText(event, texts),
  place,
  subject: subjectOf(event, texts),
});

/** How the blow of one side went, in a word for messages, with what is told of it. */
interface Blow {
  how: 'hits' | 'harmless' | 'misses' | 'held' | 'late';
  text: string;
  far: boolean;
}

function blowOf(
  side: 'attacker' | 'defender',
  events: readonly Told[],
  dice: ToldAs<'dice-rolled'> | undefined,
  texts: Texts,
): Blow {
  const struck = events.find((event) => isEvent(event, 'attacked') && event.args.side === side);
  if (isEvent(struck, 'attacked')) {
    const { die, attack, defense, hits, type, damage } = struck.args;
    const how = hits === 'true' ? (damage > 0 ? 'hits' : 'harmless') : 'misses';
    return {
      how,
      far: type === 'ranged',
      text: texts('adventure.told.blow', {
        die: faceText(die, texts),
        value: die,
        attack: Math.abs(attack),
        below: String(attack < 0),
        defense,
        hits,
      }),
    };
  }
  const held = events.some((event) => isEvent(event, 'attack-held') && event.args.side === side);
  const die = dice?.args[side];
  return {
    how: held ? 'held' : 'late',
    far: false,
    text: die === undefined ? '' : texts('adventure.told.die', { die: faceText(die, texts) }),
  };
}

/** Both attacks and what they come to, in one sentence about the attacker. */
function verdictOf(
  began: ToldAs<'combat-began'>,
  ended: ToldAs<'combat-ended'>,
  events: readonly Told[],
  dice: ToldAs<'dice-rolled'> | undefined,
  texts: Texts,
): string {
  const { character, against } = began.args;
  const names = namesIn(texts);
  const own = blowOf('attacker', events, dice, texts);
  const other = blowOf('defender', events, dice, texts);
  const harmOf = (id: string): string => {
    const harm = events.findLast(
      (event) => isEvent(event, 'damaged') && event.args.character === id,
    );
    return isEvent(harm, 'damaged') ? sufferedText(harm, texts) : 'none';
  };
  const suffered = harmOf(character);
  const isDuel = began.args.with === 'character';
  const dealt = isDuel ? harmOf(against) : 'none';
  return texts(`adventure.told.fight.${ended.args.result}`, {
    who: names.character(character),
    against: names.foe(against),
    own: isDuel && own.how === 'hits' && dealt === 'none' ? 'harmless' : own.how,
    far: String(own.far),
    blow: own.text,
    dealt,
    answer: texts('adventure.told.answer', {
      other: other.how === 'hits' && suffered === 'none' ? 'harmless' : other.how,
      who: names.character(character),
      both: String(ended.args.result === 'both-defeated'),
      blow: other.text,
      suffered,
      silent: String(other.text === ''),
    }),
  });
}
