import type { MatchFile } from '../../../table/around/recording/match-file.ts';
import type { Verification } from '../../../table/around/recording/recording.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { ACCENTS, container, file, lines, row, text } from '../../components/layout.ts';
import type { OutgoingFile, OutgoingMessage } from '../message.ts';
import { backButton, recordButtons } from './record-buttons.ts';

/** The result of checking a match, and the file for checking it oneself. */
export interface Checked {
  verification: Verification;
  exported: MatchFile;
}

/**
 * How the dice and cards of a match are proved.
 * @param checked null while it is played
 * @param most maximum bytes of a file where it is sent
 */
export function verificationMessage(
  match: MatchSummary,
  checked: Checked | null,
  texts: Texts,
  most: number,
): OutgoingMessage {
  const attached = checked && fileOf(checked.exported, texts);
  const fits = attached !== null && attached.data.length <= most;
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.verify.title')}\n${texts('bot.verify.how')}`),
        lines([
          texts('bot.verify.hash', { hash: match.seedHash ?? '' }),
          match.seed ? texts('bot.verify.seed', { seed: match.seed }) : '',
        ]),
        text(checked ? resultWords(checked.verification, texts) : texts('bot.verify.playing')),
        ...(attached && fits
          ? [text(texts('bot.verify.file', { file: attached.name })), file(attached.name)]
          : []),
        ...(attached && !fits ? [text(texts('bot.verify.too-large'))] : []),
        row([...recordButtons(match.id, 'verify', texts), backButton(match.id, texts)]),
      ]),
    ],
    files: attached && fits ? [attached] : [],
  };
}

function resultWords(
  { verified, choices, events, difference }: Verification,
  texts: Texts,
): string {
  switch (verified) {
    case 'same':
      return texts('bot.verify.same', { choices, events });
    case 'content-changed':
      return texts('bot.verify.content-changed');
    case 'different': {
      const { differs: what, choice } = difference ?? { differs: 'end', choice: 0 };
      const where = texts(`bot.verify.where.${what}`, { choice });
      return texts('bot.verify.different', { where });
    }
  }
}

const fileOf = (exported: MatchFile, texts: Texts): OutgoingFile => ({
  name: `${exported.game}-${exported.id}.json`,
  data: Buffer.from(JSON.stringify(exported, null, 1)),
  description: texts('bot.verify.export'),
  instead: texts('bot.verify.too-large'),
});
