import { setImmediate as others } from 'node:timers/promises';
import { onCanvas, type Size } from '../canvases.ts';
import type { EncodedPicture } from '../picture.ts';
import { captionHeight, paintCaption } from './caption.ts';
import { type Frame, framesOf } from './frames.ts';
import { createGif } from './gif.ts';
import type { Shot } from './shot.ts';

/** Bytes: what any server takes, and a phone loads while somebody waits. */
const MOST = 4_000_000;
/** How much smaller it is drawn if it has no room. */
const SMALLER = [1, 0.7] as const;

/**
 * Draws and encodes an animation, with a strip for captions below it. Null if it has too many shots for its time, or
 * too much changes in it.
 * @param size in the units in which the shots paint, without the captions
 * @param sharp pixels for each unit, as long as there is room for them
 * @param words what it shows, one statement a line
 * @param room the most bytes that it may have
 */
export async function animationPicture(
  { sharp, ...size }: Size & { sharp: number },
  shots: readonly Shot[],
  words: string,
  room = MOST,
): Promise<EncodedPicture | null> {
  const frames = framesOf(shots);
  if (!frames) return null;
  for (const share of SMALLER) {
    const scale = sharp * share;
    const width = Math.round(size.width * scale);
    const height = Math.round((size.height + captionHeight(size.width)) * scale);
    const buffer = await encoded(frames, size, { width, height }, scale);
    if (buffer.length > room) continue;
    return { buffer, contentType: 'image/gif', width, height, altText: plain(words) };
  }
  return null;
}

/** Alt text knows no Markdown: it would be read aloud. */
const plain = (words: string): string => words.replaceAll(/\*|^(?:-# |> )/gm, '');

/** Lets other drawings of this thread go on after each shot. */
function encoded(
  frames: readonly Frame[],
  painted: Size,
  size: Size,
  scale: number,
): Promise<Buffer> {
  return onCanvas(size, (ground) =>
    onCanvas(size, async (canvas) => {
      const gif = createGif(size);
      const context = canvas.getContext('2d');
      let standing: Shot | null = null;
      let caption = '';
      for (const { shot, moment, lasts } of frames) {
        if (shot !== standing) {
          await others();
          const painting = ground.getContext('2d');
          painting.reset();
          painting.scale(scale, scale);
          shot.ground(painting);
          caption = shot.caption ?? caption;
          paintCaption(painting, caption, painted);
          standing = shot;
        }
        context.reset();
        context.drawImage(ground, 0, 0);
        context.scale(scale, scale);
        context.beginPath();
        context.rect(0, 0, painted.width, painted.height);
        context.clip();
        shot.moving?.(context, moment);
        gif.add(pixelsOn(canvas.data()), lasts);
      }
      return gif.finish();
    }),
  );
}

const pixelsOn = ({ buffer, byteOffset, byteLength }: Buffer): Uint32Array =>
  new Uint32Array(buffer, byteOffset, byteLength / 4);
