import type {
  APIButtonComponentWithCustomId,
  APITextDisplayComponent,
} from 'discord-api-types/v10';
import type { Decision } from '../../../kernel/decision.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { text } from '../../components/layout.ts';
import { answerWords } from '../vote.ts';
import type { Words } from '../words.ts';

/**
 * One press for everything that somebody is asked in a phase that isn't their turn: this is answered as the
 * button says, and a companion answers the rest. None if the question isn't of that kind, or has had its time.
 */
export function filledInButtons(
  { match, usual, view, isOpening }: Look,
  decision: Decision,
  words: Words,
): APIButtonComponentWithCustomId[] {
  if (usual?.decision !== decision.id) return [];
  const chosen = answerWords(usual.options, decision, view, words);
  return [
    button(
      words.texts(isOpening ? 'bot.panel.just-start' : 'bot.panel.as-filled-in', { chosen }),
      encodeAddress('filled', { table: match.id, decision: decision.id }),
      // Next to the cards to keep, whose button is green.
      { style: isOpening ? 'primary' : 'success' },
    ),
  ];
}

/** What that press means for the questions that follow. */
export const filledInMeans = (
  { isOpening }: Look,
  buttons: readonly unknown[],
  texts: Texts,
): APITextDisplayComponent[] =>
  buttons.length === 0
    ? []
    : [text(texts(isOpening ? 'bot.panel.just-start-means' : 'bot.panel.filled-in-means'))];
