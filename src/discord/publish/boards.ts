import { createHash } from 'node:crypto';
import type { APIMessage } from 'discord-api-types/v10';
import type { Campaign } from '../../kernel/campaign.ts';
import type { GameEvent } from '../../kernel/event.ts';
import type { Picture, PictureDetail } from '../../kernel/pictures.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import type { PublicDecision } from '../../table/match/saved/summary.ts';
import type { Publication } from '../../table/telling/publishing/publisher.ts';
import { drawBallot, drawBlow, drawCampaign, drawView, ifDrawn } from '../drawing.ts';
import { HOME_FILE } from '../messages/campaign/home.ts';
import { pictureFile } from '../messages/message.ts';
import { type KeptPicture, type MessagePicture, shownPicture } from '../messages/picture.ts';
import { BALLOT_FILE } from '../messages/thread/ballot.ts';
import { BLOW_FILE } from '../messages/thread/chapter.ts';
import { BOARD_FILE } from '../messages/thread/round.ts';
import type { Words } from '../messages/words.ts';
import type { Posted } from './posting.ts';

/** Messages whose picture is remembered: a board and a blow for as many matches as there are at once. */
const REMEMBERED = 10_000;

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
  sent: (message: Posted) => void;
}

/** What a message should show: made from this, and drawn only if that has changed. */
interface Wanted {
  /** Everything that the picture shows. */
  shows: unknown;
  /** Its file's name, without extension. */
  file: string;
  /** Null if there is no such picture now. */
  draw: ((detail: PictureDetail) => Promise<Picture | null>) | null;
  /** The words beside it say the same: in a hurry, it is left out until there is time. */
  canWait?: true;
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

  /** The picture of the blow that a chapter tells last, or of the last that killed. */
  blowFor(publication: Publication, told: readonly GameEvent[], words: Words): Promise<Board> {
    const events = words.game.presentation.blow?.of(told) ?? null;
    return this.#pictureFor(publication, {
      shows: events,
      file: BLOW_FILE,
      draw: events && (() => drawBlow(this.#renderer, words, events)),
      canWait: true,
    });
  }

  /** What a question that is voted on is about; it stays the same while people vote. */
  ballotFor(publication: Publication, decision: PublicDecision, words: Words): Promise<Board> {
    const { view } = publication.snapshot;
    const draw = () => drawBallot(this.#renderer, words, view, decision);
    return this.#pictureFor(publication, { shows: [view, decision.id], file: BALLOT_FILE, draw });
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
    const isPutOff = isHurried && wanted.draw !== null && wanted.canWait === true;
    const picture =
      wanted.draw && !isPutOff ? await ifDrawn(wanted.draw(isHurried ? 'coarse' : 'full')) : null;
    if (!picture) {
      if (message) this.forget(message.messageId);
      const missing = wanted.draw !== null && !isPutOff;
      return { board: null, missing, isCoarse: isPutOff, sent: () => {} };
    }
    const isCoarse = picture.isCoarse ?? false;
    const upload = pictureFile(wanted.file, picture);
    const file = digest(upload.data);
    const drawn = { view: now, file, isCoarse };
    if (shown?.file === file && shown.kept.altText === upload.description) {
      const { kept } = shown;
      const sent = ({ id }: Pick<APIMessage, 'id'>) => this.#note(id, { ...drawn, kept });
      return { board: { keep: kept }, missing: false, isCoarse, sent };
    }
    const sent: Board['sent'] = (message) => this.#remember(message, drawn);
    return { board: { upload }, missing: false, isCoarse, sent };
  }

  /** After a failed edit nothing is certain about a message's picture; and it may have none now. */
  forget(messageId: string): void {
    this.#shown.delete(messageId);
  }

  #remember(message: Posted, drawn: Omit<Shown, 'kept'>): void {
    this.#shown.delete(message.id);
    const picture = shownPicture(message);
    if (!picture?.id) return;
    const { id, name, altText } = picture;
    this.#note(message.id, { ...drawn, kept: { id, name, altText } });
  }

  #note(messageId: string, shown: Shown): void {
    this.#shown.delete(messageId);
    this.#shown.set(messageId, shown);
    const oldest = this.#shown.keys().next();
    if (this.#shown.size > REMEMBERED && !oldest.done) this.#shown.delete(oldest.value);
  }
}

const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64');
