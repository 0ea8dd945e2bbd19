import { escapeMarkdown } from 'discord.js';
import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { Reported } from '../../table/around/recording/recording.ts';
import type { Texts } from '../../texts/texts.ts';
import { encodeAddress } from '../address.ts';
import { ACCENTS, container, file, text } from '../components/layout.ts';
import { clip } from '../limits.ts';
import { mention } from '../mentions.ts';
import type { OutgoingFile, OutgoingMessage } from './message.ts';
import { gameName } from './words.ts';

/** The field of the form that says what is wrong. */
export const SAID = 'said';
/** Maximum characters of it: it must still fit a message when escaped. */
const MOST_SAID = 1_500;

/** Its maximum characters in a message, including escapes. */
const QUOTED = 3_000;
const FORMATS = { heading: true, bulletedList: true, numberedList: true, maskedLink: true };

/** Asks what is wrong, and says what goes with it. */
export const reportForm = (
  table: string,
  texts: Texts,
): APIModalInteractionResponseCallbackData => ({
  custom_id: encodeAddress('report', { table }),
  title: texts('bot.report.title'),
  components: [
    {
      type: ComponentType.Label,
      label: texts('bot.report.what'),
      description: texts('bot.report.goes-with-it'),
      component: {
        type: ComponentType.TextInput,
        custom_id: SAID,
        style: TextInputStyle.Paragraph,
        required: true,
        min_length: 1,
        max_length: MOST_SAID,
      },
    },
  ],
});

/** A report as it's posted for the bot's owners. Nobody is notified, and nothing in it is formatted. */
export function reportMessage(
  reported: Reported | null,
  { by, said }: { by: string; said: string },
  texts: Texts,
): OutgoingMessage {
  const files = reported ? [reportFile(reported, texts)] : [];
  const about = reported
    ? texts('bot.report.about', {
        game: gameName(reported.match.gameId, texts),
        place: `<#${reported.match.threadId ?? reported.match.channelId}>`,
        id: reported.match.id,
      })
    : texts('bot.report.about-none');
  return {
    components: [
      container(ACCENTS.notice, [
        text(`### ${texts('bot.report.from', { by: mention(by, texts) })}\n${about}`),
        text(quoted(said)),
        ...files.map(({ name }) => file(name)),
      ]),
    ],
    files,
  };
}

/** The outcome of a report, for its author: with the file if nobody else has it. */
export function reportedMessage(
  said: string,
  reported: Reported | null,
  { words, send }: { words: string; send: boolean },
  texts: Texts,
): OutgoingMessage {
  const files = reported && send ? [reportFile(reported, texts)] : [];
  return {
    components: [
      container(ACCENTS.notice, [
        text(words),
        ...(send ? [text(quoted(said))] : []),
        ...files.map(({ name }) => file(name)),
      ]),
    ],
    files,
  };
}

const reportFile = ({ file: report }: Reported, texts: Texts): OutgoingFile => ({
  name: `report-${report.match.game}-${report.match.id}.json`,
  data: Buffer.from(JSON.stringify(report, null, 1)),
  description: texts('bot.report.file'),
  instead: texts('bot.problem.file-too-large'),
});

/** What somebody has written, as they wrote it. */
const quoted = (said: string): string =>
  clip(escapeMarkdown(said, FORMATS), QUOTED)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
