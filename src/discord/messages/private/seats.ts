import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { nameIn } from '../../../table/match/people/called.ts';
import type { Absent } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { LIMITS } from '../../limits.ts';
import { holderName } from '../../mentions.ts';
import { dateTime } from '../moments.ts';

/** Who is away until when and who sits in, which seats are open, and who keeps the others waiting. */
export const seatLines = (
  { sitting, absent }: Pick<Look, 'sitting' | 'absent'>,
  texts: Texts,
): string[] => [
  ...sitting.map(({ owner, until, open, ...holder }) =>
    texts('bot.seat.status.sitting', {
      companion: nameIn(holder, texts),
      kept: owner ? 'yes' : 'no',
      owner: owner ? holderName(owner, texts) : '',
      how: until ? 'until' : 'long',
      until: until ? dateTime(until) : '',
      open: open ? 'yes' : 'no',
    }),
  ),
  ...absent.map((holder) =>
    texts('bot.seat.status.absent', {
      absent: holderName(holder, texts),
      count: holder.votes.length,
      needed: holder.needed,
    }),
  ),
];

/** What the viewer can do about seats. */
export function seatWays(
  { match: { id: table }, seat, kept, sitting, absent }: Look,
  texts: Texts,
): APIButtonComponentWithCustomId[] {
  const sit = (where: string, label: string) =>
    button(texts(label), encodeAddress('sit', { table, seat: where }), { style: 'primary' });
  if (kept !== null) return [sit(kept, 'bot.seat.take-back')];
  if (seat === null) {
    return sitting.some(({ open }) => open) ? [sit('', 'bot.seat.take')] : [];
  }
  return absent
    .filter((holder) => holder.seat !== seat)
    .slice(0, LIMITS.buttonsInRow)
    .map((holder) => replaceButton(table, holder, texts));
}

/** "A companion for Bo" */
export const replaceButton = (table: string, holder: Absent, texts: Texts) =>
  button(
    texts('bot.seat.replace-named', { name: nameIn(holder, texts) }),
    encodeAddress('replace', { table, seat: holder.seat, wants: 'yes' }),
  );
