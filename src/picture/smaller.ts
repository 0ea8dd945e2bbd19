import { loadImage } from '@napi-rs/canvas';
import { onCanvas } from './canvases.ts';
import { INK } from './palette.ts';
import type { EncodedPicture } from './picture.ts';

export interface SmallPicture {
  /** A JPEG. */
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * A picture for a page that holds many, as a JPEG.
 * @param widest in pixels; a narrower one stays unchanged
 * @param quality 1 to 100
 */
export async function smallerPicture(
  { buffer }: Pick<EncodedPicture, 'buffer'>,
  { widest, quality }: { widest: number; quality: number },
): Promise<SmallPicture> {
  const image = await loadImage(buffer);
  const scale = Math.min(1, widest / image.width);
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return onCanvas({ width, height }, async (canvas) => {
    const context = canvas.getContext('2d');
    context.fillStyle = INK.night;
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return { bytes: await canvas.encode('jpeg', quality), width, height };
  });
}
