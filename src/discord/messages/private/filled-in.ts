import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Decision } from '../../../kernel/decision.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { answerWords } from '../vote.ts';
import type { Words } from '../words.ts';

/**
 * One press for everything that somebody is asked in a phase that isn't their turn: this is answered as the button
 * says, and a companion answers the rest. None where the question isn't of that kind, or has had its time.
 */
export function filledInButtons(
  { match, usual, view }: Look,
  decision: Decision,
  words: Words,
): APIButtonComponentWithCustomId[] {
  if (usual?.decision !== decision.id) return [];
  const chosen = answerWords(usual.options, decision, view, words);
  return [
    button(
      words.texts('bot.panel.as-filled-in', { chosen }),
      encodeAddress('filled', { table: match.id, decision: decision.id }),
      { style: 'success' },
    ),
  ];
}
