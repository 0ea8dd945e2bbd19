import type { CardText } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';
import { ACCENTS, container, lines } from '../components/layout.ts';
import type { OutgoingMessage } from './message.ts';

/** A card by its definition. */
export const cardMessage = (
  { name, line, text, flavour }: CardText,
  texts: Texts,
): OutgoingMessage => ({
  components: [
    container(ACCENTS.panel, [
      lines([
        `## ${name}`,
        line === '' ? '' : `-# ${line}`,
        text,
        flavour ? texts('bot.card.flavour', { flavour }) : '',
      ]),
    ]),
  ],
});
