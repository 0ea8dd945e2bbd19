import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import { ACCENTS, container, rows, text } from '../components/layout.ts';
import type { OutgoingMessage } from './message.ts';

/** A short private answer, with the ways on. */
export const plainMessage = (
  content: string,
  buttons: readonly APIComponentInMessageActionRow[] = [],
): OutgoingMessage => ({
  components: [container(ACCENTS.notice, [text(content), ...rows(buttons)])],
});
