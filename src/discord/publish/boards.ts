import { createHash } from 'node:crypto';
import type { MatchSnapshot } from '../../table/summary.ts';
import { pictureFile } from '../messages/message.ts';
import { BOARD_FILE, type BoardPicture } from '../messages/round.ts';
import type { Words } from '../messages/words.ts';

/** Round messages whose picture is remembered. */
const REMEMBERED = 500;

interface Shown {
  /** Digest of the view that it was drawn from. */
  view: string;
  /** Digest of the file itself. */
  file: string;
  name: string;
  altText: string;
}

/** Knows which board each round message shows, so that an unchanged one is neither drawn nor sent again. */
export class Boards {
  #shown = new Map<string, Shown>();

  /**
   * @param messageId the message to edit; null for a new one
   * @returns the picture and what to call when the message has it
   */
  async boardFor(
    { view }: MatchSnapshot,
    messageId: string | null,
    { game, texts }: Words,
  ): Promise<{ board: BoardPicture; sent: (messageId: string) => void }> {
    const now = digest(JSON.stringify(view));
    const shown = messageId === null ? undefined : this.#shown.get(messageId);
    if (shown?.view === now) return { board: { keep: shown }, sent: () => {} };
    const picture = await game.presentation.picture(view, 'board', null, texts);
    if (!picture) return { board: null, sent: () => {} };
    const { name } = pictureFile(BOARD_FILE, picture);
    const file = digest(picture.buffer);
    const next = { view: now, file, name, altText: picture.altText };
    const sent = (id: string) => this.#remember(id, next);
    const same = shown?.file === file && shown.altText === picture.altText;
    return { board: same ? { keep: shown } : { upload: picture }, sent };
  }

  /** After a failed edit nothing is certain about a message's picture. */
  forget(messageId: string): void {
    this.#shown.delete(messageId);
  }

  #remember(messageId: string, shown: Shown): void {
    this.#shown.delete(messageId);
    this.#shown.set(messageId, shown);
    const oldest = this.#shown.keys().next();
    if (this.#shown.size > REMEMBERED && !oldest.done) this.#shown.delete(oldest.value);
  }
}

const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64');
