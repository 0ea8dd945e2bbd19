import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { ASKINGS } from '../../../table/match/saved/match-settings.ts';
import { usualAsking } from '../../../table/match/time/patience.ts';
import { savedIn } from '../../../texts/saved-words.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { type MenuChoice, select } from '../../components/controls.ts';
import { lines, row } from '../../components/layout.ts';
import { clip, LIMITS } from '../../limits.ts';
import type { Words } from '../words.ts';

/** The value of the table's setting for all who have not said. */
export const AS_TABLE = 'table';

/** What can be said, by the values of menus and options. */
export const OFFERED_ASKINGS = [...ASKINGS, AS_TABLE] as const;

/** What somebody with a seat is asked while they aren't looking, with the menu for changing it. */
export function askingParts(
  { match, asking }: Pick<Look, 'match' | 'asking'>,
  { game, texts }: Words,
): APIComponentInContainer[] {
  const goesOn = match.status === 'lobby' || match.status === 'playing';
  if (!asking || !goesOn || !game.rules.companion) return [];
  const { is, said } = asking;
  const usual = usualAsking(match.settings);
  const choices = OFFERED_ASKINGS.map((value) => ({
    ...choice(value, texts),
    ...(value === AS_TABLE ? { description: texts(`bot.asking.kind.${usual}`) } : {}),
    marked: value === (said ? is : AS_TABLE),
  }));
  return [
    lines([texts(`bot.asking.holds.${is}`)]),
    row([
      select(
        encodeAddress('asked', { table: match.id, in: '' }),
        texts('bot.asking.choose'),
        choices,
      ),
    ]),
  ];
}

/** Offers to say what one wants to be asked, in the panel, when something was first answered for somebody. */
export function askingOffer(
  { match, asking }: Pick<Look, 'match' | 'asking'>,
  texts: Texts,
): APIComponentInContainer[] {
  if (!asking?.offered || match.status !== 'playing') return [];
  const address = encodeAddress('asked', { table: match.id, in: 'panel' });
  const choices = ASKINGS.map((value) => choice(value, texts));
  return [row([select(address, texts('bot.asking.offer'), choices)])];
}

const choice = (value: (typeof OFFERED_ASKINGS)[number], texts: Texts): MenuChoice => ({
  label: texts(`bot.asking.kind.${value}`),
  description: value === AS_TABLE ? '' : texts(`bot.asking.means.${value}`),
  value,
});

/** What was answered for somebody since they were last here. */
export function answeredForLines(
  { answeredFor }: Pick<Look, 'answeredFor'>,
  texts: Texts,
): string[] {
  if (answeredFor.length === 0) return [];
  const answers = answeredFor.map(({ asked, chosen }) =>
    texts('bot.asking.answer', {
      asked: clip(asked === null ? '' : savedIn(asked, texts), LIMITS.buttonLabel),
      chosen: clip(savedIn(chosen, texts), LIMITS.buttonLabel),
      named: asked !== null ? 'yes' : 'no',
    }),
  );
  return [texts('bot.asking.answered', { answers: answers.join(' · ') })];
}
