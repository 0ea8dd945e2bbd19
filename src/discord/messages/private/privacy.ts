import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, file, row, text } from '../../components/layout.ts';
import type { OutgoingFile, OutgoingMessage } from '../message.ts';

/** Everything that is kept about somebody, for them alone. */
export const personalDataMessage = (data: OutgoingFile, texts: Texts): OutgoingMessage => ({
  components: [container(ACCENTS.notice, [text(texts('bot.privacy.export')), file(data.name)])],
  files: [{ ...data, instead: texts('bot.problem.file-too-large') }],
});

/** What deleting it all means, before it is done. */
export const confirmForgettingMessage = (texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.notice, [
      text(texts('bot.privacy.delete-sure')),
      row([
        button(texts('bot.privacy.delete-yes'), encodeAddress('forget', { sure: 'yes' }), {
          style: 'danger',
        }),
        button(texts('bot.privacy.delete-no'), encodeAddress('forget', { sure: 'no' })),
      ]),
    ]),
  ],
});
