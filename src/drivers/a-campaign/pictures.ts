import type { Picture } from '../../kernel/pictures.ts';
import { smallerPicture } from '../../picture/smaller.ts';

/** A picture of the page, as a file beside it. */
export interface PagePicture {
  /** Its file's name. */
  name: string;
  bytes: Buffer;
  /** What it shows, on one line. */
  altText: string;
}

/** Pixels; about as wide as the page is read. */
const WIDEST = 880;
/** Pixels of one that stands beside another. */
const BESIDE = 410;
/** Bytes of one picture. */
const MOST_BYTES = 250_000;
const QUALITIES = [80, 65, 50, 35];
/** Characters of what it shows: whoever does not see it has the text around it as well. */
const LONGEST_ALT = 400;

/** Collects the pictures of the page in the order in which they stand there. */
export class Pictures {
  readonly all: PagePicture[] = [];

  /** Adds a picture, and gives the Markdown that shows it; nothing where there is none. */
  async add(picture: Picture | null, name: string, caption: string): Promise<string[]> {
    const added = picture && (await this.#added(picture, name));
    return added ? [`![${added.altText}](${sourceOf(added)})`, `*${caption}*`] : [];
  }

  /** The same for one that stands beside others. */
  async beside(picture: Picture | null, name: string): Promise<string[]> {
    const added = picture && (await this.#added(picture, name));
    if (!added) return [];
    const altText = added.altText.replaceAll('"', '&quot;');
    return [`<img src="${sourceOf(added)}" width="${BESIDE}" alt="${altText}">`];
  }

  async #added(picture: Picture, name: string): Promise<PagePicture> {
    const bytes = await smallEnough(picture);
    const number = String(this.all.length + 1).padStart(2, '0');
    const added = { name: `${number}-${name}.jpg`, bytes, altText: onOneLine(picture.altText) };
    this.all.push(added);
    return added;
  }
}

const sourceOf = ({ name }: PagePicture): string => `images/a-campaign/${name}`;

async function smallEnough(picture: Picture): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const { bytes } = await smallerPicture(picture, { widest: WIDEST, quality });
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new RangeError('A picture is too large for a page.');
}

/** What stood on lines of its own stays a sentence of its own. */
function onOneLine(text: string): string {
  const sentences = text.trim().replaceAll(/([^\s.!?:;,·…])[^\S\n]*\n+/gu, '$1. ');
  const line = sentences.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, '').trim();
  if (line.length <= LONGEST_ALT) return line;
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST_ALT))} …`;
}
