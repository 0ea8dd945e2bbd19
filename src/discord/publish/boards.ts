import { createHash } from 'node:crypto';
import type { APIMessage } from 'discord-api-types/v10';
import type { Campaign } from '../../kernel/campaign.ts';
import type { Picture, PictureDetail } from '../../kernel/pictures.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import type { Publication } from '../../table/telling/publishing/publisher.ts';
import { drawCampaign, drawView, ifDrawn } from '../drawing.ts';
import { HOME_FILE } from '../messages/campaign/home.ts';
import { pictureFile } from '../messages/message.ts';
import { type KeptPicture, type MessagePicture, shownPicture } from '../messages/picture.ts';
import { BOARD_FILE } from '../messages/thread/round.ts';
import type { Words } from '../messages/words.ts';

/** Messages whose picture is remembered: as many as there are matches at once. */
const REMEMBERED = 5_000;

interface Shown {
  /** Digest of what it was drawn from. */
  view: string;
  /** Digest of the file itself. */
  file: string;
  isCoarse: boolean;
  kept: KeptPicture;
}

/** A picture, and what to call with the message once the message has it. */
export interface Board {
  board: MessagePicture | null;
  /** It should show one, which could not be drawn. */
  missing: boolean;
  /** It was drawn coarsely, and should be drawn again when there is time. */
  isCoarse: boolean;
  sent: (message: APIMessage) => void;
}

/** What a message should show: made from this, and drawn only if that has changed. */
interface Wanted {
  /** Everything that the picture shows. */
  shows: unknown;
  /** Its file's name, without extension. */
  file: string;
  /** Null if there is no such picture now. */
  draw: ((detail: PictureDetail) => Promise<Picture | null>) | null;
}

/** Knows which picture each message shows, so that an unchanged one is neither drawn nor sent again. */
export class Boards {
  readonly #renderer: Renderer;
  #shown = new Map<string, Shown>();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** The board of a round's message to edit, or of a new one; coarse if in a hurry. */
  boardFor(publication: Publication, words: Words): Promise<Board> {
    const { view } = publication.snapshot;
    const choice = words.game.presentation.pictureAt(view, 'round', null);
    return this.#pictureFor(publication, {
      shows: view,
      file: BOARD_FILE,
      draw: choice && ((detail) => drawView(this.#renderer, words, view, choice, { detail })),
    });
  }

  /** The picture of a campaign's home message. */
  homeFor(publication: Publication, campaign: Campaign, { texts }: Words): Promise<Board> {
    const draw = () => drawCampaign(this.#renderer, campaign, texts);
    return this.#pictureFor(publication, { shows: campaign, file: HOME_FILE, draw });
  }

  async #pictureFor({ message, isHurried }: Publication, wanted: Wanted): Promise<Board> {
    const now = digest(JSON.stringify(wanted.shows));
    const shown = message ? this.#shown.get(message.messageId) : undefined;
    if (shown?.view === now && (!shown.isCoarse || isHurried)) {
      const { kept, isCoarse } = shown;
      return { board: { keep: kept }, missing: false, isCoarse, sent: () => {} };
    }
    const picture = wanted.draw && (await ifDrawn(wanted.draw(isHurried ? 'coarse' : 'full')));
    if (!picture) {
      return { board: null, missing: wanted.draw !== null, isCoarse: false, sent: () => {} };
    }
    const isCoarse = picture.isCoarse ?? false;
    const upload = pictureFile(wanted.file, picture);
    const file = digest(upload.data);
    const same = shown?.file === file && shown.kept.altText === upload.description;
    return {
      board: same ? { keep: shown.kept } : { upload },
      missing: false,
      isCoarse,
      sent: (message) => this.#remember(message, { view: now, file, isCoarse }),
    };
  }

  /** After a failed edit nothing is certain about a message's picture. */
  forget(messageId: string): void {
    this.#shown.delete(messageId);
  }

  #remember(message: APIMessage, drawn: Omit<Shown, 'kept'>): void {
    this.#shown.delete(message.id);
    const picture = shownPicture(message);
    if (!picture?.id) return;
    const { id, name, altText } = picture;
    this.#shown.set(message.id, { ...drawn, kept: { id, name, altText } });
    const oldest = this.#shown.keys().next();
    if (this.#shown.size > REMEMBERED && !oldest.done) this.#shown.delete(oldest.value);
  }
}

const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64');
