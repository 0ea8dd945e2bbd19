import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Texts } from '../../../texts/texts.ts';
import { type AddressVerb, encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';

/** Buttons for looking at what has happened in a match, except for the current view. */
export function recordButtons(
  table: string,
  shown: AddressVerb,
  texts: Texts,
): APIButtonComponentWithCustomId[] {
  const ways = [
    { verb: 'log', address: encodeAddress('log', { table, page: 'last' }) },
    { verb: 'chronicle', address: encodeAddress('chronicle', { table }) },
    { verb: 'replay', address: encodeAddress('replay', { table, step: 'first' }) },
    { verb: 'verify', address: encodeAddress('verify', { table }) },
    { verb: 'report', address: encodeAddress('report', { table }) },
  ] as const;
  return ways
    .filter(({ verb }) => verb !== shown)
    .map(({ verb, address }) => button(texts(`bot.button.${verb}`), address));
}

/** To what has happened since somebody's last visit. */
export const sinceButton = (table: string, texts: Texts): APIButtonComponentWithCustomId =>
  button(texts('bot.button.since'), encodeAddress('since', { table }));

export const backButton = (table: string, texts: Texts): APIButtonComponentWithCustomId =>
  button(texts('bot.button.back'), encodeAddress('act', { table }));
