import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { firstLineOf } from '../../../table/deciding/undoing/words.ts';
import type { UndoNotice } from '../../../table/match/saved/slot.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { listed, mention } from '../../mentions.ts';
import type { Words } from '../words.ts';

/** The state of a request to go back, or its outcome. */
export function undoWords(
  { by, what, agreed, missing, needed, outcome, refusedBy }: UndoNotice,
  { game, texts }: Words,
): string {
  const told = Array.isArray(what) ? firstLineOf(game, what, texts) : what;
  const about = { by: mention(by, texts), what: told ?? texts('bot.undo.secret') };
  const people = (userIds: readonly string[]) => listed(userIds, texts);
  switch (outcome) {
    case 'asked':
      return texts('bot.undo.request', {
        ...about,
        agreed: people(agreed),
        missing: people(missing),
        count: agreed.length,
        needed,
      });
    case 'done':
      return texts('bot.undo.request-done', { ...about, agreed: people(agreed) });
    case 'refused':
      return texts('bot.undo.request-refused', {
        ...about,
        refuser: mention(refusedBy ?? by, texts),
      });
    case 'withdrawn':
      return texts('bot.undo.request-withdrawn', about);
    case 'overtaken':
      return texts('bot.undo.request-overtaken', about);
  }
}

export function undoButtons(
  table: string,
  { number }: UndoNotice,
  texts: Texts,
): APIButtonComponentWithCustomId[] {
  const request = String(number);
  return [
    button(texts('bot.undo.agree'), encodeAddress('agree', { table, request }), {
      style: 'success',
    }),
    button(texts('bot.undo.refuse'), encodeAddress('refuse', { table, request })),
  ];
}
